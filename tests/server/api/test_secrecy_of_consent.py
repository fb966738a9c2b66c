"""What a player answers to researchers reaches nobody else: whatever it is, all the others get is the same, to the
letter.
"""

import json
import re
from typing import Any, Final

import pytest
from structlog.testing import capture_logs

from tests.foreseen import Foreseen
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting, bot

ANSWERS: Final[dict[str, tuple[bool, ...]]] = {
    "none": (),
    "no": (False,),
    "yes": (True,),
    "yes, then no": (True, False),
    "no, then yes": (False, True),
}
"""What Bo answers, before the end and after it."""

SEED: Final = "7" * 64
PATHS: Final = (
    "/api/tables/{}",
    "/api/tables/{}/record",
    "/api/tables/{}/proof",
    "/api/tables",
    "/api/tables/history",
    "/api/tables/awaiting",
    "/api/tables/open",
    "/api/me",
    "/api/me/export",
    "/t/{}",
)
"""What Ana and a spectator can ask for."""

VARYING: Final = re.compile(
    r"test-\d+|\d{13}|[0-9a-f]{64}|(?<=nonce-)[\w+/=-]+|(?<=\"ms\":)[\d.]+|(?<=\"animal\":\")\w+|(?<=\"colour\":\")\w+"
)
"""Ids of messages, times, hashes, nonces and faces, which differ from run to run."""


class Seen:
    """Everything that one viewer gets, without what varies from table to table; equal frames count once."""

    def __init__(self, table: str) -> None:
        self._table = table
        self.frames: list[str] = []
        self.answers: dict[str, str] = {}

    def plain(self, text: str) -> str:
        return VARYING.sub("#", text.replace(self._table, "TABLE"))

    def frame(self, message: dict[str, Any]) -> None:
        # An answer of any player sends the table again; that it comes shows only that a player did something.
        text = self.plain(json.dumps(message, separators=(",", ":")))
        if message["say"] != "pong" and text not in self.frames:
            self.frames.append(text)

    def follow(self, sitting: Sitting) -> None:
        """See every frame of this socket, also those that others read."""
        received = sitting.received

        async def noted() -> dict[str, Any]:
            message = await received()
            self.frame(message)
            return message

        self.frame(sitting.welcome)
        sitting.received = noted  # type: ignore[method-assign]


async def played(server: Running, answers: tuple[bool, ...]) -> tuple[list[Seen], list[str]]:
    """Play a match of Ana, Bo and a bot, Cy watching; Bo answers so. Return what the others saw, and the log lines.

    Ana agrees.
    """
    ana, bo, cy = (Person(server.base) for _ in range(3))
    with capture_logs() as logged:
        for person, name in ((ana, "Ana"), (bo, "Bo"), (cy, "Cy")):
            await person.call("PUT", "/api/me", {"name": name})
        table = (await ana.open(ME, FRIEND, bot()))["table"]
        await bo.call("POST", f"/api/tables/{table}/join", {})
        path = f"/api/tables/{table}/consent"
        seen = [Seen(table), Seen(table)]
        async with await ana.sit(table) as at_ana, await bo.sit(table) as at_bo, await cy.sit(table) as at_cy:
            seen[0].follow(at_ana)
            seen[1].follow(at_cy)
            await ana.call("PUT", path, {"agree": True})
            await at_ana.table(lambda told: told["consents"]["own"])
            for agree in answers[:1]:
                await bo.call("PUT", path, {"agree": agree})
            await at_ana.answered(do="move", ply=0, seat=0, move="draw")
            await at_bo.reach(1)
            await at_bo.answered(do="resign", seat=1)
            await at_ana.reach(3)
            for agree in answers[1:]:
                await bo.call("PUT", path, {"agree": agree})
            await at_ana.answered(do="resign", seat=0)
            for sitting in (at_ana, at_cy):
                await sitting.table(lambda told: told["state"] == "over")
            # While all are still there: the server notes a moment later who has left.
            for person, viewer in ((ana, seen[0]), (cy, seen[1])):
                for one in PATHS:
                    answer = await person.http.get(one.format(table))
                    viewer.answers[one] = f"{answer.status_code} {viewer.plain(answer.text)}"
    for person in (ana, bo, cy):
        await person.close()
    lines = [
        seen[0].plain(json.dumps({**line, "ms": 0}, default=str))
        for line in logged
        if "consent" in str(line) or line["log_level"] != "info"
    ]
    return seen, lines


@pytest.fixture
async def asking(start: Start) -> Running:
    return await start(research=True, seeds=Foreseen(lambda: SEED))


async def test_whatever_one_answers_all_that_others_get_is_the_same(asking: Running) -> None:
    found = {how: await played(asking, answers) for how, answers in ANSWERS.items()}
    (first, _) = found["none"]
    assert len(first[0].frames) > 5
    assert '"consents":{"own":true' in "".join(first[0].frames)
    assert '"consents"' in first[0].answers["/api/me/export"]
    for how, (seen, _) in found.items():
        for viewer, before in zip(seen, first, strict=True):
            assert viewer.answers == before.answers, how
    # Any answer sends the table again, whatever it is: that a player answered may show, and nothing else.
    for one, other in (("no", "yes"), ("yes, then no", "no, then yes")):
        for viewer, before in zip(found[one][0], found[other][0], strict=True):
            assert sorted(viewer.frames) == sorted(before.frames), (one, other)
        assert found[one][1] == found[other][1]
    # The lines do not even name what was answered.
    assert "agree" not in "".join(line for _, lines in found.values() for line in lines)


async def test_who_answered_after_the_end_shows_nobody_either(asking: Running) -> None:
    """After the end only a withdrawal is possible, and that is what nobody may see."""
    ana, bo = Person(asking.base), Person(asking.base)
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    path = f"/api/tables/{table}/consent"
    for person in (ana, bo):
        await person.call("PUT", path, {"agree": True})
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="resign", seat=0)
        await at_ana.table(lambda told: told["state"] == "over")
        seen = Seen(table)
        before = {one: seen.plain((await ana.http.get(one.format(table))).text) for one in PATHS}
        await bo.call("PUT", path, {"agree": False})
        assert {one: seen.plain((await ana.http.get(one.format(table))).text) for one in PATHS} == before
    await ana.close()
    await bo.close()
