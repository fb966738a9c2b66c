"""A game as numbers for machines: numbered moves, masks, arrays of what a seat knows, and information states.

`Game.coder` makes a `Coder` for one setup. Its states play matches by numbers. docs/encodings.md lists the numbers.
"""

import secrets
from array import array
from collections.abc import Iterable, Mapping
from typing import Any, Final, Generic, NamedTuple, SupportsIndex

from tablee.api.base_match import BaseMatch, P, decided
from tablee.api.batch import BYTES, SHORTS, Batch, exported
from tablee.core.arguments import seed_text, whole
from tablee.core.batch import Batch as Matches
from tablee.core.encoding import Encoding, Field, Spelling, mark
from tablee.core.errors import ArgumentError, IllegalMoveError, TableeError
from tablee.core.game import Game as Rules
from tablee.core.game import JsonObject
from tablee.core.light_match import LightMatch
from tablee.core.native import i16, u8, vec
from tablee.core.ranking import rewards
from tablee.core.recall import Recall, Vocabulary
from tablee.core.rng import Stream, seed_bytes

NOTHING: Final[tuple[int, ...]] = ()


class Recalled(NamedTuple):
    """All that a seat has seen and done in a match: a text in lines of JSON, and the same as numbers.

    `numbers` is an `array` of 16 bits without sign, which NumPy takes as it is.

    >>> recalled = game.coder().start(seed=1).recall(0)
    >>> len(recalled.text.splitlines()), recalled.numbers.typecode
    (1, 'H')
    """

    text: str
    numbers: "array[int]"


class Coder(Generic[P]):
    """The numbers of a game with one number of players and one set of options.

    >>> coder = game.coder()
    >>> state = coder.start(seed=1)
    >>> while not state.over:
    ...     state.step(state.legal[0])
    >>> sorted(state.returns)
    [-1.0, 1.0]
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

    def __reduce__(self) -> Any:
        return Coder, (self.rules, self.players, self.options)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Coder):
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

    def start(self, seed: str | SupportsIndex | None = None) -> "State[P]":
        """Return a new match, dealt as by `Game.start` with the same seed; default: a random one.

        >>> game.coder().start(seed=1).position == game.start(seed=1).position
        True
        """
        return State(self, secrets.token_hex(32) if seed is None else seed_text(seed))

    def batch(self, count: SupportsIndex, seed: str | SupportsIndex | None = None) -> Batch:
        """Return `count` new matches to be played side by side; match N has the seed `f"{seed} {N}"`, N from 1.

        Raise `ArgumentError` `argument.least` (name, least, value) if there are none.

        >>> game.coder().batch(4, seed=1)
        <Batch of 4 matches of ...>
        """
        many = whole(count, "count")
        if many < 1:
            raise ArgumentError("argument.least", {"name": "count", "least": 1, "value": many})
        text = secrets.token_hex(32) if seed is None else seed_text(seed)
        return Batch(self, Matches(self.rules, self.encoding, self.options, text, many))

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

    def recall(self, match: BaseMatch[P], seat: SupportsIndex) -> Recalled:
        """Return all that `seat` has seen and done in a match; spelt moves as `numbers` spells them.

        Raise `ArgumentError` `coder.setup` (id, match) if the match has other players or options.

        >>> game.coder().recall(game.start(seed=1), 0).text.startswith('{"seat":0,')
        True
        """
        light = match._light
        if light.game is not self.rules or (light.players, light.options) != (self.players, self.options):
            raise ArgumentError("coder.setup", {"id": self.id, "match": repr(match)})
        viewer = self._seat(light.position(), seat)
        deal = self.rules.new(self.players, self.options, match.seed)
        begun = Recall(self.vocabulary, viewer, self.rules.information(deal, viewer))
        spelt = None if self.encoding.spelling(deal) is None else _spelt(self, deal, light)
        return shown(carried_on(begun, light, spelt))

    def _seat(self, position: P, seat: SupportsIndex) -> int:
        found = self.rules.check_viewer(position, seat)
        return 0 if found is None else found

    def _within(self, number: SupportsIndex) -> int:
        """Return a number of a move. Raise `IllegalMoveError` `move.number` (number)."""
        found = whole(number, "number")
        if not 0 <= found < self.encoding.actions:
            raise IllegalMoveError("move.number", {"number": found})
        return found


class State(Generic[P]):
    """A match that is played by numbers.

    >>> state = game.coder().start(seed=1)
    >>> state.step(state.legal[0])
    >>> state
    <State of ..., ply 1, seat ... to act>
    """

    def __init__(self, coder: Coder[P], seed: str) -> None:
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


def add(spelling: Spelling[Any], number: SupportsIndex) -> None:
    """Add a number to a move. Raise `IllegalMoveError` `move.number` (number) if it is not legal."""
    found = whole(number, "number")
    if spelling.complete or found not in spelling.legal():
        raise IllegalMoveError("move.number", {"number": found})
    spelling.add(found)


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


def carried_on(recall: Recall, match: LightMatch, spelt: list[list[int]] | None) -> Recall:
    """Add what happened since to an information state, and return it. `spelt`: the numbers of each spelt move."""
    for ply in range(recall.plies, len(match.moves)):
        if spelt is not None and match.seats[ply] == recall.seat:
            recall.spell(spelt[ply])
        recall.watch(match.seats[ply], match.moves[ply], match.events[ply + 1])
    return recall


def _spelt(coder: Coder[Any], deal: Any, match: LightMatch) -> list[list[int]]:
    """Return the numbers of each move of a match, played again from its deal."""
    found = []
    for move in match.moves:
        found.append(coder.encoding.numbers(deal, move))
        coder.rules.play(deal, move)
    return found


def shown(recall: Recall) -> Recalled:
    """Return an information state as values."""
    return Recalled(recall.text(), recall.numbers())
