"""What a seat of Toko Maja can conclude from what it saw the others do.

Discards are taken before everybody's eyes. And a turn without a triple to lay ends by itself: whose turn ended without
a word about laying holds none.
"""

from collections.abc import Iterable
from typing import Any

from tablee.games.toko_maja.pieces import CARDS, NUMBER, TRIPLE_NUMBER, VALUES, value_of

ADDED = ("toko-maja.took", "toko-maja.kept")
SPOKE = ("toko-maja.laid", "toko-maja.laid_nothing")
BEGAN = ("toko-maja.round_began", "toko-maja.round_began_by_chance")


class Memory:
    """Of each seat: `held`, how many copies of each card it holds at least; `bare`, whether it holds no triple."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.begin()

    def begin(self) -> None:
        """A round begins: nobody holds anything."""
        self.held = [[0] * len(CARDS) for _ in range(self.players)]
        self.bare = [True] * self.players
        self.silent: int | None = None
        """The seat that added a card to its hand and has not said anything about laying."""

    def watch(self, event: dict[str, Any]) -> None:
        """Take in what happened."""
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
        """A triple left a hand: of its cards, those that were known first."""
        card = value_of(triple)
        jokers = 3 if card == VALUES else triple % 2
        held = self.held[seat]
        held[VALUES] = max(0, held[VALUES] - jokers)
        if card < VALUES:
            held[card] = max(0, held[card] - 3 + jokers)


def inferences(known: dict[str, Any], events: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """What `events` teach who now knows `known`.

    `held`: by seat, the cards it is known to hold; `bare`: by seat, whether it is known to hold no triple.
    """
    memory = Memory(known["players"])
    for event in events:
        memory.watch(event)
    if memory.silent is not None and memory.silent != known["turn"]:
        memory.bare[memory.silent] = True
    return {
        "held": [
            [card for number, card in enumerate(CARDS) for _ in range(held[number])] for held in memory.held
        ],
        "bare": memory.bare,
    }
