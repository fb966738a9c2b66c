"""A pause keeps what was said ahead: it is played once the match goes on."""

from collections.abc import Callable
from typing import Any

from tablee.server.clock import governed_by
from tests.server.conftest import Running
from tests.server.people import FRIEND, ME, Person, Sitting

LATER_S = 5.0
CLOCK: dict[str, Any] = {"kind": "bank", "bank": 600, "increment": 5}


async def agree(proposing: Sitting, agreeing: Sitting, kind: str) -> None:
    """Both agree to this."""
    await proposing.answered(do="propose", kind=kind, params={})
    while not (made := (await agreeing.expect("proposals"))["proposals"]):
        pass
    await agreeing.answered(do="answer", kind=kind, n=made[0]["n"], agree=True)


async def look(server: Running) -> None:
    """Let enough time pass, and have the server look."""
    server.clock.put_forward(LATER_S)
    with governed_by(server.clock):
        await server.services.moves_ahead.poll()


async def test_it_waits_for_the_end_of_the_pause(server: Running, person: Callable[[], Person]) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, terms={"clock": CLOCK}))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo:
        await bo.call("PUT", f"/api/tables/{table}/ahead", {"seat": 1, "move": "draw"})
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        await agree(at_ana, at_bo, "pause")
        await at_ana.table(lambda told: told["clocks"]["paused"] is not None)
        await look(server)
        async with await bo.sit(table) as again:
            assert again.welcome["ahead"] == {"seat": 1, "move": "draw"}
        await agree(at_ana, at_bo, "resume")
        await at_ana.table(lambda told: told["clocks"]["paused"] is None)
        await look(server)
        assert (await at_ana.reach(2))["step"]["seat"] == 1
