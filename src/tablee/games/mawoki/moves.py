"""Moves of Mawoki: their numbers inside the rules, their text outside, and which are legal.

A move is `8 * card`, for an arrow that is aimed `8 * card + 1 + target`, `DRAW`, or `PASS`.
"""

from typing import Final

from tablee.core.native import i64
from tablee.games.mawoki.pieces import ARROW, DECK, DECK_SIZE, FITS, MAX_PLAYERS, SIGN
from tablee.games.mawoki.position import AGAIN, MawokiPosition

PLACES: Final = 8
DRAW: Final = DECK_SIZE * PLACES
PASS: Final = DRAW + PLACES
DRAW_TEXT: Final = "draw"
PASS_TEXT: Final = "pass"
AIMS: Final = [sign == ARROW for sign in SIGN]


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
