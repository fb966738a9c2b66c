"""The worlds that are possible for a seat of Toko Maja, explored to the end of the round.

In the search, the moves that keep one of two drawn cards are numbered by the cards, not by the order of drawing. So
the search learns the best move for a draw in all worlds with that draw.
"""

from math import exp
from typing import Any, Final

from tablee.core.events import HIDDEN
from tablee.core.game import Position
from tablee.core.native import i64, vec
from tablee.core.rng import QuickStream
from tablee.core.search import Worlds
from tablee.games.toko_maja.moves import DRAW, KEEPS, LAYS, PLACINGS, TABLES, TEXTS, legal
from tablee.games.toko_maja.pieces import (
    CARD_COUNT,
    CARDS,
    JOKER,
    KINDS,
    MOST_TRIPLES,
    NUMBER,
    ONE,
    PILES,
    TRIPLE_NUMBER,
    VALUES,
    copies,
    counts,
    hand_of,
    has_pair,
    pack_of,
    stacked,
    without_triple,
)
from tablee.games.toko_maja.policy import UNIT, USUAL, Judgement, play_round, worth_of
from tablee.games.toko_maja.position import KEEP, NOBODY, TokoMajaPosition, sizes, spread
from tablee.games.toko_maja.rules import play
from tablee.games.toko_maja.scoring import result

DRAWS: Final = KINDS * KINDS
ALIKE: Final = 64
"""Numbers of moves with drawn cards: `ALIKE * (1 + 6 * kept or first discarded + other) + move of the rules`."""

SPREAD: Final = [5.0, 7.0, 10.0]
"""The lead in points that makes a set difference in the reward, by the number of rounds still to come."""

WON: Final = 0.75
"""The part of the last round's reward for winning; the rest is for the lead."""

TRIES: Final = 24
"""Cards tried before a seat is dealt one that it cannot have."""


def dealt(hand: i64, size: int, cards: list[int], at: int) -> i64:
    """Return a hand with `size` cards from `at` on added."""
    for place in range(at, at + size):
        hand += ONE[cards[place]]
    return hand


def makes_triple(hand: i64, card: int) -> bool:
    """True if `card` makes a triple in a hand that has none."""
    if card == JOKER:
        return copies(hand, JOKER) >= 2 or has_pair(hand)
    return copies(hand, card) >= 2 or (copies(hand, card) == 1 and copies(hand, JOKER) > 0)


def unseen(
    deck: list[int], piles: list[list[int]], hands: list[list[int]], laid: list[list[int]]
) -> list[int]:
    """Return the cards of `deck` (copies by card) in none of these: lists of cards, copies by card, triples."""
    left = hand_of(deck)
    for pile in piles:
        for card in pile:
            left -= ONE[card]
    for held in hands:
        left -= hand_of(held)
    for triples in laid:
        for triple in triples:
            left = without_triple(left, triple)
    many = counts(left)
    return [card for card in range(KINDS) for _ in range(many[card])]


