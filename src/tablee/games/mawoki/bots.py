"""The bots of Mawoki, weakest first. They know their hand, the pile, and the number of cards of the others.

Levels 1 to 4 do not use the clock: with the same seed they choose the same move on every machine.
"""

from random import Random
from typing import Any, Final

from tablee.core.bot import Bot, BotMove, Reason, Weight
from tablee.core.rng import QuickStream
from tablee.core.root_parallel import TreeBot
from tablee.core.search import Search
from tablee.games.mawoki.moves import DRAW_TEXT, PASS_TEXT, TEXTS
from tablee.games.mawoki.network import JUDGING, LEARNED, Network, reweighted
from tablee.games.mawoki.pieces import (
    ARROW,
    FITS,
    NUMBER,
    SIGN,
    SMOKE,
    SNAKE,
    cards_in,
    size,
)
from tablee.games.mawoki.policy import policy
from tablee.games.mawoki.position import STEAL, WINS, variant_of
from tablee.games.mawoki.reasons import why
from tablee.games.mawoki.taste import BEGINNER, COUNTING, USUAL, WARY, Taste
from tablee.games.mawoki.worlds import MawokiWorlds

Known = dict[str, Any]

OUT: Final = 100.0
"""The value of a last card that wins at once, in cards."""

ROUGHLY: Final = 0.13
"""The most by which level 4 misjudges a chance to win, at random."""

EXPLORATION: Final = 0.6
"""Exploration of the search; 0.3 was weaker."""


class TastingBot(Bot):
    """Judges each move by rules of thumb."""

    def __init__(self, taste: Taste = USUAL) -> None:
        self.taste = taste

    def __reduce__(self) -> Any:
        return type(self), (self.taste,)

    def weighted(self, values: dict[str, float]) -> Bot:
        return type(self)(Taste(values))


class BeginnerBot(TastingBot):
    """Lays the card that most other cards match, own cards above all; forgets that the others play next."""

    def weights(self, options: Known) -> tuple[Weight, ...]:
        return BEGINNER

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = Random(seed)
        values = [(liking(known, move, self.taste), chance.random(), move) for move in moves]
        return BotMove(max(values)[2], {})


class CountingBot(TastingBot):
    """Counts how many cards it can lay, chains of smoke included; breaks ties with the beginner's values."""

    def weights(self, options: Known) -> tuple[Weight, ...]:
        return COUNTING

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance, taste = Random(seed), self.taste
        values = [
            (rid_of(known, move) + taste.fondness * liking(known, move, taste), chance.random(), move)
            for move in moves
        ]
        _, _, move = max(values)
        return BotMove(move, {}, why(known, moves, move))


class WaryBot(TastingBot):
    """Also considers the effect of its card on others, and how many unseen cards match it."""

    def weights(self, options: Known) -> tuple[Weight, ...]:
        return WARY

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = Random(seed)
        values = [(worth(known, move, self.taste), chance.random(), move) for move in moves]
        value, _, move = max(values)
        return BotMove(move, {"value": round(value, 3)}, why(known, moves, move))


class JudgingBot(Bot):
    """Judges roughly, with one look, as the search judges the ends of its playouts; looks no further."""

    def __init__(self, network: Network = LEARNED) -> None:
        self.network = network

    def __reduce__(self) -> Any:
        return JudgingBot, (self.network,)

    def weights(self, options: Known) -> tuple[Weight, ...]:
        return JUDGING

    def weighted(self, values: dict[str, float]) -> Bot:
        return JudgingBot(reweighted(values))

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        stream = QuickStream(seed)
        move = TEXTS[policy(MawokiWorlds(known).sample(stream), stream, ROUGHLY, self.network)]
        return BotMove(move, {}, why(known, moves, move))


