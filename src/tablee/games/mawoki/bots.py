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
from tablee.games.mawoki.pieces import ARROW, FITS, JOKER, NUMBER, SIGN, SMOKE, SNAKE, size
from tablee.games.mawoki.policy import policy
from tablee.games.mawoki.position import STEAL, WINS, variant_of
from tablee.games.mawoki.reasons import why
from tablee.games.mawoki.taste import BEGINNER, COUNTING, USUAL, Taste
from tablee.games.mawoki.worlds import MawokiWorlds

Known = dict[str, Any]

OUT: Final = 100.0
"""The value of a last card that wins at once, in cards."""

ERRORS: Final = {3: 0.15, 4: 0.05}
"""The most by which a level misjudges a chance to win, at random."""

SMALLER_ERRORS: Final = 2.0 / 3.0
"""The factor of the errors with stolen cards or beyond two players: whole errors lose more to level 2 there."""

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
    """Counts how many cards it can lay, smoke included; of equals it lays the one that fewest cards match.

    Aims arrows at the player nearest to the end, with `steal` at the player with the most cards.
    """

    def weights(self, options: Known) -> tuple[Weight, ...]:
        return COUNTING

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance, taste = Random(seed), self.taste
        values = [(counted(known, move, taste), chance.random(), move) for move in moves]
        _, _, move = max(values)
        return BotMove(move, {}, why(known, moves, move))


class JudgingBot(Bot):
    """Judges roughly, with one look, as the search judges the ends of its playouts; looks no further."""

    def __init__(self, error: float, values: dict[str, float] | None = None) -> None:
        """`error`: the most by which it misjudges a chance. `values` replace weights of the network, by name."""
        self.error = error
        self.values = values or {}

    def __reduce__(self) -> Any:
        return JudgingBot, (self.error, self.values)

    def weights(self, options: Known) -> tuple[Weight, ...]:
        return judging(options["arrow"] == STEAL)

    def weighted(self, values: dict[str, float]) -> Bot:
        return JudgingBot(self.error, values)

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> BotMove:
        stream, network = QuickStream(seed), network_with(self.values, known)
        closer = known["players"] > 2 or known["options"]["arrow"] == STEAL
        error = self.error * SMALLER_ERRORS if closer else self.error
        move = TEXTS[policy(MawokiWorlds(known).sample(stream), stream, error, network)]
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


def counted(known: Known, move: str, taste: Taste) -> float:
    """Return the value of a move at level 2, in cards laid."""
    return (
        rid_of(known, move)
        - left_open(known, move, taste)
        - drawn(known, move, taste)
        - missed(known, move, taste)
    )


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


def left_open(known: Known, move: str, taste: Taste) -> float:
    """Return the loss by what a move gives to others: the cards that match the open card, and the joker."""
    if move == DRAW_TEXT:
        return 0.0
    name = known["pile"][-1] if move == PASS_TEXT else move.partition("@")[0]
    card = NUMBER[name]
    lying = sum(1 << NUMBER[shown] for shown in known["pile"])
    matching = int(size(FITS[card] & variant_of(known["options"]).pack.bits & ~lying))
    return taste.left_open * matching + (taste.held if card == JOKER and move != PASS_TEXT else 0.0)


def drawn(known: Known, move: str, taste: Taste) -> float:
    """Return the loss by the cards that a move draws.

    It grows with the number of players: the more there are, the fewer turns a player has to lay the cards again.
    """
    if move in (DRAW_TEXT, PASS_TEXT):
        return 0.0
    sign, variant = SIGN[NUMBER[move.partition("@")[0]]], variant_of(known["options"])
    cards = 0
    if sign == SNAKE:
        cards = int(variant.snake_draws)
    elif sign == SMOKE and rid_of(known, move) == 1.0:
        cards = int(variant.stuck_draws)
    return taste.comes * float(cards * (known["players"] - 2))


def missed(known: Known, move: str, taste: Taste) -> float:
    """Return the loss by an arrow that is let pass, or is not aimed at the best target."""
    name, at, target = move.partition("@")
    if move in (DRAW_TEXT, PASS_TEXT) or SIGN[NUMBER[name]] != ARROW:
        return 0.0
    if not at:
        return -taste.unused
    sizes = [len(hand) for seat, hand in enumerate(known["hands"]) if seat != known["turn"]]
    left = len(known["hands"][int(target)])
    steals = known["options"]["arrow"] == STEAL
    return taste.aimed * float(max(sizes) - left if steals else left - min(sizes))


def bot(level: int) -> Bot:
    """Return the bot of a level, 1 to 5."""
    if level == 1:
        return BeginnerBot()
    if level == 2:
        return CountingBot()
    return SearchingBot(0) if level == 5 else JudgingBot(ERRORS[level])


LEVELS: Final = (1, 2, 3, 4, 5)
