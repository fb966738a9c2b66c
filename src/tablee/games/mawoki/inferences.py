"""What a seat of Mawoki can conclude from the actions of the others.

A player who could not play on a card holds no matching card, except those drawn or stolen since. So for every such
card we know an upper bound of the matching cards in that hand.

When the pile is shuffled the stock is empty: all cards that are neither on the pile nor in the own hand are in the
other hands. With two players, that is the opponent's whole hand.
"""

from collections.abc import Iterable
from typing import Any, Final

from tablee.core.events import HIDDEN, Event
from tablee.core.memory import Memory
from tablee.core.native import i64, vec
from tablee.games.mawoki.events import AIMED, DREW, PLAYED, STOLE, CardEvent
from tablee.games.mawoki.pieces import DECK, DECK_SIZE, FITS, MAX_PLAYERS, NUMBER, bit, written
from tablee.games.mawoki.position import MawokiPosition

STUCK: Final = ("stuck", "smoke")
UNSEEN: Final = -1
"""A card that the seat did not see."""
NO_BOUND: Final = -1
"""A card of which a hand may hold any number of matching ones."""
_NO_BOUNDS: Final = vec[i64]([NO_BOUND] * (MAX_PLAYERS * DECK_SIZE))
_NOTHING: Final = vec[i64]([0] * MAX_PLAYERS)


