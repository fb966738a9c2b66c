"""The players of Mawoki, weakest first: they know their hand, the pile, and how many cards the others hold.

Levels 1 to 4 take so many iterations and not so much time: they choose the same for the same seed on every machine.
"""

from random import Random
from typing import Any, Final

from tablee.core.bot import Bot, Choice
from tablee.core.rng import QuickStream
from tablee.core.search import Search, thinking_seconds
from tablee.games.mawoki.cards import FITS, NUMBER, SIGN, SMOKE
from tablee.games.mawoki.moves import TEXTS
from tablee.games.mawoki.policy import policy
from tablee.games.mawoki.reasons import why
from tablee.games.mawoki.worlds import MawokiWorlds

Known = dict[str, Any]


class BeginnerBot(Bot):
    """Lays what most other cards go onto, the joker first of all: that makes the next card easy, for everybody."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> Choice:
        chance = Random(seed)
        values = [(easiness(known, move), chance.random(), move) for move in moves]
        return Choice(max(values)[2], {})


def easiness(known: Known, move: str) -> int:
    """How many cards could follow, of all that do not lie on the pile."""
    if move == "draw":
        return 0
    lying = sum(1 << NUMBER[shown] for shown in known["pile"])
    return (FITS[NUMBER[move.partition("@")[0]]] & ~lying).bit_count()


class CountingBot(Bot):
    """Counts what it gets rid of and what others get; that a snake brings a card back does not trouble it yet."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> Choice:
        chance = Random(seed)
        values = [(worth(known, move), chance.random(), move) for move in moves]
        value, _, move = max(values)
        return Choice(move, {"value": value}, why(known, moves, move))


class JudgingBot(Bot):
    """Weighs its moves as the playouts of the search do, and looks no further."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> Choice:
        stream = QuickStream(seed)
        move = TEXTS[policy(MawokiWorlds(known).draw(stream), stream)]
        return Choice(move, {}, why(known, moves, move))


class SearchingBot(Bot):
    """Plays on in many worlds that could be the real one, and makes the move that went best."""

    def __init__(self, iterations: int, exploration: float = 0.5) -> None:
        """`iterations`: how many worlds; 0: as many as there is time for."""
        self.iterations = iterations
        self.exploration = exploration

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> Choice:
        """The move tried most often."""
        if len(moves) == 1:
            return Choice(moves[0], {"iterations": 0}, why(known, moves, moves[0]))
        search = Search(MawokiWorlds(known), seed, self.exploration)
        timed = ms is not None or self.iterations == 0
        search.run(0 if timed else self.iterations, thinking_seconds(ms) if timed else 0.0)
        move = TEXTS[search.best().move]
        return Choice(move, search.notes(), why(known, moves, move))


def worth(known: Known, move: str) -> float:
    """How good `move` looks at first sight, in cards: one is laid, after smoke another, and an arrow hits somebody."""
    if move == "draw":
        return 0.0
    seat: int = known["turn"]
    name, _, target = move.partition("@")
    card = NUMBER[name]
    rest = [NUMBER[held] for held in known["hands"][seat] if held != name]
    if not rest and known["options"]["last_card"] == "wins":
        return 100.0
    if SIGN[card] == SMOKE and any(FITS[card] >> held & 1 for held in rest):
        return 2.0
    return 1.0 + (harm(known, int(target)) if target else 0.0)


def harm(known: Known, target: int) -> float:
    """What an arrow brings: it hurts most who holds least; stealing brings a card, and helps who holds one."""
    sizes = [len(hand) for hand in known["hands"]]
    left = sizes[target]
    if known["options"]["arrow"] == "steal":
        return -50.0 if left == 1 else -1.0 + 0.01 * left
    return (1.0 + 2.0 / left) / (len(sizes) - 1)


def bot(level: int) -> Bot:
    """The player of a level, 1 to 5."""
    if level == 1:
        return BeginnerBot()
    if level == 2:
        return CountingBot()
    if level == 3:
        return JudgingBot()
    if level == 4:
        return SearchingBot(400)
    return SearchingBot(0)


LEVELS: Final = (1, 2, 3, 4, 5)
