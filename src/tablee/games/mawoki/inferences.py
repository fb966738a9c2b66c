"""What a seat of Mawoki can conclude from the actions of the others.

A player who could not play on a card holds no matching card, except those drawn or stolen since. So for every such
card we know an upper bound of the matching cards in that hand.

When the pile is shuffled the stock is empty: all cards that are neither on the pile nor in the own hand are in the
other hands. With two players, that is the opponent's whole hand.
"""

from collections.abc import Iterable
from typing import Any

from tablee.core.events import HIDDEN
from tablee.games.mawoki.pieces import FITS, NUMBER

STUCK = ("stuck", "smoke")


class Memory:
    """What one seat remembers of the others.

    - `held`: by seat, the cards that it is known to hold.
    - `lacks`: by seat and card, the most cards matching that card that the seat can hold.
    - `pile`: the cards on the pile, without the start card if that is forgotten.
    - `shuffled`: the cards of the last shuffled pile; None before the first shuffle, or if the hands are unclear.
    - `drawn`: by seat, how many of these it drew unseen.
    """

    def __init__(self, players: int, start: str | None) -> None:
        self.held: list[set[str]] = [set() for _ in range(players)]
        self.lacks: list[dict[str, int]] = [{} for _ in range(players)]
        self.pile: list[str] = [] if start is None else [start]
        self.shuffled: set[str] | None = None
        self.drawn = [0] * players

    def watch(self, event: dict[str, Any]) -> None:
        """Update the memory with an event."""
        kind, seat = event["event"], event.get("seat", 0)
        if kind == "mawoki.reshuffled":
            self.shuffled = set(self.pile[:-1])
            self.pile = self.pile[-1:]
            self.drawn = [0] * len(self.drawn)
        elif kind in ("mawoki.played", "mawoki.aimed"):
            self.lose(seat, event["card"])
            self.pile.append(event["card"])
        elif kind in ("mawoki.drew", "mawoki.nothing_to_draw"):
            if event["why"] in STUCK and self.pile:
                self.lacks[seat][self.pile[-1]] = 0
            if kind == "mawoki.drew":
                self.drawn[seat] += event["card"] == HIDDEN
                self.get(seat, event["card"])
        elif kind == "mawoki.stole":
            self.lose(event["target"], event["card"])
            self.get(seat, event["card"])

    def get(self, seat: int, card: str) -> None:
        """Add a card to a hand."""
        if card != HIDDEN:
            self.held[seat].add(card)
        for top in self.lacks[seat]:
            if card == HIDDEN or fits(card, top):
                self.lacks[seat][top] += 1

    def lose(self, seat: int, card: str) -> None:
        """Remove a card from a hand; a hidden card may be any."""
        if card == HIDDEN:
            self.held[seat].clear()
            self.shuffled = None
            return
        if card in self.held[seat]:
            self.held[seat].remove(card)
        elif self.shuffled and card in self.shuffled:
            self.drawn[seat] = max(0, self.drawn[seat] - 1)
        for top, most in self.lacks[seat].items():
            if fits(card, top):
                self.lacks[seat][top] = max(0, most - 1)


def fits(card: str, top: str) -> bool:
    """True if `card` may be laid on `top`."""
    return bool(FITS[NUMBER[top]] >> NUMBER[card] & 1)


def inferences(known: dict[str, Any], events: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return what the owner of `known` learns from `events`; after a shuffle the start card is forgotten.

    `held`: by seat, cards. `lacks`: by seat, pairs of a card and the most matching cards in that hand. After a
    shuffle, as long as the hands are clear: `shuffled`, the cards of the pile, and `drawn`, by seat, the number drawn
    unseen.
    """
    events = list(events)
    forgotten = any(event["event"] == "mawoki.reshuffled" for event in events)
    memory = Memory(known["players"], None if forgotten else known["pile"][0])
    for event in events:
        memory.watch(event)
    sizes = [len(hand) for hand in known["hands"]]
    found: dict[str, Any] = {
        "held": [sorted(cards, key=NUMBER.__getitem__) for cards in memory.held],
        "lacks": [
            [[top, most] for top, most in lacks.items() if most < size]
            for lacks, size in zip(memory.lacks, sizes, strict=True)
        ],
    }
    if memory.shuffled is not None:
        found["shuffled"] = sorted(memory.shuffled, key=NUMBER.__getitem__)
        found["drawn"] = memory.drawn
    return found
