"""Each kind of notice with everything that makes it obsolete: an obsolete notice is not sent."""

from typing import Any, Final, get_args

import msgspec
import pytest
from sqlalchemy import select

from tablee.server import clock
from tablee.server.notifications.holding import holds
from tablee.store.outbox import NEAR_MS
from tablee.store.rows import MatchRow, Notice, NoticeKind, SeatRow
from tablee.store.schema import outbox
from tests.server.notifications.conftest import Pair, settled, telling_at
from tests.server.notifications.endpoint import Endpoint
from tests.store.samples import match

MINE: Final = SeatRow(0, "guest", "me", "Me", None)
OTHERS: Final = SeatRow(1, "guest", "other", "Other", None)
HOUR_MS: Final = 3_600_000
OVER: Final[dict[str, Any]] = {"state": "over", "turn": None}

HOLDS: Final[dict[NoticeKind, dict[str, Any]]] = {
    "turn": {},
    "deadline": {},
    "begun": {},
    "rematch": OVER,
    "over": OVER,
}
"""The state of the match while a notice holds; besides, seat 0 is to act after three plies, with an hour left."""

OF_A_TURN: Final[dict[str, dict[str, Any]]] = {
    "they have moved": {"ply": 4},
    "a step was taken back": {"undone": 1},
    "it is another's turn": {"turn": 1},
    "nobody is to act": {"turn": None},
    "they gave up": {"seats": (msgspec.structs.replace(MINE, resigned_at=1), OTHERS)},
    "somebody else plays their seat": {"seats": (msgspec.structs.replace(MINE, guest="new"), OTHERS)},
    "the match is over": OVER,
    "the table has ended": {"state": "cancelled"},
}
MOOT: Final[dict[NoticeKind, dict[str, dict[str, Any]]]] = {
    "turn": OF_A_TURN,
    "deadline": {
        **OF_A_TURN,
        "there is no clock any more": {"deadline": None},
        "nobody has looked at the clock yet": {"deadline": 0},
        "their time is over": {"deadline": -HOUR_MS},
        "there is more time again": {"deadline": NEAR_MS + HOUR_MS},
    },
    "begun": {
        "it is over already": OVER,
        "it waits again": {"state": "waiting"},
        "it has ended": {"state": "cancelled"},
    },
    "rematch": {"the next match is there": {**OVER, "next": "n"}},
    "over": {"it goes on after all": {"state": "running"}},
}
CASES: Final = [(kind, because) for kind, reasons in MOOT.items() for because in reasons]


def notice(kind: NoticeKind) -> Notice:
    return Notice(1, "c", "me", "m", kind, 3, 0, clock.now(), 1)


def row(**how: Any) -> MatchRow:
    """Return the match in that state; a `deadline` in milliseconds from now."""
    running = {"state": "running", "ply": 3, "turn": 0, "deadline": HOUR_MS}
    values: dict[str, Any] = {**running, **how}
    if values["deadline"]:
        values["deadline"] += clock.now()
    return msgspec.structs.replace(match("m", MINE, OTHERS), **values)


@pytest.mark.parametrize("kind", get_args(NoticeKind))
def test_a_notice_holds_as_long_as_nothing_has_changed(kind: NoticeKind) -> None:
    assert holds(notice(kind), row(**HOLDS[kind]))


@pytest.mark.parametrize(("kind", "because"), CASES)
def test_it_holds_no_longer(kind: NoticeKind, because: str) -> None:
    assert not holds(notice(kind), row(**HOLDS[kind] | MOOT[kind][because]))


def test_the_table_has_every_kind() -> None:
    assert HOLDS.keys() == MOOT.keys() == set(get_args(NoticeKind))


async def test_nobody_is_notified_of_an_offer_that_became_a_match(
    pair: Pair, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling_at(monkeypatch, clock.now)
    await pair.listen(endpoint.base)
    assert (await pair.at_ana.answered(do="resign", seat=0))["say"] == "ack"
    assert (await pair.at_ana.answered(do="offer", kind="rematch", missing="bot"))["say"] == "ack"
    assert (await pair.ana.call("GET", f"/api/tables/{pair.table}"))["next"] is not None
    telling_at(monkeypatch, lambda: clock.now() + 60_000)
    assert await settled(pair.server, 2) == [("over", "sent"), ("rematch", "dropped")]


async def test_after_a_failure_the_channels_other_notices_are_free_at_once_and_count_as_untried(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling_at(monkeypatch, clock.now)
    others = [Pair(pair.server) for _ in range(2)]
    for other in others:
        await other.bo.close()
        other.bo = pair.bo
        await other.sit()
    async with Endpoint(500) as endpoint:
        await pair.listen(endpoint.base)
        for each in (pair, *others):
            await each.move()
        telling_at(monkeypatch, lambda: clock.now() + 60_000)
        await endpoint.take()
        dispatcher = pair.server.services.dispatcher
        while dispatcher._quick or dispatcher._slow:
            await pair.server.services.dispatcher.poll()
    assert len(endpoint.received) == 1
    assert sorted(await leases(pair)) == [(0, 0), (0, 0), (1, 0)]
    for other in others:
        await other.at_ana.socket.close()
        await other.ana.close()


async def leases(pair: Pair) -> list[tuple[int, int]]:
    """Return for each notice how often it was tried, and until when it is claimed."""
    async with pair.server.services.store.database.read() as connection:
        rows = await connection.execute(select(outbox.c.tries, outbox.c.lease))
        return [(row.tries, row.lease) for row in rows]
