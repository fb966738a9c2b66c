"""What happens when a card is laid or none can be (rulebook: course of a game; rulings 2)."""

from typing import Final

from tablee.core.events import Event
from tablee.core.game import OVER, Position
from tablee.core.options import OptionValues
from tablee.core.rng import Stream
from tablee.games.mawoki.cards import ARROW, DECK_SIZE, JOKER, SIGN, SMOKE, SNAKE, nth
from tablee.games.mawoki.moves import DRAW, PLACES
from tablee.games.mawoki.position import AGAIN, PLAY, MawokiPosition
from tablee.games.mawoki.story import (
    again,
    drew,
    ended,
    nothing_to_draw,
    played,
    reshuffled,
    stole,
)

HAND_SIZE: Final = {2: 7, 3: 7, 4: 7, 5: 5, 6: 5}


def deal(options: OptionValues, players: int, stream: Stream) -> MawokiPosition:
    """First player, shuffle, hands round and round from seat 0, the start card, which acts on nobody."""
    first = stream.uniform(players)
    stock = list(range(DECK_SIZE))
    stream.shuffle(stock)
    hands = [0] * players
    for _ in range(HAND_SIZE[players]):
        for seat in range(players):
            hands[seat] |= 1 << stock.pop()
    pile = [stock.pop()]
    return MawokiPosition(Position(options, players, PLAY, first, stream), hands, stock, pile, 0)


def play(position: MawokiPosition, move: int, told: list[Event] | None) -> None:
    """Carry out a legal move; what happens is told in `told`, if somebody listens."""
    if move == DRAW:
        draw_instead(position, told)
    else:
        lay(position, move // PLACES, move % PLACES - 1, told)


def draw_instead(position: MawokiPosition, told: list[Event] | None) -> None:
    """Who cannot play draws one and waits; so does who cannot play on after smoke."""
    seat = position.turn
    assert seat is not None
    after_smoke = position.phase == AGAIN
    if draw(position, seat, "smoke" if after_smoke else "stuck", told) or after_smoke:
        position.idle = 0
    else:
        position.idle += 1
    if position.idle >= position.players:
        end(position, "blocked", told)
    else:
        finish_turn(position, told)


def lay(position: MawokiPosition, card: int, target: int, told: list[Event] | None) -> None:
    """A card goes onto the pile and its diagonal acts, unless an empty hand has won before (`last_card`)."""
    seat = position.turn
    assert seat is not None
    position.hands[seat] ^= 1 << card
    position.pile.append(card)
    position.idle = 0
    if told is not None:
        played(told, seat, card, target)
    if not position.hands[seat] and not position.effect_first:
        end(position, "out", told)
        return
    sign = SIGN[card]
    if sign == SMOKE:
        position.phase = AGAIN
        if told is not None:
            again(told, seat)
        return
    if sign == SNAKE:
        draw(position, seat, "snake", told)
    elif sign == ARROW:
        if position.steals:
            steal(position, seat, target, told)
        else:
            draw(position, target, "arrow", told)
    elif card == JOKER:
        for step in range(1, position.players):
            draw(position, (seat + step) % position.players, "joker", told)
    finish_turn(position, told)


def finish_turn(position: MawokiPosition, told: list[Event] | None) -> None:
    """On to the next player, unless somebody has no cards left."""
    assert position.turn is not None
    if 0 in position.hands:
        end(position, "out", told)
    else:
        position.phase = PLAY
        position.turn = (position.turn + 1) % position.players


def draw(position: MawokiPosition, seat: int, why: str, told: list[Event] | None) -> bool:
    """`seat` draws one card; False when there is nothing to draw, not even by shuffling the pile."""
    if not position.stock:
        reshuffle(position, told)
    if not position.stock:
        if told is not None:
            nothing_to_draw(told, seat, why)
        return False
    card = position.stock.pop()
    position.hands[seat] |= 1 << card
    if told is not None:
        drew(told, seat, card, why, len(position.stock))
    return True


def reshuffle(position: MawokiPosition, told: list[Event] | None) -> None:
    """All of the pile but its top becomes the new stock."""
    stock = position.pile[:-1]
    if not stock:
        return
    del position.pile[:-1]
    position.stream.shuffle(stock)
    position.stock = stock
    if told is not None:
        reshuffled(told, len(stock))


def steal(position: MawokiPosition, seat: int, target: int, told: list[Event] | None) -> None:
    """One card at random from the hand of `target` (the Dutch rulebook's arrow)."""
    hand = position.hands[target]
    if not hand:
        return
    card = nth(hand, position.stream.uniform(hand.bit_count()))
    position.hands[target] ^= 1 << card
    position.hands[seat] |= 1 << card
    if told is not None:
        stole(told, seat, target, card)


def end(position: MawokiPosition, why: str, told: list[Event] | None) -> None:
    """The game is over."""
    position.phase = OVER
    position.turn = None
    if told is not None:
        ended(told, why, cards_left(position))


def cards_left(position: MawokiPosition) -> list[int]:
    """How many cards each seat holds."""
    return [hand.bit_count() for hand in position.hands]
