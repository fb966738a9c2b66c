"""The players of Toko Maja, weakest first: they know their hand, what lies open, and what was discarded or taken.

Levels 1 to 4 take so many iterations and not so much time: they choose the same for the same seed on every machine.
"""

from random import Random
from typing import Any, Final

from tablee.core.bot import Bot, BotMove
from tablee.core.rng import QuickStream
from tablee.core.search import Search, thinking_seconds
from tablee.games.toko_maja.cards import CARD_POINTS, JOKER, NUMBER, TOKEN_POINTS, VALUES
from tablee.games.toko_maja.moves import TEXTS
from tablee.games.toko_maja.policy import policy
from tablee.games.toko_maja.reasons import why
from tablee.games.toko_maja.worlds import TokoMajaWorlds

Known = dict[str, Any]
NOTHING = "-"


class TastefulBot(Bot):
    """Takes, keeps and discards as it comes, but lays a triple when it has one, without a joker if it can."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        best = [move for move in moves if move != NOTHING] or moves
        best = [move for move in best if "J" not in move] or best
        return BotMove(Random(seed).choice(best), {})


class GreedyBot(Bot):
    """Takes the card that helps its hand most, gives little away, and lays what wins most."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = Random(seed)
        values = [(worth(known, move), chance.random(), move) for move in moves]
        value, _, move = max(values)
        return BotMove(move, {"value": value}, why(known, move))


class JudgingBot(Bot):
    """Weighs its moves as the playouts of the search do, and looks no further."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        stream = QuickStream(seed)
        move = TEXTS[policy(TokoMajaWorlds(known).sample(stream), stream)]
        return BotMove(move, {}, why(known, move))


class SearchingBot(Bot):
    """Plays the round on in many worlds that could be the real one, and makes the move that went best."""

    def __init__(self, iterations: int, exploration: float = 0.3) -> None:
        """`iterations`: how many worlds; 0: as many as there is time for."""
        self.iterations = iterations
        self.exploration = exploration

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        """The move tried most often."""
        if len(moves) == 1:
            return BotMove(moves[0], {"iterations": 0}, why(known, moves[0]))
        worlds = TokoMajaWorlds(known)
        search = Search(worlds, seed, self.exploration)
        timed = ms is not None or self.iterations == 0
        search.run(0 if timed else self.iterations, thinking_seconds(ms) if timed else 0.0)
        move = TEXTS[worlds.played(worlds.base, search.best().move)]
        return BotMove(move, search.notes(), why(known, move))


def worth(known: Known, move: str) -> float:
    """How good `move` looks to the seat to act, in points."""
    seat: int = known["turn"]
    hand = [known["hands"][seat].count(card) for card in ("1", "2", "3", "4", "5", "J")]
    late = lateness(known)
    if move == "d":
        return 0.55 + 0.3 * (1 - late)
    if move[0] == "t":
        return gain(known, hand, NUMBER[known["discards"][int(move[1]) - 1][-1]], late)
    if move[0] == "k":
        kept, given = int(move[1]), 1 - int(move[1])
        cards = [NUMBER[card] for card in known["drawn"]]
        return gain(known, hand, cards[kept], late) - 0.3 * temptation(known, cards[given])
    if move[0] == "b":
        made, pile, rest = int(move[1]), int(move[3]) - 1, int(move[5]) - 1
        tops = [cards[-1] for other, cards in enumerate(known["discards"]) if other != pile]
        triple = "".join(sorted([known["drawn"][made], *tops]))
        return 3.0 + laying(known, triple) - 0.01 * rest
    if move == NOTHING:
        return 0.0
    jokers = 3.0 * (move[-1] == "J") * (1 - late) if move != "JJJ" else 0.0
    return 1.0 + laying(known, move) - jokers


def lateness(known: Known) -> float:
    """0 at the beginning of a round, 1 when the stock is empty."""
    return 1.0 - len(known["stock"]) / 76


def gain(known: Known, hand: list[int], card: int, late: float) -> float:
    """What one more copy of `card` is worth in hand: nearer to a triple, but a loss if the round ends first."""
    if card == JOKER:
        return 4.0 - 14.0 * max(0.0, late - 0.75) * 4
    copies = hand[card]
    value = laying(known, f"{card + 1}" * 3)
    progress = (0.25, 0.6, 1.3)[copies % 3]
    if copies % 3 == 1 and hand[JOKER]:
        progress = 0.9
    turns = len(known["stock"]) / 2 / known["players"]
    missing = 2 - copies % 3
    hope = 1.0 if missing == 0 else min(1.0, turns / (2.0 + 2.5 * missing))
    return progress * value * hope - CARD_POINTS[card] * (1.0 - hope)


def laying(known: Known, triple: str) -> float:
    """Points that a triple brings now: its own, and the token if it would change hands or be secured."""
    if triple == "JJJ":
        return 20.0
    card = NUMBER[triple[0]]
    seat: int = known["turn"]
    sides = known["options"]["teams"] or known["players"]
    counts = [0.0] * sides
    for other, triples in enumerate(known["laid"]):
        counts[other % sides] += sum(1.0 - 0.1 * ("J" in laid) for laid in triples if laid[0] == triple[0])
    mine = counts[seat % sides] + 1.0 - 0.1 * ("J" in triple)
    best = max((count for side, count in enumerate(counts) if side != seat % sides), default=0.0)
    points = CARD_POINTS[card] + 0.0
    token = TOKEN_POINTS[card] + 0.5 * (card == VALUES - 1)
    if mine > best >= counts[seat % sides]:
        return points + token
    return points + 0.3 * token


def temptation(known: Known, card: int) -> float:
    """What a discarded card may be worth to the next player."""
    return 4.0 if card == JOKER else 0.4 * laying(known, f"{card + 1}" * 3)


def bot(level: int) -> Bot:
    """The player of a level, 1 to 5."""
    if level == 1:
        return TastefulBot()
    if level == 2:
        return GreedyBot()
    if level == 3:
        return JudgingBot()
    if level == 4:
        return SearchingBot(150)
    return SearchingBot(0)


LEVELS: Final = (1, 2, 3, 4, 5)
