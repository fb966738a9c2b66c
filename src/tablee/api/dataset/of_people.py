"""Writes the matches that people give to researchers, in the form of a data set of bots.

Left out are names, times, chat, moves that were taken back, and the parts of a deal. Nothing joins two matches of one
person: each is a `person`. The seed stays, because the deal follows from it. People who have the link of the
table can find its row by the moves alone; they could read the whole record before.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from tablee.api.dataset.card_of_people import CardOfPeople, LeftOut
from tablee.api.dataset.rows import Rows, Whole, rows_of
from tablee.api.dataset.writing import Dataset
from tablee.arena.schedule import Plan
from tablee.core.errors import TableeError
from tablee.core.record import Played, Record
from tablee.games import find
from tablee.store.given_matches import Finished, Given
from tablee.store.rows import Entry, SeatRow

PERSON: Final = "person"
BATCH: Final = 50
"""Matches that are read together."""

Read = Callable[[Sequence[str]], list[Given]]
"""Returns those of these matches that are still given."""


def plan_of(game: str, seats: int, options: dict[str, Any]) -> Plan:
    """Return the game, options and seats as a plan, of which nobody plays anything."""
    return Plan(game, find(game).rules, options, (PERSON,), seats, 0, "")


def sorted_out(plan: Plan, finished: Sequence[Finished]) -> tuple[list[str], LeftOut]:
    """Return the matches of this plan that are given, in a random order, and how many others are left out."""
    given: list[str] = []
    counts = dict.fromkeys(LeftOut._fields, 0)
    for one in finished:
        reason = one.reason if _fits(plan, one) else "other"
        if reason is None:
            given.append(one.id)
        else:
            counts[reason] += 1
    # The order of a database could show which matches were played one after the other.
    random.SystemRandom().shuffle(given)
    return given, LeftOut(**counts)


def _fits(plan: Plan, one: Finished) -> bool:
    if (one.rules, one.players) != (plan.rules, plan.seats):
        return False
    try:
        return find(plan.game).options.fill(one.options) == plan.options
    except TableeError:
        return False


class DatasetOfPeople(Dataset):
    """A folder that gets the matches that people give."""

    def __init__(
        self,
        plan: Plan,
        given: Sequence[str],
        left_out: LeftOut,
        read: Read,
        *rest: Any,
    ) -> None:
        """`given`, `left_out`: as `sorted_out` returns them; `rest`: as for `Dataset`, from `folder` on."""
        super().__init__(plan, *rest)
        self._given = given
        self._left_out = left_out
        self._read = read
        self._months: list[str] = []

    def _played(self, _workers: int | None) -> Iterator[Rows]:
        deals: dict[str, int] = {}
        number = 0
        for start in range(0, len(self._given), BATCH):
            for one in self._read(self._given[start : start + BATCH]):
                self._months.append(_month(one.row.begun or one.row.created))
                # A return game has the deal of the match before.
                deal = deals.setdefault(one.row.seed, len(deals))
                yield rows_of(self._views, self.plan, [_whole(number, deal, one)])
                number += 1

    def _source(self) -> dict[str, Any]:
        return {"source": "people"}

    def _card(self) -> CardOfPeople:
        return CardOfPeople(
            *(self.plan, self.counts, self._schemas, self._views, self._licence, self._language),
            months=(min(self._months, default=""), max(self._months, default="")),
            left_out=self._left_out,
        )


def _month(at: int) -> str:
    """Return the month of a time in milliseconds.

    >>> _month(1_700_000_000_000)
    '2023-11'
    """
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m")


def _whole(number: int, deal: int, given: Given) -> Whole:
    row, entries = given
    assert row.outcome is not None
    names = [_called(seat) for seat in row.seats]
    record = Record(
        row.game,
        row.rules,
        row.options,
        row.players,
        row.seed,
        names,
        [Played(one.seat, one.move, None, one.by, one.helped) for one in entries],
        {"scores": row.outcome["scores"], "ranks": row.outcome["ranks"]},
    )
    players = [_decided(one, names[one.seat]) for one in entries]
    versions = [one.version or "" for one in entries]
    return Whole(number, deal, record, players, versions, [0] * row.players)


def _called(seat: SeatRow) -> str:
    """Return what the seat is called: never a name that a person chose."""
    if seat.kind == "bot":
        return f"bot:{seat.level}"
    return seat.kind if seat.kind == "program" else PERSON


def _decided(entry: Entry, called: str) -> str:
    """Return who decided on a move: the player of the seat, or at a person's seat what moved instead."""
    return entry.by if called == PERSON and entry.by is not None else called
