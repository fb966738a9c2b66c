"""Which rule a move breaks first."""

from tablee.core.errors import IllegalMoveError
from tablee.games.toko_maja.cards import CARDS, NO_TRIPLE, NUMBER, TRIPLES, triples_in
from tablee.games.toko_maja.moves import (
    DRAW,
    KEEPS,
    LAYS,
    MOVES,
    NOTHING,
    TABLES,
    heights,
    heights_after,
    made_triple,
    open_piles,
    tops_triple,
)
from tablee.games.toko_maja.position import KEEP, LAY, PILES, TAKE, TokoMajaPosition


def check(position: TokoMajaPosition, text: str) -> None:
    """Raise `IllegalMoveError` for the first rule that `text` breaks: form, step of the turn, cards."""
    move = MOVES.get(text)
    if move is None:
        if len(text) == 3 and all(card in NUMBER for card in text):
            raise IllegalMoveError("toko-maja.no_triple", {"cards": text})
        raise IllegalMoveError("toko-maja.no_move", {"move": text})
    _check_step(position, move, text)
    if position.phase == TAKE:
        if move != DRAW and not position.discards[move]:
            raise IllegalMoveError("toko-maja.pile_empty", {"pile": move + 1})
    elif position.phase == LAY:
        _check_triple(position, move)
    elif move < TABLES:
        _check_discard(heights(position), (move - KEEPS) % PILES)
    else:
        _check_table_triple(position, move - TABLES)


def _check_step(position: TokoMajaPosition, move: int, text: str) -> None:
    if position.phase == TAKE and move > DRAW:
        raise IllegalMoveError("toko-maja.take_first", {"move": text})
    if position.phase == KEEP and not KEEPS <= move < LAYS:
        raise IllegalMoveError("toko-maja.keep_first", {"move": text})
    if position.phase == LAY and move < LAYS:
        raise IllegalMoveError("toko-maja.lay_now", {"move": text})


def _check_triple(position: TokoMajaPosition, move: int) -> None:
    assert position.turn is not None
    if move != NOTHING and move - LAYS not in triples_in(position.hands[position.turn]):
        raise IllegalMoveError("toko-maja.not_held", {"triple": TRIPLES[move - LAYS]})


def _check_discard(high: list[int], pile: int) -> None:
    allowed = open_piles(high)
    if pile not in allowed:
        raise IllegalMoveError(
            "toko-maja.empty_pile_first", {"pile": pile + 1, "empty": [empty + 1 for empty in allowed]}
        )


def _check_table_triple(position: TokoMajaPosition, move: int) -> None:
    laid, pile, rest = move // 9, move % 9 // PILES, move % PILES
    if not position.options["table_triples"]:
        raise IllegalMoveError("toko-maja.no_table_triples")
    _check_discard(heights(position), pile)
    if tops_triple(position) != NO_TRIPLE:
        raise IllegalMoveError(
            "toko-maja.triple_was_there", {"tops": [CARDS[cards[-1]] for cards in position.discards]}
        )
    if made_triple(position, laid, pile) == NO_TRIPLE:
        raise IllegalMoveError(
            "toko-maja.makes_no_triple", {"card": CARDS[position.drawn[laid]], "pile": pile + 1}
        )
    _check_discard(heights_after(position, pile), rest)
