"""Moves of Toko Maja: as numbers inside the rules, as text outside, and which are legal."""

from typing import Final

from tablee.core.game import OVER
from tablee.core.native import i64, vec
from tablee.games.toko_maja.pieces import CARDS, NO_TRIPLE, PILES, TRIPLES, can_lay, find_triples, triple_of
from tablee.games.toko_maja.position import KEEP, LAY, TAKE, TokoMajaPosition

# Moves are numbered as in `TEXTS`; taking a pile begins at 0. Plain integers, which compiled code reads fastest.
DRAW: Final = 3
KEEPS: Final = 4
TABLES: Final = 10
LAYS: Final = 28
PLACINGS: Final = 9
"""The number of ways to place the two drawn cards if the first discard makes a table triple."""

NOTHING: Final = 39
assert LAYS + len(TRIPLES) == NOTHING


def _texts() -> list[str]:
    piles = range(1, PILES + 1)
    return [
        *(f"t{pile}" for pile in piles),
        "d",
        *(f"k{kept}>{pile}" for kept in range(2) for pile in piles),
        *(f"b{laid}>{pile}>{rest}" for laid in range(2) for pile in piles for rest in piles),
        *TRIPLES,
        "-",
    ]


TEXTS: Final = _texts()
MOVES: Final = {text: move for move, text in enumerate(TEXTS)}


NO_MOVES: Final = vec[i64]([0] * len(TEXTS))
"""An array to copy for a list of moves."""


def legal(position: TokoMajaPosition) -> list[int]:
    """Return the legal moves in the order of `TEXTS`."""
    moves = NO_MOVES[:]
    return [moves[place] for place in range(generate(position, moves))]


def is_legal(position: TokoMajaPosition, move: i64) -> bool:
    """True if `legal` lists this move, which must not be negative; computed without the list."""
    phase, heights = position.phase, position.heights
    if phase == TAKE:
        return move == DRAW or (move < PILES and heights[move] != 0)
    if phase == LAY:
        held = position.hands[position.acting]
        return move == NOTHING or (LAYS <= move < NOTHING and can_lay(held, move - LAYS))
    if phase != KEEP or move < KEEPS or move >= LAYS:
        return False
    if move >= TABLES:
        return move in table_triples(position)
    pile = (move - KEEPS) % PILES
    return heights[pile] == 0 or (heights[0] != 0 and heights[1] != 0 and heights[2] != 0)


def generate(position: TokoMajaPosition, moves: vec[i64]) -> i64:
    """Write the legal moves into `moves`, in the order of `TEXTS`; return their number."""
    phase = position.phase
    if phase == LAY:
        return laying(position, moves)
    if phase == TAKE:
        return taking(position, moves)
    if phase == KEEP:
        return keeping(position, moves)
    assert phase == OVER
    return 0


def taking(position: TokoMajaPosition, moves: vec[i64]) -> i64:
    """List the moves that take the top of a discard pile, or draw."""
    many: i64 = 0
    pile: i64 = 0
    while pile < PILES:
        moves[many] = pile
        many += position.heights[pile] != 0
        pile += 1
    moves[many] = DRAW
    return many + 1


def keeping(position: TokoMajaPosition, moves: vec[i64]) -> i64:
    """List the moves that keep one of the two drawn cards and discard the other, or make a table triple.

    A discard goes to an empty pile if there is one.
    """
    heights = position.heights
    covering = heights[0] != 0 and heights[1] != 0 and heights[2] != 0
    many: i64 = 0
    move: i64 = KEEPS
    while move < TABLES:
        pile: i64 = 0
        while pile < PILES:
            if covering or heights[pile] == 0:
                moves[many] = move
                many += 1
            move += 1
            pile += 1
    if position.table_triples:
        for table in table_triples(position):
            moves[many] = table
            many += 1
    return many


def laying(position: TokoMajaPosition, moves: vec[i64]) -> i64:
    """List the moves that lay a triple from the hand, or none."""
    many = find_triples(position.hands[position.acting], moves)
    place: i64 = 0
    while place < many:
        moves[place] += LAYS
        place += 1
    moves[many] = NOTHING
    return many + 1


def ahead(position: TokoMajaPosition) -> dict[str, str]:
    """Return the moves that a player may plan: to take a card or to draw.

    A planned take needs the same card on its pile; a planned draw needs the same cards on all piles.
    """
    if position.phase == OVER:
        return {}
    tops = [CARDS[position.top(pile)] if position.heights[pile] else "" for pile in range(PILES)]
    found = {TEXTS[pile]: f"{position.round} {tops[pile]}" for pile in range(PILES) if tops[pile]}
    found[TEXTS[DRAW]] = f"{position.round} {' '.join(tops)}"
    return found


def open_piles(heights: vec[i64]) -> list[int]:
    """Return the piles that a discard may go to: the empty ones, if any. `policy.cover` chooses one of them."""
    empty = [pile for pile in range(PILES) if not heights[pile]]
    return empty or list(range(PILES))


def table_triples(position: TokoMajaPosition) -> list[int]:
    """Return the moves that make a table triple (option).

    They discard one drawn card, lay the triple that it makes of the three tops, and discard the other.
    """
    if not position.options["table_triples"] or tops_triple(position) != NO_TRIPLE:
        return []
    moves: list[int] = []
    piles = open_piles(position.heights)
    for laid in range(2):
        for pile in piles:
            if made_triple(position, laid, pile) != NO_TRIPLE:
                rest = open_piles(heights_after(position, pile))
                moves += [TABLES + PLACINGS * laid + PILES * pile + other for other in rest]
    return moves


def table_parts(move: i64) -> tuple[i64, i64, i64]:
    """Return, for a table triple, the drawn card that makes it, its pile, and the pile for the other card."""
    place = move - TABLES
    return place // PLACINGS, place % PLACINGS // PILES, place % PILES


def tops_triple(position: TokoMajaPosition) -> int:
    """Return the triple that the three tops form, or `NO_TRIPLE`."""
    for pile in range(PILES):
        if position.heights[pile] == 0:
            return NO_TRIPLE
    return triple_of(position.top(0), position.top(1), position.top(2))


def made_triple(position: TokoMajaPosition, laid: int, pile: int) -> int:
    """Return the triple that the tops form if drawn card `laid` is discarded onto `pile`, or `NO_TRIPLE`."""
    others: list[int] = [
        position.top(other) for other in range(PILES) if other != pile and position.heights[other]
    ]
    if len(others) < PILES - 1:
        return NO_TRIPLE
    return triple_of(position.drawn[laid], others[0], others[1])


def heights_after(position: TokoMajaPosition, pile: i64) -> vec[i64]:
    """Return the heights after a table triple, made by a discard onto `pile`, is taken away."""
    heights = position.heights[:]
    for other in range(PILES):
        if other != pile:
            heights[other] -= 1
    return heights