class SearchingBot(TreeBot):
    """Plays on in as many possible worlds as time allows, and plays the move with the most visits."""

    def __init__(self, iterations: int, network: Network = LEARNED) -> None:
        super().__init__(iterations)
        self.network = network

    def __reduce__(self) -> Any:
        return SearchingBot, (self.iterations, self.network)

    def weights(self, options: Known) -> tuple[Weight, ...]:
        return JUDGING

    def weighted(self, values: dict[str, float]) -> Bot:
        return SearchingBot(self.iterations, reweighted(values))

    def search(self, known: Known, seed: int) -> Search[Any]:
        return Search(MawokiWorlds(known, self.network), seed, EXPLORATION)

    def reason(self, known: Known, moves: list[str], move: str) -> Reason | None:
        return why(known, moves, move)


def hand_after(known: Known, card: str) -> list[int]:
    """Return the cards left to the seat to act after it lays `card`."""
    return [NUMBER[held] for held in known["hands"][known["turn"]] if held != card]


def liking(known: Known, move: str, taste: Taste) -> float:
    """Return the beginner's value of a move: the number of cards that match, of all that are not on the pile."""
    if move == DRAW_TEXT:
        return 0.0
    if move == PASS_TEXT:
        return taste.unused
    name, at, _ = move.partition("@")
    card = NUMBER[name]
    lying = sum(1 << NUMBER[shown] for shown in known["pile"])
    own: int = sum(FITS[card] >> held & 1 for held in hand_after(known, name))
    value = (
        int(size(FITS[card] & variant_of(known["options"]).pack.bits & ~lying)) + taste.own_following * own
    )
    if SIGN[card] == ARROW and not at:
        value += taste.unused
    if SIGN[card] == SMOKE:
        value += taste.kept if own else taste.useless
    return value


def rid_of(known: Known, move: str) -> float:
    """Return how many cards the move surely lays; smoke counts as two if another card can follow."""
    if move in (DRAW_TEXT, PASS_TEXT):
        return 0.0
    name = move.partition("@")[0]
    card = NUMBER[name]
    rest = hand_after(known, name)
    if not rest and known["options"]["last_card"] == WINS:
        return OUT
    return 2.0 if SIGN[card] == SMOKE and any(FITS[card] >> held & 1 for held in rest) else 1.0


def worth(known: Known, move: str, taste: Taste = USUAL) -> float:
    """Return the value of `move` in cards: own cards laid, cards that others draw, less the risk of an answer."""
    if move == DRAW_TEXT:
        return 0.0
    if move == PASS_TEXT:
        return -risk(known, NUMBER[known["pile"][-1]], taste)
    name, _, target = move.partition("@")
    card = NUMBER[name]
    value = rid_of(known, move)
    if SIGN[card] == SNAKE:
        value -= taste.comes * float(variant_of(known["options"]).snake_draws)
    elif SIGN[card] == SMOKE and value == 1.0:
        value -= taste.comes * float(variant_of(known["options"]).stuck_draws)
    if target:
        value += harm(known, int(target))
    return value - risk(known, card, taste)


def risk(known: Known, top: int, taste: Taste) -> float:
    """Return the loss from an open card that others may match."""
    seen = {NUMBER[shown] for shown in (*known["pile"], *known["hands"][known["turn"]])}
    unseen = [other for other in cards_in(variant_of(known["options"]).pack.bits) if other not in seen]
    answers: int = sum(FITS[top] >> other & 1 for other in unseen)
    return taste.answers * answers / max(1, len(unseen))


def harm(known: Known, target: int) -> float:
    """Return the value of an arrow at `target`.

    A drawn card hurts most the player with the fewest cards. Stealing adds cards to the own hand, and lets a victim
    without any other cards win.
    """
    sizes = [len(hand) for hand in known["hands"]]
    left = sizes[target]
    cards = int(variant_of(known["options"]).arrow_cards)
    if known["options"]["arrow"] == STEAL:
        return -50.0 if left <= cards else -1.0 + 0.01 * left
    return cards * (1.0 + 2.0 / left) / (len(sizes) - 1)


def bot(level: int) -> Bot:
    """Return the bot of a level, 1 to 5."""
    if level == 5:
        return SearchingBot(0)
    players = (BeginnerBot, CountingBot, WaryBot, JudgingBot)
    return players[level - 1]()


LEVELS: Final = (1, 2, 3, 4, 5)
