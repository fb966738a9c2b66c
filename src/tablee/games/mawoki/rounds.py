"""The deal, drawing cards, and what ends a turn or the match (rulings 2: start card, stock empty, blocked)."""

from tablee.core.events import Event
from tablee.core.game import OVER, Position
from tablee.core.options import OptionValues
from tablee.core.rng import Stream
from tablee.games.mawoki.events import drew, ended, nothing_to_draw, reshuffled
from tablee.games.mawoki.pieces import DECKS, HAND_SIZE
from tablee.games.mawoki.position import CHANCE, PLAY, MawokiPosition, Variant
from tablee.games.mawoki.scoring import standing


def deal(options: OptionValues, players: int, stream: Stream) -> MawokiPosition:
    """First player, shuffle, hands round and round from seat 0, the start card, which acts on nobody.

    Chance names a first player also where one was chosen, so that a seed deals the same cards whoever begins.
    """
    first = stream.uniform(players)
    if options["starter"] != CHANCE:
        first = options["starter"]
    stock = DECKS[options["drawings"]][:]
    stream.shuffle(stock)
    hands = [0] * players
    for _ in range(HAND_SIZE[options["drawings"]][players]):
        for seat in range(players):
            hands[seat] |= 1 << stock.pop()
    pile = [stock.pop()]
    return MawokiPosition(
        Position(options, players, PLAY, first, stream), Variant(options), hands, stock, pile, 0
    )


def draw(position: MawokiPosition, seat: int, cards: int, why: str, events: list[Event] | None) -> bool:
    """`seat` draws so many cards; False when there is nothing to draw, not even by shuffling the pile."""
    for _ in range(cards):
        if not position.stock:
            reshuffle(position, events)
        if not position.stock:
            if events is not None:
                nothing_to_draw(events, seat, why)
            return False
        card = position.stock.pop()
        position.hands[seat] |= 1 << card
        if events is not None:
            drew(events, seat, card, why, len(position.stock))
    return True


def reshuffle(position: MawokiPosition, events: list[Event] | None) -> None:
    """All of the pile but its top becomes the new stock."""
    stock = position.pile[:-1]
    if not stock:
        return
    del position.pile[:-1]
    position.stream.shuffle(stock)
    position.stock = stock
    if events is not None:
        reshuffled(events, len(stock))


def finish_turn(position: MawokiPosition, events: list[Event] | None) -> None:
    """On to the next player, unless somebody has no cards left."""
    assert position.turn is not None
    # Quicker than `0 in`, which compares objects.
    if any(hand == 0 for hand in position.hands):
        end(position, "out", events)
    else:
        position.phase = PLAY
        position.turn = (position.turn + 1) % position.players


def end(position: MawokiPosition, why: str, events: list[Event] | None) -> None:
    """The match is over."""
    position.phase = OVER
    position.turn = None
    if events is not None:
        ended(events, why, standing(position))
