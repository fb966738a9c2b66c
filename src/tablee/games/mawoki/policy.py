"""The choice of moves in playouts, and of the targets of arrows, by the values of `evaluation`."""

from typing import Final

from tablee.core.native import i64
from tablee.core.rng import QuickStream
from tablee.games.mawoki.evaluation import Evaluator
from tablee.games.mawoki.moves import DRAW, PASS, PLACES, playable
from tablee.games.mawoki.network import Network
from tablee.games.mawoki.pieces import ARROWS, KIND, size
from tablee.games.mawoki.position import AGAIN, MawokiPosition
from tablee.games.mawoki.rules import play

NOISE: Final = 0.002
"""The greatest random change of a value in playouts."""

NOISE_STEPS: Final = 1024
"""The number of possible sizes of the noise."""

TIE_BREAKS: Final = 8
"""The number of random values that decide between equally good targets of an arrow."""

WORSE_THAN_ANY: Final = -1000
"""Below the value of any target."""


def policy(
    position: MawokiPosition, stream: QuickStream, noise: float = NOISE, network: Network | None = None
) -> int:
    """Return a move for the seat to act: the card with the best value, within `noise`, unless stopping is better."""
    seat = position.turn
    assert seat is not None
    rest: i64 = playable(position)
    if rest == 0:
        return DRAW
    card: i64 = 0
    while rest & 1 == 0:
        rest >>= 1
        card += 1
    best: i64 = card
    may_stop = position.variant.smoke_optional and position.phase == AGAIN
    hand: i64 = position.hands[seat]
    if rest != 1 or may_stop:
        evaluator = Evaluator(position, network)
        most = -1.0
        while rest:
            if rest & 1:
                worth = evaluator.worth(hand, card) + noise * float(stream.uniform(NOISE_STEPS)) / NOISE_STEPS
                if worth > most:
                    best, most = card, worth
            rest >>= 1
            card += 1
        if may_stop:
            worth = (
                evaluator.move_worth(hand, PASS) + noise * float(stream.uniform(NOISE_STEPS)) / NOISE_STEPS
            )
            if worth > most:
                return PASS
    if KIND[best] == ARROWS:
        if position.variant.arrow_optional and lets_pass(position, hand, best, network):
            return best * PLACES
        return best * PLACES + 1 + aim(position, seat, stream)
    return best * PLACES


def lets_pass(position: MawokiPosition, hand: i64, arrow: i64, network: Network | None) -> bool:
    """True if it is better not to aim an arrow that need not be aimed."""
    evaluator = Evaluator(position, network)
    aimed: i64 = arrow * PLACES + 1
    return evaluator.move_worth(hand, arrow * PLACES) > evaluator.move_worth(hand, aimed)


def aim(position: MawokiPosition, seat: int, stream: QuickStream) -> int:
    """Return the target of an arrow: the seat with the fewest cards, with `steal` the most; ties at random."""
    best: i64 = -1
    most: i64 = WORSE_THAN_ANY
    other: i64 = 0
    players: i64 = position.players
    while other < players:
        if other != seat:
            value: i64 = aim_worth(position, other) * TIE_BREAKS + stream.uniform(TIE_BREAKS)
            if value > most:
                best, most = other, value
        other += 1
    return best


def aim_worth(position: MawokiPosition, target: i64) -> i64:
    """Return the value of aiming at a seat, relative to others."""
    if target < 0:
        return 0
    held: i64 = size(position.hands[target])
    return held if position.variant.steals else -held


def play_on(position: MawokiPosition, stream: QuickStream, most: int, network: Network | None = None) -> None:
    """Play on by `policy` to the end, or for `most` moves and those that smoke still requires."""
    position.stream = stream
    made: i64 = 0
    while position.turn is not None and (made < most or position.phase == AGAIN):
        play(position, policy(position, stream, NOISE, network), None)
        made += 1
