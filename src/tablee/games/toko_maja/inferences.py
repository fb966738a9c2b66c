"""What a seat of Toko Maja can conclude from the actions of the others.

All players see which discards are taken. A turn without a triple to lay ends automatically, so a player whose turn
ends without a decision about laying holds no triple.
"""

from collections.abc import Iterable
from typing import Any

from tablee.core.memory import Memory
from tablee.games.toko_maja.pieces import CARDS, NUMBER, TRIPLE_NUMBER, VALUES, value_of

ADDED = ("toko-maja.took", "toko-maja.kept")
SPOKE = ("toko-maja.laid", "toko-maja.laid_nothing")
BEGAN = ("toko-maja.round_began", "toko-maja.round_began_by_chance")


class TokoMajaMemory(Memory):
    """By seat: `held`, the least number of copies of each card, and `bare`, True if the seat holds no triple."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.begin()

    def begin(self) -> None:
        """Begin a round: all hands are empty."""
        self.held = [[0] * len(CARDS) for _ in range(self.players)]
        self.bare = [True] * self.players
        self.silent: int | None = None
        """The seat that added a card to its hand and has not decided about laying since."""

    def watch(self, event: dict[str, Any]) -> None:
        """Update the memory with an event."""
        kind, seat = event["event"], event.get("seat", 0)
        if kind in BEGAN:
            self.begin()
            return
        if self.silent is not None and seat != self.silent:
            self.bare[self.silent] = True
            self.silent = None
        if kind in ADDED:
            self.bare[seat] = False
            self.silent = seat
        if kind in SPOKE:
            self.silent = None
        if kind == "toko-maja.took":
            self.held[seat][NUMBER[event["card"]]] += 1
        elif kind == "toko-maja.laid":
            self.lay(seat, TRIPLE_NUMBER[event["triple"]])

    def lay(self, seat: int, triple: int) -> None:
        """Remove a triple from a hand; cards known to be there go first."""
        card = value_of(triple)
        jokers = 3 if card == VALUES else triple % 2
        held = self.held[seat]
        held[VALUES] = max(0, held[VALUES] - jokers)
        if card < VALUES:
            held[card] = max(0, held[card] - 3 + jokers)

    def conclusions(self, known: dict[str, Any]) -> dict[str, Any]:
        """Return `inferences` of the events so far."""
        bare = list(self.bare)
        if self.silent is not None and self.silent != known["turn"]:
            bare[self.silent] = True
        return {
            "held": [
                [card for number, card in enumerate(CARDS) for _ in range(held[number])] for held in self.held
            ],
            "bare": bare,
        }


def inferences(known: dict[str, Any], events: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return what the owner of `known` learns from `events`.

    `held`: by seat, the cards that it is known to hold; `bare`: by seat, True if it is known to hold no triple.
    """
    memory = TokoMajaMemory(known["players"])
    for event in events:
        memory.watch(event)
    return memory.conclusions(known)
