"""The choice of moves in playouts of Toko Maja: quick, sensible, with some noise.

Values are in sixteenths of a point. Tuned by self-play with two players.
"""

from typing import Any, Final, final

from tablee.core.bot import Weight
from tablee.core.native import i64
from tablee.core.rng import QuickStream
from tablee.games.toko_maja.moves import (
    DRAW,
    KEEPS,
    LAYS,
    NOTHING,
    TABLES,
    made_triple,
    table_parts,
    table_triples,
)
from tablee.games.toko_maja.pieces import (
    JOKER,
    JOKERS,
    PILES,
    VALUES,
    copies,
    triples_in,
    value_of,
)
from tablee.games.toko_maja.position import KEEP, NOBODY, TAKE, TokoMajaPosition, side_of
from tablee.games.toko_maja.rules import play

UNIT: Final = 16
QUARTERS: Final = 4
MOST_TURNS: Final = 24 * QUARTERS
"""Turns are counted in quarters."""

GIVINGS: Final = 256
"""The unit of `Judgement.giving`."""

NOISE: Final = 8
"""The greatest random change of a value."""


def _hopes() -> list[int]:
    """Return the chance, in sixteenths, that copies in hand still become a triple.

    The list is by copies held (0 to 2) and quarters of turns left.
    """
    found: list[int] = []
    for held in range(3):
        for turns in range(MOST_TURNS + 1):
            need = QUARTERS * (0.0, 20.0, 1.05)[held]
            chance = 0.0 if held == 0 or turns == 0 else turns / (turns + need)
            found.append(int(UNIT * chance))
    return found


HOPES: Final = _hopes()


WEIGHTS: Final = (
    Weight("draw", 18, -40, 80, True),
    Weight("joker", 100, -40, 240, True),
    Weight("with_pair", 32, 0, 160, True),
    Weight("too_late", 64, 0, 240, True),
    Weight("complete", 32, 0, 160, True),
    Weight("saved", 160, 0, 400, True),
    Weight("giving", 64, 0, 320, True),
)


@final
class Judgement:
    """The weights of the policy, in sixteenths of a point.

    - `draw`: the average value of the better of two cards from the stock.
    - `joker`: the value of a joker; `with_pair`: added if the seat holds a pair; `too_late`: subtracted if the seat
      holds no pair and few turns are left.
    - `complete`: added to the value of a card that completes a triple.
    - `saved`: the loss of laying a joker with a pair while there is time to find the third card.
    - `giving`: the part of a card's value to the next player that counts against giving it, in 256ths.
    """

    def __init__(self, values: dict[str, float]) -> None:
        """Use `values` by name, and the usual value of each weight that has none there."""
        self.values = {**{weight.name: weight.usual for weight in WEIGHTS}, **values}
        self.draw: i64 = int(self.values["draw"])
        self.joker: i64 = int(self.values["joker"])
        self.with_pair: i64 = int(self.values["with_pair"])
        self.too_late: i64 = int(self.values["too_late"])
        self.complete: i64 = int(self.values["complete"])
        self.saved: i64 = int(self.values["saved"])
        self.giving: i64 = int(self.values["giving"])

    def __reduce__(self) -> Any:
        return Judgement, (self.values,)


USUAL: Final = Judgement({})
"""The weights of the game."""


def turns_left(position: TokoMajaPosition) -> i64:
    """Return roughly how many quarters of turns each player has left to find a card."""
    turns: i64 = position.stocked * 12 // (7 * position.players)
    return turns if turns < MOST_TURNS else MOST_TURNS


def triple_worth(position: TokoMajaPosition, seat: i64, card: i64) -> i64:
    """Return the value of a triple to `seat`: its points and part of the token, the less the more secure its hold on
    it.
    """
    holder: i64 = position.tokens[card]
    points: i64 = position.pack.card_points[card]
    token: i64 = position.pack.token_points[card]
    if holder == NOBODY:
        return UNIT * (points + token)
    if side_of(holder, position.teams) == side_of(seat, position.teams):
        return UNIT * points + 4 * token
    return UNIT * points + 9 * token


def gain(position: TokoMajaPosition, seat: i64, card: i64, turns: i64, by: Judgement) -> i64:
    """Return the value of one more `card` in the hand of `seat`."""
    hand: i64 = position.hands[seat]
    jokers = copies(hand, JOKER)
    if card == JOKER:
        pairs: i64 = 0
        value: i64 = 0
        while value < VALUES:
            if copies(hand, value) >= 2:
                pairs += 1
            value += 1
        if turns <= QUARTERS:
            return 8 * UNIT if pairs > jokers and turns >= 3 else -10 * UNIT
        if pairs:
            return by.joker + by.with_pair
        return by.joker - (by.too_late if turns < 4 * QUARTERS else 0)
    held = copies(hand, card)
    while held >= 3:
        held -= 3
    worth = triple_worth(position, seat, card)
    cost: i64 = UNIT * position.pack.card_points[card]
    if held == 2 or (held == 1 and jokers and turns > 18):
        before: i64 = HOPES[held * (MOST_TURNS + 1) + turns]
        return worth + by.complete - ((worth - UNIT) * before - held * cost * (UNIT - before)) // UNIT
    hope: i64 = HOPES[(held + 1) * (MOST_TURNS + 1) + turns]
    had: i64 = HOPES[held * (MOST_TURNS + 1) + turns]
    after: i64 = worth * hope - (held + 1) * cost * (UNIT - hope)
    now: i64 = worth * had - held * cost * (UNIT - had)
    return (after - now) // UNIT


