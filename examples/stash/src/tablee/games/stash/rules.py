"""The deal, which rule a move breaks, and the effect of a move."""

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import OVER, Position
from tablee.core.options import OptionValues
from tablee.core.rng import Stream
from tablee.games.stash.moves import DRAW, PASS, fits
from tablee.games.stash.pieces import DECK, KINDS
from tablee.games.stash.position import StashPosition


def deal(options: OptionValues, players: int, stream: Stream) -> StashPosition:
    """Choose who begins, shuffle the deck, and give each seat its hand."""
    first = stream.uniform(players)
    stock = list(DECK)
    stream.shuffle_face_down(stock)
    hands = [sorted(stream.take(stock) for _ in range(options["hand"])) for _ in range(players)]
    return StashPosition(Position(options, players, "play", first, stream), hands, stock, [], 0)


def check(position: StashPosition, move: str) -> None:
    """Raise `IllegalMoveError` for the first rule that `move` breaks."""
    assert position.turn is not None
    if move == DRAW:
        if not position.stock:
            raise IllegalMoveError("stash.stock_empty")
    elif move == PASS:
        if position.stock:
            raise IllegalMoveError("stash.no_pass")
    elif move not in KINDS:
        raise IllegalMoveError("stash.move", {"move": move})
    elif move not in position.hands[position.turn]:
        raise IllegalMoveError("stash.not_held", {"card": move})
    elif not fits(position, move):
        raise IllegalMoveError("stash.too_low", {"card": move, "top": position.pile[-1]})


def play(position: StashPosition, move: str) -> list[Event]:
    """Carry out a legal move, and return its events."""
    seat = position.turn
    assert seat is not None
    hand = position.hands[seat]
    position.passed = position.passed + 1 if move == PASS else 0
    if move == DRAW:
        card = position.stream.take(position.stock)
        hand.append(card)
        hand.sort()
        event = Event("stash.drew", {"seat": seat, "card": card}, {"card": (seat,)})
    elif move == PASS:
        event = Event("stash.passed", {"seat": seat})
    else:
        hand.remove(move)
        position.pile.append(move)
        event = Event("stash.laid", {"seat": seat, "card": move})
    position.turn = (seat + 1) % position.players
    if not hand or position.passed == position.players:
        position.phase, position.turn = OVER, None
    return [event]
