"""A match in Python that can be continued and undone, and the game that starts it."""

import secrets
from typing import TYPE_CHECKING, Any, Generic, Protocol, SupportsIndex

from tablee.api.agents import AgentPlayer, AnyAgent, player
from tablee.api.base_match import WHOLE_PACKAGE, BaseMatch, P, decided
from tablee.api.bots import Bot, bot_names, function_name
from tablee.api.coder import Coder
from tablee.api.extras import without_extra
from tablee.api.seeds import fresh_seed
from tablee.bots.agent import move_of, printed
from tablee.core.arguments import seed_text, whole
from tablee.core.chance import ChanceState
from tablee.core.errors import ArgumentError, IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import Game as Rules
from tablee.core.game import JsonObject
from tablee.core.light_match import LightMatch
from tablee.core.plain import shown
from tablee.core.ranking import rewards
from tablee.core.rng import derived_seed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tablee.api.arena import Arena, ArenaPlayer, Progress
    from tablee.api.comparing import Changes, Comparison
    from tablee.bots.evaluated_move import EvaluatedMove


class Match(BaseMatch[P]):
    """A match from its deal on. Looping over it gives its moves so far, and `len` their number.

    Nothing in it is hidden from your program: `position` has all the cards. `view(seat)` is what a seat may see,
    and `information(seat)` all that it may know.

    >>> match = game.start(seed="any text")
    >>> first = match.legal[0]
    >>> _ = match.push(first)
    >>> [move for move in match] == [first]
    True
    """

    @property
    def game(self) -> "Game[P]":
        """The game.

        >>> game.start().game == game
        True
        """
        return Game(self._light.game)

    def push(self, move: str) -> list[Event]:
        """Make a move for the seat to act; return the events.

        Raise `IllegalMoveError`, whose `str` is the broken rule, and `ArgumentError` `argument.move` (value) if the
        move is no text; the match is then unchanged.

        >>> match = game.start(seed=1)
        >>> [event.kind.startswith(game.name) for event in match.push(match.legal[0])][0]
        True
        """
        if not isinstance(move, str):
            raise ArgumentError("argument.move", {"value": printed(move)})
        return self._light.push(move)

    def pop(self) -> str:
        """Undo the last move, whatever it revealed; return it. Raise `IndexError` if there is none.

        >>> match = game.start(seed=1)
        >>> deal, first = match.position, match.legal[0]
        >>> _ = match.push(first)
        >>> match.pop() == first, match.position == deal
        (True, True)
        """
        if self.ply == 0:
            raise IndexError("no move was made yet")
        light, full, before = self._light, self._played, self.ply - 1
        move = light.moves[before]
        full.back_to(before)
        light.back_to(before, full.position)
        return move

    def copy(self) -> "Match[P]":
        """Return a match that can be continued independently.

        >>> match = game.start(seed=1)
        >>> _ = match.copy().push(match.legal[0])
        >>> match.ply
        0
        """
        full = None if self._full is None else self._played
        other: Match[P] = Match(self._light.copy() if full is None else full.until(full.ply))
        other.last_seed = self.last_seed
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> "Match[P]":
        return self.copy()

    def play_out(
        self,
        *bots: "Bot | str | int | BotFunction | AnyAgent",
        seed: SupportsIndex | None = None,
        plies: SupportsIndex | None = None,
    ) -> "Match[P]":
        """Let bots play on, to the end or for `plies` moves; return this match.

        `bots`: one for each seat, or one for all; see `tablee.Bot`. A function of the match and a seed that returns a
        move is a bot too (`tablee.BotFunction`), and so is a class or an object as in docs/write-a-bot.md. `seed` feeds
        the chance of all bots; by default it is random, see `last_seed`.

        Raise `ArgumentError` `argument.bots` (given, seats) for any other number of bots, `argument.bot_start` (bot,
        reason) if a class makes no bot, `argument.answer` (bot, seat, ply, value) if a bot returns no text, and
        `IllegalMoveError` `bot.illegal` (bot, seat, ply, move) if it returns an illegal move; the cause is then the
        broken rule. All errors of bots get a note that names the bot, seat, ply and seeds.

        >>> match = game.start(seed=1)
        >>> match.play_out(1, "random", plies=4).ply
        4
        >>> match.play_out(lambda match, seed: match.legal[0], "random", plies=2).ply
        6
        """
        if len(bots) not in (1, self.players):
            raise ArgumentError("argument.bots", {"given": len(bots), "seats": self.players})
        players = [player(self._light.game, bot) for bot in bots]
        number = fresh_seed() if seed is None else whole(seed, "seed")
        left = None if plies is None else whole(plies, "plies")
        self.last_seed = number
        while (turn := self.turn) is not None and left != 0:
            self._ask(players[turn % len(players)], turn, derived_seed(number, "ply", self.ply))
            left = None if left is None else left - 1
        return self

    def _ask(self, asked: "Bot | AgentPlayer | BotFunction", turn: int, chance: int) -> None:
        """Make the move that a bot returns. Raise what the bot raises, and as `play_out` does, with a note."""
        name, ply = function_name(asked), self.ply
        try:
            answer = (
                asked.choose(self, chance) if isinstance(asked, Bot | AgentPlayer) else asked(self, chance)
            )
            self._play_for(name, turn, answer)
        except Exception as problem:
            match = f"{self._light.game.name}, {self.players} players, seed {self.seed!r}"
            problem.add_note(f"Bot “{name}” at seat {turn}, ply {ply}, seed {chance}. The match: {match}.")
            raise

    def _play_for(self, name: str, turn: int, answer: Any) -> None:
        """Make the move of that bot. Raise `argument.answer` or `bot.illegal` if there is no such move."""
        move = move_of(answer, name, turn, self.ply)
        try:
            self.push(move)
        except IllegalMoveError as broken:
            params = {"bot": name, "seat": turn, "ply": self.ply, "move": shown(move)}
            raise IllegalMoveError("bot.illegal", params) from broken

    def analyse(self, ms: SupportsIndex = 200, seed: SupportsIndex | None = None) -> "list[EvaluatedMove]":
        """Return every move beside the best one found, with about `ms` milliseconds each: see `tablee.EvaluatedMove`.

        `seed` feeds the chance of the search; by default it is random, see `last_seed`.

        >>> match = game.start(seed=1).play_out("random", plies=1)
        >>> [judged.ply for judged in match.analyse(ms=40)]
        [1]
        """
        try:
            from tablee.api.analysis import analyse
        except ModuleNotFoundError as missing:
            raise ModuleNotFoundError(f"analysing needs {WHOLE_PACKAGE} ({missing})") from None
        number = fresh_seed() if seed is None else whole(seed, "seed")
        judged = analyse(self._played, whole(ms, "ms"), number)
        self.last_seed = number
        return judged


