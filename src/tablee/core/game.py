"""What a game is: the verbs that each game writes, and the ones that follow from them."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from importlib import import_module
from random import Random
from typing import Any, Generic, SupportsIndex, TypeVar

from tablee.core.arguments import seed_text, whole
from tablee.core.bot import Bot
from tablee.core.command import Command
from tablee.core.determinization import Determinizations
from tablee.core.errors import IllegalMoveError, OptionError, SeatError
from tablee.core.events import Event
from tablee.core.native import mypyc_attr
from tablee.core.options import Options, OptionValues
from tablee.core.position import (
    OVER,
    UNDECIDED,
    JsonObject,
    Legal,
    Position,
    Result,
    belongs,
    game_of,
)
from tablee.core.reading import Reader
from tablee.core.rng import Stream, seed_bytes
from tablee.core.views import information, view
from tablee.core.zones import Zone

__all__ = ["OVER", "UNDECIDED", "Game", "JsonObject", "Legal", "P", "Position", "Result", "game_of"]

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[P]):
    """One game: its facts as attributes, its rules as verbs over positions of type `P`.

    `play` and `playout` change the position they are given, all other verbs leave it alone. Moves are strings of the
    notation.
    """

    def __init__(
        self,
        name: str,
        rules: int,
        players: tuple[int, int],
        options: Options,
        zones: tuple[Zone, ...],
        bot_levels: tuple[int, ...],
        older: Mapping[int, str] | None = None,
    ) -> None:
        """The facts: name in the notation, version of the rules, fewest and most players, and what is declared.

        `older`: earlier versions of the rules that matches may have begun with, each with the module whose `GAME` has
        them.
        """
        self.name = name
        self.rules = rules
        self.min_players, self.max_players = players
        self.options = options
        self.zones = zones
        self.bot_levels = bot_levels
        self.older: Mapping[int, str] = {} if older is None else older

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules {self.rules}, {self.min_players} to {self.max_players} players>"

    def __reduce__(self) -> Any:
        # One of each kind is enough: a pickle says where it is.
        module = type(self).__module__
        while module:
            if getattr(sys.modules.get(module), "GAME", None) is self:
                return _named, (module,)
            module = module.rpartition(".")[0]
        raise TypeError(f"{self.name} cannot be pickled: it is not GAME of {type(self).__module__}")

    # What each game writes.

    @abstractmethod
    def deal(self, options: OptionValues, players: int, stream: Stream) -> P:
        """The first position, dealt with `stream` as the notation says; options are filled in and checked."""

    @abstractmethod
    def read(self, shared: Position, source: Reader) -> P:
        """The position whose own keys are in `source`. Raises `PositionError`; never trusts a key."""

    @abstractmethod
    def write(self, position: P) -> JsonObject:
        """The game's own keys in the order of the notation, in lists and dicts that belong to nobody else."""

    @abstractmethod
    def copy(self, position: P) -> P:
        """A position that can be played on independently."""

    @abstractmethod
    def legal(self, position: P) -> Legal:
        """The moves of the seat to act; none when over."""

    @abstractmethod
    def check(self, position: P, move: str) -> None:
        """Raise `IllegalMoveError`, naming the first rule broken, unless `move` is legal. The match is not over."""

    @abstractmethod
    def play(self, position: P, move: str) -> list[Event]:
        """Carry out a legal `move` (listed by `legal` or passed by `check`), with all that follows by itself."""

    @abstractmethod
    def result(self, position: P) -> Result:
        """Scores and ranks when over, else `UNDECIDED`."""

    @abstractmethod
    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        """Every piece of each deck that the zones speak of."""

    @abstractmethod
    def bot(self, level: int) -> Bot:
        """A player of one of `bot_levels`; it is asked with `information`, never with a position."""

    # What a game may say, or leave as it is.

    def check_setup(self, options: OptionValues, players: int) -> None:
        """Raise `OptionError` `option.combination` (names) where options, or options and players, do not go
        together."""

    def setup_plies(self, options: OptionValues) -> int | None:
        """How many plies of a match belong to its opening position, to be repeated in a revenge; None: no revenge."""
        return None

    def sides(self, options: OptionValues, players: int) -> list[int]:
        """The side that each seat plays for; without teams every seat is a side of its own."""
        return list(range(players))

    def tells_nothing(self, move: str) -> bool:
        """Whether this move, where it is legal, surely tells nobody anything, wherever the hidden cards lie.

        Whether it can be taken back is known then without trying it out in other worlds (`tablee.match.revealing`),
        which costs as much as a sixth of a move on the server. False promises nothing; a test tries all that are named.
        """
        return False

    def fewest_wins(self, options: OptionValues) -> bool:
        """Whether the lowest score is the best: where points are what is left over or paid."""
        return False

    def standing(self, position: P) -> list[int] | None:
        """What each seat would score if the match ended here, from what everybody sees; None: the game shows none.

        Screens show it move by move, so that no score is worked out a second time in the browser.
        """
        return None

    def legal_sample(self, position: P) -> Legal:
        """`legal` for somebody who waits: where listing all the moves can take long, some of them, and `more`."""
        return self.legal(position)

    def ahead(self, position: P, seat: int) -> dict[str, str]:
        """The moves that `seat`, which waits, may say ahead; each with what must still be so when its turn has come.

        What is said ahead is played then if it is legal and answered here as before. Only from what that seat knows.
        """
        return {}

    def examine(self, position: P, draft: str) -> JsonObject:
        """What the rules say of a move that the seat to act is still building; nothing is played, the match not over.

        `legal`, and with False `code` and `params` of the first rule broken. A game whose moves are built piece by
        piece says more, and takes drafts that are no moves yet; it must answer any text at once.
        """
        try:
            self.check(position, draft)
        except IllegalMoveError as illegal:
            return {"legal": False, "code": illegal.code, "params": illegal.params}
        return {"legal": True}

    def score_breakdown(self, view: JsonObject) -> list[JsonObject] | None:
        """How the score of each seat stands, part by part, as far as whoever has this `view` can tell; None: not told.

        A dict of numbers by seat, with names of the game's own; null for what the viewer may not know.
        """
        return None

    def render(self, view: JsonObject) -> list[str] | None:
        """`view` for a terminal, line by line; None: it is shown zone by zone.

        Styles may be written as rich writes them (`[red]L[/red]`), a bracket of the text itself as `\\[`.
        """
        return None

    def inferences(self, known: JsonObject, events: Iterable[JsonObject]) -> JsonObject:
        """What a seat can conclude from what it saw happen, beyond `known`, its `information` now; none: `{}`.

        `events`: all that happened in the match as that seat saw it. Bots find the answer under `inferences` in
        what they are asked with.
        """
        return {}

    def commands(self) -> tuple[Command, ...]:
        """What the game answers on the command line outside any match."""
        return ()

    def playout(self, position: P, seed: Any) -> int:
        """Play `position` to its end; answers how many moves that took. `seed`: any whole number.

        Here every listed move is equally likely; a game whose moves take long to list may play on otherwise.
        """
        chance = Random(whole(seed, "seed"))
        plies = 0
        while position.turn is not None:
            moves = self.legal_sample(position).moves
            self.play(position, moves[int(chance.random() * len(moves))])
            plies += 1
        return plies

    def legal_numbers(self, position: P) -> list[int]:
        """`legal` in its order as whole numbers, each of which stands for a move of this position and of no other.

        For programs that play millions of moves: see `step`.
        """
        return list(range(len(self.legal(position).moves)))

    def move_of(self, position: P, number: Any) -> str:
        """The move that one of `legal_numbers` stands for.

        Raises `IllegalMoveError` `move.number` (number) for a number that is not among them.
        """
        moves = self.legal(position).moves
        place = whole(number, "number")
        if not 0 <= place < len(moves):
            raise IllegalMoveError("move.number", {"number": place})
        return moves[place]

    def step(self, position: P, number: Any) -> list[int]:
        """Make the move that one of `legal_numbers` stands for, telling nobody what happens.

        Answers what is legal then, none once the match is over. Raises as `move_of` does; nothing has changed then.
        """
        self.play(position, self.move_of(position, number))
        return self.legal_numbers(position)

    def perft(self, position: P, depth: int) -> int:
        """How many sequences of exactly `depth` moves there are.

        Raises `IllegalMoveError` `perft.unlisted` where not all moves can be listed.
        """
        if depth == 0:
            return 1
        if position.turn is None:
            return 0
        legal = self.legal(position)
        if legal.more:
            raise IllegalMoveError("perft.unlisted")
        if depth == 1:
            return len(legal.moves)
        nodes = 0
        for move in legal.moves:
            child = self.copy(position)
            self.play(child, move)
            nodes += self.perft(child, depth - 1)
        return nodes

    # What follows for every game.

    def new(self, players: SupportsIndex, options: Mapping[str, Any], seed: str | SupportsIndex) -> P:
        """The first position of a match; a seed that is a number is its decimal text.

        Raises `OptionError`, for the number of players too, and `ArgumentError`.
        """
        seats = whole(players, "players")
        if not self.min_players <= seats <= self.max_players:
            raise OptionError(
                "option.players", {"players": seats, "min": self.min_players, "max": self.max_players}
            )
        filled = self.options.read(options)
        self.check_setup(filled, seats)
        return self._known(self.deal(filled, seats, Stream(seed_bytes(seed_text(seed)))))

    def load(self, source: Mapping[str, Any]) -> P:
        """The position that a JSON object describes (notation 1). Raises `PositionError` or `OptionError`."""
        return self._load(Reader(dict(source)))

    def load_world(self, world: JsonObject) -> P:
        """The position of a world drawn from what is known of another position: its pieces need not be counted."""
        return self._load(Reader(world, counted=True))

    def _load(self, reader: Reader) -> P:
        if reader.text("game") != self.name:
            raise reader.fault("game", self.name)
        players = reader.integer("players", self.min_players, self.max_players)
        given = reader.get("options")
        if not isinstance(given, dict):
            raise reader.fault("options", "object")
        options = self.options.fill(given)
        self.check_setup(options, players)
        phase = reader.text("phase")
        turn = reader.seat_or_none("turn", players)
        if (turn is None) != (phase == OVER):
            raise reader.fault("turn", "null if over, else a seat")
        return self._known(self.read(Position(options, players, phase, turn, reader.stream()), reader))

    def _known(self, position: P) -> P:
        """`position`, whose class is now known to be this game's."""
        belongs(position, self)
        return position

    def dump(self, position: P) -> JsonObject:
        """The whole position as JSON, hidden things included."""
        return {
            "game": self.name,
            "options": dict(position.options),
            "players": position.players,
            "phase": position.phase,
            "turn": position.turn,
            **self.write(position),
            "rng": position.stream.dump(),
        }

    def apply(self, position: P, move: str) -> tuple[P, list[Event]]:
        """The position after `move` and what happened. Raises `IllegalMoveError`; `position` stays as it is."""
        self.check_move(position, move)
        after = self.copy(position)
        return after, self.play(after, move)

    def check_move(self, position: P, move: str) -> None:
        """`check`, when a move can be made at all. Raises `IllegalMoveError`, `move.over` once the match is over."""
        if position.turn is None:
            raise IllegalMoveError("move.over")
        self.check(position, move)

    def view(self, position: P, viewer: SupportsIndex | None, past: bool = False) -> JsonObject:
        """What seat `viewer` (None: a spectator) may be shown: the only door through which a position leaves.

        `past`: to look back at it while the match goes on; what is to be remembered is not shown then.
        """
        return view(self.dump(position), self.zones, self.check_viewer(position, viewer), past)

    def information(self, position: P, viewer: SupportsIndex | None) -> JsonObject:
        """All that seat `viewer` knows, what it may remember included: what bots are asked with."""
        return information(self.dump(position), self.zones, self.check_viewer(position, viewer))

    def determinization(self, known: JsonObject, stream: Stream) -> P:
        """A position drawn at random from those that look like `known` (an `information`) to its viewer."""
        return self.load(self.determinizations(known).draw(stream))

    def determinizations(self, known: JsonObject) -> Determinizations:
        """All that look like `known`, for whoever draws several: each is a JSON object to be loaded."""
        return Determinizations(known, self.zones, self.pieces(known["options"], known["players"]))

    def check_viewer(self, position: P, viewer: SupportsIndex | None) -> int | None:
        """`viewer` as an `int`. Raises `SeatError` unless it is a seat of this match or None, or `ArgumentError`."""
        if viewer is None:
            return None
        # Not as machine integers: whoever asks may name a seat of any size.
        players: int = position.players
        seat = whole(viewer, "seat")
        if not 0 <= seat < players:
            raise SeatError("seat.unknown", {"seat": seat})
        return seat


def _named(module: str) -> Game[Any]:
    """The game that `module` calls `GAME`."""
    game: Game[Any] = import_module(module).GAME
    return game
