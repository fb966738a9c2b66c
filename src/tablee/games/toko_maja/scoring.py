"""The points of a round, and the winner.

Source: rulebook, counting the points, end of the game; rulings 1, final tie and option `highest_token`.
"""

from typing import Final

from tablee.core.events import HIDDEN
from tablee.core.game import OVER, JsonObject, Result
from tablee.core.native import i64, vec
from tablee.games.toko_maja.pieces import (
    CARDS,
    KINDS,
    MOST_TRIPLES,
    TRIPLE_NUMBER,
    VALUES,
    copies,
    hand_of,
    pack_of,
    value_of,
)
from tablee.games.toko_maja.position import TokoMajaPosition, allies, side_of

BY_VALUE: Final = "value"
BY_POINTS: Final = "points"
"""How tokens are ordered in a tie: by the value of their triples, or by their points."""


class Line:
    """One side's round: the points of its triples, of its tokens, and of the cards left in hand (subtracted)."""

    def __init__(self, triples: int, tokens: int, hand: int) -> None:
        self.triples = triples
        self.tokens = tokens
        self.hand = hand

    @property
    def points(self) -> int:
        """Return the points that the round adds to the score."""
        return balance(self.triples, self.tokens, self.hand)


def balance(triples: i64, tokens: i64, hand: i64) -> i64:
    """Return the points of triples and tokens, less those of the cards left in hand."""
    return triples + tokens - hand


def cost(hand: i64, card_points: vec[i64]) -> i64:
    """Return the points lost for the cards left in a hand, from those of each card."""
    points: i64 = 0
    card: i64 = 0
    while card < KINDS:
        points += card_points[card] * copies(hand, card)
        card += 1
    return points


def line(position: TokoMajaPosition, seat: i64) -> Line:
    """Return the current round of the side of `seat`."""
    triples, tokens, hand = counted(position, seat)
    return Line(triples, tokens, hand)


def points(position: TokoMajaPosition, seat: i64) -> i64:
    """Return the points that the current round adds to the score of `seat`, without creating a `Line`."""
    triples, tokens, hand = counted(position, seat)
    return balance(triples, tokens, hand)


def counted(position: TokoMajaPosition, seat: i64) -> tuple[i64, i64, i64]:
    """Return points of triples, tokens and hands of the side of `seat`; teams pool all of them."""
    pack = position.pack
    triples: i64 = 0
    tokens: i64 = 0
    left: i64 = 0
    step: i64 = position.teams or position.players
    ally: i64 = side_of(seat, position.teams)
    while ally < position.players:
        at: i64 = MOST_TRIPLES * ally
        end: i64 = at + position.triples[ally]
        while at < end:
            triples += pack.card_points[value_of(position.laid[at])]
            at += 1
        card: i64 = 0
        while card < VALUES:
            if position.tokens[card] == ally:
                tokens += pack.token_points[card]
            card += 1
        left += cost(position.hands[ally], pack.card_points)
        ally += step
    return triples, tokens, left


def standing(position: TokoMajaPosition) -> list[int]:
    """Return the scores with this round's triples and tokens, which all players see; hands are not counted."""
    lines = [line(position, seat) for seat in range(position.players)]
    return [score + own.triples + own.tokens for score, own in zip(position.scores, lines, strict=True)]


def score_breakdown(view: JsonObject) -> list[JsonObject]:
    """Return, by seat, the round of its side as `view` shows it.

    The keys are `triples`, `tokens`, `hand`, their sum `points`, and `total` up to now. `hand` counts the cards that
    the viewer sees, null if none; `unseen` is the number of other cards.
    """
    teams = view["options"]["teams"]
    pack = pack_of(view["options"])
    lines: list[JsonObject] = []
    for seat in range(view["players"]):
        side = [other for other in range(view["players"]) if side_of(other, teams) == side_of(seat, teams)]
        cards = [card for one in side for card in view["hands"][one]]
        seen = [card for card in cards if card != HIDDEN]
        laid = [TRIPLE_NUMBER[triple] for one in side for triple in view["laid"][one]]
        held = [card for card in range(VALUES) if view["tokens"][CARDS[card]] in side]
        own = Line(
            sum(pack.card_points[value_of(triple)] for triple in laid),
            sum(pack.token_points[card] for card in held),
            cost(hand_of([seen.count(card) for card in CARDS]), pack.card_points),
        )
        earlier = view["scores"][seat] - (own.points if view["phase"] == OVER else 0)
        lines.append(
            {
                "triples": own.triples,
                "tokens": own.tokens,
                "hand": own.hand if seen or not cards else None,
                "unseen": len(cards) - len(seen),
                "points": own.points,
                "total": earlier + own.points,
            }
        )
    return lines


def highest_token(position: TokoMajaPosition, seat: int) -> int:
    """Return the height of the highest token that the side of `seat` holds, 0 for none; it settles ties."""
    side = allies(position, seat)
    held = [card for card in range(VALUES) if position.tokens[card] in side]
    if position.options["highest_token"] == BY_POINTS:
        # Even the token worth 0 is higher than none.
        return max([position.pack.token_points[card] + 1 for card in held], default=0)
    return max([card + 1 for card in held], default=0)


def result(position: TokoMajaPosition) -> Result:
    """Return scores and ranks after the last round: 1 + the number of better sides, by score, then by highest token."""
    places = [(position.scores[seat], highest_token(position, seat)) for seat in range(position.players)]
    sides = {side_of(seat, position.teams): place for seat, place in enumerate(places)}
    ranks = [1 + sum(other > place for other in sides.values()) for place in places]
    return Result(list(position.scores), ranks)
