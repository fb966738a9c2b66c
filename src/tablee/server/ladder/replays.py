"""Matches of the ladder as tables that are over, for pages that replay them.

Only bots and programs play there, and a match is stored when it is over: nothing of it is secret. A replay takes part
of a second to make, so one is made at a time, outside the event loop, and the last ones are kept.
"""

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec

from tablee.arena.ladder.messages import LadderMatch
from tablee.core.record import parse_text
from tablee.match import Match
from tablee.server.ladder.entrants import PROGRAM, level_of
from tablee.server.live import serializers
from tablee.server.protocol.ladder import LadderMatchInfo, LadderReplay
from tablee.store.ladder import Ladder as LadderStore
from tablee.store.rows import LadderDealRow, MatchRow, SeatRow

MOST_KEPT: Final = 8
"""The replays that a process keeps, the last ones that were read; each is at most some megabytes."""


class Replays:
    """The replays of the ladder's matches, by the numbers of their records: twice that of the deal, and one more."""

    def __init__(self, store: LadderStore) -> None:
        self._store = store
        self._one_at_a_time = asyncio.Lock()
        self._kept: OrderedDict[int, bytes] = OrderedDict()

    async def match(self, number: int) -> Match | None:
        """Return the match of a record; None if that is not kept."""
        found = await self._find(number)
        if found is None:
            return None
        async with self._one_at_a_time:
            return await asyncio.to_thread(_match, found[1])

    async def replay(self, number: int) -> bytes | None:
        """Return a `LadderReplay` as JSON; None if the record is not kept."""
        found = await self._find(number)
        if found is None:
            self._kept.pop(number, None)
            return None
        async with self._one_at_a_time:
            made = self._kept.pop(number, None)
            if made is None:
                made = await asyncio.to_thread(_replay, number, *found)
            self._kept[number] = made
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return made

    async def _find(self, number: int) -> tuple[LadderDealRow, str] | None:
        """Return the deal of a record with the record's text; None if it is not kept."""
        deal, which = divmod(number, 2)
        row = await self._store.recorded(deal)
        records = None if row is None else await self._store.records(deal)
        if row is None or records is None:
            return None
        return row, msgspec.json.decode(records, type=list[str])[which]


def match_info(at: int, match: LadderMatch, record: int | None) -> LadderMatchInfo:
    """Return a match as pages list it; `record`: the number of its record, None if that is not kept."""
    fault = match.fault
    return LadderMatchInfo(
        at,
        list(match.seats),
        list(match.ranks),
        match.plies,
        None if fault is None else fault.seat,
        None if fault is None else fault.kind,
        record,
    )


def _match(record: str) -> Match:
    return Match.from_record(parse_text(record))


def _replay(number: int, deal: LadderDealRow, record: str) -> bytes:
    played = msgspec.json.decode(deal.matches, type=list[LadderMatch])[number % 2]
    match = _match(record)
    row = _row(number, deal, played, match)
    table, plies, now = serializers.replayed(row, match)
    told = LadderReplay(match_info(deal.at, played, number), table, plies, now)
    return msgspec.json.encode(told)


def _row(number: int, deal: LadderDealRow, played: LadderMatch, match: Match) -> MatchRow:
    """Return the row of a table at which these two played; the store has none."""
    outcome = match.outcome
    assert outcome is not None
    resigned = outcome.resigned
    seats = tuple(_seat(at, key, deal.at if at in resigned else None) for at, key in enumerate(played.seats))
    stored: dict[str, Any] = outcome._asdict()
    return MatchRow(
        id=f"ladder-{number}",
        game=match.game.name,
        rules=match.game.rules,
        options=match.options,
        players=match.players,
        seed=match.seed,
        pause=0,
        host=None,
        created=deal.at,
        begun=deal.at,
        previous=None,
        repeats=False,
        public=False,
        state="over",
        ply=match.ply,
        turn=None,
        changed=deal.at,
        outcome=stored,
        revision=0,
        undone=0,
        next=None,
        seats=seats,
    )


def _seat(at: int, key: str, resigned_at: int | None) -> SeatRow:
    level = level_of(key)
    if level is None:
        return SeatRow(at, "program", None, key.removeprefix(PROGRAM), None, resigned_at)
    return SeatRow(at, "bot", None, "", level, resigned_at)
