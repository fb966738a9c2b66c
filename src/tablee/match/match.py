"""A match: game, options, players, seed, moves. Everything else is derived from these five."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, SupportsIndex

from tablee.core.arguments import seed_text
from tablee.core.deal import Deal
from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import Game, JsonObject, Legal, Position
from tablee.core.memories import Memories
from tablee.core.openness import Openness
from tablee.core.record import RESIGN, Actor, Did, Line, Played, Record, retell
from tablee.core.rng import seed_bytes, seed_commitment
from tablee.games import find
from tablee.match import story
from tablee.match.outcome import Outcome, outcome
from tablee.match.revealing import chose_by_secrets, reveals
from tablee.match.story import Step


class Prepared(NamedTuple):
    """A move that was checked but not made yet: the position after it, its events, and the outcome if it ends
    the match.
    """

    played: Played
    position: Any
    events: list[Event]
    outcome: Outcome | None

    @property
    def turn(self) -> int | None:
        """Return the seat that would act next."""
        turn: int | None = self.position.turn
        return None if self.outcome is not None else turn


class Match:
    """A match in progress, with the position after every ply.

    Change it only by `play`, `follow`, `back_to`, `resign` and `set_resigned`. Never change a position in
    `positions`.

    - `game`, `options` (all of them), `players`, `seed` (64 hex digits): as at the start.
    - `moves`: every move so far; `positions`: the deal, then the position after each move.
    - `resigned`: the seats that gave up, in that order. Giving up is not a move (see `tablee.match.outcome`).
    """

    def __init__(self, game: Game[Any], seed: str, deal: Position) -> None:
        """Start a match from `deal`; callers use `new` or `from_record`."""
        self.game = game
        self.options = deal.options
        self.players = deal.players
        self.seed = seed_bytes(seed).hex()
        self.moves: list[Played] = []
        self.positions: list[Any] = [deal]
        self.events: list[list[Event]] = [[]]
        self.resigned: list[int] = []
        self._sides = game.sides(self.options, self.players)
        self._known_outcome: tuple[Outcome | None] | None = None
        self._last_openness: Openness | None = None
        self._reveals_after: dict[int, bool] = {}
        self._memories = Memories(game)

    def __getstate__(self) -> dict[str, Any]:
        # Memories follow from the events.
        return {name: value for name, value in self.__dict__.items() if name != "_memories"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._memories = Memories(self.game)

    @classmethod
    def new(
        cls,
        game: Game[Any],
        players: SupportsIndex,
        options: Mapping[str, Any],
        seed: str | SupportsIndex,
    ) -> "Match":
        """Deal a match. `seed`: 64 hex digits, any text (notation 1, Randomness) or a number.

        Raises `OptionError` and `ArgumentError`.
        """
        return cls(game, seed_text(seed), game.new(players, options, seed))

    @classmethod
    def from_record(cls, record: Record) -> "Match":
        """Return the match in `record`, finished or not, by the rules that it was played by.

        Raises `UnknownGameError`, and `RecordError` as `retell` does.
        """
        game = find(record.game, record.rules)
        steps = retell(game, record)
        deal, _ = next(steps)
        match = cls(game, record.seed, deal)
        for played, (position, events) in zip(record.moves, steps, strict=True):
            match._add(played, position, events)
        match.set_resigned(record.resigned)
        return match

    def until(self, ply: int) -> "Match":
        """Return an independent match with the first `ply` moves of this one and the same seats given up."""
        match = Match(self.game, self.seed, self.positions[0])
        match.moves = self.moves[:ply]
        match.positions = self.positions[: ply + 1]
        match.events = self.events[: ply + 1]
        match._reveals_after = {made: known for made, known in self._reveals_after.items() if made < ply}
        match.set_resigned(self.resigned)
        return match

    @property
    def position(self) -> Any:
        """Return the position now, of the game's own type; pass it only to the game."""
        return self.positions[-1]

    @property
    def ply(self) -> int:
        """Return the number of moves so far."""
        return len(self.moves)

    @property
    def turn(self) -> int | None:
        """Return the seat that must act; None when the match is over."""
        return None if self.outcome is not None else self.positions[-1].turn

    @property
    def over(self) -> bool:
        """True if the match is over, by the rules or because players gave up."""
        return self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """Return how the match ended; None while it goes on."""
        if self._known_outcome is None:
            self._known_outcome = (self._outcome(self.position, self.resigned),)
        return self._known_outcome[0]

    def _outcome(self, position: Position, resigned: list[int]) -> Outcome | None:
        return outcome(self.game.result(position), self._sides, resigned)

    @property
    def commitment(self) -> str:
        """Return the SHA-256 of the seed, which is public from the beginning."""
        return seed_commitment(self.seed)

    def play(
        self, seat: int, move: str, ms: int | None = None, by: Actor | None = None, helped: bool = False
    ) -> list[Event]:
        """Play a move and return its events; `ms`, `by` and `helped` go into the record. Raises as `prepare` does."""
        prepared = self.prepare(seat, move, ms, by, helped)
        self.carry_out(prepared)
        return prepared.events

    def prepare(
        self, seat: int, move: str, ms: int | None = None, by: Actor | None = None, helped: bool = False
    ) -> Prepared:
        """Check a move and compute its result without changing the match, so that the caller can store the move first.

        Raises `IllegalMoveError`: `move.over`, `move.not_your_turn` (seat, turn), or the code of the broken
        rule. Moves for a seat that gave up are allowed while the match goes on.
        """
        turn = self.turn
        if turn is None:
            raise IllegalMoveError("move.over")
        if seat != turn:
            raise IllegalMoveError("move.not_your_turn", {"seat": seat, "turn": turn})
        position, events = self.game.apply(self.position, move)
        end = self._outcome(position, self.resigned)
        return Prepared(Played(seat, move, ms, by, helped), position, events, end)

    def carry_out(self, prepared: Prepared) -> None:
        """Play a prepared move; the match must not have changed since `prepare`."""
        self._add(prepared.played, prepared.position, prepared.events)
        self._known_outcome = (prepared.outcome,)

    def _add(self, played: Played, position: Position, events: list[Event]) -> None:
        self._known_outcome = None
        self.moves.append(played)
        self.positions.append(position)
        self.events.append(events)

    def follow(self, played: Played) -> None:
        """Play a move that the log already holds, even if resignations have ended the match since.

        Raises `IllegalMoveError` as the rules do, and `move.not_your_turn` (seat, turn).
        """
        turn = self.position.turn
        if turn is not None and played.seat != turn:
            raise IllegalMoveError("move.not_your_turn", {"seat": played.seat, "turn": turn})
        position, events = self.game.apply(self.position, played.move)
        self._add(played, position, events)

    def revocable(self, ply: int | None = None) -> bool:
        """True if the moves after ply `ply` (None: the last move) can be undone together by the seat that moved then.

        The match must go on, and nobody may have learned anything from any of these moves. Each move is tried once.
        """
        first = self.ply - 1 if ply is None else ply
        if not 0 <= first < self.ply or self.over:
            return False
        seat = self.moves[first].seat
        return not any(self._reveals(made, seat) for made in range(first, self.ply))

    def _reveals(self, ply: int, seat: int) -> bool:
        """True if the move after ply `ply` revealed anything, or if it is not by `seat` and was chosen by secrets."""
        known = self._reveals_after.get(ply)
        if known is None:
            before, after = (self._openness(position) for position in self.positions[ply : ply + 2])
            # Before the next move, the same cards are open as after this one.
            self._last_openness = after
            known = reveals(before, self.moves[ply].move, after, self.events[ply + 1])
            self._reveals_after[ply] = known
        if known or self.moves[ply].seat == seat:
            return known
        return chose_by_secrets(self.game, self.positions[ply], self.events[: ply + 1])

    def _openness(self, position: Position) -> Openness:
        last = self._last_openness
        return last if last is not None and last.position is position else Openness(self.game, position)

    def prepare_taking_back(self, ply: int | None = None) -> int | None:
        """Return the seat that would act again if the moves after ply `ply` (None: the last move) were undone.

        Changes nothing. Raises `IllegalMoveError` `undo.revealed` if they are not `revocable`.
        """
        if not self.revocable(ply):
            raise IllegalMoveError("undo.revealed")
        turn: int | None = self.positions[-2 if ply is None else ply].turn
        return turn

    def back_to(self, ply: int) -> None:
        """Remove the undone moves after ply `ply`."""
        self._known_outcome = None
        self._memories.forget(ply)
        del self.moves[ply:]
        del self.positions[ply + 1 :]
        del self.events[ply + 1 :]
        for made in [made for made in self._reveals_after if made >= ply]:
            del self._reveals_after[made]

    def resign(self, seat: int) -> None:
        """Give up for `seat`, at any time. Raises as `prepare_resignation` does."""
        self.prepare_resignation(seat)
        self._known_outcome = None
        self.resigned.append(seat)

    def set_resigned(self, seats: Sequence[int]) -> None:
        """Set the seats that gave up, in this order, as the log says; the match may be over already."""
        self._known_outcome = None
        self.resigned = list(seats)

    def prepare_resignation(self, seat: int) -> Outcome | None:
        """Return the outcome if `seat` gave up now, None if the match would go on; changes nothing.

        Raises `IllegalMoveError` `move.over` or `resign.already` (seat).
        """
        self.game.check_viewer(self.position, seat)
        if self.over:
            raise IllegalMoveError("move.over")
        if seat in self.resigned:
            raise IllegalMoveError("resign.already", {"seat": seat})
        return self._outcome(self.position, [*self.resigned, seat])

    def legal(self) -> Legal:
        """Return the moves of the seat to act, to be shown only to that seat; none when over."""
        return Legal([]) if self.over else self.game.legal_sample(self.position)

    def view(self, viewer: int | None) -> JsonObject:
        """Return what seat `viewer` (None: a spectator) may be shown now; once over, everything but the stream."""
        if self.over:
            return story.open_view(self.game, self.position)
        return self.game.view(self.position, viewer)

    def information(self, seat: int, ply: int | None = None) -> JsonObject:
        """Return all that `seat` knows, the input of its bot; `inferences` holds its conclusions from past events.

        `ply`: its knowledge after that many moves, from events up to then; None: now.
        """
        at = self.ply if ply is None else ply
        known = self.game.information(self.positions[at], seat)
        if at == self.ply and self.over:
            return known
        found = self._memories.inferences(seat, known, self.events, at, lambda: self.positions[0])
        return {**known, "inferences": found} if found else known

    def story(self, viewer: int | None, since: int = -1, everything: bool | None = None) -> Iterator[Step]:
        """Yield every ply after ply `since` (all by default) as seat `viewer` (None: a spectator) may know it.

        `everything`: True hides nothing. False yields each ply as it was when it was the last. None hides
        nothing once the match is over; before that, it hides fleeting details in all plies but the last.
        """
        over = self.over if everything is None else everything
        for ply in range(max(since + 1, 0), self.ply + 1):
            yield self._step(ply, viewer, over, everything is None and ply < self.ply)

    def hidden_again(self, viewer: int | None, ply: int) -> Step | None:
        """Return ply `ply` without details that were visible only while it was the last; None if it had none."""
        if not 0 <= ply < self.ply or self.over:
            return None
        fades = story.fades(self.game, self.events[ply], self.positions[ply], viewer)
        return self._step(ply, viewer, False, True) if fades else None

    def _step(self, ply: int, viewer: int | None, over: bool, past: bool) -> Step:
        played = self.moves[ply - 1] if ply else None
        return story.step(self.game, ply, played, self.events[ply], self.positions[ply], viewer, over, past)

    def record(
        self, names: list[str], lines: Sequence[Line] | None = None, deal: Deal | None = None
    ) -> Record:
        """Return the record so far. Its result is that of the rules, so a match that ended by giving up has none.

        `lines`: all moves and actions, for callers with the log; a match does not know undone moves, nor when
        a seat gave up.
        """
        if lines is None:
            lines = [*self.moves, *(Did(seat, RESIGN) for seat in self.resigned)]
        scores, ranks = self.game.result(self.position)
        result = None if scores is None else {"scores": scores, "ranks": ranks}
        game = self.game
        return Record(
            game.name, game.rules, self.options, self.players, self.seed, names, lines, result, deal
        )
