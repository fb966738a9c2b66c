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
"""What is written. Notation 1 is read too: it knows neither who decided nor what else was done, nor the parts of a
deal."""

Actor: TypeAlias = Literal["person", "stand_in", "bot", "program", "clock"]
"""Who can have decided on a move: the person at that seat; what played for whoever has it; the bot or the program whose
seat it is; the end of the time for it."""

ACTORS: Final = ("person", "stand_in", "bot", "program", "clock")
TAKE_BACK: Final = "take_back"
RESIGN: Final = "resign"
SUBSTITUTE: Final = "substitute"


class Played(NamedTuple):
    """One move of a record: which seat, what, the milliseconds spent and who decided, if known.

    `helped`: whoever decided had been shown a hint for it.
    """

    seat: int
    move: str
    ms: int | None = None
    by: Actor | None = None
    helped: bool = False


class Did(NamedTuple):
    """What was done besides moves: `TAKE_BACK` takes back the move before, `RESIGN` gives up, `SUBSTITUTE` plays on.

    Anything else changes no game. `seat`: whom it is about, None for the table as a whole.
    """

    seat: int | None
    did: str
    params: dict[str, Any] | None = None


Line: TypeAlias = Played | Did


class Record:
    """A match from its header to, when finished, its result. `seed` is 64 hex digits.

    `lines`: all that was done, in order; `moves`: the moves among it that were not taken back; `resigned`: the seats
    that gave up, in order, without those that a substitute has taken over since; `deal`: what the seed was made of,
    None where the server drew it alone.
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
        """Raises `RecordError`: `record.undone` where what is taken back is not the seat's own last move,
        `record.did` where a seat gives up that cannot.
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
        self.moves = [line for line in _standing(lines) if isinstance(line, Played)]
        self.resigned = _resigned(lines, players)

    def __reduce__(self) -> Any:
        made_of = (self.game, self.rules, self.options, self.players, self.seed, self.names)
        return Record, (*made_of, self.lines, self.result, self.deal)

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
        if self.deal is not None:
            header["deal"] = self.deal.json()
        objects: list[dict[str, Any]] = [header]
        objects += [_written(line) for line in self.lines]
        if self.result is not None:
            objects.append(self.result)
        return objects

    def text(self) -> str:
        """The record as a `.jsonl` file."""
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


def _standing(lines: Sequence[Line]) -> list[Line | None]:
    """`lines` with None for what was taken back, and for taking it back."""
    standing: list[Line | None] = []
    last: list[int] = []
    for index, line in enumerate(lines):
        standing.append(line)
        if isinstance(line, Played):
            last.append(index)
        elif line.did == TAKE_BACK:
            if not last or lines[last[-1]].seat != line.seat:
                raise RecordError("record.undone", {"line": index + 2})
            standing[last.pop()] = standing[index] = None
    return standing


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
    """The text of a `.jsonl` file, without the byte order mark that it may begin with. Raises `RecordError`."""
    try:
        return data.decode(json.detect_encoding(data))
    except UnicodeDecodeError as error:
        raise RecordError("record.json", {"line": data.count(b"\n", 0, error.start) + 1}) from None


def parse_text(text: str) -> Record:
    """The record in a `.jsonl` text. Raises `RecordError`."""
    lines: list[Any] = []
    # Not `splitlines`: names may hold what Unicode takes for the end of a line, and JSON does not.
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
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
    """Every position of the match, from the deal to the last, and what had just happened (nothing before the deal).

    Moves that were taken back are held against the rules too, but not told. `game` must have the rules of the record.
    Raises `RecordError` at the first line at fault: `record.rules` (a rules version this program does not know), those
    of `check_deal`, the code of the rule that a move breaks, `record.seat`, `record.result`.
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
    for number, (line, stands) in enumerate(zip(record.lines, _standing(record.lines), strict=True), 2):
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
        if stands is not None:
            yield position, events
    if record.result is not None:
        scores, ranks = game.result(positions[-1])
        if scores is None or record.result.get("scores") != scores or record.result.get("ranks") != ranks:
            raise RecordError("record.result", {"line": len(record.lines) + 2})


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
