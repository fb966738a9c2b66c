"""A match whose luck is asked for, one outcome at a time, instead of following from a seed.

The rules run as always, on a stream that answers with the outcomes so far. If one is missing, the run stops, and the
outcomes that are possible there are open. Once one is settled, the run begins again: every run of a step is the same
until that place.

A pile that lies face down (`Stream.mix_face_down`) has no order before it is read. Its places hold what is left in a
fixed order, so neither a copy nor a position shows anything about later cards.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, SupportsIndex, TypeVar

from tablee.core.errors import ChanceError
from tablee.core.events import Event
from tablee.core.native import i64, vec
from tablee.core.plain import shown
from tablee.core.position import UNDECIDED, JsonObject, Legal, Position, Result, belongs
from tablee.core.ranking import rewards
from tablee.core.recall import first_line, line_text, ply_lines
from tablee.core.rng import Stream

if TYPE_CHECKING:
    from tablee.core.game import Game

P = TypeVar("P", bound=Position)

NOTHING: Final = "-"
"""The outcome that a place stays empty."""
NO_SEED: Final = bytes(32)


class AwaitedError(Exception):
    """A run of the rules stopped because an outcome is missing.

    `outcomes`: the possible ones, each with the number of equally likely cases; in a fixed order.
    """

    def __init__(self, outcomes: list[tuple[str, int]]) -> None:
        super().__init__("an outcome is missing")
        self.outcomes = outcomes


class AskedStream(Stream):
    """A stream that takes what chance decides from `answers`, in the order in which the rules need it.

    An outcome that is certain is not asked for. A shuffle that says nothing of a pile lying face down is settled at
    once, from the last place on.
    """

    def __init__(self, answers: list[str], under: dict[str, int]) -> None:
        """`under`: by pile, the number of items that were put below the others, where their order is known."""
        super().__init__(NO_SEED, 0)
        self.asked = True
        self.answers = answers
        self.at = 0
        self.under = under
        self._names: list[str] = []

    def __reduce__(self) -> Any:
        return AskedStream, (self.answers, self.under)

    def copy(self) -> Stream:
        """Return an independent stream without the answers that were used up."""
        return AskedStream(self.answers[self.at :], dict(self.under))

    def choose(self, cases: list[str]) -> int:
        """Return the index of the first of the equally likely `cases` that has the next answer as its text.

        Raises `AwaitedError` if there is no answer left.
        """
        first = cases[0]
        if cases.count(first) == len(cases):
            return 0
        if self.at < len(self.answers):
            answer = self.answers[self.at]
            self.at += 1
            return cases.index(answer)
        many: dict[str, int] = {}
        for case in cases:
            many[case] = many.get(case, 0) + 1
        raise AwaitedError(list(many.items()))

    def word(self) -> int:
        """Raise `ChanceError` `chance.words`."""
        raise ChanceError("chance.words")

    def uniform(self, n: int) -> int:
        """Return the number that is answered, 0 to n - 1."""
        if n < 1:
            raise ValueError("uniform(n) needs n >= 1")
        names = self._names
        self._names = []
        return self.choose(names if len(names) == n else [str(number) for number in range(n)])

    def waste(self, n: int) -> None:
        """Ask nothing."""

    def name_outcomes(self, names: list[str]) -> None:
        """Name the numbers that the next `uniform` can return."""
        self._names = names

    def shuffle(self, items: list[Any]) -> None:
        """Lay the answered item on each place, from the last one on; the others stay in their order."""
        for last in range(len(items) - 1, 0, -1):
            cases = [NOTHING if item is None else str(item) for item in items[: last + 1]]
            items.insert(last, items.pop(self.choose(cases)))

    def mix(self, numbers: vec[i64], many: i64) -> None:
        """Do the same as `shuffle` for the first `many` numbers of an array."""
        items = [numbers[place] for place in range(many)]
        self.shuffle(items)
        for place, number in enumerate(items):
            numbers[place] = number

    def mix_face_down(self, numbers: vec[i64], many: i64) -> None:
        """Sort the first `many` numbers, because nobody knows their order yet."""
        for place, number in enumerate(sorted([numbers[place] for place in range(many)])):
            numbers[place] = number

    def shuffle_face_down(self, items: list[Any], pile: str = "") -> None:
        """Sort the items, because nobody knows their order yet."""
        self.under.pop(pile, None)
        items.sort()

    def slip(self, items: list[Any], item: Any) -> None:
        """Add an item to a pile whose order nobody knows yet."""
        items.append(item)
        items.sort()

    def settle(self, numbers: vec[i64], many: i64, names: Sequence[str], aside: vec[i64]) -> None:
        """Lay the answered number on the last of the first `many` places, and keep all others sorted."""
        rest = [numbers[place] for place in range(many)]
        rest += [aside[place] for place in range(len(aside))]
        rest.sort()
        chosen = rest.pop(self.choose([names[number] for number in rest]))
        top: i64 = many - 1
        for place, number in enumerate(rest):
            if place < top:
                numbers[place] = number
            else:
                aside[place - top] = number
        numbers[top] = chosen

    def settle_all(self, numbers: vec[i64], many: i64, names: Sequence[str]) -> None:
        """Lay the answered number on each place, from the last one on."""
        nothing = numbers[:0]
        while many > 0:
            self.settle(numbers, many, names, nothing)
            many -= 1

    def settle_item(self, items: list[Any], names: Sequence[str] = (), pile: str = "") -> None:
        """Lay the answered item on the last place, unless the last item is one that was put under the others."""
        known = self.under.get(pile, 0)
        if len(items) <= known:
            self.under[pile] = len(items) - 1
            return
        cases = [names[item] if names else str(item) for item in items[known:]]
        items.append(items.pop(known + self.choose(cases)))

    def lay_under(self, pile: str = "") -> None:
        """Count an item that was put below all others."""
        self.under[pile] = self.under.get(pile, 0) + 1


class TellingStream(Stream):
    """The stream of a seed, which tells by `told` what a `ChanceState` asks where the seed decides.

    The outcomes of a seed settle the same match.
    """

    def __init__(self, seed: bytes, used: int = 0) -> None:
        super().__init__(seed, used)
        self.asked = True
        self.told: list[str] = []
        self.under: dict[str, int] = {}
        self._names: list[str] = []

    def __reduce__(self) -> Any:
        return TellingStream, (self.seed, self.used)

    def copy(self) -> Stream:
        """Return an independent stream that continues from the same place."""
        copied = TellingStream(self.seed, self.used)
        copied.under = dict(self.under)
        return copied

    def _tell(self, cases: list[str], chosen: int) -> None:
        """Tell which of the equally likely cases it is, unless all are the same."""
        if cases.count(cases[0]) < len(cases):
            self.told.append(cases[chosen])

    def uniform(self, n: int) -> int:
        number = super().uniform(n)
        names = self._names
        self._names = []
        self._tell(names if len(names) == n else [str(other) for other in range(n)], number)
        return number

    def waste(self, n: int) -> None:
        super().uniform(n)

    def name_outcomes(self, names: list[str]) -> None:
        self._names = names

    def shuffle(self, items: list[Any]) -> None:
        self.shuffle_face_down(items)
        for last in range(len(items) - 1, 0, -1):
            self._tell([NOTHING if item is None else str(item) for item in items[: last + 1]], last)

    def mix(self, numbers: vec[i64], many: i64) -> None:
        super().mix(numbers, many)
        for last in range(many - 1, 0, -1):
            self._tell([str(numbers[place]) for place in range(last + 1)], last)

    def mix_face_down(self, numbers: vec[i64], many: i64) -> None:
        super().mix(numbers, many)

    def shuffle_face_down(self, items: list[Any], pile: str = "") -> None:
        self.under.pop(pile, None)
        places = vec[i64](list(range(len(items))))
        super().mix(places, len(items))
        items[:] = [items[place] for place in places]

    def slip(self, items: list[Any], item: Any) -> None:
        items.insert(super().uniform(len(items) + 1), item)

    def settle(self, numbers: vec[i64], many: i64, names: Sequence[str], aside: vec[i64]) -> None:
        cases = [names[numbers[place]] for place in range(many)]
        self._tell(cases + [names[number] for number in aside], many - 1)

    def settle_all(self, numbers: vec[i64], many: i64, names: Sequence[str]) -> None:
        nothing = numbers[:0]
        while many > 1:
            self.settle(numbers, many, names, nothing)
            many -= 1

    def settle_item(self, items: list[Any], names: Sequence[str] = (), pile: str = "") -> None:
        known = self.under.get(pile, 0)
        if len(items) <= known:
            self.under[pile] = len(items) - 1
            return
        cases = [names[item] if names else str(item) for item in items[known:]]
        self._tell(cases, len(cases) - 1)

    def lay_under(self, pile: str = "") -> None:
        self.under[pile] = self.under.get(pile, 0) + 1


class _Ply(NamedTuple):
    """A ply that is complete: the seat that moved, its move, and the events."""

    seat: int
    move: str
    events: list[Event]


class _Text(NamedTuple):
    """The text of perfect recall of one seat after so many plies."""

    plies: int
    text: str


class ChanceState(Generic[P]):
    """A match whose luck is asked for, one outcome at a time. A copy does not know the future.

    While it is `awaiting`, chance has the next step: `outcomes` lists what is possible, and `settle` takes one. A
    match begins so, because the deal is luck. A step with a certain outcome is never asked for.
    """

    def __init__(
        self, game: "Game[P]", options: JsonObject, players: int, like: "ChanceState[P] | None" = None
    ) -> None:
        """Begin the deal, or a copy of a state; `options` are complete and checked. Callers use `Game.chance`."""
        self.game = game
        self.options = options
        self.players = players
        self._answers: list[str] = []
        self._move: str | None = None
        self._open: list[tuple[str, int]] = []
        self._position: P | None = None
        self._steps: list[tuple[bool, str]] = []
        """Every outcome (False) and move (True), in order."""
        self._plies: list[_Ply] = []
        self._texts: list[_Text] = []
        if like is None:
            self._run()
            return
        # The position, the answers and the open outcomes are replaced, never changed.
        self._answers = like._answers
        self._move = like._move
        self._open = like._open
        self._position = like._position
        self._steps = like._steps[:]
        self._plies = like._plies[:]
        self._texts = like._texts[:]

    def __reduce__(self) -> Any:
        return _again, (self.game, self.options, self.players, self._steps)

    def __repr__(self) -> str:
        if self.awaiting:
            acting = f"{len(self._open)} outcomes open"
        else:
            acting = "over" if self.over else f"seat {self.turn} to act"
        return f"<ChanceState of {self.game.name}, ply {len(self._plies)}, {acting}>"

    @property
    def awaiting(self) -> bool:
        """True if chance has the next step."""
        return len(self._open) > 0

    @property
    def move(self) -> str | None:
        """Return the move whose luck is awaited; None if none is, and at the deal."""
        return self._move

    @property
    def settled(self) -> list[str]:
        """Return the outcomes of the deal or the move under way so far."""
        return list(self._answers)

    def outcomes(self) -> list[tuple[str, Fraction]]:
        """Return each outcome that is possible now, with its probability; none unless `awaiting`.

        Outcomes are the texts of pieces, or numbers. Equal pieces are one outcome. The order is fixed; the sum is 1.
        """
        total = 0
        for _, many in self._open:
            total += many
        return [(outcome, Fraction(many, total)) for outcome, many in self._open]

    def settle(self, outcome: str) -> None:
        """Let chance decide. Raises `ChanceError` for what `outcomes` does not list; nothing has changed."""
        if not self._open:
            raise ChanceError("chance.none", {"outcome": shown(outcome)})
        possible = [text for text, _ in self._open]
        if outcome not in possible:
            raise ChanceError("chance.outcome", {"outcome": shown(outcome), "possible": possible})
        before = self._answers
        self._answers = [*before, outcome]
        try:
            self._run()
        except BaseException:
            self._answers = before
            raise
        self._steps.append((False, outcome))

    def play(self, move: str) -> None:
        """Make a move for the seat to act, whose luck may then be awaited.

        Raises `ChanceError` `chance.awaited` while chance has the next step, else as `Game.check_move` does.
        """
        if self._open:
            raise ChanceError("chance.awaited")
        self.game.check_move(self._now(), move)
        self._move = move
        try:
            self._run()
        except BaseException:
            self._move = None
            raise
        self._steps.append((True, move))

    @property
    def turn(self) -> int | None:
        """Return the seat to act; None while chance has the next step and once the match is over."""
        return None if self._open else self._now().turn

    @property
    def over(self) -> bool:
        """True if the match is over."""
        return not self._open and self._now().acting < 0

    @property
    def legal(self) -> Legal:
        """Return the moves of the seat to act; none while chance has the next step and once the match is over."""
        return Legal([]) if self._open else self.game.legal(self._now())

    @property
    def result(self) -> Result:
        """Return scores and ranks if the match is over, else `UNDECIDED`."""
        return UNDECIDED if self._open else self.game.result(self._now())

    @property
    def returns(self) -> list[float]:
        """Return each seat's share of the opponents that it beat less those it lost to, -1 to 1; 0 before the end."""
        ranks = self.result.ranks
        return [0.0] * self.players if ranks is None else [2 * reward - 1 for reward in rewards(ranks)]

    @property
    def position(self) -> P:
        """Return the position, before the move whose luck is awaited; places that chance has not settled hold the rest.

        The rest lies in a fixed order, so nothing can be read from it. Raises `ChanceError` `chance.awaited` during the
        deal.
        """
        position = self.game.copy(self._now())
        position.stream = Stream(NO_SEED)
        return position

    @property
    def events(self) -> list[Event]:
        """Return the events of the last complete ply; none at first."""
        return list(self._plies[-1].events) if self._plies else []

    def information(self, seat: SupportsIndex | None) -> JsonObject:
        """Return all that a seat knows of `position`. Raises as `position` and `Game.information` do."""
        return self.game.information(self._now(), seat)

    def recall(self, seat: SupportsIndex) -> str:
        """Return everything that a seat has seen and done, one JSON object a line (`tablee.core.recall`).

        Raises as `information` does.
        """
        viewer = self.game.check_viewer(self._now(), seat)
        assert viewer is not None
        plies, text = self._texts[viewer]
        lines = [text]
        for ply in self._plies[plies:]:
            lines += [line_text(line) for line in ply_lines(viewer, ply.seat, ply.move, ply.events)]
        if len(lines) > 1:
            text = "\n".join(lines)
            self._texts[viewer] = _Text(len(self._plies), text)
        return text

    def copy(self) -> "ChanceState[P]":
        """Return a state that can be continued independently."""
        return ChanceState(self.game, self.options, self.players, self)

    def __copy__(self) -> "ChanceState[P]":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "ChanceState[P]":
        return self.copy()

    def _now(self) -> P:
        """Return the position, which must not change. Raises `ChanceError` `chance.awaited` during the deal."""
        if self._position is None:
            raise ChanceError("chance.awaited")
        return self._position

    def _run(self) -> None:
        """Run the deal or the move under way with the answers so far; keep the open outcomes if one is missing."""
        try:
            if self._position is None:
                self._deal()
            else:
                self._go_on(self._position)
        except AwaitedError as awaited:
            self._open = awaited.outcomes
        else:
            self._open = []
            self._move = None
            self._answers = []

    def _deal(self) -> None:
        game = self.game
        position = game.deal(self.options, self.players, AskedStream(self._answers, {}))
        belongs(position, game)
        seats = range(self.players)
        self._texts = [
            _Text(0, line_text(first_line(seat, game.information(position, seat)))) for seat in seats
        ]
        self._position = position

    def _go_on(self, before: P) -> None:
        move = self._move
        assert move is not None
        seat: int = before.acting
        stream = before.stream
        assert isinstance(stream, AskedStream)
        after = self.game.copy(before)
        after.stream = AskedStream(self._answers, dict(stream.under))
        events = self.game.play(after, move)
        self._position = after
        self._plies.append(_Ply(seat, move, events))


def _again(
    game: "Game[P]", options: JsonObject, players: int, steps: list[tuple[bool, str]]
) -> "ChanceState[P]":
    """Return an unpickled state."""
    state = ChanceState(game, options, players)
    for is_move, text in steps:
        if is_move:
            state.play(text)
        else:
            state.settle(text)
    return state
