"""How the bots' playouts play Toko Maja: quickly, sensibly, and never quite the same way.

Worths are counted in sixteenths of a point. Tuned by self-play, two at a table.
"""

from typing import Final

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
    CARD_POINTS,
    JOKER,
    JOKERS,
    PILES,
    TOKEN_POINTS,
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

DRAW_WORTH: Final = 18
JOKER_WORTH: Final = 100
WITH_PAIR: Final = 32
"""What a joker is worth more for who has a pair."""

TOO_LATE: Final = 64
"""What a joker is worth less for who has no pair and few turns left."""

COMPLETE: Final = 32
SAVED: Final = 160
"""What it costs to lay a joker with a pair while there is time to find the third card."""

GIVING: Final = 4
"""What a card is worth to the others counts against giving it, divided by so much."""

NOISE: Final = 8
"""Worths differ by up to so much from one time to the next."""


def _hopes() -> list[int]:
    """By copies held (0 to 2) and quarters of turns left: in sixteenths, how likely a triple still comes of them."""
    found: list[int] = []
    for held in range(3):
        for turns in range(MOST_TURNS + 1):
            need = QUARTERS * (0.0, 20.0, 1.05)[held]
            chance = 0.0 if held == 0 or turns == 0 else turns / (turns + need)
            found.append(int(UNIT * chance))
    return found


HOPES: Final = _hopes()


def turns_left(position: TokoMajaPosition) -> i64:
    """About how many quarters of turns each player still has in which it may hope for a card."""
    turns: i64 = position.stocked * 12 // (7 * position.players)
    return turns if turns < MOST_TURNS else MOST_TURNS


def triple_worth(position: TokoMajaPosition, seat: i64, card: i64) -> i64:
    """What a triple of a value brings `seat`: its points, and more of the token the less it has of it already."""
    holder: i64 = position.tokens[card]
    points: i64 = CARD_POINTS[card]
    token: i64 = TOKEN_POINTS[card]
    if holder == NOBODY:
        return UNIT * (points + token)
    if side_of(holder, position.teams) == side_of(seat, position.teams):
        return UNIT * points + 4 * token
    return UNIT * points + 9 * token


def gain(position: TokoMajaPosition, seat: i64, card: i64, turns: i64) -> i64:
    """What one more `card` is worth in the hand of `seat`."""
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
            return JOKER_WORTH + WITH_PAIR
        return JOKER_WORTH - (TOO_LATE if turns < 4 * QUARTERS else 0)
    held = copies(hand, card)
    while held >= 3:
        held -= 3
    worth = triple_worth(position, seat, card)
    cost: i64 = UNIT * CARD_POINTS[card]
    if held == 2 or (held == 1 and jokers and turns > 18):
        before: i64 = HOPES[held * (MOST_TURNS + 1) + turns]
        return worth + COMPLETE - ((worth - UNIT) * before - held * cost * (UNIT - before)) // UNIT
    hope: i64 = HOPES[(held + 1) * (MOST_TURNS + 1) + turns]
    had: i64 = HOPES[held * (MOST_TURNS + 1) + turns]
    after: i64 = worth * hope - (held + 1) * cost * (UNIT - hope)
    now: i64 = worth * had - held * cost * (UNIT - had)
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
    most: i64 = draw_worth(turns) + stream.uniform(NOISE)
    pile: i64 = 0
    while pile < PILES:
        if position.heights[pile]:
            worth = gain(position, seat, position.top(pile), turns) + stream.uniform(NOISE)
            if worth > most:
                best, most = pile, worth
        pile += 1
    return best


def draw_worth(turns: i64) -> i64:
    """What two cards from the stock may be expected to bring: the better of them."""
    return DRAW_WORTH - (UNIT if turns < 2 * QUARTERS else 0)


def keeping(position: TokoMajaPosition, seat: int, stream: QuickStream) -> int:
    """The card that helps most and leaves the others least; a table triple where it brings more."""
    turns = turns_left(position)
    one: i64 = position.drawn[0]
    two: i64 = position.drawn[1]
    first = keep_worth(position, seat, one, two, turns)
    second = keep_worth(position, seat, two, one, turns)
    if position.table_triples:
        for move in table_triples(position):
            worth = table_worth(position, seat, move)
            if worth > first and worth > second:
                return move
    kept: i64 = 0 if first + stream.uniform(NOISE) >= second + stream.uniform(NOISE) else 1
    return KEEPS + PILES * kept + cover(position, stream)


def keep_worth(position: TokoMajaPosition, seat: int, kept: i64, other: i64, turns: i64) -> i64:
    """What it is worth to keep one card and leave the other to the next player."""
    following = (seat + 1) % position.players
    return gain(position, seat, kept, turns) - gain(position, following, other, turns) // GIVING


def table_worth(position: TokoMajaPosition, seat: int, move: int) -> i64:
    """What a table triple is worth, beside keeping a card."""
    made_by, pile, _ = table_parts(move)
    triple = made_triple(position, made_by, pile)
    return 4 * UNIT + (10 * UNIT if triple == JOKERS else triple_worth(position, seat, value_of(triple)))


def cover(position: TokoMajaPosition, stream: QuickStream) -> i64:
    """The pile for a discard: an empty one if any is, else any (`moves.open_piles`, for speed)."""
    pile: i64 = 0
    while pile < PILES:
        if position.heights[pile] == 0:
            return pile
        pile += 1
    return stream.uniform(PILES)


def laying(position: TokoMajaPosition, seat: int, stream: QuickStream) -> int:
    """The triple that brings most, or none."""
    turns = turns_left(position)
    best: i64 = NOTHING
    most: i64 = 0
    for triple in triples_in(position.hands[seat]):
        worth = lay_worth(position, seat, triple, turns) + stream.uniform(NOISE)
        if worth > most:
            best, most = LAYS + triple, worth
    return best


def lay_worth(position: TokoMajaPosition, seat: int, triple: i64, turns: i64) -> i64:
    """What it is worth to lay a triple now; with a joker less, while there is time."""
    if triple == JOKERS:
        return 14 * UNIT
    worth = triple_worth(position, seat, triple // 2)
    if triple % 2 == 0:
        return worth + 8 * UNIT
    if copies(position.hands[seat], triple // 2) >= 3:
        return worth - SAVED
    return worth - (SAVED if turns > 4 * QUARTERS else 0)


def worth_of(position: TokoMajaPosition, move: int) -> int:
    """What a move is worth at first sight, in sixteenths of a point, beside others of the same step."""
    seat = position.turn
    assert seat is not None
    turns = turns_left(position)
    if move < DRAW:
        return gain(position, seat, position.top(move), turns)
    if move == DRAW:
        return draw_worth(turns)
    if move < TABLES:
        kept = (move - KEEPS) // PILES
        return keep_worth(position, seat, position.drawn[kept], position.drawn[1 - kept], turns)
    if move < LAYS:
        return table_worth(position, seat, move)
    if move == NOTHING:
        return 0
    return lay_worth(position, seat, move - LAYS, turns)


def play_round(position: TokoMajaPosition, stream: QuickStream) -> None:
    """Play on to the end of the round by `policy`."""
    position.stream = stream
    number = position.round
    while position.turn is not None and position.round == number:
        play(position, policy(position, stream), None)
