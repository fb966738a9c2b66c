"""Plain search by playouts, for any game: what the bots of the games are measured against.

UCT (Kocsis and Szepesvári 2006) with c = √2 and full random playouts where everything lies open. Where cards are
hidden, UCB1 (Auer, Cesa-Bianchi and Fischer 2002) over the moves at hand, each playout in another world that looks the
same to the seat (`Game.determinization`). No knowledge of any game, no tricks.
"""

from collections.abc import Callable
from math import inf, log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from tablee.core.bot import Bot, Choice
from tablee.core.game import Game, JsonObject, Position
from tablee.core.rng import Stream
from tablee.match.story import hides

EXPLORATION: Final = sqrt(2)
DEFAULT_MS: Final = 1000


class Node:
    """A position reached by `move` of seat `mover`; `value` is the sum of that seat's rewards."""

    def __init__(self, move: str, mover: int | None, untried: list[str] | None = None) -> None:
        self.move = move
        self.mover = mover
        self.untried = untried
        self.children: list[Node] = []
        self.visits = 0
        self.value = 0.0

    def promising(self) -> "Node":
        """The child with the highest upper confidence bound."""
        width = EXPLORATION * sqrt(log(self.visits))
        best, bound = self.children[0], -inf
        for child in self.children:
            own = child.value / child.visits + width / sqrt(child.visits)
            if own > bound:
                best, bound = child, own
        return best


class UctBot(Bot):
    """One seat's search, for `ms` milliseconds, or for so many `playouts` where that is given."""

    def __init__(self, game: Game[Any], playouts: int | None = None) -> None:
        self.game = game
        self.playouts = playouts

    def choose(self, known: JsonObject, moves: list[str], seed: int, ms: int | None) -> Choice:
        """The move tried most often; `notes` has the number of playouts and the share of points expected."""
        root, _ = self._grown(known, moves, seed, ms)
        best = max(root.children, key=lambda child: child.visits)
        return Choice(best.move, {"playouts": root.visits, "value": round(best.value / best.visits, 3)})

    def assess(self, known: JsonObject, move: str, seed: int, ms: int | None) -> list[float]:
        """What each seat can expect once `move` is made: its share of the others that it beats, between 0 and 1."""
        root, total = self._grown(known, [move], seed, ms)
        return [share / root.visits for share in total]

    def _grown(
        self, known: JsonObject, moves: list[str], seed: int, ms: int | None
    ) -> tuple[Node, list[float]]:
        """The tree over `moves` when the time is up, and the sums of what the playouts gave each seat."""
        chance = Random(seed)
        total = [0.0] * known["players"]
        root = Node("", None, chance.sample(moves, len(moves)))
        worlds = Stream(chance.randbytes(32))
        open_world = None if hides(self.game) else self.game.determinization(known, worlds)
        begun, allowed = perf_counter(), (DEFAULT_MS if ms is None else ms) / 1000
        while root.visits == 0 or self._goes_on(root.visits, begun, allowed):
            if open_world is not None:
                reward = self._iterate(root, self.game.copy(open_world), chance, self._deeper)
            else:
                reward = self._iterate(root, self.game.determinization(known, worlds), chance, _no_deeper)
            total = [sum(pair) for pair in zip(total, reward, strict=True)]
        return root, total

    def _goes_on(self, done: int, begun: float, allowed: float) -> bool:
        if self.playouts is not None:
            return done < self.playouts
        return perf_counter() - begun < allowed

    def _iterate(
        self, root: Node, position: Any, chance: Random, grow: Callable[[Node, Position, Random], None]
    ) -> list[float]:
        """Selection, expansion, playout, and back up again. `position` is played to its end; answers what it gave."""
        path = [root]
        node = root
        while position.turn is not None:
            grow(node, position, chance)
            if node.untried:
                node.children.append(Node(node.untried.pop(), position.turn))
                path.append(node.children[-1])
                self.game.play(position, path[-1].move)
                break
            if not node.children:
                break
            node = node.promising()
            path.append(node)
            self.game.play(position, node.move)
        self.game.playout(position, chance.getrandbits(62))
        reward = rewards(self.game.result(position).ranks or [])
        for node in path:
            node.visits += 1
            if node.mover is not None:
                node.value += reward[node.mover]
        return reward

    def _deeper(self, node: Node, position: Position, chance: Random) -> None:
        """List the moves of a node when it is first passed."""
        if node.untried is None:
            moves = self.game.legal_soon(position).moves
            node.untried = chance.sample(moves, len(moves))


def _no_deeper(node: Node, position: Position, chance: Random) -> None:
    """Only the first move is searched: the next one would be made in another world."""


def rewards(ranks: list[int]) -> list[float]:
    """What each seat gets: the share of the others that it beats, a shared rank counting half."""
    others = max(1, len(ranks) - 1)
    return [
        (sum(rank < other for other in ranks) + (sum(rank == other for other in ranks) - 1) / 2) / others
        for rank in ranks
    ]
