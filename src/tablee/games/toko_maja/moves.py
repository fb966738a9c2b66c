"""Moves of Toko Maja: their numbers inside the rules, their text outside, and which are legal."""

from typing import Final

from tablee.core.game import OVER
from tablee.games.toko_maja.pieces import CARDS, NO_TRIPLE, PILES, TRIPLES, triple_of, triples_in
from tablee.games.toko_maja.position import KEEP, LAY, TAKE, TokoMajaPosition

# Moves are numbered as in `TEXTS`, taking a pile from 0. Plain numbers, because compiled code reads those fastest.
DRAW: Final = 3
KEEPS: Final = 4
TABLES: Final = 10
LAYS: Final = 28
PLACINGS: Final = 9
"""Where the two drawn cards can go when the first discarded makes a table triple."""

NOTHING: Final = LAYS + len(TRIPLES)


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


def legal(position: TokoMajaPosition) -> list[int]:
    """In the order of `TEXTS`."""
    phase = position.phase
    if phase == TAKE:
        moves = [pile for pile in range(PILES) if position.discards[pile]]
        moves.append(DRAW)
        return moves
    if phase == KEEP:
        return [*keeping(position), *table_triples(position)]
    if phase == LAY:
        assert position.turn is not None
        moves = [LAYS + triple for triple in triples_in(position.hands[position.turn])]
        moves.append(NOTHING)
        return moves
    assert phase == OVER
    return []


def ahead(position: TokoMajaPosition) -> dict[str, str]:
    """To take the card that lies on a pile if it lies there still, or to draw if all of them do."""
    if position.phase == OVER:
        return {}
    tops = [CARDS[pile[-1]] if pile else "" for pile in position.discards]
    found = {TEXTS[pile]: f"{position.round} {tops[pile]}" for pile in range(PILES) if tops[pile]}
    found[TEXTS[DRAW]] = f"{position.round} {' '.join(tops)}"
    return found


def open_piles(heights: list[int]) -> list[int]:
    """The piles that a discard may go to: the empty ones, if any is. `policy.cover` chooses one of them."""
    empty = [pile for pile in range(PILES) if not heights[pile]]
    return empty or list(range(PILES))


def heights(position: TokoMajaPosition) -> list[int]:
    """How many cards lie on each discard pile."""
    return [len(pile) for pile in position.discards]


def keeping(position: TokoMajaPosition) -> list[int]:
    """Keep one of the two drawn cards and discard the other."""
    piles = open_piles(heights(position))
    return [KEEPS + PILES * kept + pile for kept in range(2) for pile in piles]


def table_triples(position: TokoMajaPosition) -> list[int]:
    """Discard one drawn card, lay the triple that it makes of the three tops, discard the other (option)."""
    if not position.options["table_triples"] or tops_triple(position) != NO_TRIPLE:
        return []
    moves: list[int] = []
    piles = open_piles(heights(position))
    for laid in range(2):
        for pile in piles:
            if made_triple(position, laid, pile) != NO_TRIPLE:
                rest = open_piles(heights_after(position, pile))
                moves += [TABLES + PLACINGS * laid + PILES * pile + other for other in rest]
    return moves


def table_parts(move: int) -> tuple[int, int, int]:
    """Of a table triple: which drawn card makes it, on which pile, and where the other goes."""
    place = move - TABLES
    return place // PLACINGS, place % PLACINGS // PILES, place % PILES


def tops_triple(position: TokoMajaPosition) -> int:
    """The triple that the three tops are, if they are one."""
    if not all(position.discards):
        return NO_TRIPLE
    one, two, three = position.discards
    return triple_of(one[-1], two[-1], three[-1])


def made_triple(position: TokoMajaPosition, laid: int, pile: int) -> int:
    """The triple that the tops become when drawn card `laid` is discarded onto `pile`, if they become one."""
    others = [cards[-1] for other, cards in enumerate(position.discards) if other != pile and cards]
    if len(others) < PILES - 1:
        return NO_TRIPLE
    return triple_of(position.drawn[laid], others[0], others[1])


def heights_after(position: TokoMajaPosition, pile: int) -> list[int]:
    """The heights once a table triple made by a discard onto `pile` is taken away."""
    return [height if other == pile else height - 1 for other, height in enumerate(heights(position))]