def policy(position: TokoMajaPosition, stream: QuickStream, by: Judgement = USUAL) -> int:
    """Return a move for the seat to act."""
    seat = position.turn
    assert seat is not None
    if position.phase == TAKE:
        return taking(position, seat, stream, by)
    if position.phase == KEEP:
        return keeping(position, seat, stream, by)
    return laying(position, seat, stream, by)


def taking(position: TokoMajaPosition, seat: int, stream: QuickStream, by: Judgement) -> int:
    """Return the take of the most helpful top, if it helps more than two cards from the stock on average."""
    turns = turns_left(position)
    best: i64 = DRAW
    most: i64 = draw_worth(turns, by) + stream.uniform(NOISE)
    pile: i64 = 0
    while pile < PILES:
        if position.heights[pile]:
            worth = gain(position, seat, position.top(pile), turns, by) + stream.uniform(NOISE)
            if worth > most:
                best, most = pile, worth
        pile += 1
    return best


def draw_worth(turns: i64, by: Judgement) -> i64:
    """Return the average value of the better of two cards from the stock."""
    return by.draw - (UNIT if turns < 2 * QUARTERS else 0)


def keeping(position: TokoMajaPosition, seat: int, stream: QuickStream, by: Judgement) -> int:
    """Return the move that keeps the card that helps most and leaves the next player least.

    Returns a table triple if that brings more.
    """
    turns = turns_left(position)
    one: i64 = position.drawn[0]
    two: i64 = position.drawn[1]
    first = keep_worth(position, seat, one, two, turns, by)
    second = keep_worth(position, seat, two, one, turns, by)
    if position.table_triples:
        for move in table_triples(position):
            worth = table_worth(position, seat, move)
            if worth > first and worth > second:
                return move
    kept: i64 = 0 if first + stream.uniform(NOISE) >= second + stream.uniform(NOISE) else 1
    return KEEPS + PILES * kept + cover(position, stream)


def keep_worth(
    position: TokoMajaPosition, seat: int, kept: i64, other: i64, turns: i64, by: Judgement
) -> i64:
    """Return the value of keeping one card and leaving the other to the next player."""
    following = (seat + 1) % position.players
    return (
        gain(position, seat, kept, turns, by)
        - gain(position, following, other, turns, by) * by.giving // GIVINGS
    )


def table_worth(position: TokoMajaPosition, seat: int, move: int) -> i64:
    """Return the value of a table triple, relative to keeping a card."""
    made_by, pile, _ = table_parts(move)
    triple = made_triple(position, made_by, pile)
    return 4 * UNIT + (10 * UNIT if triple == JOKERS else triple_worth(position, seat, value_of(triple)))


def cover(position: TokoMajaPosition, stream: QuickStream) -> i64:
    """Return the pile for a discard: an empty one if any, else a random one (`moves.open_piles`, for speed)."""
    pile: i64 = 0
    while pile < PILES:
        if position.heights[pile] == 0:
            return pile
        pile += 1
    return stream.uniform(PILES)


def laying(position: TokoMajaPosition, seat: int, stream: QuickStream, by: Judgement) -> int:
    """Return the move that lays the triple with the highest value, or none."""
    turns = turns_left(position)
    best: i64 = NOTHING
    most: i64 = 0
    for triple in triples_in(position.hands[seat]):
        worth = lay_worth(position, seat, triple, turns, by) + stream.uniform(NOISE)
        if worth > most:
            best, most = LAYS + triple, worth
    return best


def lay_worth(position: TokoMajaPosition, seat: int, triple: i64, turns: i64, by: Judgement) -> i64:
    """Return the value of laying a triple now; less with a joker, while there is time."""
    if triple == JOKERS:
        return 14 * UNIT
    worth = triple_worth(position, seat, triple // 2)
    if triple % 2 == 0:
        return worth + 8 * UNIT
    if copies(position.hands[seat], triple // 2) >= 3:
        return worth - by.saved
    return worth - (by.saved if turns > 4 * QUARTERS else 0)


def worth_of(position: TokoMajaPosition, move: int, by: Judgement = USUAL) -> int:
    """Return the estimated value of a move, in sixteenths of a point, relative to others of the same step."""
    seat = position.turn
    assert seat is not None
    turns = turns_left(position)
    if move < DRAW:
        return gain(position, seat, position.top(move), turns, by)
    if move == DRAW:
        return draw_worth(turns, by)
    if move < TABLES:
        kept = (move - KEEPS) // PILES
        return keep_worth(position, seat, position.drawn[kept], position.drawn[1 - kept], turns, by)
    if move < LAYS:
        return table_worth(position, seat, move)
    if move == NOTHING:
        return 0
    return lay_worth(position, seat, move - LAYS, turns, by)


def play_round(position: TokoMajaPosition, stream: QuickStream, by: Judgement = USUAL) -> None:
    """Play on to the end of the round by `policy`."""
    position.stream = stream
    number = position.round
    while position.turn is not None and position.round == number:
        play(position, policy(position, stream, by), None)
