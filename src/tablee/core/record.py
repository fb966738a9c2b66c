"""Records: a finished or running match as lines of JSON, and its replay (notation 1, Records)."""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tablee.core.deal import Deal, check_deal, read_deal
from tablee.core.errors import RecordError, TableeError
from tablee.core.events import Event
from tablee.core.game import Game, P
from tablee.core.rng import seed_bytes

NOTATION: Final = 2
"""The notation that is written. Notation 1 can be read too; it lacks who decided, actions other than moves, and the
parts of a deal.
"""

Actor: TypeAlias = Literal["person", "stand_in", "bot", "program", "clock"]
"""Who decided on a move: the person at the seat; a stand-in bot for that person; the bot or program of the seat; or
the clock, because time ran out.
"""

ACTORS: Final = ("person", "stand_in", "bot", "program", "clock")
TAKE_BACK: Final = "take_back"
TAKEN_BY: Final = "taken_by"
"""The parameter of `TAKE_BACK` for a bot's reply: the seat that took it back together with its own move before."""

RESIGN: Final = "resign"
SUBSTITUTE: Final = "substitute"


class Played(NamedTuple):
    """One move of a record: the seat, the move, the milliseconds spent and who decided, if known.

    `helped`: the player had been shown a hint for this move.
    """

    seat: int
    move: str
    ms: int | None = None
    by: Actor | None = None
    helped: bool = False


class Did(NamedTuple):
    """An action other than a move: `TAKE_BACK` undoes the last move, `RESIGN` gives up, `SUBSTITUTE` plays on after
    that.

    Any other action has no effect on the game. `seat`: the seat concerned, None for the table as a whole.
    """

    seat: int | None
    did: str
    params: dict[str, Any] | None = None


Line: TypeAlias = Played | Did


