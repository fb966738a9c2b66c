"""The bots of Toko Maja, weakest first. They know their hand, the open cards, and which cards were discarded or taken.

Levels 1 to 4 have a fixed number of iterations, not a time limit: the same seed gives the same choice on every
machine.
"""

from random import Random
from typing import Any, Final

from tablee.core.bot import Bot, BotMove, Reason, Weight
from tablee.core.rng import QuickStream
from tablee.core.root_parallel import TreeBot
from tablee.core.search import Search
from tablee.games.toko_maja.evaluation import LAYS_NOTHING, Known, worth
from tablee.games.toko_maja.moves import TEXTS
from tablee.games.toko_maja.policy import USUAL, WEIGHTS, Judgement, policy
from tablee.games.toko_maja.reasons import why
from tablee.games.toko_maja.worlds import TokoMajaWorlds


class CarelessBot(Bot):
    """Takes, keeps and discards at random, but lays a triple if it has one, preferably without a joker."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        best = [move for move in moves if move != LAYS_NOTHING] or moves
        best = [move for move in best if "J" not in move] or best
        return BotMove(Random(seed).choice(best), {})


class GreedyBot(Bot):
    """Takes the card that helps its hand most, gives little away, and lays the triple with the highest value."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = Random(seed)
        values = [(worth(known, move), chance.random(), move) for move in moves]
        value, _, move = max(values)
        return BotMove(move, {"value": value}, why(known, move))


class PolicyBot(Bot):
    """Weighs its moves as the playouts of the search do, and looks no further."""

    def __init__(self, judgement: Judgement = USUAL) -> None:
        self.judgement = judgement

    def __reduce__(self) -> Any:
        return PolicyBot, (self.judgement,)

    def weights(self, options: Known) -> tuple[Weight, ...]:
        return WEIGHTS

    def weighted(self, values: dict[str, float]) -> Bot:
        return PolicyBot(Judgement(values))

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        stream = QuickStream(seed)
        move = TEXTS[policy(TokoMajaWorlds(known).sample(stream), stream, self.judgement)]
        return BotMove(move, {}, why(known, move))


class SearchBot(TreeBot):
    """Plays the round on in many possible worlds, and plays the move with the most visits."""

    def __init__(self, iterations: int, exploration: float = 0.3, judgement: Judgement = USUAL) -> None:
        """Set `iterations`, the number of worlds; 0: as many as time allows."""
        super().__init__(iterations)
        self.exploration = exploration
        self.judgement = judgement

    def __reduce__(self) -> Any:
        return SearchBot, (self.iterations, self.exploration, self.judgement)

    def weights(self, options: Known) -> tuple[Weight, ...]:
        return WEIGHTS

    def weighted(self, values: dict[str, float]) -> Bot:
        return SearchBot(self.iterations, self.exploration, Judgement(values))

    def search(self, known: Known, seed: int) -> Search[Any]:
        return Search(TokoMajaWorlds(known, self.judgement), seed, self.exploration)

    def reason(self, known: Known, moves: list[str], move: str) -> Reason | None:
        return why(known, move)


def bot(level: int) -> Bot:
    """Return the bot of a level, 1 to 5."""
    if level == 1:
        return CarelessBot()
    if level == 2:
        return GreedyBot()
    if level == 3:
        return PolicyBot()
    if level == 4:
        return SearchBot(150)
    return SearchBot(0)


LEVELS: Final = (1, 2, 3, 4, 5)
