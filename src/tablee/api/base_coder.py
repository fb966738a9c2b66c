"""The numbers of one setup of a game: numbered moves, masks, and arrays of what a seat knows."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Generic, SupportsIndex

from tablee.api.base_match import P
from tablee.api.batch import BYTES, SHORTS, exported
from tablee.core.arguments import whole
from tablee.core.encoding import Encoding, Field, Spelling, mark
from tablee.core.errors import IllegalMoveError, TableeError
from tablee.core.game import Game as Rules
from tablee.core.game import JsonObject
from tablee.core.native import i16, u8, vec
from tablee.core.recall import Vocabulary

NOTHING: Final[tuple[int, ...]] = ()


class BaseCoder(Generic[P]):
    """The numbers of a game with one number of players and one set of options; `Coder` also starts matches.

    >>> coder, match = game.coder(), game.start(seed=1)
    >>> coder.move(match.position, coder.legal(match.position)[0]) == match.legal[0]
    True
    """

    def __init__(self, rules: Rules[P], players: SupportsIndex | None, options: Mapping[str, Any]) -> None:
        """Raise `TableeError` `coder.none` (game), and `OptionError` and `ArgumentError` as `Game.start` does."""
        seats = rules.min_players if players is None else players
        dealt = rules.new(seats, options, "")
        found = rules.encoding(dealt.options, dealt.players)
        if found is None:
            raise TableeError("coder.none", {"game": rules.name})
        self.rules = rules
        self.players: int = dealt.players
        self.options: JsonObject = dict(dealt.options)
        self.encoding: Encoding[P] = found
        self.vocabulary = Vocabulary(found.words)
        self._nothing: Any = vec[i16]([0] * self.size)
        self._no_moves: Any = vec[u8]([0] * found.actions)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BaseCoder):
            return False
        return (self.rules, self.players, self.options) == (other.rules, other.players, other.options)

    def __hash__(self) -> int:
        return hash((self.id, self.players))

    def __repr__(self) -> str:
        return f"<Coder {self.id}, {self.players} players, {self.actions} moves, {self.size} numbers>"

    @property
    def id(self) -> str:
        """The name of the game and the version of the encoding.

        >>> game.coder().id.endswith("-v1")
        True
        """
        return f"{self.rules.name}-v{self.encoding.version}"

    @property
    def actions(self) -> int:
        """The number of moves that have numbers: each number is below it.

        >>> max(game.coder().start(seed=1).legal) < game.coder().actions
        True
        """
        return self.encoding.actions

    @property
    def fields(self) -> tuple[Field, ...]:
        """The parts of an observation, in order: `name`, `shape`, `low`, `high`.

        >>> game.coder().fields[0].name
        'phase'
        """
        return self.encoding.fields

    @property
    def size(self) -> int:
        """The number of numbers in an observation.

        >>> game.coder().size == sum(field.size for field in game.coder().fields)
        True
        """
        return sum(field.size for field in self.encoding.fields)

    @property
    def longest(self) -> int | None:
        """The most moves that a match can have; None if the rules set no limit.

        >>> game.coder().longest > 100
        True
        """
        return self.encoding.longest

    @property
    def longest_move(self) -> int:
        """The most numbers of a move; 1 if each move is one number.

        >>> game.coder().longest_move
        1
        """
        return self.encoding.longest_move

    def name(self, number: SupportsIndex) -> str:
        """Return the fixed name of a move's number, with relative seats; "" if no move has that number.

        >>> len(game.coder().name(game.coder().start(seed=1).legal[0])) > 0
        True
        """
        return self.encoding.name(self._within(number))

    def legal(self, position: P, spelt: Iterable[SupportsIndex] = NOTHING) -> list[int]:
        """Return the legal numbers; none once the match is over.

        They are in the order of `position.legal`, or, if moves are spelt, those that may follow the numbers `spelt`.
        Raise as `move` does.

        >>> len(game.coder().legal(game.start(seed=1).position)) == len(game.start(seed=1).legal)
        True
        """
        spelling = self._spelling(position, spelt)
        return self.encoding.legal(position) if spelling is None else spelling.legal()

    def mask(self, position: P, spelt: Iterable[SupportsIndex] = NOTHING) -> memoryview:
        """Return a byte for each number: 1 if it is among `legal`, else 0.

        >>> coder, match = game.coder(), game.start(seed=1)
        >>> sum(coder.mask(match.position)) == len(match.legal)
        True
        """
        return self.marked(self.legal(position, spelt))

    def marked(self, legal: list[int]) -> memoryview:
        """Return a byte for each number: 1 if it is in `legal`, else 0.

        >>> sum(game.coder().marked([2, 3]))
        2
        """
        mask = self._no_moves[:]
        mark(legal, mask)
        return exported(mask, BYTES)

    def observation(
        self, position: P, seat: SupportsIndex | None = None, spelt: Iterable[SupportsIndex] = NOTHING
    ) -> memoryview:
        """Return what `seat` (default: the seat to act) knows by sight and may remember of it, as 16-bit numbers.

        The seat to act also knows the numbers that it has `spelt`.

        >>> len(game.coder().observation(game.start(seed=1).position)) == game.coder().size
        True
        """
        return self.observed(position, seat, self._spelling(position, spelt))

    def observed(self, position: P, seat: SupportsIndex | None, spelling: Spelling[P] | None) -> memoryview:
        """Do the same as `observation` with the spelling of the move under way, None if moves are not spelt.

        >>> coder, position = game.coder(), game.start(seed=1).position
        >>> coder.observed(position, 0, None) == coder.observation(position, 0)
        True
        """
        # A finished position has no seat to act.
        looks = max(0, position.acting) if seat is None else self._seat(position, seat)
        numbers = self._nothing[:]
        self.encoding.observe(position, looks, numbers, 0)
        if spelling is not None and looks == position.acting:
            spelling.observe(numbers, 0)
        return exported(numbers, SHORTS)

    def move(self, position: P, *numbers: SupportsIndex) -> str:
        """Return the text of a legal move.

        Raise `IllegalMoveError` `move.number` (number) for the first number that is not legal, or for the last one if
        they are not a whole move.

        >>> coder, match = game.coder(), game.start(seed=1)
        >>> [coder.move(match.position, number) for number in coder.legal(match.position)] == match.legal.moves
        True
        """
        found = [whole(number, "number") for number in numbers]
        spelling = self._spelling(position, found)
        if spelling is None and len(found) == 1:
            return self.encoding.move(position, self._within(found[0]))
        if spelling is None or not spelling.complete:
            raise IllegalMoveError("move.number", {"number": found[-1] if found else -1})
        return spelling.text()

    def numbers(self, position: P, move: str) -> list[int]:
        """Return the numbers of a legal move: one, or more if moves are spelt.

        Raise `IllegalMoveError`, which names the broken rule, if it is not legal.

        >>> coder, match = game.coder(), game.start(seed=1)
        >>> coder.numbers(match.position, match.legal[0]) == coder.legal(match.position)[:1]
        True
        """
        self.rules.check_move(position, move)
        return self.encoding.numbers(position, move)

    def _spelling(self, position: P, spelt: Iterable[SupportsIndex]) -> Spelling[P] | None:
        """Return the spelling of a move so far; None if each move is one number. Raise as `move` does."""
        spelling = self.encoding.spelling(position)
        if spelling is not None:
            for number in spelt:
                add(spelling, number)
        return spelling

    def _seat(self, position: P, seat: SupportsIndex) -> int:
        found = self.rules.check_viewer(position, seat)
        return 0 if found is None else found

    def _within(self, number: SupportsIndex) -> int:
        """Return a number of a move. Raise `IllegalMoveError` `move.number` (number)."""
        found = whole(number, "number")
        if not 0 <= found < self.encoding.actions:
            raise IllegalMoveError("move.number", {"number": found})
        return found


def add(spelling: Spelling[Any], number: SupportsIndex) -> None:
    """Add a number to a move. Raise `IllegalMoveError` `move.number` (number) if it is not legal."""
    found = whole(number, "number")
    if spelling.complete or found not in spelling.legal():
        raise IllegalMoveError("move.number", {"number": found})
    spelling.add(found)
