"""Moves of Mawoki: as numbers inside the rules, as text outside, and which are legal.

A move is `8 * card`, for an aimed arrow `8 * card + 1 + target`, `DRAW`, or `PASS`.
"""

from typing import Any, Final

from tablee.core.native import i64, vec
from tablee.core.rng import QuickStream
from tablee.games.mawoki.pieces import ARROWS, DECK, DECK_SIZE, FITS, KIND, MAX_PLAYERS, bits, lowest, size
from tablee.games.mawoki.position import AGAIN, MawokiPosition

PLACES: Final = 8
PLACE_BITS: Final = 3
DRAW: Final[i64] = DECK_SIZE * PLACES
PASS: Final[i64] = DRAW + PLACES
DRAW_TEXT: Final = "draw"
PASS_TEXT: Final = "pass"
AIMS: Final = [KIND[card] == ARROWS for card in range(DECK_SIZE)]
ARROW_BITS: Final[i64] = bits([card for card in range(DECK_SIZE) if AIMS[card]])


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


def playable(position: MawokiPosition) -> i64:
    """Return the cards of the seat to act that match the top of the pile."""
    return position.hands[position.acting] & FITS[position.top]


MOST_MOVES: Final = DECK_SIZE + sum(AIMS) * (MAX_PLAYERS - 1) + 1
"""No position has more legal moves: each card, an arrow with each other player too, and passing."""
NO_MOVES: Final = vec[i64]([0] * MOST_MOVES)
"""An array to copy for a list of moves."""
NUMBERS: Final[list[Any]] = list(range(PASS + 1))
"""Each number as an object, because making objects takes longer than finding the moves."""


def legal(position: MawokiPosition) -> list[int]:
    """Return the legal moves by card in deck order, then by target; only `DRAW` if no card can be played.

    If an arrow may be let pass, its move without a target comes first. Passing after smoke comes last.
    """
    found = NO_MOVES[:]
    return [NUMBERS[found[place]] for place in range(generate(position, found))]


def generate(position: MawokiPosition, found: vec[i64]) -> i64:
    """Write the moves of `legal` into `found`; return their number."""
    seat = position.acting
    if seat < 0:
        return 0
    rest: i64 = playable(position)
    if rest == 0:
        found[0] = DRAW
        return 1
    players: i64 = position.players
    many: i64 = 0
    move: i64 = 0
    while rest:
        if rest & 255 == 0:
            rest >>= 8
            move += 8 * PLACES
            continue
        if rest & 1:
            if AIMS[move >> 3]:
                if position.variant.arrow_optional:
                    found[many] = move
                    many += 1
                target: i64 = 0
                while target < players:
                    if target != seat:
                        found[many] = move + 1 + target
                        many += 1
                    target += 1
            else:
                found[many] = move
                many += 1
        rest >>= 1
        move += PLACES
    if position.variant.smoke_optional and position.phase == AGAIN:
        found[many] = PASS
        many += 1
    return many


def is_legal(position: MawokiPosition, move: i64) -> bool:
    """True if `legal` lists this move, which must not be negative; computed without the list."""
    if position.acting < 0:
        return False
    fitting = playable(position)
    if move == DRAW:
        return fitting == 0
    if move == PASS:
        return fitting != 0 and position.variant.smoke_optional and position.phase == AGAIN
    card = move >> PLACE_BITS
    way = move & (PLACES - 1)
    if move > PASS or not fitting >> card & 1:
        return False
    if not AIMS[card]:
        return way == 0
    if way == 0:
        return position.variant.arrow_optional
    return way <= position.players and way - 1 != position.acting


def at_random(position: MawokiPosition, stream: QuickStream) -> i64:
    """Return one of `legal`, all equally likely, without listing them; the list took a fifth of the time of a playout.

    A test compares the result with a choice from `legal`.
    """
    fitting = playable(position)
    if fitting == 0:
        # There is only one move; advance the stream as if it had been chosen from the list.
        stream.skip()
        return DRAW
    arrows = fitting & ARROW_BITS
    players: i64 = position.players
    aims: i64 = players - 1
    if position.variant.arrow_optional:
        aims += 1
    many: i64 = size(fitting) + size(arrows) * (aims - 1)
    if position.variant.smoke_optional and position.phase == AGAIN:
        many += 1
    chosen = stream.below(many)
    while fitting:
        first = fitting & -fitting
        if first & arrows:
            if chosen < aims:
                return _aimed(position, lowest(first), chosen)
            chosen -= aims
        elif chosen == 0:
            return lowest(first) * PLACES
        else:
            chosen -= 1
        fitting ^= first
    return PASS


def _aimed(position: MawokiPosition, card: i64, way: i64) -> i64:
    """Return move number `way` among the moves with the arrow `card`, in the order of `legal`."""
    if position.variant.arrow_optional:
        if way == 0:
            return card * PLACES
        way -= 1
    # The targets are all seats but the own one.
    target: i64 = way if way < position.acting else way + 1
    return card * PLACES + 1 + target
