"""Records: a finished or running match as lines of JSON, and its replay (notation 1, Record)."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from tablee.core.errors import RecordError, TableeError
from tablee.core.events import Event
from tablee.core.game import Game, P
from tablee.core.rng import seed_bytes

NOTATION: Final = 1


class Played(NamedTuple):
    """One move of a record: who, what, and the milliseconds spent if known."""

    seat: int
    move: str
    ms: int | None = None


class Record:
    """A match from its header to, when finished, its result. `seed` is 64 hex digits."""

    def __init__(
        self,
        game: str,
        rules: int,
        options: dict[str, Any],
        players: int,
        seed: str,
        names: list[str],
        moves: list[Played],
        result: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.players = players
        self.seed = seed
        self.names = names
        self.moves = moves
        self.result = result

    def objects(self) -> list[dict[str, Any]]:
        """The record's lines, parsed."""
        header = {
            "notation": NOTATION,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "players": self.players,
            "seed": self.seed,
            "names": self.names,
        }
        lines: list[dict[str, Any]] = [header]
        for played in self.moves:
            line: dict[str, Any] = {"seat": played.seat, "move": played.move}
            if played.ms is not None:
                line["ms"] = played.ms
            lines.append(line)
        if self.result is not None:
            lines.append(self.result)
        return lines

    def text(self) -> str:
        """The record as a `.jsonl` file."""
        return "".join(
            json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in self.objects()
        )


def parse_text(text: str) -> Record:
    """The record in a `.jsonl` text. Raises `RecordError`."""
    lines: list[Any] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                lines.append(json.loads(line))
            except (ValueError, RecursionError):
                raise RecordError("record.json", {"line": number}) from None
    return parse(lines)


def parse(lines: Iterable[Any]) -> Record:
    """The record in parsed lines. Raises `RecordError` for whatever is wrong with its form."""
    objects = list(lines)
    if not objects or not isinstance(objects[0], dict):
        raise RecordError("record.header", {"line": 1, "key": "notation"})
    header = objects[0]
    for key, kinds in _HEADER.items():
        if not isinstance(header.get(key), kinds) or isinstance(header.get(key), bool):
            raise RecordError("record.header", {"line": 1, "key": key})
    if header["notation"] != NOTATION:
        raise RecordError("record.header", {"line": 1, "key": "notation"})
    rules = header.get("rules", 0)
    names = header.get("names", [])
    if type(rules) is not int:
        raise RecordError("record.header", {"line": 1, "key": "rules"})
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError("record.header", {"line": 1, "key": "names"})
    moves: list[Played] = []
    result: dict[str, Any] | None = None
    for number, line in enumerate(objects[1:], 2):
        if result is not None:
            raise RecordError("record.after_result", {"line": number})
        if isinstance(line, dict) and "scores" in line:
            result = line
        else:
            moves.append(_played(line, number))
    return Record(
        header["game"],
        rules,
        header["options"],
        header["players"],
        seed_bytes(header["seed"]).hex(),
        names,
        moves,
        result,
    )


_HEADER: Final[dict[str, Any]] = {"notation": int, "game": str, "options": dict, "players": int, "seed": str}


def _played(line: Any, number: int) -> Played:
    if isinstance(line, dict):
        seat, move, ms = line.get("seat"), line.get("move"), line.get("ms")
        if type(seat) is int and isinstance(move, str) and (ms is None or type(ms) is int):
            return Played(seat, move, ms)
    raise RecordError("record.move", {"line": number})


def retell(game: Game[P], record: Record) -> Iterator[tuple[P, list[Event]]]:
    """Every position of the match, from the deal to the last, and what had just happened (nothing before the deal).

    Raises `RecordError` at the first line at fault: `record.rules` (a rules version this program does not know), the
    code of the rule that a move breaks, `record.seat`, `record.result`.
    """
    if record.rules not in (0, game.rules):
        raise RecordError("record.rules", {"line": 1, "rules": record.rules})
    try:
        position = game.new(record.players, record.options, record.seed)
    except TableeError as error:
        raise RecordError(error.code, {**error.params, "line": 1}) from error
    yield position, []
    for number, played in enumerate(record.moves, 2):
        if position.turn is not None and played.seat != position.turn:
            raise RecordError("record.seat", {"line": number, "seat": played.seat, "turn": position.turn})
        try:
            position, events = game.apply(position, played.move)
        except TableeError as error:
            raise RecordError(error.code, {**error.params, "line": number}) from error
        yield position, events
    if record.result is not None:
        scores, ranks = game.result(position)
        if scores is None or record.result.get("scores") != scores or record.result.get("ranks") != ranks:
            raise RecordError("record.result", {"line": len(record.moves) + 2})


def replay(game: Game[P], record: Record) -> Iterator[P]:
    """Every position of the match, from the deal to the last. Raises as `retell` does."""
    for position, _ in retell(game, record):
        yield position


def last_position(game: Game[P], record: Record) -> P:
    """The position in which the record ends. Raises as `retell` does."""
    last: P | None = None
    for position in replay(game, record):
        last = position
    assert last is not None
    return last
