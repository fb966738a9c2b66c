"""The deal, drawing cards, and what ends a turn or the match (rulings 2: start card, stock empty, blocked)."""

from tablee.core.events import Event
from tablee.core.game import OVER, Position
from tablee.core.native import i64
from tablee.core.options import OptionValues
from tablee.core.rng import NOTHING_ASIDE, Stream
from tablee.games.mawoki.events import drew, ended, nothing_to_draw, reshuffled
from tablee.games.mawoki.pieces import DECK, NO_CARDS, bit
from tablee.games.mawoki.position import CHANCE, PLAY, MawokiPosition, variant_of
from tablee.games.mawoki.scoring import standing


def deal(options: OptionValues, players: int, stream: Stream) -> MawokiPosition:
    """Choose the first player, shuffle, deal the hands in rotation from seat 0, and turn up the start card, which has
    no effect.

    A seed draws a first player even if the options name one, so that it deals the same cards in both cases.
    """
    first = options["starter"]
    if first == CHANCE:
        first = stream.uniform(players)
    else:
        stream.waste(players)
    variant = variant_of(options)
    pack = variant.pack
    stock = pack.cards[:]
    left = pack.many
    stream.mix_face_down(stock, left)
    asked = stream.asked
    hands = NO_CARDS[:players]
    seats: i64 = players
    seat: i64 = 0
    to_deal: i64 = seats * pack.hand_size[seats]
    while to_deal > 0:
        if asked:
            stream.settle(stock, left, DECK, NOTHING_ASIDE)
        left -= 1
        hands[seat] |= bit(stock[left])
        seat += 1
        if seat == seats:
            seat = 0
        to_deal -= 1
    if asked:
        stream.settle(stock, left, DECK, NOTHING_ASIDE)
    left -= 1
    shared = Position(options, players, PLAY, first, stream)
    return MawokiPosition(shared, variant, hands, stock, left, NO_CARDS[:], 0, stock[left], 0)


def draw(position: MawokiPosition, seat: i64, cards: i64, why: str, events: list[Event] | None) -> bool:
    """Draw `cards` cards for `seat`; return False if no card is left, even after shuffling the pile."""
    while cards > 0:
        if position.stocked == 0:
            reshuffle(position, events)
            if position.stocked == 0:
                if events is not None:
                    nothing_to_draw(events, seat, why)
                return False
        if position.stream.asked:
            position.stream.settle(position.stock, position.stocked, DECK, NOTHING_ASIDE)
        left = position.stocked - 1
        position.stocked = left
        card = position.stock[left]
        position.hands[seat] |= bit(card)
        if events is not None:
            drew(events, seat, card, why, left)
        cards -= 1
    return True


def reshuffle(position: MawokiPosition, events: list[Event] | None) -> None:
    """Make all of the pile but its top the new stock."""
    cards = position.covered
    if cards == 0:
        return
    position.stock, position.pile = position.pile, position.stock
    position.stocked = cards
    position.covered = 0
    position.stream.mix_face_down(position.stock, cards)
    if events is not None:
        reshuffled(events, cards)


def finish_turn(position: MawokiPosition, events: list[Event] | None) -> None:
    """Pass the turn to the next player, unless a player has no cards left."""
    for hand in position.hands:
        if hand == 0:
            end(position, "out", events)
            return
    position.phase = PLAY
    following = position.acting + 1
    if following == position.players:
        following = 0
    position.acting = following


def end(position: MawokiPosition, why: str, events: list[Event] | None) -> None:
    """End the match."""
    position.phase = OVER
    position.acting = -1
    if events is not None:
        ended(events, why, standing(position))
