"""Plain search by playouts, for any game: what the bots of the games are measured against.

It is the search that games share (`core.search`) with no knowledge of any game: UCT (Kocsis and Szepesvári 2006) where
everything lies open; where cards are hidden, single-observer information set Monte Carlo tree search (Cowling, Powley
and Whitehouse 2012), each iteration in another world that looks the same to the seat (`Game.determinization`). Full
playouts as the game makes them (`Game.playout`: random, where its moves are listed quickly), no tricks.
"""

from collections.abc import Callable
from math import hypot, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from tablee.core.bot import Bot, BotMove
from tablee.core.game import Game, JsonObject, Position
from tablee.core.ranking import rewards
from tablee.core.rng import QuickStream, Stream
from tablee.core.search import SOON, Search, Worlds
from tablee.match.story import hides

EXPLORATION: Final = sqrt(2)
HIDDEN_EXPLORATION: Final = 0.7
"""The factors of the confidence bounds, each as in its paper."""

DEFAULT_MS: Final = 1000
LINE: Final = 200
"""A line is believed in as far as it was tried so often."""


class Expectation(NamedTuple):
    """The share of the others that each seat beats on average, between 0 and 1, and on how many playouts that rests.

    It also tells how far chance alone may have led the playouts astray.
    """

    shares: list[float]
    playouts: int

    def doubt(self, seat: int) -> float:
        """The standard error of what `seat` can expect (two made-up playouts keep it from vanishing)."""
        share = (self.shares[seat] * self.playouts + 1) / (self.playouts + 2)
        return sqrt(share * (1 - share) / self.playouts)

    def joined(self, other: "Expectation", most: int | None = None) -> "Expectation":
        """Both as one; `other` counts for no more than `most` playouts."""
        weight = other.playouts if most is None else min(most, other.playouts)
        playouts = self.playouts + weight
        pairs = zip(self.shares, other.shares, strict=True)
        return Expectation([(one * self.playouts + two * weight) / playouts for one, two in pairs], playouts)


def apart(one: Expectation, other: Expectation, seat: int) -> float:
    """How many standard errors lie between what `seat` can expect by the one and by the other."""
    doubt = hypot(one.doubt(seat), other.doubt(seat))
    return abs(one.shares[seat] - other.shares[seat]) / doubt


class GameWorlds(Worlds[Any]):
    """The worlds of any game, played on by its texts: a move's number is its place among the texts met so far."""

    def __init__(
        self,
        game: Game[Any],
        draw: Callable[[], Any],
        chance: Random,
        players: int,
        first: list[str] | None = None,
        ahead: bool = True,
    ) -> None:
        """`draw`: a world of its own to play on in. `first`: the moves that are compared; None: all there are.

        Unless `ahead`, nothing but playouts: no move is looked at.
        """
        self.game = game
        self.draw = draw
        self.chance = chance
        self.first = first
        self.ahead = ahead
        self.begun: Any = None
        """The world in which no move has been made yet."""
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}
        self.total = [0.0] * players
        """What all playouts gave each seat."""

    def lie_open(self) -> bool:
        """Whether the game hides nothing from anybody."""
        return not hides(self.game)

    def sample(self, stream: QuickStream) -> Any:
        """A world."""
        self.begun = self.draw()
        return self.begun

    def actor(self, world: Any) -> int:
        """The seat to act."""
        return world.turn if self.ahead and world.turn is not None else -1

    def moves(self, world: Any) -> list[int]:
        """Those that are compared, then those that are listed for somebody who waits."""
        if world is self.begun and self.first is not None:
            return [self.number(move) for move in self.first]
        return [self.number(move) for move in self.game.legal_sample(world).moves]

    def number(self, move: str) -> int:
        """What a move is called in the tree."""
        number = self.numbers.setdefault(move, len(self.texts))
        if number == len(self.texts):
            self.texts.append(move)
        return number

    def written(self, move: int) -> str:
        """The text itself."""
        return self.texts[move]

    def play(self, world: Any, move: int) -> None:
        """By the rules."""
        self.begun = None
        self.game.play(world, self.texts[move])

    def finish(self, world: Any, stream: QuickStream) -> None:
        """As the game plays on by itself, with luck that does not hang on the tree's."""
        self.game.playout(world, self.chance.getrandbits(62))

    def rewards(self, world: Any) -> list[float]:
        """The share of the others that each seat beats."""
        shares = rewards(self.game.result(world).ranks or [])
        self.total = [sum(pair) for pair in zip(self.total, shares, strict=True)]
        return shares


class UctBot(Bot):
    """One seat's search, for `ms` milliseconds; where so many `playouts` are given, for no more than these."""

    def __init__(self, game: Game[Any], playouts: int | None = None) -> None:
        self.game = game
        self.playouts = playouts
        self.hidden = hides(game)

    def choose(self, known: JsonObject, moves: list[str], seed: int, ms: int | None) -> BotMove:
        """The move tried most often; `notes` has the number of playouts and the share of points expected."""
        worlds = self._worlds(known, moves, seed)
        search = self._searched(worlds, ms)
        best = search.best()
        return BotMove(
            worlds.written(best.move), {"playouts": search.iterations, "value": round(best.mean(), 3)}
        )

    def assess(self, known: JsonObject, move: str, seed: int, ms: int | None) -> Expectation:
        """What each seat can expect once `move` is made, by what the seat knows that has `known`."""
        worlds = self._worlds(known, [move], seed)
        return self._expected(self._searched(worlds, ms), worlds.total)

    def survey(self, position: Position, seed: int, ms: int | None) -> Expectation:
        """What each seat can expect of `position`, all its cards open: for matches that are over.

        Where the players could not see all cards, no tree is grown: it would play as if they had.
        """
        worlds = GameWorlds(
            self.game,
            lambda: self.game.copy(position),
            Random(seed),
            position.players,
            ahead=not self.hidden,
        )
        return self._expected(self._searched(worlds, ms), worlds.total)

    def _worlds(self, known: JsonObject, moves: list[str], seed: int) -> GameWorlds:
        """What the seat that has `known` must reckon with, where it may make one of `moves`."""
        chance = Random(seed)
        stream = Stream(chance.randbytes(32))
        if self.hidden:
            return GameWorlds(
                self.game,
                lambda: self.game.determinization(known, stream),
                chance,
                known["players"],
                moves,
            )
        world = self.game.determinization(known, stream)
        return GameWorlds(self.game, lambda: self.game.copy(world), chance, known["players"], moves)

    def _searched(self, worlds: GameWorlds, ms: int | None) -> Search[Any]:
        """A search that is done: all of its playouts or its time are spent, for figures are asked of it too."""
        exploration = HIDDEN_EXPLORATION if self.hidden else EXPLORATION
        search = Search(worlds, worlds.chance.getrandbits(30), exploration)
        if ms is None and self.playouts is None:
            ms = DEFAULT_MS
        most = 0 if self.playouts is None else max(self.playouts, 1)
        search.run(most, 0.0 if ms is None else max(ms / 1000, SOON), patiently=True)
        return search

    def _expected(self, search: Search[Any], total: list[float]) -> Expectation:
        """What the playouts gave on average; of two who see everything, how the line tried most ends if it was seen.

        There whoever must answer well does: the average over all answers that were tried comes to that only slowly.
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