class BotFunction(Protocol):
    """A bot as a function of the match and a seed; it returns a move. For type checkers.

    >>> def hasty(match: tablee.Match, seed: int) -> str:
    ...     return match.legal[0]
    >>> bot: tablee.BotFunction = hasty
    >>> game.start(seed=1).play_out(bot, plies=2).ply
    2
    """

    def __call__(self, match: Match[Any], seed: int, /) -> str: ...


class Game(Generic[P]):
    """A game: its facts, and `start` for a match of it.

    >>> game
    <Game ..., 2 players>
    """

    def __init__(self, rules: Rules[P]) -> None:
        self.rules = rules
        """The rules behind this class: `legal`, `apply`, `determinization` and the rest of `tablee.core.game.Game`."""

    def __repr__(self) -> str:
        few, many = self.players
        seats = str(few) if few == many else f"{few} to {many}"
        return f"<Game {self.name}, rules {self.rules_version}, {seats} players>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and other.rules is self.rules

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def name(self) -> str:
        """The name in the notation.

        >>> game.name in tablee.games()
        True
        """
        return self.rules.name

    @property
    def rules_version(self) -> int:
        """The version of the rules; it rises when a change of the rules would change a match.

        >>> game.rules_version >= 1
        True
        """
        return self.rules.rules

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players.

        >>> game.players
        (2, 2)
        """
        return self.rules.min_players, self.rules.max_players

    @property
    def options(self) -> JsonObject:
        """The options as a JSON Schema: names, values and defaults.

        >>> game.options["type"]
        'object'
        """
        return self.rules.options.schema()

    @property
    def bots(self) -> list[str]:
        """The names of the game's players, weakest first; `bot` takes others too (`uct:500`, `bot:3@200ms`).

        >>> game.bots[:2]
        ['random', 'bot:1']
        """
        return bot_names(self.rules)

    def bot(self, name: str | int) -> Bot:
        """Return the player with that name (see `tablee.Bot`). Raise `TableeError` if there is none.

        >>> game.bot(2)
        <Bot bot:2 of ...>
        """
        return Bot(self.rules, name)

    def start(
        self, players: SupportsIndex | None = None, seed: str | SupportsIndex | None = None, **options: Any
    ) -> Match[P]:
        """Return a new match. Raise `OptionError` and `ArgumentError`.

        `players`: by default the fewest. `seed`: any text or number; equal seeds always give equal deals. The default
        is random. Omitted options have their defaults.

        >>> match = game.start(seed="any text")
        >>> match.players, match.ply, match.over
        (2, 0, False)
        """
        text = secrets.token_hex(32) if seed is None else seed_text(seed)
        seats = self.rules.min_players if players is None else players
        return Match(LightMatch(self.rules, self.rules.new(seats, options, text), text))

    def chance(self, players: SupportsIndex | None = None, **options: Any) -> ChanceState[P]:
        """Return a match before its deal whose luck you settle yourself: see `tablee.ChanceState`.

        `players` and options: as for `start`, which also says what it raises. Raise `ChanceError` `chance.words` if the
        rules of the game take raw words of the stream.

        >>> state = game.chance()
        >>> while state.awaiting:
        ...     state.settle(state.outcomes()[0][0])
        >>> state.turn in (0, 1)
        True
        """
        return self.rules.chance(options, self.rules.min_players if players is None else players)

    def coder(self, players: SupportsIndex | None = None, **options: Any) -> Coder[P]:
        """Return the game as numbers for machines: see `tablee.Coder`. `players` and options: as for `start`.

        Raise `TableeError` `coder.none` (game) if the game declares no numbers, `OptionError` and `ArgumentError`.

        >>> game.coder().players
        2
        """
        return Coder(self.rules, players, options)

    def arena(
        self,
        players: "Sequence[ArenaPlayer]",
        *,
        deals: SupportsIndex = 100,
        seats: SupportsIndex | None = None,
        seed: str | SupportsIndex = "tablee",
        form: str = "round-robin",
        workers: SupportsIndex = 1,
        progress: "Progress | None" = None,
        **options: Any,
    ) -> "Arena":
        """Let players meet on the same deals, each deal from every seat; return the games and their figures.

        `players`: texts as for `tablee arena` (docs/arena.md), numbers of levels, and agents: classes or objects.
        `deals` of each group that meets; `form` is `round-robin`, `ladder` or `gauntlet`. By default `seats` are the
        fewest. `workers` is a number of processes: with 1, agents are asked in this process, `choose_many` for up to
        256 games at once. `progress` is called with the number of games played, and of all.

        An agent's error ends the arena. Raise `ArgumentError`: `argument.answer`, `argument.answers` (bot, given,
        asked), `argument.bot_start`, `argument.least` (name, least, value), `arena.pickle` (bot, reason), `use.format`
        (given, known); `IllegalMoveError` `bot.illegal`; `OptionError`; `TableeError` `arena.player` (given),
        `arena.few` (given), `arena.workers` if a process ends by itself.

        >>> game.arena(["random", 1], deals=2).share("random", "bot:1").games
        4
        """
        try:
            from tablee.api.arena import play_arena
        except ModuleNotFoundError as missing:
            raise without_extra("An arena needs", "arena", missing) from None
        return play_arena(
            self.rules, players, deals, seats, seed_text(seed), form, workers, progress, options
        )

    def compare(
        self,
        players: "Sequence[ArenaPlayer]",
        variants: "Sequence[Changes]",
        *,
        base: "Changes | None" = None,
        seats: "SupportsIndex | Iterable[SupportsIndex] | None" = None,
        deals: SupportsIndex = 200,
        seed: str | SupportsIndex = "tablee",
        certainty: float = 0.9999,
        workers: SupportsIndex = 1,
        progress: "Progress | None" = None,
    ) -> "Comparison":
        """Play the same deals by different rules, and return what differs.

        `variants`: for each the options that differ from `base`, as a dict or from `tablee.read_variant`. By default
        `base` is the game's own rules. `players`, `seed` and `workers`: as for `arena`. `seats`: one or several
        numbers of players, by default the fewest; each gets `deals` deals. `certainty`: the probability that nothing
        at all is called sure if nothing differs. `progress` is called with the number of sets of games played, and of
        all.

        Raise as `arena` does; `ArgumentError` `argument.certainty` (value); `TableeError` `compare.none`,
        `compare.same` (name, other), `compare.many` (sides, most).

        >>> name, values = next(iter(game.options["properties"].items()))
        >>> compared = game.compare(["random", 1], [{name: values["enum"][-1]}], deals=2)
        >>> "beside default. 8 games, the same 2 deals for all." in str(compared)
        True
        """
        try:
            from tablee.api.comparing import compare_rules
        except ModuleNotFoundError as missing:
            raise without_extra("Comparing needs", "arena", missing) from None
        return compare_rules(
            self.rules,
            players,
            variants,
            base or {},
            seats,
            deals,
            seed_text(seed),
            certainty,
            workers,
            progress,
        )

    def rewards(self, position: P) -> list[float]:
        """Return each seat's share of the opponents that it beat in a finished position, from 0 to 1; ties count half.

        Raise `TableeError` `result.undecided` (turn) before the end.

        >>> game.rewards(game.start(seed=1).play_out("random", seed=2).position)
        [1.0, 0.0]
        """
        return rewards(decided(self.rules.result(position), position.turn)[1])

    def at(self, position: JsonObject) -> P:
        """Return the position that a JSON object describes (docs/notation.md). Raise `PositionError`, `OptionError`.

        >>> match = game.start(seed=1)
        >>> game.at(game.rules.dump(match.position)) == match.position
        True
        """
        return self.rules.load(position)
