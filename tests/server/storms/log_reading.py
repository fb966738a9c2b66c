"""Reads what the database says after a storm, as `tests/histories` needs it."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from sqlalchemy import select

from tablee.core.record import Played
from tablee.match import Match
from tablee.server.play.reading import Reader
from tablee.store.rows import Entry
from tablee.store.schema import outbox
from tablee.store.store import Store
from tests.games.open_cards import GAMES, IN_PASSING
from tests.histories.checker import Line, lines_of
from tests.histories.notices import Notice
from tests.histories.records import Event, Log, Move, State, Undone


async def log_of(store: Store, table: str) -> Log:
    """Return the log of a match, with what each viewer may know. Raise `RecordError` if it cannot be replayed."""
    live = await Reader(store).read(table)
    taken = await store.log.taken_back(table)
    log = Log(
        moves=[_move(entry) for entry in await store.log.entries(table)],
        undone=[Undone(one.n, _move(one.entry), one.undo_message) for one in taken],
        resigned=[one.seat for one in await store.log.resignations(table) if one.taken_over is None],
        events=[
            Event(one.n, one.ply, one.kind, one.seat) for one in await store.table_events.since(table, 0)
        ],
        over=live.match.over,
    )
    if live.row.game in GAMES:
        log.may_know = may_know(live.match, lines_of(log))
    return log


def _move(entry: Entry) -> Move:
    return Move(entry.ply, entry.seat, entry.move, entry.message)


def may_know(match: Match, lines: Sequence[Line]) -> dict[int | None, dict[str, State]]:
    """Return for each viewpoint when in the history of this match it may first know each card."""
    name = match.game.name
    seen, passing = GAMES[name][0], IN_PASSING.get(name)
    viewers: list[int | None] = [None, *range(match.players)]
    known: dict[int | None, dict[str, State]] = {viewer: {} for viewer in viewers}
    for state, before, move, position in _positions(match, lines):
        in_passing = () if passing is None or move is None else tuple(passing(before, move))
        for viewer in viewers:
            for card in (*seen(position, viewer), *in_passing):
                known[viewer].setdefault(card, state)
    return known


def _positions(
    match: Match, lines: Sequence[Line]
) -> Iterator[tuple[State, dict[str, Any], str | None, dict[str, Any]]]:
    """Yield each state of the history with the position before, the move and the position."""
    dump = match.game.dump
    now = match.until(0)
    before: Line = ()
    deal = dump(now.position)
    yield State(0, 0), deal, None, deal
    for undone, line in enumerate(lines):
        pairs = zip(before, line, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        now = now.until(same)
        for move in line[same:]:
            old = dump(now.position)
            now.follow(Played(move.seat, move.move))
            yield State(undone, move.ply), old, move.move, dump(now.position)
        before = line


async def notices_of(store: Store) -> list[Notice]:
    """Return all rows of the outbox."""
    async with store.database.read() as connection:
        rows = (await connection.execute(select(outbox))).all()
    return [
        Notice(str(row.id), row.channel, row.match, row.kind, State(row.undone, row.ply), row.state)
        for row in rows
    ]
