"""The worlds that a seat of Mawoki must reckon with."""

from math import exp
from typing import Any, Final

from tablee.core.events import HIDDEN
from tablee.core.game import Position
from tablee.core.native import i64, vec
from tablee.core.ranking import ranks, rewards
from tablee.core.rng import QuickStream
from tablee.core.search import Worlds
from tablee.games.mawoki.evaluation import Evaluator
from tablee.games.mawoki.features import Features
from tablee.games.mawoki.moves import DRAW, PLACES, TEXTS, legal
from tablee.games.mawoki.pieces import ARROW, FITS, NUMBER, SIGN, cards_in, size, stacked
from tablee.games.mawoki.policy import aim_worth, play_on
from tablee.games.mawoki.position import MawokiPosition, variant_of
from tablee.games.mawoki.rules import play
from tablee.games.mawoki.scoring import standing

TRIES: Final = 12
"""So many hands are drawn for a seat before one is put together that it can have."""

AIM: Final = 0.005
"""What a card more or less in the hand that an arrow hits adds to the worth of a move."""

TURNS: Final = 8
"""So many turns of each player are played on before what is left is judged."""

A_CARD: Final = 0.35
"""Among more than two, a card fewer than another multiplies the hope of winning by e to this power."""

FIRST: Final = 0.8
"""There, how much of the reward is for winning; the rest is for the place among the others."""


class MawokiWorlds(Worlds[MawokiPosition]):
    """All arrangements of the cards that the seat to act cannot see, equally likely.

    What it can infer from the match rules some of them out.
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
        inferences = known.get("inferences") or {}
        for seat, held in enumerate(inferences.get("held", [])):
            for card in held:
                if not hands[seat] >> NUMBER[card] & 1:
                    hands[seat] |= 1 << NUMBER[card]
                    self.hidden[seat] -= 1
        self.lacks = [
            [(FITS[NUMBER[top]], int(most)) for top, most in lacks] for lacks in inferences.get("lacks", [])
        ] or [[] for _ in hands]
        pile = [NUMBER[card] for card in known["pile"]]
        self.stock = len(known["stock"])
        self.base = MawokiPosition(
            shared,
            variant_of(shared.options),
            vec[i64](hands),
            stacked([]),
            0,
            stacked(pile[:-1]),
            len(pile) - 1,
            pile[-1],
            known["idle"],
        )
        seen = sum(hands) + sum(1 << card for card in pile)
        self.unseen = [card for card in cards_in(self.base.variant.pack.bits) if not seen >> card & 1]
        shuffled = inferences.get("shuffled")
        older = 0 if shuffled is None else ~sum(1 << NUMBER[card] for card in shuffled)
        self.older = [card for card in self.unseen if older >> card & 1]
        """The cards that were in the others' hands when the pile was last shuffled, and are there still.

        One more may be the card of the deal, which is forgotten then.
        """
        self.newer = [card for card in self.unseen if not older >> card & 1]
        drawn: list[int] = inferences.get("drawn") or [0] * shared.players
        self.older_held = [max(0, held - new) for held, new in zip(self.hidden, drawn, strict=True)]
        """How many of the older cards each hand holds."""

    def arranged(self, stream: QuickStream) -> list[int]:
        """The unseen cards, in an order in which hands and then the stock may have them."""
        newer = self.newer[:]
        if not self.older:
            stream.shuffle(newer)
            return newer
        older = self.older[:]
        stream.shuffle(older)
        while len(older) > sum(self.older_held):
            newer.append(older.pop())
        stream.shuffle(newer)
        cards: list[int] = []
        for held, hidden in zip(self.older_held, self.hidden, strict=True):
            for place in range(hidden):
                cards.append(older.pop() if place < held and older else newer.pop())
        return cards + newer

    def sample(self, stream: QuickStream) -> MawokiPosition:
        """A world."""
        cards = self.arranged(stream)
        base = self.base
        hands = base.hands[:]
        at = 0
        for seat in range(base.players):
            if self.hidden[seat]:
                hands[seat] = self.fill(seat, hands[seat], cards, at, stream)
                at += self.hidden[seat]
        stock = cards[at : at + self.stock]
        world = MawokiPosition(
            base,
            base.variant,
            hands,
            stacked(stock),
            len(stock),
            base.pile[:],
            base.covered,
            base.top,
            base.idle,
        )
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
                if (cards[place] in self.older) == (cards[other] in self.older):
                    cards[place], cards[other] = cards[other], cards[place]
        return self.exchanged(seat, hand, cards, at)

    def too_many(self, seat: int, hand: int) -> int:
        """The cards of a hand among which there are more than that seat can have; 0: none."""
        for fitting, most in self.lacks[seat]:
            if size(hand & fitting) > most:
                return hand & fitting
        return 0

    def exchanged(self, seat: int, hand: int, cards: list[int], at: int) -> int:
        """A hand that is hard to come by, card by card: one that is too many is exchanged for the next that is not."""
        for place in range(at, at + self.hidden[seat]):
            for other in range(place, len(cards)):
                alike = (cards[place] in self.older) == (cards[other] in self.older)
                if alike and not self.too_many(seat, hand | 1 << cards[other]):
                    cards[place], cards[other] = cards[other], cards[place]
                    break
            hand |= 1 << cards[place]
        return hand

    def actor(self, world: MawokiPosition) -> int:
        """The seat to act."""
        return -1 if world.turn is None else world.turn

    def moves(self, world: MawokiPosition) -> list[int]:
        """Every legal move."""
        return legal(world)

    def priors(self, world: MawokiPosition, moves: list[int]) -> list[float]:
        """What the playouts' policy makes of them, in rewards."""
        seat = world.turn
        if seat is None or len(moves) == 1:
            return []
        evaluator = Evaluator(world)
        hand = world.hands[seat]
        worths = [
            min(1.0, evaluator.move_worth(hand, move)) + AIM * int(aim_worth(world, hit_by(world, move)))
            for move in moves
        ]
        most = max(worths)
        return [worth - most for worth in worths]

    def written(self, move: int) -> str:
        """As the rules number moves."""
        return TEXTS[move]

    def play(self, world: MawokiPosition, move: int) -> None:
        """By the rules."""
        play(world, move, None)

    def finish(self, world: MawokiPosition, stream: QuickStream) -> None:
        """Some turns of everybody: what comes later is luck, and thinking of it would only cost time."""
        play_on(world, stream, TURNS * world.players)

    def rewards(self, world: MawokiPosition) -> list[float]:
        """The chance to win; among more than two mostly that, and a little for the place."""
        if world.turn is not None and world.players == 2:
            last = 1 - world.turn
            features = Features(world, last)
            chance = features.chance(world.hands[last], 0, world.top, features.next_held)
            return [chance, 1.0 - chance] if last == 0 else [1.0 - chance, chance]
        left = standing(world)
        places = ranks([-cards for cards in left])
        if world.turn is None:
            hopes = [1.0 if place == 1 else 0.0 for place in places]
        else:
            fewest = min(left)
            hopes = [exp(A_CARD * (fewest - cards)) for cards in left]
        total = sum(hopes)
        return [
            FIRST * hope / total + (1 - FIRST) * share
            for hope, share in zip(hopes, rewards(places), strict=True)
        ]


def hit_by(world: MawokiPosition, move: int) -> int:
    """The seat whose cards count for a move: an arrow's target (the next player, if it is let pass); else -1."""
    assert world.turn is not None
    target = move % PLACES - 1
    if target < 0 and world.variant.arrow_optional and move < DRAW and SIGN[move // PLACES] == ARROW:
        return (world.turn + 1) % world.players
    return target
