"""The worlds that a seat of Mawoki must reckon with."""

from typing import Any, Final

from tablee.core.events import HIDDEN
from tablee.core.game import Position, ranks
from tablee.core.rng import QuickStream
from tablee.core.search import Worlds
from tablee.games.mawoki.cards import DECK_SIZE, FITS, NUMBER
from tablee.games.mawoki.moves import PLACES, legal_moves
from tablee.games.mawoki.policy import Judge, aim_worth, play_out
from tablee.games.mawoki.position import MawokiPosition
from tablee.games.mawoki.turn import cards_left, play

TRIES: Final = 12
"""So many hands are drawn for a seat before one is put together that it can have."""

AIM: Final = 10
"""What a card more or less in the hand that an arrow hits adds to the worth of a move."""

A_REWARD: Final = 2000
"""About how much worth makes a whole reward."""

FIRST: Final = 0.8
"""How much of the reward is for winning; the rest is for the place among the others."""


class MawokiWorlds(Worlds[MawokiPosition]):
    """All arrangements of the cards that the seat to act cannot see, equally likely.

    What it can recall of the match rules some of them out.
    """

    def __init__(self, known: dict[str, Any]) -> None:
        shared = Position(known["options"], known["players"], known["phase"], known["turn"], QuickStream(0))
        hands = [0] * shared.players
        self.hidden = [0] * shared.players
        """How many cards of each hand are not known."""
        for seat, held in enumerate(known["hands"]):
            for card in held:
                if card == HIDDEN:
                    self.hidden[seat] += 1
                else:
                    hands[seat] |= 1 << NUMBER[card]
        recall = known.get("recall") or {}
        for seat, held in enumerate(recall.get("held", [])):
            for card in held:
                if not hands[seat] >> NUMBER[card] & 1:
                    hands[seat] |= 1 << NUMBER[card]
                    self.hidden[seat] -= 1
        self.lacks = [
            [(FITS[NUMBER[top]], int(most)) for top, most in lacks] for lacks in recall.get("lacks", [])
        ] or [[] for _ in hands]
        pile = [NUMBER[card] for card in known["pile"]]
        self.stock = len(known["stock"])
        self.base = MawokiPosition(shared, hands, [], pile, known["idle"])
        seen = sum(hands) + sum(1 << card for card in pile)
        self.unseen = [card for card in range(DECK_SIZE) if not seen >> card & 1]

    def draw(self, stream: QuickStream) -> MawokiPosition:
        """A world."""
        cards = self.unseen[:]
        stream.shuffle(cards)
        base = self.base
        hands = base.hands[:]
        at = 0
        for seat in range(base.players):
            if self.hidden[seat]:
                hands[seat] = self.fill(seat, hands[seat], cards, at, stream)
                at += self.hidden[seat]
        stock = cards[at : at + self.stock]
        world = MawokiPosition(base, hands, stock, base.pile[:], base.idle)
        world.stream = stream
        return world

    def fill(self, seat: int, hand: int, cards: list[int], at: int, stream: QuickStream) -> int:
        """The hand of a seat, filled with the cards from `at` on; others are tried while it is ruled out."""
        end = at + self.hidden[seat]
        for _ in range(TRIES):
            filled = hand
            for place in range(at, end):
                filled |= 1 << cards[place]
            if not self.too_many(seat, filled):
                return filled
            for place in range(at, end):
                other = place + stream.uniform(len(cards) - place)
                cards[place], cards[other] = cards[other], cards[place]
        return self.exchanged(seat, hand, cards, at)

    def too_many(self, seat: int, hand: int) -> int:
        """The cards of a hand among which there are more than that seat can have; 0: none."""
        for fitting, most in self.lacks[seat]:
            if (hand & fitting).bit_count() > most:
                return hand & fitting
        return 0

    def exchanged(self, seat: int, hand: int, cards: list[int], at: int) -> int:
        """A hand that is hard to come by, card by card: one that is too many is exchanged for the next that is not."""
        for place in range(at, at + self.hidden[seat]):
            for other in range(place, len(cards)):
                if not self.too_many(seat, hand | 1 << cards[other]):
                    cards[place], cards[other] = cards[other], cards[place]
                    break
            hand |= 1 << cards[place]
        return hand

    def actor(self, world: MawokiPosition) -> int:
        """The seat to act."""
        return -1 if world.turn is None else world.turn

    def moves(self, world: MawokiPosition) -> list[int]:
        """Every legal move."""
        return legal_moves(world)

    def leanings(self, world: MawokiPosition, moves: list[int]) -> list[float]:
        """What the playouts' policy makes of them, in rewards."""
        seat = world.turn
        if seat is None or len(moves) == 1:
            return []
        judge = Judge(world)
        hand = world.hands[seat]
        worths = [
            judge.worth(hand, move // PLACES) + AIM * aim_worth(world, move % PLACES - 1) for move in moves
        ]
        most = max(worths)
        return [max(worth - most, -A_REWARD) / A_REWARD for worth in worths]

    def play(self, world: MawokiPosition, move: int) -> None:
        """By the rules."""
        play(world, move, None)

    def finish(self, world: MawokiPosition, stream: QuickStream) -> None:
        """To the end of the match."""
        play_out(world, stream)

    def rewards(self, world: MawokiPosition) -> list[float]:
        """Mostly for winning, shared if several do; a little for the place."""
        places = ranks([-left for left in cards_left(world)])
        winners = places.count(1)
        others = len(places) - 1
        return [
            FIRST * (place == 1) / winners + (1 - FIRST) * sum(other > place for other in places) / others
            for place in places
        ]
