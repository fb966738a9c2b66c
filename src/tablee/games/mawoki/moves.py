"""Moves of Mawoki: their numbers inside the rules, their text outside, which are legal, and why others are not.

A move is `8 * card`, for an arrow `8 * card + 1 + target`, or `DRAW`.
"""

from typing import Final

from tablee.core.errors import IllegalMoveError
from tablee.core.native import i64
from tablee.games.mawoki.cards import ARROW, DECK, DECK_SIZE, FITS, NUMBER, SIGN, cards_in
from tablee.games.mawoki.position import MawokiPosition
from tablee.games.mawoki.story import parts

SEATS: Final = 6
PLACES: Final = 8
DRAW: Final = DECK_SIZE * PLACES
DRAW_TEXT: Final = "draw"
AIMS: Final = [sign == ARROW for sign in SIGN]


def _texts() -> list[str]:
    texts = [""] * (DRAW + 1)
    for card, name in enumerate(DECK):
        if AIMS[card]:
            for target in range(SEATS):
                texts[card * PLACES + 1 + target] = f"{name}@{target}"
        else:
            texts[card * PLACES] = name
    texts[DRAW] = DRAW_TEXT
    return texts


TEXTS: Final = _texts()
MOVES: Final = {text: move for move, text in enumerate(TEXTS) if text}


def playable(position: MawokiPosition) -> int:
    """The cards of the seat to act that may lie on the pile."""
    assert position.turn is not None
    return position.hands[position.turn] & FITS[position.pile[-1]]


def legal_moves(position: MawokiPosition) -> list[int]:
    """By card in deck order, then by target; or only to draw, when nothing can be played."""
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
                target: i64 = 0
                while target < players:
                    if target != seat:
                        found.append(move + 1 + target)
                    target += 1
            else:
                found.append(move)
        rest >>= 1
        move += PLACES
    return found


def check(position: MawokiPosition, text: str) -> None:
    """Raise `IllegalMoveError` for the first rule that `text` breaks.

    In this order: it must be a move at all, a card must be held, must match, and an arrow needs an opponent; drawing
    is for who cannot play.
    """
    seat = position.turn
    assert seat is not None
    fitting = playable(position)
    if text == DRAW_TEXT:
        if fitting:
            raise IllegalMoveError("mawoki.must_play", {"cards": [DECK[card] for card in cards_in(fitting)]})
        return
    name, at, target = text.partition("@")
    card = NUMBER.get(name)
    if card is None:
        raise IllegalMoveError("mawoki.no_move", {"move": text})
    top = DECK[position.pile[-1]]
    if not position.hands[seat] >> card & 1:
        raise IllegalMoveError("mawoki.not_held", {"card": name})
    if not fitting >> card & 1:
        raise IllegalMoveError("mawoki.no_match", {"top": top, **parts(card)})
    if AIMS[card]:
        _check_target(seat, position.players, name, target)
    elif at:
        raise IllegalMoveError("mawoki.no_target", {"card": name})


def _check_target(seat: int, players: int, card: str, target: str) -> None:
    if not target:
        raise IllegalMoveError("mawoki.target_missing", {"card": card})
    if target not in [str(other) for other in range(players)]:
        raise IllegalMoveError("mawoki.target_unknown", {"card": card, "target": target, "last": players - 1})
    if int(target) == seat:
        raise IllegalMoveError("mawoki.target_self", {"card": card})
