"""The class of all games: the verbs that each game implements, and those derived from them."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from importlib import import_module
from random import Random
from typing import Any, Generic, SupportsIndex, TypeVar

from tablee.core.arguments import seed_text, whole
from tablee.core.bot import Bot
from tablee.core.chance import ChanceState
from tablee.core.command import Command
from tablee.core.determinization import Determinizations
from tablee.core.encoding import Encoding
from tablee.core.errors import IllegalMoveError, OptionError, PositionError, SeatError
from tablee.core.events import Event
from tablee.core.memory import Memory
from tablee.core.native import mypyc_attr
from tablee.core.options import Options, OptionValues
from tablee.core.plain import shown
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
from tablee.core.worlds import PlayoutWorlds
from tablee.core.zones import Zone

__all__ = ["OVER", "UNDECIDED", "Game", "JsonObject", "Legal", "P", "Position", "Result", "game_of"]

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[P]):
    """One game: its facts as attributes, its rules as verbs over positions of type `P`.

    `play` and `playout` change the position that they receive; all other verbs leave it unchanged. Moves are
    strings of the notation.
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
        """Store the facts: name in the notation, version of the rules, fewest and most players, options,
        zones and bot levels.

        `older` maps each earlier version of the rules that matches may have begun with to the module that
        holds its `GAME`.
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
        # A game is a singleton, so a pickle holds only the module that defines it.
        module = type(self).__module__
        while module:
            if getattr(sys.modules.get(module), "GAME", None) is self:
                return _named, (module,)
            module = module.rpartition(".")[0]
        raise TypeError(f"{self.name} cannot be pickled: it is not GAME of {type(self).__module__}")

    # Verbs that each game must implement.

    @abstractmethod
    def deal(self, options: OptionValues, players: int, stream: Stream) -> P:
        """Return the first position, dealt with `stream` as the notation says; options are complete and checked."""

    @abstractmethod
    def read(self, shared: Position, source: Reader) -> P:
        """Return the position whose own keys are in `source`, trusting no key. Raises `PositionError`."""

    @abstractmethod
    def write(self, position: P) -> JsonObject:
        """Return the game's own keys in the order of the notation, in new lists and dicts."""

    @abstractmethod
    def copy(self, position: P) -> P:
        """Return an independent copy of the position."""

    @abstractmethod
    def legal(self, position: P) -> Legal:
        """Return the moves of the seat to act; none once the match is over."""

    @abstractmethod
    def check(self, position: P, move: str) -> None:
        """Raise `IllegalMoveError` for the first rule that `move` breaks.

        The caller makes sure that the match is not over.
        """

    @abstractmethod
    def play(self, position: P, move: str) -> list[Event]:
        """Play a legal `move` (listed by `legal` or passed by `check`), with all its automatic consequences."""

    @abstractmethod
    def result(self, position: P) -> Result:
        """Return scores and ranks if the match is over, else `UNDECIDED`."""

    @abstractmethod
    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        """Return every piece of each deck that the zones name."""

    @abstractmethod
    def bot(self, level: int) -> Bot:
        """Return a bot of one of `bot_levels`; a bot receives an `information`, never a position."""

    # Verbs that a game may override.

    def check_setup(self, options: OptionValues, players: int) -> None:
        """Raise `OptionError` `option.combination` (names) if options, or options and players, conflict."""

    def setup_plies(self, options: OptionValues) -> int | None:
        """Return how many plies of a match belong to its opening position, which a revenge repeats.

        None: the game has no revenge.
        """
        return None

    def sides(self, options: OptionValues, players: int) -> list[int]:
        """Return the side that each seat plays for; without teams every seat is its own side."""
        return list(range(players))

    def tells_nothing(self, move: str) -> bool:
        """True if this move, where legal, never reveals anything to anyone, wherever the hidden cards lie.

        The server can then offer to undo the move without trying it in other worlds
        (`tablee.match.revealing`), which takes up to a sixth of the time of a move. False promises nothing. A
        test tries all moves that a game names here.
        """
        return False

    def fewest_wins(self, options: OptionValues) -> bool:
        """True if the lowest score wins, because points count what is left over or paid."""
        return False

    def standing(self, position: P) -> list[int] | None:
        """Return each seat's score if the match ended here, from what everybody sees; None if the game shows none.

        Screens show it after each move, so that the browser need not compute scores itself.
        """
        return None

    def legal_sample(self, position: P) -> Legal:
        """Return `legal` quickly: if listing all moves can take long, only some of them, with `more` set."""
        return self.legal(position)

    def ahead(self, position: P, seat: int) -> dict[str, str]:
        """Return the moves that the waiting `seat` may plan, each with a text that states its conditions.

        A planned move is played at the seat's turn if it is legal then and its text is unchanged. The answer may depend
        only on what that seat knows.
        """
        return {}

    def examine(self, position: P, draft: str) -> JsonObject:
        """Return what the rules say about an unfinished move of the seat to act; plays nothing.

        The answer has `legal`, and if that is False, `code` and `params` of the first broken rule. A game
        whose moves are built piece by piece can add more and accept incomplete moves. It must answer any text
        at once. The caller makes sure that the match is not over.
        """
        try:
            self.check(position, draft)
        except IllegalMoveError as illegal:
            return {"legal": False, "code": illegal.code, "params": illegal.params}
        return {"legal": True}

    def score_breakdown(self, view: JsonObject) -> list[JsonObject] | None:
        """Return the parts of each seat's score as far as the viewer of `view` can know them; None if the
        game has none.

        Each item is a dict of numbers for one seat, with the game's own names; null if the viewer may not
        know a number.
        """
        return None

    def render(self, view: JsonObject) -> list[str] | None:
        """Return `view` for a terminal, line by line; None shows it zone by zone.

        Styles may be written as rich writes them (`[red]L[/red]`), a literal bracket as `\\[`.
        """
        return None

    def inferences(self, known: JsonObject, events: Iterable[JsonObject]) -> JsonObject:
        """Return what a seat can conclude from past events beyond `known`, its `information` now; `{}` if nothing.

        `events`: everything that happened in the match as that seat saw it. Bots find the answer in their
        information under `inferences`. A game that overrides this should override `memory` too.
        """
        return {}

    def memory(self, deal: P) -> Memory | None:
        """Return an empty memory for a seat, before the first event of a match that began with `deal`.

        It may use only what everybody sees in `deal`. What it concludes from events must equal `inferences`, which
        a match then need not compute from all events again at each ply. None: the game has no memory.
        """
        return None

    def commands(self) -> tuple[Command, ...]:
        """Return the commands that the game adds to the command line."""
        return ()

    def playout(self, position: P, seed: Any) -> int:
        """Play `position` to its end and return the number of moves. `seed`: any whole number.

        By default every listed move is equally likely; a game whose moves take long to list may choose
        differently.
        """
        chance = Random(whole(seed, "seed"))
        plies = 0
        while position.turn is not None:
            moves = self.legal_sample(position).moves
            self.play(position, moves[int(chance.random() * len(moves))])
            plies += 1
        return plies

    def open_worlds(self, position: P, chance: Random, first: list[str] | None) -> PlayoutWorlds[Any] | None:
        """Return the fastest worlds for a plain search of `position`, whose cards all lie open.

        The search must find the same as by texts of moves: the moves are those of `legal`, at the root `first` if it
        is not None, and the seed of each `playout` is `chance.getrandbits(62)`. None: the game has no faster ones.
        """
        return None

    def legal_numbers(self, position: P) -> list[int]:
        """Return `legal`, in its order, as whole numbers, each of which stands for one move of this position only.

        For programs that play millions of moves: see `step`.
        """
        return list(range(len(self.legal(position).moves)))

    def move_of(self, position: P, number: Any) -> str:
        """Return the move that one of `legal_numbers` stands for.

        Raises `IllegalMoveError` `move.number` (number) for a number that is not among them.
        """
        moves = self.legal(position).moves
        place = whole(number, "number")
        if not 0 <= place < len(moves):
            raise IllegalMoveError("move.number", {"number": place})
        return moves[place]

    def step(self, position: P, number: Any) -> list[int]:
        """Play the move that one of `legal_numbers` stands for, without reporting events.

        Returns the legal numbers after it, none once the match is over. Raises as `move_of` does, with
        nothing changed.
        """
        self.play(position, self.move_of(position, number))
        return self.legal_numbers(position)

    def encoding(self, options: OptionValues, players: int) -> Encoding[P] | None:
        """Return the game as numbers for machines, with these complete options; None if it declares none."""
        return None

    def perft(self, position: P, depth: int) -> int:
        """Return the number of sequences of exactly `depth` moves.

        Raises `IllegalMoveError` `perft.unlisted` if not all moves can be listed.
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

    # Verbs derived for every game.

    def new(self, players: SupportsIndex, options: Mapping[str, Any], seed: str | SupportsIndex) -> P:
        """Return the first position of a match; a numeric seed counts as its decimal text.

        Raises `OptionError`, also for the number of players, and `ArgumentError`.
        """
        filled, seats = self._setup(players, options)
        return self._known(self.deal(filled, seats, Stream(seed_bytes(seed_text(seed)))))

    def chance(self, options: Mapping[str, Any], players: SupportsIndex) -> ChanceState[P]:
        """Return a match before its deal, whose luck is asked for, one outcome at a time.

        Raises `OptionError`, also for the number of players, and `ArgumentError`; `ChanceError` `chance.words` if the
        game takes raw words of the stream.
        """
        filled, seats = self._setup(players, options)
        return ChanceState(self, filled, seats)

    def _setup(self, players: SupportsIndex, options: Mapping[str, Any]) -> tuple[OptionValues, int]:
        """Return complete options, checked, and the number of players. Raises `OptionError` and `ArgumentError`."""
        seats = whole(players, "players")
        if not self.min_players <= seats <= self.max_players:
            raise OptionError(
                "option.players", {"players": seats, "min": self.min_players, "max": self.max_players}
            )
        filled = self.options.read(options)
        self.check_setup(filled, seats)
        return filled, seats

    def load(self, source: Mapping[str, Any]) -> P:
        """Return the position that a JSON object describes (notation 1). Raises `PositionError` or `OptionError`."""
        if not isinstance(source, Mapping):
            raise PositionError("position.object", {"value": shown(source)})
        return self._load(Reader(dict(source)))

    def load_world(self, world: JsonObject) -> P:
        """Return the position of a world drawn from the knowledge of a position, without counting its pieces again."""
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
        """Return `position` after registering its class as this game's."""
        belongs(position, self)
        return position

    def dump(self, position: P) -> JsonObject:
        """Return the whole position as JSON, hidden things included."""
        full = self._dump_pieces(position)
        full["rng"] = position.stream.dump()
        return full

    def _dump_pieces(self, position: P) -> JsonObject:
        """Return `dump` without the stream, which no view shows."""
        return {
            "game": self.name,
            "options": dict(position.options),
            "players": position.players,
            "phase": position.phase,
            "turn": position.turn,
            **self.write(position),
        }

    def apply(self, position: P, move: str) -> tuple[P, list[Event]]:
        """Return the position after `move`, and its events; `position` is unchanged. Raises `IllegalMoveError`."""
        self.check_move(position, move)
        after = self.copy(position)
        return after, self.play(after, move)

    def check_move(self, position: P, move: str) -> None:
        """Call `check` if a move is possible at all. Raises `IllegalMoveError`, `move.over` once the match is over."""
        if position.turn is None:
            raise IllegalMoveError("move.over")
        self.check(position, move)

    def view(self, position: P, viewer: SupportsIndex | None, past: bool = False) -> JsonObject:
        """Return what seat `viewer` (None: a spectator) may be shown; positions leave the server only through here.

        `past`: the viewer looks back while the match goes on, so zones that players must remember are hidden.
        """
        return view(self._dump_pieces(position), self.zones, self.check_viewer(position, viewer), past)

    def information(self, position: P, viewer: SupportsIndex | None) -> JsonObject:
        """Return all that seat `viewer` knows, what it may remember included; this is the input of bots."""
        return information(self._dump_pieces(position), self.zones, self.check_viewer(position, viewer))

    def determinization(self, known: JsonObject, stream: Stream) -> P:
        """Return a random position from those that look like `known` (an `information`) to its viewer."""
        return self.load(self.determinizations(known).draw(stream))

    def determinizations(self, known: JsonObject) -> Determinizations:
        """Return all positions that look like `known`, for callers that draw several, as JSON to be loaded."""
        return Determinizations(known, self.zones, self.pieces(known["options"], known["players"]))

    def check_viewer(self, position: P, viewer: SupportsIndex | None) -> int | None:
        """Return `viewer` as an `int`. Raises `ArgumentError`, or `SeatError` unless it is a seat of this
        match or None.
        """
        if viewer is None:
            return None
        # Not as machine integers, because a caller may name a seat of any size.
        players: int = position.players
        seat = whole(viewer, "seat")
        if not 0 <= seat < players:
            raise SeatError("seat.unknown", {"seat": seat, "last": players - 1})
        return seat


def _named(module: str) -> Game[Any]:
    """Return the game that `module` calls `GAME`."""
    game: Game[Any] = import_module(module).GAME
    return game
