"""Plain search by playouts, for any game: the yardstick for the games' bots.

It is the search that games share (`core.search`), without knowledge of any game. Without hidden information it is UCT
(Kocsis and Szepesvári 2006). With hidden cards it is single-observer information set Monte Carlo tree search (Cowling,
Powley and Whitehouse 2012): each iteration uses another world that looks the same to the seat
(`Game.determinization`). Playouts are complete and as the game makes them (`Game.playout`: random if its moves are
listed quickly), without further tricks.
"""

from collections.abc import Callable
from math import hypot, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from tablee.core.bot import Bot, BotMove
from tablee.core.game import Game, JsonObject, Position
from tablee.core.ranking import rewards
from tablee.core.rng import QuickStream, Stream
from tablee.core.search import SOON, Search
from tablee.core.worlds import PlayoutWorlds
from tablee.match.story import hides

EXPLORATION: Final = sqrt(2)
HIDDEN_EXPLORATION: Final = 0.7
"""The factors of the confidence bounds, each as in its paper."""

DEFAULT_MS: Final = 1000
LINE: Final = 200
"""A line of play is trusted as far as its moves were tried this often."""


class Expectation(NamedTuple):
    """The share of the others that each seat beats on average, between 0 and 1, and its number of playouts.

    It also gives the error that chance alone may have caused.
    """

    shares: list[float]
    playouts: int

    def doubt(self, seat: int) -> float:
        """Return the standard error of the expectation of `seat` (two artificial playouts keep it above 0)."""
        share = (self.shares[seat] * self.playouts + 1) / (self.playouts + 2)
        return sqrt(share * (1 - share) / self.playouts)

    def joined(self, other: "Expectation", most: int | None = None) -> "Expectation":
        """Return both combined; `other` counts for at most `most` playouts."""
        weight = other.playouts if most is None else min(most, other.playouts)
        playouts = self.playouts + weight
        pairs = zip(self.shares, other.shares, strict=True)
        return Expectation([(one * self.playouts + two * weight) / playouts for one, two in pairs], playouts)


def apart(one: Expectation, other: Expectation, seat: int) -> float:
    """Return how many standard errors lie between the two expectations of `seat`."""
    doubt = hypot(one.doubt(seat), other.doubt(seat))
    return abs(one.shares[seat] - other.shares[seat]) / doubt


class GameWorlds(PlayoutWorlds[Any]):
    """The worlds of any game, played by the texts of moves: a move's number is the index of its text."""

    def __init__(
        self,
        game: Game[Any],
        draw: Callable[[], Any],
        chance: Random,
        players: int,
        first: list[str] | None = None,
        ahead: bool = True,
    ) -> None:
        """`draw` returns a world that this search may change. `first`: the moves to compare; None means all.

        Without `ahead`, playouts only: no tree is grown.
        """
        super().__init__(players)
        self.game = game
        self.draw = draw
        self.chance = chance
        self.first = first
        self.ahead = ahead
        self.begun: Any = None
        """The world in which no move has been made yet."""
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}

    def lie_open(self) -> bool:
        """True if the game hides nothing from any seat."""
        return not hides(self.game)

    def sample(self, stream: QuickStream) -> Any:
        """Return a world."""
        self.begun = self.draw()
        return self.begun

    def actor(self, world: Any) -> int:
        """Return the seat to act."""
        return world.turn if self.ahead and world.turn is not None else -1

    def moves(self, world: Any) -> list[int]:
        """Return the moves to compare at the root; after it, the moves that the rules list quickly."""
        if world is self.begun and self.first is not None:
            return [self.number(move) for move in self.first]
        return [self.number(move) for move in self.game.legal_sample(world).moves]

    def number(self, move: str) -> int:
        """Return the number of a move in the tree."""
        number = self.numbers.setdefault(move, len(self.texts))
        if number == len(self.texts):
            self.texts.append(move)
        return number

    def written(self, move: int) -> str:
        """Return the text of a move."""
        return self.texts[move]

    def play(self, world: Any, move: int) -> None:
        """Apply `move`."""
        self.begun = None
        self.game.play(world, self.texts[move])

    def finish(self, world: Any, stream: QuickStream) -> None:
        """Run a playout with randomness independent of the tree's."""
        self.game.playout(world, self.chance.getrandbits(62))

    def rewards(self, world: Any) -> list[float]:
        """Return the share of the others that each seat beats."""
        shares = rewards(self.game.result(world).ranks or [])
        self.total = [sum(pair) for pair in zip(self.total, shares, strict=True)]
        return shares


