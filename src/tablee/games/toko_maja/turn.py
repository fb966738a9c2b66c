"""A turn: add a card to your hand, then lay a triple or none (rulebook: course of a turn)."""

from tablee.core.events import Event
from tablee.games.toko_maja import story
from tablee.games.toko_maja.cards import JOKERS, take_triple, triples_in, value_of
from tablee.games.toko_maja.majority import takes_token
from tablee.games.toko_maja.moves import DRAW, KEEPS, LAYS, NOTHING, TABLES, made_triple
from tablee.games.toko_maja.position import KEEP, LAY, PILES, TAKE, TokoMajaPosition
from tablee.games.toko_maja.rounds import end_round


def play(position: TokoMajaPosition, move: int, told: list[Event] | None) -> None:
    """Carry out a legal move; what happens is told in `told`, if somebody listens."""
    seat = position.turn
    assert seat is not None
    if move < DRAW:
        take(position, seat, move, told)
    elif move == DRAW:
        draw(position, seat, told)
    elif move < TABLES:
        keep(position, seat, (move - KEEPS) // PILES, (move - KEEPS) % PILES, told)
    elif move < LAYS:
        place = move - TABLES
        table_triple(position, seat, place // 9, place % 9 // PILES, place % PILES, told)
    else:
        if move == NOTHING:
            if told is not None:
                story.laid_nothing(told, seat)
        else:
            triple = move - LAYS
            take_triple(position.hands[seat], triple)
            lay(position, seat, triple, False, told)
        end_turn(position, told)


def take(position: TokoMajaPosition, seat: int, pile: int, told: list[Event] | None) -> None:
    """The top of a discard pile goes to the hand."""
    card = position.discards[pile].pop()
    position.hands[seat][card] += 1
    if told is not None:
        story.took(told, seat, card, pile, len(position.discards[pile]))
    may_lay(position, seat, told)


def draw(position: TokoMajaPosition, seat: int, told: list[Event] | None) -> None:
    """The two top cards of the stock, to choose from."""
    position.drawn = [position.stock.pop(), position.stock.pop()]
    position.phase = KEEP
    if told is not None:
        story.drew(told, seat, position.drawn, len(position.stock))


def keep(position: TokoMajaPosition, seat: int, kept: int, pile: int, told: list[Event] | None) -> None:
    """One drawn card goes to the hand, the other face up on a pile."""
    card, other = position.drawn[kept], position.drawn[1 - kept]
    position.drawn = []
    position.hands[seat][card] += 1
    position.discards[pile].append(other)
    if told is not None:
        story.kept(told, seat, card)
        story.discarded(told, seat, other, pile)
    may_lay(position, seat, told)


def table_triple(
    position: TokoMajaPosition, seat: int, made_by: int, pile: int, rest: int, told: list[Event] | None
) -> None:
    """A discard makes the three tops a triple, which is laid at once; the other card is discarded too."""
    triple = made_triple(position, made_by, pile)
    card, other = position.drawn[made_by], position.drawn[1 - made_by]
    position.drawn = []
    position.discards[pile].append(card)
    if told is not None:
        story.discarded(told, seat, card, pile)
    for cards in position.discards:
        cards.pop()
    lay(position, seat, triple, True, told)
    position.discards[rest].append(other)
    if told is not None:
        story.discarded(told, seat, other, rest)
    end_turn(position, told)


def may_lay(position: TokoMajaPosition, seat: int, told: list[Event] | None) -> None:
    """On to laying, if there is a triple to lay: a turn without any ends by itself."""
    if triples_in(position.hands[seat]):
        position.phase = LAY
    else:
        end_turn(position, told)


def lay(
    position: TokoMajaPosition, seat: int, triple: int, from_table: bool, told: list[Event] | None
) -> None:
    """A triple comes to lie before its player; the majority is checked at once."""
    position.laid[seat].append(triple)
    if told is not None:
        story.laid(told, seat, triple, from_table)
    if triple == JOKERS:
        return
    card = value_of(triple)
    if takes_token(position, seat, card):
        holder = position.tokens[card]
        position.tokens[card] = seat
        if told is not None:
            story.token(told, seat, holder, card)


def end_turn(position: TokoMajaPosition, told: list[Event] | None) -> None:
    """On to the next player, or to the end of the round when the stock is empty."""
    assert position.turn is not None
    if position.stock:
        position.phase = TAKE
        position.turn = (position.turn + 1) % position.players
    else:
        end_round(position, told)
