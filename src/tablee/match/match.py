"""A match: game, options, players, seed, moves. Everything else is computed from these five."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tablee.core.deal import Deal
from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import Game, JsonObject, Legal, Position
from tablee.core.openness import Openness
from tablee.core.record import RESIGN, Actor, Did, Line, Played, Record, retell
from tablee.core.rng import seed_bytes, seed_commitment
from tablee.games import find
from tablee.match import story
from tablee.match.outcome import Outcome, outcome
from tablee.match.revealing import reveals
from tablee.match.story import Step


class Prepared(NamedTuple):
    """A move that was checked but not made yet: what it leads to, and how the match would have ended."""

    played: Played
    position: Any
    events: list[Event]
    outcome: Outcome | None

    @property
    def turn(self) -> int | None:
        """The seat that would have to act next."""
        turn: int | None = self.position.turn
        return None if self.outcome is not None else turn


class Match:
    """A match being played, with the position after every ply at hand.

    Change it by `play`, `follow`, `back_to`, `resign` and `set_resigned` only. Positions are never changed once they
    are in `positions`; do not change them either.

    - `game`, `options` (all of them), `players`, `seed` (64 hex digits): as it was opened.
    - `moves`: every move so far; `positions`: the deal, then the position after each move.
    - `resigned`: the seats that gave up, in that order. Giving up is not a move (see `tablee.match.outcome`).
    """

    def __init__(self, game: Game[Any], seed: str, deal: Position) -> None:
        """A match about to begin from `deal`; use `new` or `from_record`."""
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

    @classmethod
    def new(cls, game: Game[Any], players: int, options: Mapping[str, Any], seed: str | int) -> "Match":
        """Deal a match. `seed`: 64 hex digits, any text (notation 1, Randomness) or a number. Raises `OptionError`."""
        return cls(game, str(seed), game.new(players, options, seed))

    @classmethod
    def from_record(cls, record: Record) -> "Match":
        """The match that `record` tells, finished or not, by the rules that it was played by.

        Raises `UnknownGameError`, and `RecordError` as `retell` does.
        """
        game = find(record.game, record.rules)
        told = retell(game, record)
        deal, _ = next(told)
        match = cls(game, record.seed, deal)
        for played, (position, events) in zip(record.moves, told, strict=True):
            match._add(played, position, events)
        match.set_resigned(record.resigned)
        return match

    def until(self, ply: int) -> "Match":
        """Return a match of its own with the first `ply` moves of this one and the same seats given up."""
        match = Match(self.game, self.seed, self.positions[0])
        match.moves = self.moves[:ply]
        match.positions = self.positions[: ply + 1]
        match.events = self.events[: ply + 1]
        match.set_resigned(self.resigned)
        return match

    @property
    def position(self) -> Any:
        """The position now, of the game's own type; hand it to nobody but the game."""
        return self.positions[-1]

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return len(self.moves)

    @property
    def turn(self) -> int | None:
        """The seat that must act; None when the match is over."""
        return None if self.outcome is not None else self.positions[-1].turn

    @property
    def over(self) -> bool:
        """Whether the match is over, by the rules or because players gave up."""
        return self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        if self._known_outcome is None:
            self._known_outcome = (self._outcome(self.position, self.resigned),)
        return self._known_outcome[0]

    def _outcome(self, position: Position, resigned: list[int]) -> Outcome | None:
        return outcome(self.game.result(position), self._sides, resigned)

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed: what everybody may know of the deal from the beginning."""
        return seed_commitment(self.seed)

    def play(
        self, seat: int, move: str, ms: int | None = None, by: Actor | None = None, helped: bool = False
    ) -> list[Event]:
        """Make a move; `ms`, `by` and `helped` are for the record. Returns what happened. Raises as `prepare` does."""
        prepared = self.prepare(seat, move, ms, by, helped)
        self.carry_out(prepared)
        return prepared.events

    def prepare(
        self, seat: int, move: str, ms: int | None = None, by: Actor | None = None, helped: bool = False
    ) -> Prepared:
        """Check a move and see what it leads to; nothing has changed yet, so that it can be written down first.

        Raises `IllegalMoveError`: `move.over`, `move.not_your_turn` (seat, turn), or the code of the rule broken. A
        seat that gave up may still be played for, as long as the match goes on.
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
        """Make the move that was prepared as the next one; nothing else has changed meanwhile."""
        self._add(prepared.played, prepared.position, prepared.events)
        self._known_outcome = (prepared.outcome,)

    def _add(self, played: Played, position: Position, events: list[Event]) -> None:
        self._known_outcome = None
        self.moves.append(played)
        self.positions.append(position)
        self.events.append(events)

    def follow(self, played: Played) -> None:
        """Make a move that the log already holds, even if the players who gave up since have ended the match.

        Raise `IllegalMoveError` as the rules do, and `move.not_your_turn` (seat, turn).
        """
        turn = self.position.turn
        if turn is not None and played.seat != turn:
            raise IllegalMoveError("move.not_your_turn", {"seat": played.seat, "turn": turn})
        position, events = self.game.apply(self.position, played.move)
        self._add(played, position, events)

    def revocable(self) -> bool:
        """Whether the last move can be taken back: the match goes on, and nobody has learned anything from it."""
        if self.ply == 0 or self.over:
            return False
        before, after = (self._openness(position) for position in self.positions[-2:])
        # What lies open now is what lay open before the next move.
        self._last_openness = after
        return not reveals(before, self.moves[-1].move, after, self.events[-1])

    def _openness(self, position: Position) -> Openness:
        last = self._last_openness
        return last if last is not None and last.position is position else Openness(self.game, position)

    def prepare_taking_back(self) -> int | None:
        """The seat that would have to act again if the last move were taken back; nothing has changed yet.

        Raises `IllegalMoveError` `undo.revealed` where it is not `revocable`.
        """
        if not self.revocable():
            raise IllegalMoveError("undo.revealed")
        turn: int | None = self.positions[-2].turn
        return turn

    def back_to(self, ply: int) -> None:
        """Forget the moves after ply `ply`, which were taken back."""
        self._known_outcome = None
        del self.moves[ply:]
        del self.positions[ply + 1 :]
        del self.events[ply + 1 :]

    def resign(self, seat: int) -> None:
        """Give up for `seat`, at any time. Raises as `prepare_resignation` does."""
        self.prepare_resignation(seat)
        self._known_outcome = None
        self.resigned.append(seat)

    def set_resigned(self, seats: Sequence[int]) -> None:
        """Have exactly these seats given up, in this order, as the log says; the match may be over already."""
        self._known_outcome = None
        self.resigned = list(seats)

    def prepare_resignation(self, seat: int) -> Outcome | None:
        """How the match would end if `seat` gave up now, None if it would go on; nothing has changed yet.

        Raises `IllegalMoveError` `move.over` or `resign.already` (seat).
        """
        self.game.check_viewer(self.position, seat)
        if self.over:
            raise IllegalMoveError("move.over")
        if seat in self.resigned:
            raise IllegalMoveError("resign.already", {"seat": seat})
        return self._outcome(self.position, [*self.resigned, seat])

    def legal(self) -> Legal:
        """The moves of the seat to act, for that seat's eyes; none when over."""
        return Legal([]) if self.over else self.game.legal_sample(self.position)

    def view(self, viewer: int | None) -> JsonObject:
        """What seat `viewer` (None: a spectator) may be shown now; everything but the stream once over."""
        if self.over:
            return story.open_view(self.game, self.position)
        return self.game.view(self.position, viewer)

    def information(self, seat: int, ply: int | None = None) -> JsonObject:
        """All that `seat` knows: what its bot is asked with; under `inferences` what it can conclude from the story.

        `ply`: what it knew after so many moves, told by what had happened until then; None: now.
        """
        at = self.ply if ply is None else ply
        known = self.game.information(self.positions[at], seat)
        events = (event.seen_by(seat) for events in self.events[: at + 1] for event in events)
        over = self.over and at == self.ply
        inferences = {} if over else self.game.inferences(known, events)
        return {**known, "inferences": inferences} if inferences else known

    def story(self, viewer: int | None, since: int = -1, everything: bool | None = None) -> Iterator[Step]:
        """Every ply after ply `since` (all by default) as seat `viewer` (None: a spectator) may know it.

        `everything`: whether nothing is hidden; None: once the match is over, and until then nothing of what is to be
        remembered is told but by the last ply. With True or False every ply is told as it was when it was the last.
        """
        over = self.over if everything is None else everything
        for ply in range(max(since + 1, 0), self.ply + 1):
            yield self._told(ply, viewer, over, everything is None and ply < self.ply)

    def closed(self, viewer: int | None, ply: int) -> Step | None:
        """Ply `ply` as it is told now, if it was told `viewer` otherwise while it was the last; else None."""
        if not 0 <= ply < self.ply or self.over:
            return None
        fades = story.fades(self.game, self.events[ply], self.positions[ply], viewer)
        return self._told(ply, viewer, False, True) if fades else None

    def _told(self, ply: int, viewer: int | None, over: bool, past: bool) -> Step:
        played = self.moves[ply - 1] if ply else None
        return story.step(self.game, ply, played, self.events[ply], self.positions[ply], viewer, over, past)

    def record(
        self, names: list[str], lines: Sequence[Line] | None = None, deal: Deal | None = None
    ) -> Record:
        """The record so far. Its result is that of the rules: a match ended by giving up has none.

        `lines`: all that was done, for whoever knows more than a match does; it lacks what was taken back, and when
        somebody gave up.
        """
        if lines is None:
            lines = [*self.moves, *(Did(seat, RESIGN) for seat in self.resigned)]
        scores, ranks = self.game.result(self.position)
        result = None if scores is None else {"scores": scores, "ranks": ranks}
        game = self.game
        return Record(
            game.name, game.rules, self.options, self.players, self.seed, names, lines, result, deal
        )