class TokoMajaWorlds(Worlds[TokoMajaPosition]):
    """All arrangements of the cards that the seat to act cannot see, equally likely.

    The seat's inferences from the round rule some of them out.
    """

    def __init__(self, known: dict[str, Any], judgement: Judgement = USUAL) -> None:
        self.judgement = judgement
        shared = Position(known["options"], known["players"], known["phase"], known["turn"], QuickStream(0))
        inferred = known.get("inferences") or {}
        hands = [[held.count(card) for card in CARDS] for held in known["hands"]]
        self.hidden = [held.count(HIDDEN) for held in known["hands"]]
        """The number of unknown cards in each hand."""
        for seat, held in enumerate(inferred.get("held", [])):
            if self.hidden[seat]:
                for card in held:
                    hands[seat][NUMBER[card]] += 1
                self.hidden[seat] -= len(held)
        self.bare: list[bool] = inferred.get("bare") or [False] * shared.players
        pack = pack_of(shared.options)
        discards = [[NUMBER[card] for card in pile] for pile in known["discards"]]
        drawn = [NUMBER[card] for card in known["drawn"] or []]
        laid = [[TRIPLE_NUMBER[triple] for triple in triples] for triples in known["laid"]]
        self.unseen = unseen(pack.copies, [*discards, drawn], hands, laid)
        self.rounds_left: int = shared.options["rounds"] - known["round"]
        self.a_reward = 4.0 * UNIT * SPREAD[self.rounds_left]
        """Roughly the lead, in sixteenths of a point, that corresponds to a full reward."""
        self.stock = len(known["stock"])
        self.removed = len(known["removed"])
        holders = [known["tokens"][card] for card in CARDS[:VALUES]]
        tokens = [NOBODY if holder is None else int(holder) for holder in holders]
        self.base = TokoMajaPosition(
            shared,
            known["round"],
            known["first"],
            stacked([]),
            0,
            spread(discards, CARD_COUNT),
            sizes(discards),
            vec[i64]([hand_of(held) for held in hands]),
            vec[i64](drawn or [0, 0]),
            spread(laid, MOST_TRIPLES),
            sizes(laid),
            vec[i64](tokens),
            vec[i64]([]),
            list(known["scores"]),
            pack,
        )

    def sample(self, stream: QuickStream) -> TokoMajaPosition:
        """Return a world."""
        cards = self.unseen[:]
        stream.shuffle(cards)
        world = self.base.copy()
        world.stream = stream
        at = 0
        for seat in range(world.players):
            if self.hidden[seat]:
                if self.bare[seat]:
                    world.hands[seat] = self.no_triple(
                        world.hands[seat], self.hidden[seat], cards, at, stream
                    )
                else:
                    world.hands[seat] = dealt(world.hands[seat], self.hidden[seat], cards, at)
                at += self.hidden[seat]
        world.stock = stacked(cards[at : at + self.stock])
        world.stocked = self.stock
        at += self.stock
        world.removed = vec[i64](cards[at : at + self.removed])
        return world

    def no_triple(self, hand: i64, size: int, cards: list[int], at: int, stream: QuickStream) -> i64:
        """Return `dealt` without a triple: a card that would make one is exchanged, if another can be found."""
        for place in range(at, at + size):
            for _ in range(TRIES):
                if not makes_triple(hand, cards[place]):
                    break
                other = place + stream.uniform(len(cards) - place)
                cards[place], cards[other] = cards[other], cards[place]
            hand += ONE[cards[place]]
        return hand

    def actor(self, world: TokoMajaPosition) -> int:
        """Return the seat to act, -1 after the end of this round."""
        return -1 if world.turn is None or world.round != self.base.round else world.turn

    def moves(self, world: TokoMajaPosition) -> list[int]:
        """Return every legal move, but only one of those with the same effect."""
        moves = legal(world)
        if world.phase != KEEP:
            return moves
        one, two = world.drawn[0], world.drawn[1]
        return [number for number in [self.numbered(move, one, two) for move in moves] if number >= 0]

    def numbered(self, move: int, one: int, two: int) -> int:
        """Return the number of a move with drawn cards `one` and `two`; -1 for a second move with the same effect."""
        second = move >= KEEPS + PILES if move < TABLES else move >= TABLES + PLACINGS
        if one == two and second:
            return -1
        kept, other = (two, one) if second else (one, two)
        plain = move - (PILES if move < TABLES else PLACINGS) if second else move
        return ALIKE * (1 + KINDS * kept + other) + plain

    def played(self, world: TokoMajaPosition, number: int) -> int:
        """Return the move of the rules that a number stands for in this world."""
        if number < ALIKE:
            return number
        move = number % ALIKE
        kept = (number // ALIKE - 1) // KINDS
        if kept != world.drawn[0]:
            move += PILES if move < TABLES else PLACINGS
        return move

    def written(self, move: int) -> str:
        """Return the move's text, by the cards that the seat has drawn."""
        return TEXTS[self.played(self.base, move)]

    def priors(self, world: TokoMajaPosition, moves: list[int]) -> list[float]:
        """Return the values of the playouts' policy as rewards."""
        worths = [worth_of(world, self.played(world, move), self.judgement) for move in moves]
        most = max(worths)
        return [(worth - most) / self.a_reward for worth in worths]

    def play(self, world: TokoMajaPosition, move: int) -> None:
        """Play the move by the rules."""
        play(world, self.played(world, move), None)

    def finish(self, world: TokoMajaPosition, stream: QuickStream) -> None:
        """Play to the end of the round."""
        if world.turn is not None and world.round == self.base.round:
            play_round(world, stream, self.judgement)

    def rewards(self, world: TokoMajaPosition) -> list[float]:
        """Return the estimated reward of each side from the scores; in the last round, mostly for winning."""
        spread = SPREAD[self.rounds_left]
        side = world.teams or world.players
        top = max(world.scores)
        weights = [exp((world.scores[seat] - top) / spread) for seat in range(side)]
        total = sum(weights)
        hopes = [weights[seat % side] / total for seat in range(world.players)]
        if world.turn is not None:
            return hopes
        places = result(world).ranks or []
        winners = places[:side].count(1)
        return [
            WON * (place == 1) / winners + (1 - WON) * hope for place, hope in zip(places, hopes, strict=True)
        ]


assert DRAW < KEEPS < TABLES < LAYS < ALIKE
assert DRAWS == KINDS * KINDS
