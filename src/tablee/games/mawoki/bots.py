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
from tablee.games.mawoki.network import Network, judging, reweighted
from tablee.games.mawoki.pieces import (
    ARROW,
    FITS,
    JOKER,
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

AIMED: Final = 0.01
"""The weight of the harm to an arrow's target."""

ROUGHLY: Final = 0.05
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
    """Lays any card that matches, smoke first if a card can follow it; keeps the joker while another card matches."""

    def weights(self, options: Known) -> tuple[Weight, ...]:
        return BEGINNER

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = Random(seed)
        values = [(liking(known, move, self.taste), chance.random(), move) for move in moves]
        return BotMove(max(values)[2], {})


class CountingBot(TastingBot):
    """Counts how many cards it can lay, smoke included; of equals it lays the one that fewest cards match."""

    def weights(self, options: Known) -> tuple[Weight, ...]:
        return COUNTING

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance, taste = Random(seed), self.taste
        values = [
            (rid_of(known, move) - left_open(known, move, taste), chance.random(), move) for move in moves
        ]
        _, _, move = max(values)
        return BotMove(move, {}, why(known, moves, move))


class WaryBot(TastingBot):
    """Also counts the unseen cards that match its card, what it keeps in hand, and the effect on others."""

    def weights(self, options: Known) -> tuple[Weight, ...]:
        return WARY

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = Random(seed)
        values = [(worth(known, move, self.taste), chance.random(), move) for move in moves]
        value, _, move = max(values)
        return BotMove(move, {"value": round(value, 3)}, why(known, moves, move))


class JudgingBot(Bot):
    """Judges roughly, with one look, as the search judges the ends of its playouts; looks no further."""

    def __init__(self, values: dict[str, float] | None = None) -> None:
        """`values` replace weights of the network, by name."""
        self.values = values or {}

    def __reduce__(self) -> Any:
        return JudgingBot, (self.values,)

    def weights(self, options: Known) -> tuple[Weight, ...]:
        return judging(options["arrow"] == STEAL)

    def weighted(self, values: dict[str, float]) -> Bot:
        return JudgingBot(values)

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        stream, network = QuickStream(seed), network_with(self.values, known)
        move = TEXTS[policy(MawokiWorlds(known).sample(stream), stream, ROUGHLY, network)]
        return BotMove(move, {}, why(known, moves, move))


class SearchingBot(TreeBot):
    """Plays on in as many possible worlds as time allows, and plays the move with the most visits."""

    def __init__(self, iterations: int, values: dict[str, float] | None = None) -> None:
        """`values` replace weights of the network, by name."""
        super().__init__(iterations)
        self.values = values or {}

    def __reduce__(self) -> Any:
        return SearchingBot, (self.iterations, self.values)

    def weights(self, options: Known) -> tuple[Weight, ...]:
        return judging(options["arrow"] == STEAL)

    def weighted(self, values: dict[str, float]) -> Bot:
        return SearchingBot(self.iterations, values)

    def search(self, known: Known, seed: int) -> Search[Any]:
        return Search(MawokiWorlds(known, network_with(self.values, known)), seed, EXPLORATION)

    def reason(self, known: Known, moves: list[str], move: str) -> Reason | None:
        return why(known, moves, move)


def network_with(values: dict[str, float], known: Known) -> Network | None:
    """Return the network of the match with other weights; None, which stands for the game's own, if there are none."""
    return reweighted(values, known["options"]["arrow"] == STEAL) if values else None


def hand_after(known: Known, card: str) -> list[int]:
    """Return the cards left to the seat to act after it lays `card`."""
    return [NUMBER[held] for held in known["hands"][known["turn"]] if held != card]


def liking(known: Known, move: str, taste: Taste) -> float:
    """Return the beginner's value of a move."""
    if move == DRAW_TEXT:
        return 0.0
    if move == PASS_TEXT:
        return taste.unused
    name, at, _ = move.partition("@")
    card = NUMBER[name]
    if card == JOKER:
        return -taste.held
    if SIGN[card] == SMOKE:
        return (
            taste.chain if any(FITS[card] >> held & 1 for held in hand_after(known, name)) else -taste.chain
        )
    return taste.unused if SIGN[card] == ARROW and not at else 0.0


def left_open(known: Known, move: str, taste: Taste) -> float:
    """Return what a move gives to others at level 2, in cards laid: the cards that match, and the joker."""
    if move in (DRAW_TEXT, PASS_TEXT):
        return 0.0
    card = NUMBER[move.partition("@")[0]]
    lying = sum(1 << NUMBER[shown] for shown in known["pile"])
    matching = int(size(FITS[card] & variant_of(known["options"]).pack.bits & ~lying))
    return taste.left_open * matching + (taste.held if card == JOKER else 0.0)


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
    """Return the value of `move` in cards laid, less what it takes from the hand and gives to others."""
    if move == DRAW_TEXT:
        return 0.0
    if move == PASS_TEXT:
        return -risk(known, NUMBER[known["pile"][-1]], taste)
    name, _, target = move.partition("@")
    card = NUMBER[name]
    value = rid_of(known, move)
    value -= taste.alike * float(sum(FITS[card] >> held & 1 for held in hand_after(known, name)))
    if card == JOKER:
        value -= taste.held
    elif SIGN[card] == SNAKE:
        value -= taste.comes * float(variant_of(known["options"]).snake_draws)
    elif SIGN[card] == SMOKE and rid_of(known, move) == 1.0:
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
    return AIMED * cards * (1.0 + 2.0 / left) / (len(sizes) - 1)


def bot(level: int) -> Bot:
    """Return the bot of a level, 1 to 5."""
    if level == 5:
        return SearchingBot(0)
    players = (BeginnerBot, CountingBot, WaryBot, JudgingBot)
    return players[level - 1]()


LEVELS: Final = (1, 2, 3, 4, 5)