class UctBot(Bot):
    """One seat's search, for `ms` milliseconds; with `playouts`, for at most that many."""

    def __init__(self, game: Game[Any], playouts: int | None = None) -> None:
        self.game = game
        self.playouts = playouts
        self.hidden = hides(game)

    def choose(self, known: JsonObject, moves: list[str], seed: int, ms: int | None) -> BotMove:
        """Return the move tried most often; `notes` has the number of playouts and the expected share of points."""
        chance = Random(seed)
        worlds = self._worlds(known, moves, chance)
        search = self._searched(worlds, chance, ms)
        best = search.best()
        return BotMove(
            worlds.written(best.move), {"playouts": search.iterations, "value": round(best.mean(), 3)}
        )

    def assess(self, known: JsonObject, move: str, seed: int, ms: int | None) -> Expectation:
        """Return what each seat can expect after `move`, given the seat's knowledge `known`."""
        chance = Random(seed)
        worlds = self._worlds(known, [move], chance)
        return self._expected(self._searched(worlds, chance, ms), worlds.total)

    def survey(self, position: Position, seed: int, ms: int | None) -> Expectation:
        """Return what each seat can expect of `position`, all cards open: for finished matches.

        If the players could not see all cards, no tree is grown, because it would play as if they had.
        """
        chance = Random(seed)
        worlds = self._open_worlds(position, chance, None)
        return self._expected(self._searched(worlds, chance, ms), worlds.total)

    def _worlds(self, known: JsonObject, moves: list[str], chance: Random) -> PlayoutWorlds[Any]:
        """Return the worlds that a seat with `known` must consider, with `moves` at the root."""
        stream = Stream(chance.randbytes(32))
        if self.hidden:
            return GameWorlds(
                self.game,
                lambda: self.game.determinization(known, stream),
                chance,
                known["players"],
                moves,
            )
        return self._open_worlds(self.game.determinization(known, stream), chance, moves)

    def _open_worlds(self, position: Position, chance: Random, first: list[str] | None) -> PlayoutWorlds[Any]:
        """Return the one world of `position`, played by numbers if the game can."""
        faster = None if self.hidden else self.game.open_worlds(position, chance, first)
        if faster is not None:
            return faster
        ahead = not self.hidden
        return GameWorlds(self.game, lambda: self.game.copy(position), chance, position.players, first, ahead)

    def _searched(self, worlds: PlayoutWorlds[Any], chance: Random, ms: int | None) -> Search[Any]:
        """Return a finished search: it uses all of its playouts or its time, because its figures are needed too."""
        exploration = HIDDEN_EXPLORATION if self.hidden else EXPLORATION
        search = Search(worlds, chance.getrandbits(30), exploration)
        if ms is None and self.playouts is None:
            ms = DEFAULT_MS
        most = 0 if self.playouts is None else max(self.playouts, 1)
        search.run(most, 0.0 if ms is None else max(ms / 1000, SOON), patiently=True)
        return search

    def _expected(self, search: Search[Any], total: list[float]) -> Expectation:
        """Return the average of the playouts; in an open game for two, the value at the end of the most tried line.

        There, players who answer well decide: the average over all tried answers approaches that value only slowly.
        """
        root = node = search.root
        while not self.hidden and len(total) == 2 and (children := node.children):
            most = max(children.values(), key=lambda child: child.visits)
            if most.visits < LINE:
                break
            node = most
        if node.mover < 0 or node.children:
            return Expectation([share / root.visits for share in total], root.visits)
        own = node.mean()
        return Expectation([own, 1 - own] if node.mover == 0 else [1 - own, own], node.visits)
