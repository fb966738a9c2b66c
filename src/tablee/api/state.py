"""A match that is played by numbers."""

import secrets
from typing import Any, Generic, NamedTuple, SupportsIndex

from tablee.api.base_coder import BaseCoder
from tablee.api.base_match import P, decided
from tablee.api.recalls import Recalled, carried_on, shown
from tablee.core.arguments import seed_text, whole
from tablee.core.encoding import Spelling
from tablee.core.errors import IllegalMoveError
from tablee.core.game import JsonObject
from tablee.core.light_match import LightMatch
from tablee.core.ranking import rewards
from tablee.core.recall import Recall
from tablee.core.rng import Stream, seed_bytes


class _Kept(NamedTuple):
    """An information state that a state begins with: it has so many plies, and numbers of the move under way."""

    found: Recalled
    plies: int
    spelt: int


class _Drawn(NamedTuple, Generic[P]):
    """Where the state of a determinization begins: its position, and the seat that keeps its information state."""

    position: P
    seat: int
    kept: _Kept


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
        self._drawn: _Drawn[P] | None = None
        self._start()

    def _start(self) -> None:
        """Begin at the deal, or at the position that was drawn."""
        self.position: P = self._first()
        """The position now, all cards open; do not play on it."""
        self._spelling = self.coder.encoding.spelling(self.position)
        self.legal = self._begun()
        """The legal numbers; none once the match is over."""
        self.played: list[int] = []
        """All numbers so far."""
        self._moves: list[tuple[str, list[int]]] = []
        """Each move with its numbers, if moves are spelt."""
        self._told: LightMatch | None = None
        self._recalls: dict[int, Recall] = {}
        drawn = self._drawn
        self._kept: dict[int, _Kept] = {} if drawn is None else {drawn.seat: drawn.kept}
        """By seat, how its information state begins, if that comes from another state."""

    def _first(self) -> P:
        """Return the deal, or the position that was drawn."""
        coder, drawn = self.coder, self._drawn
        if drawn is None:
            return coder.rules.new(coder.players, coder.options, self.seed)
        return coder.rules.copy(drawn.position)

    def _begun(self) -> list[int]:
        """Return the numbers that a move begins with."""
        spelling = self._spelling
        return self.coder.encoding.legal(self.position) if spelling is None else spelling.legal()

    def __getstate__(self) -> JsonObject:
        return {"coder": self.coder, "seed": self.seed, "drawn": self._drawn, "played": self.played}

    def __setstate__(self, state: JsonObject) -> None:
        self.coder, self.seed, self._drawn = state["coder"], state["seed"], state["drawn"]
        self._start()
        for number in state["played"]:
            self.step(number)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        own = (self.coder, self.seed, self._drawn, self.played)
        return own == (other.coder, other.seed, other._drawn, other.played)

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
        told = self._told
        if told is None:
            told = self._told = LightMatch(self.coder.rules, self._first(), self.seed)
        if self._spelling is None:
            for number in self.played[len(told.moves) :]:
                told.push(self.coder.encoding.move(told.position(), number))
        else:
            for move, _ in self._moves[len(told.moves) :]:
                told.push(move)
        viewer = self.coder._seat(self.position, seat)
        recall = self._recalls.get(viewer)
        if recall is None:
            recall = self._recalls[viewer] = self._begun_recall(viewer)
        carried_on(recall, told, None if self._spelling is None else [numbers for _, numbers in self._moves])
        if self._spelling is not None and viewer == self.turn:
            recall.spell(self._spelling.numbers)
        return self._whole(recall)

    def _begun_recall(self, viewer: int) -> Recall:
        """Return what a seat knew at first, or an empty information state to be joined to the one that it keeps."""
        coder, kept = self.coder, self._kept.get(viewer)
        if kept is None:
            return Recall(coder.vocabulary, viewer, coder.rules.information(self._first(), viewer))
        recall = Recall(coder.vocabulary, viewer, {})
        recall.plies, recall.spelt = kept.plies, kept.spelt
        return recall

    def _whole(self, recall: Recall) -> Recalled:
        """Return an information state as values, after the one that its seat keeps."""
        found, kept = shown(recall), self._kept.get(recall.seat)
        if kept is None:
            return found
        first = Recall(self.coder.vocabulary, recall.seat, {})
        lines, numbers = found.text.split("\n")[1:], found.numbers[len(first.numbers()) :]
        return Recalled("\n".join([kept.found.text, *lines]), kept.found.numbers + numbers)

    def determinization(
        self, seat: SupportsIndex | None = None, seed: str | SupportsIndex | None = None
    ) -> "State[P]":
        """Return a state that looks the same to `seat` (default: the seat to act), to be continued independently.

        Cards that the seat cannot see, and future luck, are drawn again with `seed` (default: a random one), as by
        `Match.determinization`. The seat keeps its information state. Those of others begin here, with what they then
        know, and so does `played`. A move that another seat is spelling begins again.

        >>> state = game.coder().start(seed=1)
        >>> state.determinization(0, seed=2).recall(0) == state.recall(0)
        True
        """
        coder, rules = self.coder, self.coder.rules
        viewer = coder._seat(self.position, max(0, self.position.acting) if seat is None else seat)
        text = secrets.token_hex(32) if seed is None else seed_text(seed)
        known = rules.information(self.position, viewer)
        spelt = self.spelt if viewer == self.turn else []
        other: State[P] = State.__new__(State)
        other.coder, other.seed = coder, text
        world = rules.determinization(known, Stream(seed_bytes(text)))
        other._drawn = _Drawn(world, viewer, _Kept(self.recall(viewer), 0, len(spelt)))
        other._start()
        for number in spelt:
            other.step(number)
        return other

    def copy(self) -> "State[P]":
        """Return a state that can be continued independently.

        >>> state = game.coder().start(seed=1)
        >>> state.copy().step(state.legal[0])
        >>> len(state.played)
        0
        """
        other: State[P] = State.__new__(State)
        other.coder, other.seed, other._drawn = self.coder, self.seed, self._drawn
        other.position = self.coder.rules.copy(self.position)
        other._spelling = spelling = self.coder.encoding.spelling(other.position)
        if spelling is not None:
            for number in self.spelt:
                spelling.add(number)
        other.legal = list(self.legal)
        other.played = list(self.played)
        other._moves = list(self._moves)
        other._told = None if self._told is None else self._told.copy()
        other._recalls = {}
        # A recall is carried on in place, so a copy keeps its values instead.
        other._kept = dict(self._kept)
        for seat, recall in self._recalls.items():
            other._kept[seat] = _Kept(self._whole(recall), recall.plies, recall.spelt)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> "State[P]":
        return self.copy()
