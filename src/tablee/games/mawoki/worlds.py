"""The worlds that are possible for a seat of Mawoki."""

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
from tablee.games.mawoki.network import Network
from tablee.games.mawoki.pieces import ARROW, FITS, NUMBER, SIGN, cards_in, size, stacked
from tablee.games.mawoki.policy import aim_worth, play_on
from tablee.games.mawoki.position import MawokiPosition, variant_of
from tablee.games.mawoki.rules import play
from tablee.games.mawoki.scoring import standing

TRIES: Final = 12
"""Random hands tried for a seat before one is built card by card."""

AIM: Final = 0.005
"""Added to the value of a move for each card more or less in the target's hand."""

TURNS: Final = 8
"""Turns of each player in a playout before the position is judged."""

A_CARD: Final = 0.35
"""With more than two players, one card fewer multiplies the chance of winning by e to this power."""

FIRST: Final = 0.8
"""With more than two players, the part of the reward for winning; the rest is for the rank."""


class MawokiWorlds(Worlds[MawokiPosition]):
    """All arrangements of the cards that the seat to act cannot see, equally likely.

    The seat's inferences rule some of them out.
    """

    def __init__(self, known: dict[str, Any], network: Network | None = None) -> None:
        self.network = network
        shared = Position(known["options"], known["players"], known["phase"], known["turn"], QuickStream(0))
        hands = [0] * shared.players
        self.hidden = [0] * shared.players
        """The number of unknown cards in each hand."""
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
        """The unseen cards that were in the others' hands when the pile was last shuffled, and have not left them.

        One of them may be the start card, which is forgotten then.
        """
        self.newer = [card for card in self.unseen if not older >> card & 1]
        drawn: list[int] = inferences.get("drawn") or [0] * shared.players
        self.older_held = [max(0, held - new) for held, new in zip(self.hidden, drawn, strict=True)]
        """The number of older cards in each hand."""

    def arranged(self, stream: QuickStream) -> list[int]:
        """Return the unseen cards in a possible order, first for the hands, then for the stock."""
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
        """Return a world."""
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
        """Return the hand of a seat, filled with the cards from `at` on; tries others while that hand is ruled out."""
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
        """Return the cards of a hand of which there are more than the seat can have; 0: none."""
        for fitting, most in self.lacks[seat]:
            if size(hand & fitting) > most:
                return hand & fitting
        return 0

    def exchanged(self, seat: int, hand: int, cards: list[int], at: int) -> int:
        """Build a rarely possible hand card by card: replace a card that breaks a limit with the next that does not."""
        for place in range(at, at + self.hidden[seat]):
            for other in range(place, len(cards)):
                alike = (cards[place] in self.older) == (cards[other] in self.older)
                if alike and not self.too_many(seat, hand | 1 << cards[other]):
                    cards[place], cards[other] = cards[other], cards[place]
                    break
            hand |= 1 << cards[place]
        return hand

    def actor(self, world: MawokiPosition) -> int:
        """Return the seat to act."""
        return -1 if world.turn is None else world.turn

    def moves(self, world: MawokiPosition) -> list[int]:
        """Return every legal move."""
        return legal(world)

    def priors(self, world: MawokiPosition, moves: list[int]) -> list[float]:
        """Return the values of the playouts' policy as rewards."""
        seat = world.turn
        if seat is None or len(moves) == 1:
            return []
        evaluator = Evaluator(world, self.network)
        hand = world.hands[seat]
        worths = [
            min(1.0, evaluator.move_worth(hand, move)) + AIM * int(aim_worth(world, hit_by(world, move)))
            for move in moves
        ]
        most = max(worths)
        return [worth - most for worth in worths]

    def written(self, move: int) -> str:
        """Return the move's text, by its number in the rules."""
        return TEXTS[move]

    def play(self, world: MawokiPosition, move: int) -> None:
        """Play the move by the rules."""
        play(world, move, None)

    def finish(self, world: MawokiPosition, stream: QuickStream) -> None:
        """Play some turns of each player; later ones are luck and would only take time."""
        play_on(world, stream, TURNS * world.players, self.network)

    def rewards(self, world: MawokiPosition) -> list[float]:
        """Return the chance to win; with more than two players mostly that, with a small part for the rank."""
        if world.turn is not None and world.players == 2:
            last = 1 - world.turn
            features = Features(world, last, self.network)
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
    """Return the seat whose cards count for a move: an arrow's target (if let pass, the next player), else -1."""
    assert world.turn is not None
    target = move % PLACES - 1
    if target < 0 and world.variant.arrow_optional and move < DRAW and SIGN[move // PLACES] == ARROW:
        return (world.turn + 1) % world.players
    return target
