"""The players of Mawoki, weakest first: they know their hand, the pile, and how many cards the others hold.

Levels 1 to 4 take so many iterations and not so much time: they choose the same for the same seed on every machine.
"""

from random import Random
from typing import Any, Final

from tablee.core.bot import Bot, Choice
from tablee.core.search import EXPLORATION, Search, thinking_seconds
from tablee.games.mawoki.cards import ARROW, DECK_SIZE, FITS, JOKER, NUMBER, SIGN, SMOKE, SNAKE
from tablee.games.mawoki.moves import TEXTS
from tablee.games.mawoki.reasons import why
from tablee.games.mawoki.worlds import MawokiWorlds

Known = dict[str, Any]


class TastefulBot(Bot):
    """Any card that can be laid, but the joker only when nothing else can."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> Choice:
        others = [move for move in moves if move != "J"]
        return Choice(Random(seed).choice(others or moves), {})


class GreedyBot(Bot):
    """Gets rid of most, hinders whoever is nearest to the end, and leaves tops that are hard to answer."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> Choice:
        chance = Random(seed)
        values = [(worth(known, move), chance.random(), move) for move in moves]
        value, _, move = max(values)
        return Choice(move, {"value": value}, why(known, moves, move))


class SearchingBot(Bot):
    """Plays on in many worlds that could be the real one, and makes the move that went best."""

    def __init__(self, iterations: int, exploration: float = EXPLORATION) -> None:
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
    """How good `move` looks to the seat to act, in cards more or less than the others."""
    if move == "draw":
        return 0.0
    seat: int = known["turn"]
    name, _, target = move.partition("@")
    card = NUMBER[name]
    rest = [NUMBER[held] for held in known["hands"][seat] if held != name]
    if not rest and known["options"]["last_card"] == "wins":
        return 100.0
    return harm(known, seat, card, target) + progress(known, seat, card, rest)


def progress(known: Known, seat: int, card: int, rest: list[int]) -> float:
    """Cards that leave the hand this turn, and how things look after it; smoke is followed to its best end."""
    if SIGN[card] == SMOKE:
        following = [held for held in rest if FITS[card] >> held & 1]
        if following:
            return 1.0 + max(
                progress(known, seat, after, [held for held in rest if held != after]) for after in following
            )
        return outlook(known, seat, card, rest)
    return shed(card) + outlook(known, seat, card, rest)


def shed(card: int) -> float:
    """Cards that leave the hand for good: a snake brings one back, and the joker is better kept."""
    return 0.5 if SIGN[card] == SNAKE or card == JOKER else 1.0


def harm(known: Known, seat: int, card: int, target: str) -> float:
    """What the others get: an arrow hurts most who holds least; a joker hurts all."""
    sizes = [len(hand) for hand in known["hands"]]
    others = len(sizes) - 1
    if SIGN[card] == ARROW:
        left = sizes[int(target)]
        if known["options"]["arrow"] == "steal":
            return -50.0 if left == 1 else -1.0 + 0.01 * left
        return (1.0 + 2.0 / left) / others
    if card == JOKER:
        nearest = min(size for other, size in enumerate(sizes) if other != seat)
        return 1.0 if nearest <= 2 else 0.0
    return 0.0


def outlook(known: Known, seat: int, card: int, rest: list[int]) -> float:
    """Cards that the next player is likely to lose against us by being stuck on `card`: nothing to lay, one to draw.

    The cards in nobody's sight are all equally likely. A stuck player counts most where there are few.
    """
    seen = {NUMBER[shown] for shown in known["pile"]} | {card, *rest}
    unseen = [other for other in range(DECK_SIZE) if other not in seen]
    fitting = sum(1 for other in unseen if FITS[card] >> other & 1)
    players: int = known["players"]
    next_hand: int = len(known["hands"][(seat + 1) % players])
    misses = 1.0 - fitting / max(1, len(unseen))
    stuck: float = misses**next_hand
    return 3.0 * stuck / (players - 1)


def bot(level: int) -> Bot:
    """The player of a level, 1 to 5."""
    if level == 1:
        return TastefulBot()
    if level == 2:
        return GreedyBot()
    if level == 3:
        return SearchingBot(100)
    if level == 4:
        return SearchingBot(1000)
    return SearchingBot(0)


LEVELS: Final = (1, 2, 3, 4, 5)