class MawokiMemory(Memory):
    """What one seat remembers of the others. Cards are numbers, and sets of cards are bits.

    - `start`: the start card, which is forgotten with everything about it when the pile is shuffled; or `UNSEEN`.
    - `held`: by seat, the cards that it is known to hold.
    - `tops`: by seat, the cards on which it could not play; `lacks`, by seat and card, the most cards matching that
      card that the seat can hold.
    - `pile`: the cards on the pile, without the start card if that is forgotten.
    - `shuffled`: the cards of the last shuffled pile; 0 before the first shuffle, or if the hands are unclear.
    - `drawn`: by seat, how many of these it drew unseen.
    - `drawing`: the seat that draws because it could not play; only at the first card did it hold no matching one.
    """

    def __init__(self, players: int, start: int) -> None:
        self.players = players
        self.start: i64 = start
        self.held = _NOTHING[:]
        self.tops: list[list[int]] = [[] for _ in range(players)]
        self.lacks = _NO_BOUNDS[: players * DECK_SIZE]
        self.pile: list[int] = [] if start == UNSEEN else [start]
        self.clear = False
        """True after a shuffle, as long as the hands are clear."""
        self.shuffled: i64 = 0
        self.drawn = _NOTHING[:]
        self.drawing: i64 = UNSEEN

    def watch(self, event: dict[str, Any]) -> None:
        """Update the memory with an event as the seat sees it."""
        kind = event["event"]
        card = _number(event.get("card", HIDDEN))
        self.note(kind, event.get("seat", 0), event.get("target", UNSEEN), card, event.get("why", ""))

    def watch_event(self, event: Event, seat: int) -> None:
        """Do the same as `watch`; the seat sees every card but one that another draws, or steals from another."""
        if not isinstance(event, CardEvent):
            self.watch(event.seen_by(seat))
            return
        card = event.card
        if event.kind == DREW:
            if event.seat != seat:
                card = UNSEEN
        elif event.kind == STOLE and seat not in (event.seat, event.target):
            card = UNSEEN
        self.note(event.kind, event.seat, event.target, card, event.why)

    def note(self, kind: str, seat: i64, target: i64, card: i64, why: str) -> None:
        """Update the memory with an event of this kind."""
        if kind in (PLAYED, AIMED):
            self.drawing = UNSEEN
            self.lose(seat, card)
            self.pile.append(card)
        elif kind == DREW:
            self.stuck(seat, why)
            if card == UNSEEN:
                self.drawn[seat] += 1
            self.get(seat, card)
        elif kind == STOLE:
            self.lose(target, card)
            self.get(seat, card)
        elif kind == "mawoki.nothing_to_draw":
            self.stuck(seat, why)
        elif kind == "mawoki.reshuffled":
            self.reshuffle()

    def stuck(self, seat: i64, why: str) -> None:
        """Note that a hand matches the top of the pile with no card, if `why` says so."""
        if why not in STUCK:
            self.drawing = UNSEEN
            return
        if self.drawing == seat or not self.pile:
            return
        self.drawing = seat
        top: i64 = self.pile[-1]
        if self.lacks[seat * DECK_SIZE + top] == NO_BOUND:
            self.tops[seat].append(top)
        self.lacks[seat * DECK_SIZE + top] = 0

    def reshuffle(self) -> None:
        """Note that the pile but its top is the stock now, and forget the start card: no position shows it any more."""
        start = self.start
        if start != UNSEEN:
            del self.pile[0]
            for seat in range(self.players):
                if self.lacks[seat * DECK_SIZE + start] != NO_BOUND:
                    self.lacks[seat * DECK_SIZE + start] = NO_BOUND
                    self.tops[seat].remove(start)
            self.start = UNSEEN
        self.shuffled = 0
        for card in self.pile[:-1]:
            self.shuffled |= bit(card)
        self.clear = True
        self.pile = self.pile[-1:]
        self.drawn = _NOTHING[:]

    def get(self, seat: i64, card: i64) -> None:
        """Add a card to a hand."""
        fitting: i64 = -1
        if card != UNSEEN:
            self.held[seat] |= bit(card)
            fitting = FITS[card]
        for top in self.tops[seat]:
            number: i64 = top
            if fitting >> number & 1:
                self.lacks[seat * DECK_SIZE + number] += 1

    def lose(self, seat: i64, card: i64) -> None:
        """Remove a card from a hand; an unseen card may be any."""
        if card == UNSEEN:
            self.held[seat] = 0
            self.clear = False
            return
        if self.held[seat] >> card & 1:
            self.held[seat] ^= bit(card)
        elif self.clear and self.shuffled >> card & 1 and self.drawn[seat] > 0:
            self.drawn[seat] -= 1
        fitting = FITS[card]
        for top in self.tops[seat]:
            number: i64 = top
            if fitting >> number & 1 and self.lacks[seat * DECK_SIZE + number] > 0:
                self.lacks[seat * DECK_SIZE + number] -= 1

    def conclusions(self, known: dict[str, Any]) -> dict[str, Any]:
        """Return `inferences` of the events so far."""
        held: list[Any] = []
        lacking: list[Any] = []
        hands: list[list[str]] = known["hands"]
        for seat in range(self.players):
            held.append(written(self.held[seat]))
            size: i64 = len(hands[seat])
            bounds: list[Any] = []
            for top in self.tops[seat]:
                most = self.lacks[seat * DECK_SIZE + top]
                if most < size:
                    bounds.append([DECK[top], most])
            lacking.append(bounds)
        found: dict[str, Any] = {"held": held, "lacks": lacking}
        if self.clear:
            found["shuffled"] = written(self.shuffled)
            found["drawn"] = [self.drawn[seat] for seat in range(self.players)]
        return found


def _number(card: str) -> int:
    """Return the number of a card, `UNSEEN` if it is hidden."""
    return UNSEEN if card == HIDDEN else NUMBER[card]


def memory(deal: MawokiPosition) -> MawokiMemory:
    """Return the empty memory of a seat in a match that began with `deal`."""
    return MawokiMemory(deal.players, deal.pile[0] if deal.covered else deal.top)


def inferences(known: dict[str, Any], events: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return what the owner of `known` learns from `events`; after a shuffle the start card is forgotten.

    `held`: by seat, cards. `lacks`: by seat, pairs of a card and the most matching cards in that hand. After a
    shuffle, as long as the hands are clear: `shuffled`, the cards of the pile, and `drawn`, by seat, the number drawn
    unseen.
    """
    events = list(events)
    forgotten = any(event["event"] == "mawoki.reshuffled" for event in events)
    memory = MawokiMemory(known["players"], UNSEEN if forgotten else NUMBER[known["pile"][0]])
    for event in events:
        memory.watch(event)
    return memory.conclusions(known)
