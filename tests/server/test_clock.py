"""The time is the server's own, and can be passed to a server at its start."""

from pathlib import Path

from tablee.server import clock
from tablee.server.clock import Clock, governed_by
from tests.e2e.clock import ToldClock
from tests.server.conftest import Start
from tests.server.one_clock import ServerClocks
from tests.server.people import ME, Person, bot

DAY_S = 24 * 3600
DAY_MS = 1000 * DAY_S


async def test_a_running_server_goes_by_its_own_clock(start: Start, server_clocks: ServerClocks) -> None:
    early, late = await start(), await start()
    server_clocks.clocks.clear()  # This test reads the machine's clock too.
    late.clock.put_forward(DAY_S)
    opened = []
    for server in (early, late):
        ana = Person(server.base)
        opened.append((await ana.open(ME, bot()))["opened"])
        await ana.close()
    assert opened[0] < clock.now() < opened[1] - DAY_MS // 2


def test_what_is_not_done_for_a_server_goes_by_the_machine() -> None:
    put_forward = Clock()
    put_forward.put_forward(DAY_S)
    with governed_by(put_forward):
        ahead = clock.now()
    assert ahead - clock.now() > DAY_MS // 2


def test_a_server_process_takes_the_time_from_a_file(tmp_path: Path) -> None:
    here, there = (ToldClock(tmp_path / "tables.db") for _ in range(2))
    here.put_forward(DAY_S)
    here.put_forward(DAY_S)
    assert there.now() - clock.now() > DAY_MS
