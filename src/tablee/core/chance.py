"""A match whose luck is asked for, one outcome at a time, instead of following from a seed.

The rules run as always, on a stream that answers with the outcomes so far. If one is missing, the run stops, and the
outcomes that are possible there are open. Once one is settled, the run begins again: every run of a step is the same
until that place.

A pile that lies face down (`Stream.mix_face_down`) has no order before it is read. Its places hold what is left in a
fixed order, so neither a copy nor a position shows anything about later cards.
"""

from fractions import Fraction
from typing import Any, Generic, NamedTuple, SupportsIndex, TypeVar

from tablee.core.asked_stream import NO_SEED, AskedStream, AwaitedError
from tablee.core.errors import ChanceError
from tablee.core.events import Event
from tablee.core.plain import shown
from tablee.core.position import UNDECIDED, JsonObject, Legal, Position, Result, belongs
from tablee.core.ranking import rewards
from tablee.core.recall import first_line, line_text, ply_lines
from tablee.core.rng import Stream

P = TypeVar("P", bound=Position)


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
        self,
        game: Any,
        options: JsonObject,
        players: int,
        start: P | None = None,
        like: "ChanceState[P] | None" = None,
    ) -> None:
        """Begin the deal; at the position `start`; or as a copy of the state `like`.

        `game` is a `Game`, whose file imports this one; `options` are complete and checked. Callers use `Game.chance`,
        `Game.chance_at` and `copy`.
        """
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
        self._start = start
        if like is None:
            if start is None:
                self._run()
            else:
                position = game.copy(start)
                position.stream = AskedStream([], {})
                self._begin(position)
            return
        # The position, the answers and the open outcomes are replaced, never changed.
        self._start = like._start
        self._answers = like._answers
        self._move = like._move
        self._open = like._open
        self._position = like._position
        self._steps = like._steps[:]
        self._plies = like._plies[:]
        self._texts = like._texts[:]

    def __reduce__(self) -> Any:
        return _again, (self.game, self.options, self.players, self._start, self._steps)

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
        position: P = self.game.copy(self._now())
        position.stream = Stream(NO_SEED)
        return position

    @property
    def events(self) -> list[Event]:
        """Return the events of the last complete ply; none at first."""
        return list(self._plies[-1].events) if self._plies else []

    def information(self, seat: SupportsIndex | None) -> JsonObject:
        """Return all that a seat knows of `position`. Raises as `position` and `Game.information` do."""
        known: JsonObject = self.game.information(self._now(), seat)
        return known

    def recall(self, seat: SupportsIndex) -> str:
        """Return everything that a seat has seen and done, one JSON object a line (`tablee.core.recall`).

        Raises as `information` does.
        """
        viewer = self.game.check_viewer(self._now(), seat)
        assert viewer is not None
        seen: _Text = self._texts[viewer]
        plies, text = seen
        lines = [text]
        for ply in self._plies[plies:]:
            lines += [line_text(line) for line in ply_lines(viewer, ply.seat, ply.move, ply.events)]
        if len(lines) > 1:
            text = "\n".join(lines)
            self._texts[viewer] = _Text(len(self._plies), text)
        return text

    def copy(self) -> "ChanceState[P]":
        """Return a state that can be continued independently."""
        return ChanceState(self.game, self.options, self.players, None, self)

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
                stream = AskedStream(self._answers, {})
                self._begin(self.game.deal(self.options, self.players, stream))
            else:
                self._go_on(self._position)
        except AwaitedError as awaited:
            self._open = awaited.outcomes
        else:
            self._open = []
            self._move = None
            self._answers = []

    def _begin(self, position: P) -> None:
        """Begin at a position that is complete."""
        belongs(position, self.game)
        for seat in range(self.players):
            known = self.game.information(position, seat)
            self._texts.append(_Text(0, line_text(first_line(seat, known))))
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
    game: Any, options: JsonObject, players: int, start: P | None, steps: list[tuple[bool, str]]
) -> "ChanceState[P]":
    """Return an unpickled state."""
    state = ChanceState(game, options, players, start)
    for is_move, text in steps:
        if is_move:
            state.play(text)
        else:
            state.settle(text)
    return state
