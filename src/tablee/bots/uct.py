"""Plain search by playouts, for any game: what the bots of the games are measured against.

UCT (Kocsis and Szepesvári 2006) where everything lies open. Where cards are hidden, single-observer information set
Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): one tree over the texts of the moves, each iteration in
another world that looks the same to the seat (`Game.determinization`), and a move is judged by how often it was
available. Full playouts as the game makes them (`Game.playout`: random, where its moves are listed quickly), no
knowledge of any game, no tricks.
"""

from math import hypot, inf, log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from tablee.core.bot import Bot, BotMove
from tablee.core.game import Game, JsonObject, Position
from tablee.core.ranking import rewards
from tablee.core.rng import Stream
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


class Node:
    """What came of `move` of seat `mover`: `value` is the sum of that seat's rewards over `visits` playouts.

    `available`: in how many the move could have been made, where that is not the same for all moves.
    """

    def __init__(self, move: str, mover: int | None) -> None:
        self.move = move
        self.mover = mover
        self.children: dict[str, Node] = {}
        self.untried: list[str] | None = None
        """Where everything lies open, the moves that have no child yet; None before they are listed."""
        self.visits = 0
        self.available = 1
        self.value = 0.0

    def add(self, move: str, mover: int) -> "Node":
        """A child for a move never tried."""
        child = Node(move, mover)
        self.children[move] = child
        return child

    def promising(self) -> "Node":
        """The child with the highest upper confidence bound."""
        width = EXPLORATION * sqrt(log(self.visits))
        best, bound = self, -inf
        for child in self.children.values():
            own = child.value / child.visits + width / sqrt(child.visits)
            if own > bound:
                best, bound = child, own
        return best

    def promising_of(self, moves: list[str]) -> "Node":
        """The same of those children whose moves are available now."""
        best, bound = self, -inf
        for move in moves:
            child = self.children[move]
            child.available += 1
            own = child.value / child.visits
            own += HIDDEN_EXPLORATION * sqrt(log(child.available) / child.visits)
            if own > bound:
                best, bound = child, own
        return best


class UctBot(Bot):
    """One seat's search, for `ms` milliseconds; where so many `playouts` are given, for no more than these."""

    def __init__(self, game: Game[Any], playouts: int | None = None) -> None:
        self.game = game
        self.playouts = playouts
        self.hidden = hides(game)

    def choose(self, known: JsonObject, moves: list[str], seed: int, ms: int | None) -> BotMove:
        """The move tried most often; `notes` has the number of playouts and the share of points expected."""
        root, _ = self._grown(known, moves, seed, ms)
        best = max(root.children.values(), key=lambda child: child.visits)
        return BotMove(best.move, {"playouts": root.visits, "value": round(best.value / best.visits, 3)})

    def assess(self, known: JsonObject, move: str, seed: int, ms: int | None) -> Expectation:
        """What each seat can expect once `move` is made, by what the seat knows that has `known`."""
        return self._expected(*self._grown(known, [move], seed, ms))

    def survey(self, position: Position, seed: int, ms: int | None) -> Expectation:
        """What each seat can expect of `position`, all its cards open: for matches that are over.

        Where the players could not see all cards, no tree is grown: it would play as if they had.
        """
        chance = Random(seed)
        root = Node("", None)
        total = [0.0] * position.players
        begun, allowed = perf_counter(), self._seconds(ms)
        while self._goes_on(root.visits, begun, allowed):
            drawn = self.game.copy(position)
            path = [root] if self.hidden else self._down(root, drawn, chance)
            total = [sum(pair) for pair in zip(total, self._up(path, drawn, chance), strict=True)]
        return self._expected(root, total)

    def _expected(self, root: Node, total: list[float]) -> Expectation:
        """What the playouts gave on average; of two who see everything, how the line tried most ends if it was seen.

        There whoever must answer well does: the average over all answers that were tried comes to that only slowly.
        """
        node = root
        while not self.hidden and len(total) == 2 and node.children:
            most = max(node.children.values(), key=lambda child: child.visits)
            if most.visits < LINE:
                break
            node = most
        if node.children or node.untried is not None or node.mover is None:
            return Expectation([share / root.visits for share in total], root.visits)
        own = node.value / node.visits
        return Expectation([own, 1 - own] if node.mover == 0 else [1 - own, own], node.visits)

    def _grown(
        self, known: JsonObject, moves: list[str], seed: int, ms: int | None
    ) -> tuple[Node, list[float]]:
        """The tree over `moves` when the time is up, and the sums of what the playouts gave each seat."""
        chance = Random(seed)
        total = [0.0] * known["players"]
        root = Node("", None)
        root.untried = chance.sample(moves, len(moves))
        worlds = Stream(chance.randbytes(32))
        world = self.game.determinization(known, worlds)
        begun, allowed = perf_counter(), self._seconds(ms)
        while self._goes_on(root.visits, begun, allowed):
            if self.hidden:
                drawn = self.game.determinization(known, worlds)
                path = self._down_hidden(root, drawn, moves, chance)
            else:
                drawn = self.game.copy(world)
                path = self._down(root, drawn, chance)
            reward = self._up(path, drawn, chance)
            total = [sum(pair) for pair in zip(total, reward, strict=True)]
        return root, total

    def _goes_on(self, done: int, begun: float, allowed: float) -> bool:
        if done == 0:
            return True
        return (self.playouts is None or done < self.playouts) and perf_counter() - begun < allowed

    def _seconds(self, ms: int | None) -> float:
        if ms is not None:
            return ms / 1000
        return DEFAULT_MS / 1000 if self.playouts is None else inf

    def _down(self, root: Node, position: Any, chance: Random) -> list[Node]:
        """The path to a new node where everything lies open; `position` is played on along it."""
        path = [root]
        while position.turn is not None:
            node = path[-1]
            if node.untried is None:
                moves = self.game.legal_sample(position).moves
                node.untried = chance.sample(moves, len(moves))
            grown = bool(node.untried)
            path.append(node.add(node.untried.pop(), position.turn) if grown else node.promising())
            self.game.play(position, path[-1].move)
            if grown:
                break
        return path

    def _down_hidden(self, root: Node, position: Any, moves: list[str], chance: Random) -> list[Node]:
        """The same where cards are hidden: the moves, `moves` at the root, differ from world to world."""
        path = [root]
        while position.turn is not None:
            node = path[-1]
            if node is not root:
                moves = self.game.legal_sample(position).moves
            untried = [move for move in moves if move not in node.children]
            following = (
                node.add(chance.choice(untried), position.turn) if untried else node.promising_of(moves)
            )
            path.append(following)
            self.game.play(position, following.move)
            if untried:
                break
        return path

    def _up(self, path: list[Node], position: Any, chance: Random) -> list[float]:
        """Play `position` to its end and tell the nodes of the path what that gave each seat; answers it."""
        self.game.playout(position, chance.getrandbits(62))
        reward = rewards(self.game.result(position).ranks or [])
        for node in path:
            node.visits += 1
            if node.mover is not None:
                node.value += reward[node.mover]
        return reward