class Record:
    """A match from its header to its result, if it is finished. `seed` is 64 hex digits.

    - `lines`: all moves and actions, in order.
    - `moves`: the moves that were not undone.
    - `resigned`: the seats that gave up, in order, except those that a substitute has taken over since.
    - `deal`: the parts of the seed, None if the server drew the seed alone.

    Two records are equal if their `objects` are.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        options: dict[str, Any],
        players: int,
        seed: str,
        names: list[str],
        lines: Sequence[Line],
        result: dict[str, Any] | None = None,
        deal: Deal | None = None,
    ) -> None:
        """Raise `RecordError` if the lines contradict each other.

        The code is `record.undone` if the undone move is not the seat's own last move, and `record.did` if a seat
        gives up that cannot.
        """
        self.game = game
        self.rules = rules
        self.options = options
        self.players = players
        self.seed = seed
        self.names = names
        self.lines = lines
        self.result = result
        self.deal = deal
        self.moves = [line for line in _without_undone(lines) if isinstance(line, Played)]
        self.resigned = _resigned(lines, players)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.objects() == other.objects()

    def __hash__(self) -> int:
        return hash((self.game, self.seed))

    def __reduce__(self) -> Any:
        made_of = (self.game, self.rules, self.options, self.players, self.seed, self.names)
        return Record, (*made_of, self.lines, self.result, self.deal)

    def objects(self) -> list[dict[str, Any]]:
        """Return the record as JSON objects, one per line."""
        header = {
            "notation": NOTATION,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "players": self.players,
            "seed": self.seed,
            "names": self.names,
        }
        if self.deal is not None:
            header["deal"] = self.deal.json()
        objects: list[dict[str, Any]] = [header]
        objects += [_written(line) for line in self.lines]
        if self.result is not None:
            objects.append(self.result)
        return objects

    def text(self) -> str:
        """Return the record as a `.jsonl` file."""
        return "".join(
            json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in self.objects()
        )


def _resigned(lines: Sequence[Line], players: int) -> list[int]:
    """Return the seats that are given up at the end of these lines, in the order in which they gave up."""
    resigned: list[int] = []
    for number, line in enumerate(lines, 2):
        if not isinstance(line, Did):
            continue
        if line.did == RESIGN:
            if line.seat is None or not 0 <= line.seat < players or line.seat in resigned:
                raise RecordError("record.did", {"line": number})
            resigned.append(line.seat)
        elif line.did == SUBSTITUTE and line.seat in resigned:
            resigned.remove(line.seat)
    return resigned


def _without_undone(lines: Sequence[Line]) -> list[Line | None]:
    """Return `lines` with None in place of each undone move and each undo."""
    kept: list[Line | None] = []
    last: list[int] = []
    for index, line in enumerate(lines):
        kept.append(line)
        if isinstance(line, Played):
            last.append(index)
        elif line.did == TAKE_BACK:
            if not last or lines[last[-1]].seat != line.seat:
                raise RecordError("record.undone", {"line": index + 2})
            kept[last.pop()] = kept[index] = None
    return kept


def _written(line: Line) -> dict[str, Any]:
    if isinstance(line, Did):
        did: dict[str, Any] = {"seat": line.seat, "did": line.did}
        if line.params:
            did["params"] = line.params
        return did
    written: dict[str, Any] = {"seat": line.seat, "move": line.move}
    if line.ms is not None:
        written["ms"] = line.ms
    if line.by is not None:
        written["by"] = line.by
    if line.helped:
        written["help"] = True
    return written


def text_of(data: bytes) -> str:
    """Return the text of a `.jsonl` file without its byte order mark. Raises `RecordError`."""
    try:
        return data.decode(json.detect_encoding(data))
    except UnicodeDecodeError as error:
        raise RecordError("record.json", {"line": data.count(b"\n", 0, error.start) + 1}) from None


def parse_text(text: str) -> Record:
    """Return the record in a `.jsonl` text. Raises `RecordError`."""
    lines: list[Any] = []
    # Not `splitlines`: names may hold characters that end a line in Unicode but not in JSON.
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        if line.strip():
            try:
                lines.append(json.loads(line))
            except (ValueError, RecursionError):
                raise RecordError("record.json", {"line": number}) from None
    return parse(lines)


def parse(lines: Iterable[Any]) -> Record:
    """Return the record in parsed lines. Raises `RecordError` for every fault of form."""
    objects = list(lines)
    if not objects or not isinstance(objects[0], dict):
        raise RecordError("record.header", {"line": 1, "key": "notation"})
    header = objects[0]
    for key, kinds in _HEADER.items():
        if not isinstance(header.get(key), kinds) or isinstance(header.get(key), bool):
            raise RecordError("record.header", {"line": 1, "key": key})
    if header["notation"] not in (1, NOTATION):
        raise RecordError("record.header", {"line": 1, "key": "notation"})
    rules = header.get("rules", 0)
    names = header.get("names", [])
    if type(rules) is not int:
        raise RecordError("record.header", {"line": 1, "key": "rules"})
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError("record.header", {"line": 1, "key": "names"})
    newer = header["notation"] > 1
    read: list[Line] = []
    result: dict[str, Any] | None = None
    for number, line in enumerate(objects[1:], 2):
        if result is not None:
            raise RecordError("record.after_result", {"line": number})
        if isinstance(line, dict) and "scores" in line:
            result = line
        else:
            read.append(_read(line, number, newer))
    return Record(
        header["game"],
        rules,
        header["options"],
        header["players"],
        seed_bytes(header["seed"]).hex(),
        names,
        read,
        result,
        read_deal(header.get("deal")) if newer else None,
    )


_HEADER: Final[dict[str, Any]] = {"notation": int, "game": str, "options": dict, "players": int, "seed": str}


def _read(line: Any, number: int, newer: bool) -> Line:
    if not isinstance(line, dict):
        raise RecordError("record.move", {"line": number})
    if newer and "did" in line:
        seat, did, params = line.get("seat"), line["did"], line.get("params")
        if (seat is None or type(seat) is int) and isinstance(did, str) and isinstance(params, dict | None):
            return Did(seat, did, params)
        raise RecordError("record.did", {"line": number})
    seat, move, ms = line.get("seat"), line.get("move"), line.get("ms")
    by, helped = (line.get("by"), line.get("help", False)) if newer else (None, False)
    if (
        type(seat) is int
        and isinstance(move, str)
        and (ms is None or type(ms) is int)
        and (by is None or by in ACTORS)
        and isinstance(helped, bool)
    ):
        return Played(seat, move, ms, by, helped)
    raise RecordError("record.move", {"line": number})


def retell(game: Game[P], record: Record) -> Iterator[tuple[P, list[Event]]]:
    """Yield every position of the match, from the deal to the last, with the events before it (none before the deal).

    Checks undone moves against the rules too, but does not yield them. `game` must have the rules of the record.

    Raises `RecordError` at the first wrong line: `record.rules` (unknown version of the rules), `record.seat`,
    `record.result`, the codes of `check_deal`, or the code of the rule that a move breaks.
    """
    if record.rules not in (0, game.rules):
        raise RecordError("record.rules", {"line": 1, "rules": record.rules})
    if record.deal is not None:
        check_deal(record.deal, record.seed)
    try:
        positions = [game.new(record.players, game.options.fill(record.options), record.seed)]
    except TableeError as error:
        raise RecordError(error.code, {**error.params, "line": 1}) from error
    yield positions[0], []
    for number, (line, kept) in enumerate(zip(record.lines, _without_undone(record.lines), strict=True), 2):
        if isinstance(line, Did):
            if line.did == TAKE_BACK:
                positions.pop()
            continue
        turn = positions[-1].turn
        if turn is not None and line.seat != turn:
            raise RecordError("record.seat", {"line": number, "seat": line.seat, "turn": turn})
        try:
            position, events = game.apply(positions[-1], line.move)
        except TableeError as error:
            raise RecordError(error.code, {**error.params, "line": number}) from error
        positions.append(position)
        if kept is not None:
            yield position, events
    if record.result is not None:
        scores, ranks = game.result(positions[-1])
        if scores is None or record.result.get("scores") != scores or record.result.get("ranks") != ranks:
            raise RecordError("record.result", {"line": len(record.lines) + 2})


def replay(game: Game[P], record: Record) -> Iterator[P]:
    """Yield every position of the match, from the deal to the last. Raises as `retell` does."""
    for position, _ in retell(game, record):
        yield position


def last_position(game: Game[P], record: Record) -> P:
    """Return the last position of the record. Raises as `retell` does."""
    last: P | None = None
    for position in replay(game, record):
        last = position
    assert last is not None
    return last
