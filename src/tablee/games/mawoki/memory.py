"""What a seat of Mawoki can conclude from what it saw the others do.

Who could not play on a card holds no card that fits it, but for those drawn or stolen since. So for every such card
we know how many fitting cards a hand holds at most.
"""

from collections.abc import Iterable
from typing import Any

from tablee.core.events import HIDDEN
from tablee.games.mawoki.cards import FITS, NUMBER

STUCK = ("stuck", "smoke")


class Memory:
    """Of each seat: `held`, cards it is known to hold; `lacks`, by card, how many cards that fit it it has at most."""

    def __init__(self, known: dict[str, Any]) -> None:
        players: int = known["players"]
        self.held: list[set[str]] = [set() for _ in range(players)]
        self.lacks: list[dict[str, int]] = [{} for _ in range(players)]
        self.top: str | None = known["pile"][0]
        """The card on the pile; that of the deal is still the lowest, until the pile is shuffled."""

    def watch(self, event: dict[str, Any]) -> None:
        """Take in what happened."""
        kind, seat = event["event"], event.get("seat", 0)
        if kind == "mawoki.reshuffled":
            self.top = None
        elif kind in ("mawoki.played", "mawoki.aimed"):
            self.lose(seat, event["card"])
            self.top = event["card"]
        elif kind in ("mawoki.drew", "mawoki.nothing_to_draw"):
            if event["why"] in STUCK and self.top is not None:
                self.lacks[seat][self.top] = 0
            if kind == "mawoki.drew":
                self.get(seat, event["card"])
        elif kind == "mawoki.stole":
            self.lose(event["target"], event["card"])
            self.get(seat, event["card"])

    def get(self, seat: int, card: str) -> None:
        """A card came into a hand."""
        if card != HIDDEN:
            self.held[seat].add(card)
        for top in self.lacks[seat]:
            if card == HIDDEN or fits(card, top):
                self.lacks[seat][top] += 1

    def lose(self, seat: int, card: str) -> None:
        """A card left a hand; if nobody saw which, it may be any."""
        if card == HIDDEN:
            self.held[seat].clear()
            return
        self.held[seat].discard(card)
        for top, most in self.lacks[seat].items():
            if fits(card, top):
                self.lacks[seat][top] = max(0, most - 1)


def fits(card: str, top: str) -> bool:
    """Whether `card` may lie on `top`."""
    return bool(FITS[NUMBER[top]] >> NUMBER[card] & 1)


def recall(known: dict[str, Any], told: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """What `told` teaches who now knows `known`; of a shuffled pile the first top is forgotten.

    `held`: by seat, cards; `lacks`: by seat, pairs of a card and how many that fit it are in that hand at most.
    """
    events = list(told)
    memory = Memory(known)
    if any(event["event"] == "mawoki.reshuffled" for event in events):
        memory.top = None
    for event in events:
        memory.watch(event)
    sizes = [len(hand) for hand in known["hands"]]
    return {
        "held": [sorted(cards, key=NUMBER.__getitem__) for cards in memory.held],
        "lacks": [
            [[top, most] for top, most in lacks.items() if most < size]
            for lacks, size in zip(memory.lacks, sizes, strict=True)
        ],
    }
