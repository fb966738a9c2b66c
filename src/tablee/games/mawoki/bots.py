"""The players of Mawoki, weakest first: they know their hand, the pile, and how many cards the others hold.

Levels 1 to 4 look at the cards and not at the clock: they choose the same for the same seed on every machine.
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
    DECK_BITS,
    DECKS,
    FITS,
    NUMBER,
    SIGN,
    SMOKE,
    SNAKE,
    SNAKE_DRAWS,
    STUCK_DRAWS,
    size,
)
from tablee.games.mawoki.policy import policy
from tablee.games.mawoki.position import STEAL, WINS
from tablee.games.mawoki.reasons import why
from tablee.games.mawoki.worlds import MawokiWorlds

Known = dict[str, Any]

OUT: Final = 100.0
"""What a last card is worth that wins at once, in cards."""

OWN_FOLLOWING: Final = 3.0
"""What a beginner gives for an own card that could follow, in cards that others could lay."""

KEPT: Final = -3.0
"""The same for smoke that could be followed at once: it is too good to be used up yet."""

USELESS: Final = 4.0
"""The same for smoke that nothing can follow: away with it."""

UNUSED: Final = -1.0
"""The same for an arrow that is let pass, and for not playing on after smoke."""

FONDNESS: Final = 0.1
"""What is left at level 2 of a beginner's taste, in cards got rid of."""

ANSWERS: Final = 6.0
"""What it costs if all unseen cards go onto a card, in cards."""

COMES: Final = 0.7
"""What it costs that a card comes into the hand, in cards."""

ROUGHLY: Final = 0.13
"""Who judges at sight takes a chance to win for up to so much better than it looks, by luck."""

EXPLORATION: Final = 0.6
"""Of the search: with 0.3 it was weaker."""


class BeginnerBot(Bot):
    """Lays what most other cards go onto, above all its own: it forgets that it is the others' turn then."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = Random(seed)
        values = [(liking(known, move), chance.random(), move) for move in moves]
        return BotMove(max(values)[2], {})


class CountingBot(Bot):
    """Counts how many of its cards it gets rid of, by chains of smoke too; of equals it takes what a beginner likes."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = Random(seed)
        values = [
            (rid_of(known, move) + FONDNESS * liking(known, move), chance.random(), move) for move in moves
        ]
        _, _, move = max(values)
        return BotMove(move, {}, why(known, moves, move))


class WaryBot(Bot):
    """Also minds what its card does to others, and how many of the cards not yet seen answer it."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = Random(seed)
        values = [(worth(known, move), chance.random(), move) for move in moves]
        value, _, move = max(values)
        return BotMove(move, {"value": round(value, 3)}, why(known, moves, move))


class JudgingBot(Bot):
    """Judges at sight, and roughly, as the search judges where its playouts end; looks no further."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        stream = QuickStream(seed)
        move = TEXTS[policy(MawokiWorlds(known).sample(stream), stream, ROUGHLY)]
        return BotMove(move, {}, why(known, moves, move))


class SearchingBot(TreeBot):
    """Plays on in as many worlds that could be the real one as there is time for, and makes the move that went best."""

    def __reduce__(self) -> Any:
        return SearchingBot, (self.iterations,)

    def search(self, known: Known, seed: int) -> Search[Any]:
        return Search(MawokiWorlds(known), seed, EXPLORATION)

    def reason(self, known: Known, moves: list[str], move: str) -> Reason | None:
        return why(known, moves, move)


def hand_after(known: Known, card: str) -> list[int]:
    """The cards left to the seat to act once it has laid `card`."""
    return [NUMBER[held] for held in known["hands"][known["turn"]] if held != card]


def liking(known: Known, move: str) -> float:
    """What a beginner sees in a move: how many cards could follow, of all that do not lie on the pile."""
    if move == DRAW_TEXT:
        return 0.0
    if move == PASS_TEXT:
        return UNUSED
    name, at, _ = move.partition("@")
    card = NUMBER[name]
    lying = sum(1 << NUMBER[shown] for shown in known["pile"])
    own: int = sum(FITS[card] >> held & 1 for held in hand_after(known, name))
    value = int(size(FITS[card] & DECK_BITS[known["options"]["drawings"]] & ~lying)) + OWN_FOLLOWING * own
    if SIGN[card] == ARROW and not at:
        value += UNUSED
    if SIGN[card] == SMOKE:
        value += KEPT if own else USELESS
    return value


def rid_of(known: Known, move: str) -> float:
    """How many cards the seat to act gets rid of, as far as can be seen at once: after smoke at least another."""
    if move in (DRAW_TEXT, PASS_TEXT):
        return 0.0
    name = move.partition("@")[0]
    card = NUMBER[name]
    rest = hand_after(known, name)
    if not rest and known["options"]["last_card"] == WINS:
        return OUT
    return 2.0 if SIGN[card] == SMOKE and any(FITS[card] >> held & 1 for held in rest) else 1.0


def worth(known: Known, move: str) -> float:
    """How good `move` looks in cards: those got rid of, those that others draw, less the risk of an answer."""
    if move == DRAW_TEXT:
        return 0.0
    if move == PASS_TEXT:
        return -risk(known, NUMBER[known["pile"][-1]])
    name, _, target = move.partition("@")
    card = NUMBER[name]
    value = rid_of(known, move)
    if SIGN[card] == SNAKE:
        value -= COMES * SNAKE_DRAWS
    elif SIGN[card] == SMOKE and value == 1.0:
        value -= COMES * STUCK_DRAWS
    if target:
        value += harm(known, int(target))
    return value - risk(known, card)


def risk(known: Known, top: int) -> float:
    """What it costs that a card lies open on which others may have an answer."""
    seen = {NUMBER[shown] for shown in (*known["pile"], *known["hands"][known["turn"]])}
    unseen = [other for other in DECKS[known["options"]["drawings"]] if other not in seen]
    answers: int = sum(FITS[top] >> other & 1 for other in unseen)
    return ANSWERS * answers / max(1, len(unseen))


def harm(known: Known, target: int) -> float:
    """What an arrow brings: it hurts most who holds least; stealing brings a card, and helps who holds one."""
    sizes = [len(hand) for hand in known["hands"]]
    left = sizes[target]
    if known["options"]["arrow"] == STEAL:
        return -50.0 if left == 1 else -1.0 + 0.01 * left
    return (1.0 + 2.0 / left) / (len(sizes) - 1)


def bot(level: int) -> Bot:
    """The player of a level, 1 to 5."""
    if level == 5:
        return SearchingBot(0)
    players = (BeginnerBot, CountingBot, WaryBot, JudgingBot)
    return players[level - 1]()


LEVELS: Final = (1, 2, 3, 4, 5)
