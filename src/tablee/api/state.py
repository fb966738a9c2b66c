"""A match that is played by numbers."""

from typing import Any, Generic, SupportsIndex

from tablee.api.base_coder import BaseCoder
from tablee.api.base_match import P, decided
from tablee.api.recalls import Recalled, recalled, shown
from tablee.core.arguments import whole
from tablee.core.encoding import Spelling
from tablee.core.errors import IllegalMoveError
from tablee.core.game import JsonObject
from tablee.core.light_match import LightMatch
from tablee.core.ranking import rewards
from tablee.core.recall import Recall


class State(Generic[P]):
    """A match that is played by numbers.

    >>> state = game.coder().start(seed=1)
    >>> state.step(state.legal[0])
    >>> state
    <State of ..., ply 1, seat ... to act>
    """

    def __init__(self, coder: BaseCoder[P], seed: str) -> None:
        """Deal a match; callers use `Coder.start`."""
        self.coder = coder
        self.seed = seed
        self.position: P = coder.rules.new(coder.players, coder.options, seed)
        """The position now, all cards open; do not play on it."""
        self._spelling = coder.encoding.spelling(self.position)
        self.legal = self._begun()
        """The legal numbers; none once the match is over."""
        self.played: list[int] = []
        """All numbers so far."""
        self._moves: list[tuple[str, list[int]]] = []
        """Each move with its numbers, if moves are spelt."""
        self._told: LightMatch | None = None
        self._recalls: dict[int, Recall] = {}

    def _begun(self) -> list[int]:
        """Return the numbers that a move begins with."""
        spelling = self._spelling
        return self.coder.encoding.legal(self.position) if spelling is None else spelling.legal()

    def __getstate__(self) -> JsonObject:
        return {"coder": self.coder, "seed": self.seed, "played": self.played}

    def __setstate__(self, state: JsonObject) -> None:
        State.__init__(self, state["coder"], state["seed"])
        for number in state["played"]:
            self.step(number)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return (self.coder, self.seed, self.played) == (other.coder, other.seed, other.played)

    def __hash__(self) -> int:
        return hash((self.coder, self.seed, len(self.played)))

    def __repr__(self) -> str:
        at = "over" if self.over else f"seat {self.turn} to act"
        plies = len(self.played if self._spelling is None else self._moves)
        return f"<State of {self.coder.id}, ply {plies}, {at}>"

    @property
    def turn(self) -> int | None:
        """The seat to act; None once the match is over.

        >>> game.coder().start(seed=1).turn in (0, 1)
        True
        """
        return self.position.turn

    @property
    def over(self) -> bool:
        """True if the match is over.

        >>> game.coder().start(seed=1).over
        False
        """
        return not self.legal

    @property
    def spelt(self) -> list[int]:
        """The numbers of the move under way; always none if each move is one number.

        >>> game.coder().start(seed=1).spelt
        []
        """
        return [] if self._spelling is None else list(self._spelling.numbers)

    @property
    def returns(self) -> list[float]:
        """By seat, -1 to 1: the share of opponents beaten less that of opponents lost to; the sum is 0.

        All are 0 before the end.

        >>> game.coder().start(seed=1).returns
        [0.0, 0.0]
        """
        ranks = self.coder.rules.result(self.position).ranks
        return [0.0] * self.coder.players if ranks is None else [2 * reward - 1 for reward in rewards(ranks)]

    @property
    def scores(self) -> list[int]:
        """The scores of the rules by seat. Raise `TableeError` `result.undecided` (turn) before the end.

        >>> game.coder().start(seed=1).scores
        Traceback (most recent call last):
        tablee.core.errors.TableeError: ...
        """
        return decided(self.coder.rules.result(self.position), self.turn)[0]

    def mask(self) -> memoryview:
        """Return a byte for each number: 1 if it is legal, else 0.

        >>> state = game.coder().start(seed=1)
        >>> sum(state.mask()) == len(state.legal)
        True
        """
        return self.coder.marked(self.legal)

    def observation(self, seat: SupportsIndex | None = None) -> memoryview:
        """Return what `seat` (default: the seat to act) knows now, as 16-bit numbers.

        >>> state = game.coder().start(seed=1)
        >>> state.observation(0) == state.observation(1)
        False
        """
        return self.coder.observed(self.position, seat, self._spelling)

    def step(self, number: SupportsIndex) -> None:
        """Play a legal number. Raise `IllegalMoveError` `move.number` (number) if it is not legal; nothing has changed.

        >>> state = game.coder().start(seed=1)
        >>> state.step(state.legal[0])
        >>> len(state.played)
        1
        """
        found = whole(number, "number")
        spelling = self._spelling
        if spelling is None:
            self.legal = self.coder.encoding.play(self.position, found)
        else:
            self._spell(spelling, found)
        self.played.append(found)

    def _spell(self, spelling: Spelling[P], number: int) -> None:
        """Add a number to the move under way, and play the move if it is complete."""
        if number not in self.legal:
            raise IllegalMoveError("move.number", {"number": number})
        spelling.add(number)
        if not spelling.complete:
            self.legal = spelling.legal()
            return
        move = spelling.text()
        self.coder.rules.play(self.position, move)
        self._moves.append((move, spelling.numbers))
        self._spelling = self.coder.encoding.spelling(self.position)
        self.legal = self._begun()

    def recall(self, seat: SupportsIndex) -> Recalled:
        """Return all that `seat` has seen and done.

        The first call plays the match again from its deal; later ones only what came since.

        >>> state = game.coder().start(seed=1)
        >>> state.step(state.legal[0])
        >>> state.recall(0).numbers == state.recall(1).numbers
        False
        """
        coder = self.coder
        told = self._told
        if told is None:
            told = self._told = LightMatch(
                coder.rules, coder.rules.new(coder.players, coder.options, self.seed), self.seed
            )
        if self._spelling is None:
            for number in self.played[len(told.moves) :]:
                told.push(coder.encoding.move(told.position(), number))
        else:
            for move, _ in self._moves[len(told.moves) :]:
                told.push(move)
        viewer = coder._seat(self.position, seat)
        spelt = None if self._spelling is None else [numbers for _, numbers in self._moves]
        found = self._recalls[viewer] = recalled(coder, told, viewer, self._recalls.get(viewer), spelt)
        if self._spelling is not None and viewer == self.turn:
            found.spell(self._spelling.numbers)
        return shown(found)

    def copy(self) -> "State[P]":
        """Return a state that can be continued independently.

        >>> state = game.coder().start(seed=1)
        >>> state.copy().step(state.legal[0])
        >>> len(state.played)
        0
        """
        other: State[P] = State.__new__(State)
        other.coder, other.seed = self.coder, self.seed
        other.position = self.coder.rules.copy(self.position)
        other._spelling = spelling = self.coder.encoding.spelling(other.position)
        if spelling is not None:
            for number in self.spelt:
                spelling.add(number)
        other.legal = list(self.legal)
        other.played = list(self.played)
        other._moves = list(self._moves)
        other._told = None
        other._recalls = {}
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> "State[P]":
        return self.copy()
