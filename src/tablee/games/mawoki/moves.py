"""Moves of Mawoki: their numbers inside the rules, their text outside, and which are legal.

A move is `8 * card`, for an arrow that is aimed `8 * card + 1 + target`, `DRAW`, or `PASS`.
"""

from typing import Final

from tablee.core.native import i64, vec
from tablee.core.rng import QuickStream
from tablee.games.mawoki.pieces import ARROW, DECK, DECK_SIZE, FITS, MAX_PLAYERS, SIGN, bits
from tablee.games.mawoki.position import AGAIN, MawokiPosition

PLACES: Final = 8
DRAW: Final = DECK_SIZE * PLACES
PASS: Final = DRAW + PLACES
DRAW_TEXT: Final = "draw"
PASS_TEXT: Final = "pass"
AIMS: Final = [sign == ARROW for sign in SIGN]
ARROWS: Final = bits([card for card in range(DECK_SIZE) if AIMS[card]])

# The powers of 2 below 2 ** 66 all differ modulo 67, so that says which one it is.
_MODULUS: Final = 67
_CARD_OF_BIT: Final = vec[i64]([0] * _MODULUS)
for _card in range(DECK_SIZE):
    _CARD_OF_BIT[(1 << _card) % _MODULUS] = _card


def _texts() -> list[str]:
    texts = [""] * (PASS + 1)
    for card, name in enumerate(DECK):
        texts[card * PLACES] = name
        if AIMS[card]:
            for target in range(MAX_PLAYERS):
                texts[card * PLACES + 1 + target] = f"{name}@{target}"
    texts[DRAW] = DRAW_TEXT
    texts[PASS] = PASS_TEXT
    return texts


TEXTS: Final = _texts()
MOVES: Final = {text: move for move, text in enumerate(TEXTS) if text}


def playable(position: MawokiPosition) -> int:
    """The cards of the seat to act that may lie on the pile."""
    assert position.turn is not None
    return position.hands[position.turn] & FITS[position.pile[-1]]


def legal(position: MawokiPosition) -> list[int]:
    """By card in deck order, then by target; or only to draw, when nothing can be played.

    An arrow that may be let pass comes without a target first; to pass after smoke comes last.
    """
    turn = position.turn
    if turn is None:
        return []
    rest: i64 = playable(position)
    if rest == 0:
        return [DRAW]
    seat: i64 = turn
    players: i64 = position.players
    found: list[int] = []
    move: i64 = 0
    while rest:
        if rest & 255 == 0:
            rest >>= 8
            move += 8 * PLACES
            continue
        if rest & 1:
            if AIMS[move >> 3]:
                if position.variant.arrow_optional:
                    found.append(move)
                target: i64 = 0
                while target < players:
                    if target != seat:
                        found.append(move + 1 + target)
                    target += 1
            else:
                found.append(move)
        rest >>= 1
        move += PLACES
    if position.variant.smoke_optional and position.phase == AGAIN:
        found.append(PASS)
    return found


def at_random(position: MawokiPosition, stream: QuickStream) -> int:
    """One of `legal`, all equally likely; none is listed, for that took a third of the time of a playout.

    `legal` tells the same by listing; a test compares the games that come of both.
    """
    fitting: i64 = playable(position)
    if fitting == 0:
        # One move is chosen among one: the stream goes on as if it had been listed.
        stream.uniform(1)
        return DRAW
    variant = position.variant
    arrows: i64 = ARROWS
    aims: i64 = position.players - 1
    if variant.arrow_optional:
        aims += 1
    many: i64 = 0
    rest: i64 = fitting
    while rest:
        many += aims if rest & -rest & arrows else 1
        rest &= rest - 1
    if variant.smoke_optional and position.phase == AGAIN:
        many += 1
    chosen: i64 = stream.uniform(many)
    rest = fitting
    while rest:
        bit: i64 = rest & -rest
        ways: i64 = aims if bit & arrows else 1
        if chosen < ways:
            return _aimed(position, _CARD_OF_BIT[bit % _MODULUS], chosen, bit & arrows != 0)
        chosen -= ways
        rest &= rest - 1
    return PASS


def _aimed(position: MawokiPosition, card: i64, way: i64, arrow: bool) -> int:
    """The move with `card` that `legal` lists as the first but `way` of those with it."""
    move: i64 = card * PLACES
    if arrow:
        if not position.variant.arrow_optional:
            way += 1
        if way:
            seat: i64 = 0 if position.turn is None else position.turn
            # The targets are the seats but one's own.
            move += way if way - 1 < seat else way + 1
    return move
