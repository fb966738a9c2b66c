"""How the bots' playouts play Toko Maja: quickly, sensibly, and never quite the same way.

Worths are counted in sixteenths of a point.
"""

from typing import Final

from tablee.core.native import i64
from tablee.core.rng import QuickStream
from tablee.games.toko_maja.cards import CARD_POINTS, JOKER, KINDS, NO_TRIPLE, TOKEN_POINTS, VALUES, value_of
from tablee.games.toko_maja.moves import (
    DRAW,
    KEEPS,
    LAYS,
    NOTHING,
    TABLES,
    legal_moves,
    made_triple,
)
from tablee.games.toko_maja.position import KEEP, NOBODY, PILES, TAKE, TokoMajaPosition, side_of
from tablee.games.toko_maja.turn import play

UNIT: Final = 16
MOST_TURNS: Final = 24
CARDS_A_TURN: Final = 3
"""Of ten turns so many tenths of a card leave the stock for each player, in halves: see `turns_left`."""

DRAW_WORTH: Final = 22
GIVING: Final = 4
"""What a card is worth to the others counts against giving it, divided by so much."""

WHIM: Final = 16
"""Worths differ by up to so much from one time to the next."""


def _hopes() -> list[int]:
    """By copies held (0 to 2) and turns left: in sixteenths, how likely a triple still comes of them."""
    found: list[int] = []
    for copies in range(3):
        for turns in range(MOST_TURNS + 1):
            need = (0, 7.0, 2.6)[copies]
            chance = 0.0 if copies == 0 or turns == 0 else turns / (turns + need)
            found.append(int(UNIT * chance))
    return found


HOPES: Final = _hopes()


def turns_left(position: TokoMajaPosition) -> i64:
    """About how many turns each player still has: many turns take a discard and leave the stock alone."""
    stock: i64 = len(position.stock)
    turns: i64 = stock * 3 // (4 * position.players)
    return turns if turns < MOST_TURNS else MOST_TURNS


def triple_worth(position: TokoMajaPosition, seat: int, card: i64) -> i64:
    """What a triple of a value brings `seat`: its points, and more of the token the less it has of it already."""
    holder: i64 = position.tokens[card]
    points: i64 = CARD_POINTS[card]
    token: i64 = TOKEN_POINTS[card]
    if holder == NOBODY:
        return UNIT * (points + token)
    if side_of(holder, position.teams) == side_of(seat, position.teams):
        return UNIT * points + 4 * token
    return UNIT * points + 9 * token


def gain(position: TokoMajaPosition, seat: int, card: i64, turns: i64) -> i64:
    """What one more `card` is worth in the hand of `seat`."""
    hand = position.hands[seat]
    if card == JOKER:
        pairs: i64 = 0
        value: i64 = 0
        while value < VALUES:
            if hand[value] >= 2:
                pairs += 1
            value += 1
        if turns <= 1:
            return 8 * UNIT if pairs > hand[JOKER] and turns == 1 else -10 * UNIT
        return 5 * UNIT + (2 * UNIT if pairs else 0) - (4 * UNIT if turns < 4 and not pairs else 0)
    copies: i64 = hand[card]
    while copies >= 3:
        copies -= 3
    worth = triple_worth(position, seat, card)
    cost: i64 = UNIT * CARD_POINTS[card]
    if copies == 2 or (copies == 1 and hand[JOKER] and turns > 3):
        before: i64 = HOPES[copies * (MOST_TURNS + 1) + turns]
        return worth + 2 * UNIT - ((worth - UNIT) * before - copies * cost * (UNIT - before)) // UNIT
    hope: i64 = HOPES[(copies + 1) * (MOST_TURNS + 1) + turns]
    had: i64 = HOPES[copies * (MOST_TURNS + 1) + turns]
    after: i64 = worth * hope - (copies + 1) * cost * (UNIT - hope)
    now: i64 = worth * had - copies * cost * (UNIT - had)
    return (after - now) // UNIT


def policy(position: TokoMajaPosition, stream: QuickStream) -> int:
    """A move for the seat to act."""
    seat = position.turn
    assert seat is not None
    if position.phase == TAKE:
        return taking(position, seat, stream)
    if position.phase == KEEP:
        return keeping(position, seat, stream)
    return laying(position, seat, stream)


def taking(position: TokoMajaPosition, seat: int, stream: QuickStream) -> int:
    """The top that helps most, if it helps more than what two cards from the stock may be expected to."""
    turns = turns_left(position)
    best: i64 = DRAW
    most: i64 = DRAW_WORTH + stream.uniform(WHIM) - (UNIT if turns < 2 else 0)
    pile: i64 = 0
    while pile < PILES:
        cards = position.discards[pile]
        if cards:
            worth = gain(position, seat, cards[-1], turns) + stream.uniform(WHIM)
            if worth > most:
                best, most = pile, worth
        pile += 1
    return best


def keeping(position: TokoMajaPosition, seat: int, stream: QuickStream) -> int:
    """The card that helps most and leaves the others least; a table triple where it brings more."""
    turns = turns_left(position)
    one: i64 = position.drawn[0]
    two: i64 = position.drawn[1]
    following = (seat + 1) % position.players
    first = gain(position, seat, one, turns) - gain(position, following, two, turns) // GIVING
    second = gain(position, seat, two, turns) - gain(position, following, one, turns) // GIVING
    kept: i64 = 0 if first + stream.uniform(WHIM) >= second + stream.uniform(WHIM) else 1
    if position.options["table_triples"]:
        for move in legal_moves(position):
            if move >= TABLES:
                triple = made_triple(position, (move - TABLES) // 9, (move - TABLES) % 9 // PILES)
                worth = 4 * UNIT + (
                    10 * UNIT if triple == 10 else triple_worth(position, seat, value_of(triple))
                )
                if triple != NO_TRIPLE and worth > first and worth > second:
                    return move
    return KEEPS + PILES * kept + cover(position, stream)


def cover(position: TokoMajaPosition, stream: QuickStream) -> i64:
    """The pile for a discard: an empty one if any is, else any."""
    pile: i64 = 0
    while pile < PILES:
        if not position.discards[pile]:
            return pile
        pile += 1
    return stream.uniform(PILES)


def laying(position: TokoMajaPosition, seat: int, stream: QuickStream) -> int:
    """The triple that brings most; with a joker only where none goes without, or the end is near."""
    turns = turns_left(position)
    hand = position.hands[seat]
    best: i64 = NOTHING
    most: i64 = 0
    if hand[JOKER] >= 3:
        best, most = LAYS + 10, 14 * UNIT
    card: i64 = 0
    while card < VALUES:
        if hand[card] >= 3:
            worth: i64 = triple_worth(position, seat, card) + 8 * UNIT + stream.uniform(WHIM)
            if worth > most:
                best, most = LAYS + 2 * card, worth
        elif hand[card] == 2 and hand[JOKER]:
            worth = triple_worth(position, seat, card) + stream.uniform(WHIM)
            if turns > 4:
                worth -= 5 * UNIT
            if worth > most:
                best, most = LAYS + 2 * card + 1, worth
        card += 1
    return best


def play_round(position: TokoMajaPosition, stream: QuickStream) -> None:
    """Play on to the end of the round by `policy`."""
    position.stream = stream
    number = position.round
    while position.turn is not None and position.round == number:
        play(position, policy(position, stream), None)


assert KINDS == VALUES + 1
