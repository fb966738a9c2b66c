"""A turn: add a card to your hand, then lay a triple or none (rulebook: course of a turn).

`check` finds the first rule that a move breaks, `play` plays a legal move; below them are the steps of a turn in
order.
"""

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.native import i64, vec
from tablee.games.toko_maja.events import discarded, drew, kept, laid, laid_nothing, token, took
from tablee.games.toko_maja.majority import takes_token
from tablee.games.toko_maja.moves import (
    DRAW,
    KEEPS,
    LAYS,
    MOVES,
    NOTHING,
    TABLES,
    heights_after,
    made_triple,
    open_piles,
    table_parts,
    tops_triple,
)
from tablee.games.toko_maja.pieces import (
    CARDS,
    JOKERS,
    NO_TRIPLE,
    NUMBER,
    ONE,
    PILES,
    TRIPLES,
    has_triple,
    triples_in,
    value_of,
    without_triple,
)
from tablee.games.toko_maja.position import KEEP, LAY, TAKE, TokoMajaPosition
from tablee.games.toko_maja.rounds import end_turn


def check(position: TokoMajaPosition, text: str) -> None:
    """Raise `IllegalMoveError` for the first rule that `text` breaks: form, step of the turn, cards."""
    move = MOVES.get(text)
    if move is None:
        if len(text) == 3 and all(card in NUMBER for card in text):
            raise IllegalMoveError("toko-maja.no_triple", {"cards": text})
        raise IllegalMoveError("toko-maja.no_move", {"move": text})
    _check_step(position, move, text)
    if position.phase == TAKE:
        if move != DRAW and not position.heights[move]:
            raise IllegalMoveError("toko-maja.pile_empty", {"pile": move + 1})
    elif position.phase == LAY:
        _check_triple(position, move)
    elif move < TABLES:
        _check_discard(position.heights, (move - KEEPS) % PILES)
    else:
        _check_table_triple(position, move)


def play(position: TokoMajaPosition, move: i64, events: list[Event] | None) -> None:
    """Play a legal move; events are added to `events` unless it is None."""
    seat = position.acting
    if move < DRAW:
        take(position, seat, move, events)
    elif move == DRAW:
        draw(position, seat, events)
    elif move < TABLES:
        keep(position, seat, (move - KEEPS) // PILES, (move - KEEPS) % PILES, events)
    elif move < LAYS:
        made_by, pile, rest = table_parts(move)
        table_triple(position, seat, made_by, pile, rest, events)
    else:
        if move == NOTHING:
            if events is not None:
                laid_nothing(events, seat)
        else:
            triple: i64 = move - LAYS
            position.hands[seat] = without_triple(position.hands[seat], triple)
            lay(position, seat, triple, False, events)
        end_turn(position, events)


def take(position: TokoMajaPosition, seat: i64, pile: i64, events: list[Event] | None) -> None:
    """Take the top of a discard pile into the hand."""
    card = position.pop(pile)
    position.hands[seat] += ONE[card]
    if events is not None:
        took(events, seat, card, pile, position.heights[pile])
    may_lay(position, seat, events)


def draw(position: TokoMajaPosition, seat: i64, events: list[Event] | None) -> None:
    """Draw the two top cards of the stock, to choose from."""
    position.drawn[0] = position.draw()
    position.drawn[1] = position.draw()
    position.phase = KEEP
    if events is not None:
        drew(events, seat, [position.drawn[0], position.drawn[1]], position.stocked)


def keep(position: TokoMajaPosition, seat: i64, choice: i64, pile: i64, events: list[Event] | None) -> None:
    """Keep one drawn card in the hand, and discard the other face up on a pile."""
    card, other = position.drawn[choice], position.drawn[1 - choice]
    position.hands[seat] += ONE[card]
    position.put(pile, other)
    if events is not None:
        kept(events, seat, card)
        discarded(events, seat, other, pile)
    may_lay(position, seat, events)


def table_triple(
    position: TokoMajaPosition, seat: i64, made_by: i64, pile: i64, rest: i64, events: list[Event] | None
) -> None:
    """Discard a card that makes the three tops a triple, lay that triple at once, and discard the other card."""
    triple = made_triple(position, made_by, pile)
    card, other = position.drawn[made_by], position.drawn[1 - made_by]
    position.put(pile, card)
    if events is not None:
        discarded(events, seat, card, pile)
    for taken in range(PILES):
        position.pop(taken)
    lay(position, seat, triple, True, events)
    position.put(rest, other)
    if events is not None:
        discarded(events, seat, other, rest)
    end_turn(position, events)


def may_lay(position: TokoMajaPosition, seat: i64, events: list[Event] | None) -> None:
    """Go on to laying if there is a triple to lay; otherwise the turn ends automatically."""
    if has_triple(position.hands[seat]):
        position.phase = LAY
    else:
        end_turn(position, events)


def lay(
    position: TokoMajaPosition, seat: i64, triple: i64, from_table: bool, events: list[Event] | None
) -> None:
    """Lay a triple before its player, and check the majority at once."""
    position.lay(seat, triple)
    if events is not None:
        laid(events, seat, triple, position.pack.card_points[value_of(triple)], from_table)
    if triple == JOKERS:
        return
    card = value_of(triple)
    if takes_token(position, seat, card):
        holder = position.tokens[card]
        position.tokens[card] = seat
        if events is not None:
            token(events, seat, holder, card, position.pack.token_points[card])


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


def _check_discard(high: vec[i64], pile: int) -> None:
    allowed = open_piles(high)
    if pile not in allowed:
        raise IllegalMoveError(
            "toko-maja.empty_pile_first", {"pile": pile + 1, "empty": [empty + 1 for empty in allowed]}
        )


def _check_table_triple(position: TokoMajaPosition, move: int) -> None:
    made_by, pile, rest = table_parts(move)
    if not position.options["table_triples"]:
        raise IllegalMoveError("toko-maja.no_table_triples")
    _check_discard(position.heights, pile)
    if tops_triple(position) != NO_TRIPLE:
        raise IllegalMoveError(
            "toko-maja.triple_was_there", {"tops": [CARDS[position.top(other)] for other in range(PILES)]}
        )
    if made_triple(position, made_by, pile) == NO_TRIPLE:
        raise IllegalMoveError(
            "toko-maja.makes_no_triple", {"card": CARDS[position.drawn[made_by]], "pile": pile + 1}
        )
    _check_discard(heights_after(position, pile), rest)
