"""The bots of Mawoki, weakest first. They know their hand, the pile, and the number of cards of the others.

Levels 1 to 4 do not use the clock: with the same seed they choose the same move on every machine.
"""

from random import Random
from typing import Any, Final

from tablee.core.bot import Bot, BotMove, Reason
from tablee.core.rng import QuickStream
from tablee.core.root_parallel import TreeBot
from tablee.core.search import Search
from tablee.games.mawoki.moves import DRAW_TEXT, PASS_TEXT, TEXTS
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
from tablee.games.mawoki.worlds import MawokiWorlds

Known = dict[str, Any]

OUT: Final = 100.0
"""The value of a last card that wins at once, in cards."""

CHAIN: Final = 3.0
"""The beginner's value of smoke that an own card can follow at once; of smoke that none can follow, the opposite."""

UNUSED: Final = -1.0
"""The beginner's value of an arrow that is let pass, and of not playing on after smoke."""

HELD: Final = 5.0
"""The value of keeping the joker, which matches any card, in cards laid."""

LEFT_OPEN: Final = 0.1
"""The loss for each card in play that could be laid on a card, at level 2, in cards laid."""

ANSWERS: Final = 10.0
"""The loss if every unseen card matches a card, in cards laid."""

ALIKE: Final = 1.0
"""The loss for each card left in hand that matches the card laid: cards that differ match more."""

COMES: Final = 0.3
"""The loss for a card drawn into the hand, in cards laid."""

AIMED: Final = 0.01
"""The weight of the harm to an arrow's target."""

ROUGHLY: Final = 0.05
"""The most by which level 4 misjudges a chance to win, at random."""

EXPLORATION: Final = 0.6
"""Exploration of the search; 0.3 was weaker."""


class BeginnerBot(Bot):
    """Lays any card that matches, smoke first if a card can follow it; keeps the joker while another card matches."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = Random(seed)
        values = [(liking(known, move), chance.random(), move) for move in moves]
        return BotMove(max(values)[2], {})


class CountingBot(Bot):
    """Counts how many cards it can lay, smoke included; of equals it lays the one that fewest cards match."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = Random(seed)
        values = [(rid_of(known, move) - left_open(known, move), chance.random(), move) for move in moves]
        _, _, move = max(values)
        return BotMove(move, {}, why(known, moves, move))


class WaryBot(Bot):
    """Also counts the unseen cards that match its card, what it keeps in hand, and the effect on others."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = Random(seed)
        values = [(worth(known, move), chance.random(), move) for move in moves]
        value, _, move = max(values)
        return BotMove(move, {"value": round(value, 3)}, why(known, moves, move))


class JudgingBot(Bot):
    """Judges roughly, with one look, as the search judges the ends of its playouts; looks no further."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        stream = QuickStream(seed)
        move = TEXTS[policy(MawokiWorlds(known).sample(stream), stream, ROUGHLY)]
        return BotMove(move, {}, why(known, moves, move))


class SearchingBot(TreeBot):
    """Plays on in as many possible worlds as time allows, and plays the move with the most visits."""

    def __reduce__(self) -> Any:
        return SearchingBot, (self.iterations,)

    def search(self, known: Known, seed: int) -> Search[Any]:
        return Search(MawokiWorlds(known), seed, EXPLORATION)

    def reason(self, known: Known, moves: list[str], move: str) -> Reason | None:
        return why(known, moves, move)


def hand_after(known: Known, card: str) -> list[int]:
    """Return the cards left to the seat to act after it lays `card`."""
    return [NUMBER[held] for held in known["hands"][known["turn"]] if held != card]


def liking(known: Known, move: str) -> float:
    """Return the beginner's value of a move."""
    if move == DRAW_TEXT:
        return 0.0
    if move == PASS_TEXT:
        return UNUSED
    name, at, _ = move.partition("@")
    card = NUMBER[name]
    if card == JOKER:
        return -HELD
    if SIGN[card] == SMOKE:
        return CHAIN if any(FITS[card] >> held & 1 for held in hand_after(known, name)) else -CHAIN
    return UNUSED if SIGN[card] == ARROW and not at else 0.0


def left_open(known: Known, move: str) -> float:
    """Return what a move gives to others at level 2, in cards laid: the cards that match, and the joker."""
    if move in (DRAW_TEXT, PASS_TEXT):
        return 0.0
    card = NUMBER[move.partition("@")[0]]
    lying = sum(1 << NUMBER[shown] for shown in known["pile"])
    matching = int(size(FITS[card] & variant_of(known["options"]).pack.bits & ~lying))
    return LEFT_OPEN * matching + (HELD if card == JOKER else 0.0)


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


def worth(known: Known, move: str) -> float:
    """Return the value of `move` in cards laid, less what it takes from the hand and gives to others."""
    if move == DRAW_TEXT:
        return 0.0
    if move == PASS_TEXT:
        return -risk(known, NUMBER[known["pile"][-1]])
    name, _, target = move.partition("@")
    card = NUMBER[name]
    value = rid_of(known, move)
    value -= ALIKE * float(sum(FITS[card] >> held & 1 for held in hand_after(known, name)))
    if card == JOKER:
        value -= HELD
    elif SIGN[card] == SNAKE:
        value -= COMES * float(variant_of(known["options"]).snake_draws)
    elif SIGN[card] == SMOKE and rid_of(known, move) == 1.0:
        value -= COMES * float(variant_of(known["options"]).stuck_draws)
    if target:
        value += harm(known, int(target))
    return value - risk(known, card)


def risk(known: Known, top: int) -> float:
    """Return the loss from an open card that others may match."""
    seen = {NUMBER[shown] for shown in (*known["pile"], *known["hands"][known["turn"]])}
    unseen = [other for other in cards_in(variant_of(known["options"]).pack.bits) if other not in seen]
    answers: int = sum(FITS[top] >> other & 1 for other in unseen)
    return ANSWERS * answers / max(1, len(unseen))


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
