"""The common part of all positions, with legal moves and result.

The class of a position determines its game, once a position of that class was dealt or loaded. So positions
can be copied, compared, pickled and printed like any value, compiled or not.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, SupportsIndex, overload

from tablee.core import display
from tablee.core.native import i64, mypyc_attr
from tablee.core.options import OptionValues
from tablee.core.rng import Stream

OVER: Final = "over"
JsonObject = dict[str, Any]

SHOWN: Final = 40
"""The most legal moves that are printed; there may be hundreds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The common part of all positions; each game adds its own pieces.

    `turn` is the seat that must act, None when `phase` is `"over"`. `acting` is the same as a machine
    integer, -1 for None, for speed. Positions are equal if their JSON is equal, random stream included. They
    can be copied, pickled, hashed and printed. Do not play on a position that is a key of a dict.
    """

    def __init__(self, options: OptionValues, players: int, phase: str, turn: int | None, stream: Stream):
        self.options = options
        self.players: i64 = players
        self.phase = phase
        self.acting: i64 = -1 if turn is None else turn
        self.stream = stream

    @property
    def turn(self) -> int | None:
        """Return the seat that must act, None when the match is over."""
        return None if self.acting < 0 else self.acting

    @turn.setter
    def turn(self, seat: int | None) -> None:
        self.acting = -1 if seat is None else seat

    @property
    def legal(self) -> "Legal":
        """Return the moves of the seat to act, as far as they can be listed."""
        legal: Legal = game_of(self).legal(self)
        return legal

    def __copy__(self) -> Any:
        return game_of(self).copy(self)

    def __deepcopy__(self, memo: Any) -> Any:
        return game_of(self).copy(self)

    def __reduce__(self) -> Any:
        game = game_of(self)
        return _loaded, (game, game.dump(self))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Position) or type(self) is not type(other):
            return False
        game = game_of(self)
        return bool(game.dump(self) == game.dump(other))

    def __hash__(self) -> int:
        return hash(_frozen(game_of(self).dump(self)))

    def __repr__(self) -> str:
        if type(self) not in _GAMES:
            return object.__repr__(self)
        game = game_of(self)
        view = game.dump(self)
        del view["rng"]
        acting = self.phase if self.turn is None else f"{self.phase}, seat {self.turn} to act"
        title = f"<{game.name}, {self.players} players, {acting}>"
        return "\n".join([title, *display.drawing(game, view)])


class Legal:
    """The legal moves in a stable order; `more` is True if there are others that the rules cannot list.

    Supports `len`, iteration, indexing, `in` and `==`. Not a named tuple, because compiled code creates this class
    eight times as fast.
    """

    def __init__(self, moves: list[str], more: bool = False) -> None:
        self.moves = moves
        self.more = more

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[str]:
        return iter(self.moves)

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    @overload
    def __getitem__(self, index: SupportsIndex) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: Any) -> Any:
        return self.moves[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Legal) and self.moves == other.moves and self.more == other.more

    def __hash__(self) -> int:
        return hash((*self.moves, self.more))

    def __reduce__(self) -> Any:
        return Legal, (self.moves, self.more)

    def __repr__(self) -> str:
        shown = [*self.moves[:SHOWN], "…"] if len(self.moves) > SHOWN else self.moves
        return f"<{len(self.moves)}{'+' if self.more else ''} legal: {', '.join(shown) or '-'}>"


class Result(NamedTuple):
    """Scores and ranks by seat, both None until the match is over (notation 2; docs/engine.md, `result`)."""

    scores: list[int] | None
    ranks: list[int] | None


UNDECIDED: Final = Result(None, None)


_GAMES: Final[dict[type[Position], Any]] = {}
"""The game of each class of positions; entered when one is dealt or loaded."""


def belongs(position: Position, game: Any) -> None:
    """Register the class of `position` as that of the positions of `game` (a `Game`)."""
    _GAMES[type(position)] = game


def game_of(position: Position) -> Any:
    """Return the `Game` of `position`. Raises `TypeError` if no game has dealt or loaded one of its class."""
    game = _GAMES.get(type(position))
    if game is None:
        raise TypeError(f"no game has dealt or loaded a {type(position).__name__}")
    return game


def _loaded(game: Any, source: JsonObject) -> Any:
    return game.load(source)


def _frozen(value: Any) -> Any:
    """Return JSON in a hashable form; equal JSON gives equal results."""
    if isinstance(value, dict):
        return frozenset((key, _frozen(item)) for key, item in value.items())
    if isinstance(value, list):
        return tuple(_frozen(item) for item in value)
    return value
