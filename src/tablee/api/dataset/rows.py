"""A match of an arena as rows of both tables."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import pyarrow as pa

import tablee
from tablee.api.coder import Coder
from tablee.api.dataset import columns
from tablee.arena.entrants import BY_COMMAND
from tablee.arena.playing import Played
from tablee.arena.schedule import Plan
from tablee.core.errors import TableeError
from tablee.core.ranking import rewards
from tablee.core.record import Record, parse
from tablee.games import find


class Rows(NamedTuple):
    """The rows of some matches, for each table."""

    moves: pa.RecordBatch
    matches: pa.RecordBatch


def coder_of(plan: Plan) -> Coder[Any] | None:
    """Return the numbers of the game of a plan; None if it declares none."""
    return _coder(plan.game, plan.seats, json.dumps(plan.options))


@cache
def _coder(game: str, seats: int, options: str) -> Coder[Any] | None:
    try:
        return Coder(find(game), seats, json.loads(options))
    except TableeError as error:
        if error.code != "coder.none":
            raise
        return None


class Whole(NamedTuple):
    """A match with a result; `failures`: as in `Played`.

    For each move: `players`: who decided; `versions`: the release of Tablée whose bot did, empty if none or unknown.
    """

    number: int
    deal: int
    record: Record
    players: Sequence[str]
    versions: Sequence[str]
    failures: Sequence[int]


def rows(views: bool, plan: Plan, games: list[Played]) -> Rows:
    """Return the rows of games that were played by a plan; `views`: with what the seat to act saw, as JSON."""
    records = [parse(game.record) for game in games]
    return rows_of(
        views,
        plan,
        [
            Whole(
                game.number,
                game.deal,
                record,
                [record.names[move.seat] for move in record.moves],
                [_version(plan, record.names[move.seat]) for move in record.moves],
                game.failures,
            )
            for game, record in zip(games, records, strict=True)
        ],
    )


@cache
def _release() -> str:
    return tablee.__version__


def _version(plan: Plan, player: str) -> str:
    """Return our release if the player is one of our bots; a program has versions of its own."""
    return "" if plan.meaning(player).startswith(BY_COMMAND) else _release()


def rows_of(views: bool, plan: Plan, games: Sequence[Whole]) -> Rows:
    """Return the rows of matches by the game, options and seats of a plan."""
    moves = _Moves(plan, views)
    matches: list[dict[str, Any]] = []
    for game in games:
        record = game.record
        result = record.result
        assert result is not None
        returns = [2 * reward - 1 for reward in rewards(result["ranks"])]
        moves.add(game, returns)
        matches.append(
            {
                "match": game.number,
                "deal": game.deal,
                "players": record.names,
                "plies": len(record.moves),
                "scores": result["scores"],
                "ranks": result["ranks"],
                "returns": returns,
                "failures": list(game.failures),
                "record": record.text(),
            }
        )
    return Rows(moves.batch(), pa.RecordBatch.from_pylist(matches, schema=columns.matches()))


class _Moves:
    """The rows of moves, collected match by match."""

    def __init__(self, plan: Plan, views: bool) -> None:
        self._rules = find(plan.game)
        self._coder = coder_of(plan)
        self._schema = columns.moves(None if self._coder is None else self._coder.size, views)
        self._found: dict[str, list[Any]] = {name: [] for name in self._schema.names}
        self._observations: list[bytes] = []

    def add(self, game: Whole, returns: list[float]) -> None:
        """Play a match again, and add a row for each move."""
        record = game.record
        rules, found, result = self._rules, self._found, record.result
        assert result is not None
        position = rules.new(record.players, record.options, record.seed)
        decided = zip(record.moves, game.players, game.versions, strict=True)
        for ply, ((seat, move, *_), player, version) in enumerate(decided, 1):
            row = {
                "match": game.number,
                "ply": ply,
                "seat": seat,
                "player": player,
                "version": version,
                "move": move,
                "score": result["scores"][seat],
                "rank": result["ranks"][seat],
                "return": returns[seat],
            }
            for name, value in row.items():
                found[name].append(value)
            if columns.VIEW in found:
                view = rules.view(position, seat)
                found[columns.VIEW].append(json.dumps(view, ensure_ascii=False, separators=(",", ":")))
            if self._coder is not None:
                self._add_numbers(self._coder, position, seat, move)
            rules.play(position, move)

    def _add_numbers(self, coder: Coder[Any], position: Any, seat: int, move: str) -> None:
        """Add what the seat knew, the numbers of its move, and those that were legal before each of them."""
        self._observations.append(bytes(coder.observation(position, seat)))
        numbers = coder.encoding.numbers(position, move)
        self._found["numbers"].append(numbers)
        spelling = coder.encoding.spelling(position)
        if spelling is None:
            self._found["legal"].append([coder.encoding.legal(position)])
            return
        legal = []
        for number in numbers:
            legal.append(list(spelling.legal()))
            spelling.add(number)
        self._found["legal"].append(legal)

    def batch(self) -> pa.RecordBatch:
        """Return all rows so far."""
        return pa.RecordBatch.from_arrays(
            [self._column(field) for field in self._schema], schema=self._schema
        )

    def _column(self, field: Any) -> Any:
        if field.name != "observation":
            return pa.array(self._found[field.name], field.type)
        buffer = pa.py_buffer(b"".join(self._observations))
        count = len(self._observations) * field.type.list_size
        numbers = pa.Array.from_buffers(pa.int16(), count, [None, buffer])
        return pa.FixedSizeListArray.from_arrays(numbers, type=field.type)
