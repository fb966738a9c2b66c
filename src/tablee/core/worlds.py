"""The question of a search: the worlds that are possible for a seat; each game supplies them."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from tablee.core.native import mypyc_attr
from tablee.core.position import Position
from tablee.core.rng import QuickStream

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(ABC, Generic[P]):
    """The question of one seat: the worlds that are possible for it, and how to play on in them.

    Moves are numbers that the game chooses. Two moves that the seat can distinguish have different numbers in
    all worlds; equal numbers mean the same to it.
    """

    def lie_open(self) -> bool:
        """True if there is only one world, without chance.

        The search then calls `moves` once per node, and never calls `priors`.
        """
        return False

    @abstractmethod
    def sample(self, stream: QuickStream) -> P:
        """Return a world drawn with `stream`, to be played on; every world that looks the same to the seat is
        possible.
        """

    @abstractmethod
    def actor(self, world: P) -> int:
        """Return the seat to act; -1 if the search need not go deeper."""

    @abstractmethod
    def moves(self, world: P) -> list[int]:
        """Return the moves of the seat to act; at least one."""

    def priors(self, world: P, moves: list[int]) -> list[float]:
        """Return a prior for each of `moves`, as a reward relative to the other moves; `[]` if nothing is known.

        A prior weighs as much as `search.TRUST` iterations: it guides a short search and hardly matters in a long
        one.
        """
        return []

    def written(self, move: int) -> str:
        """Return the notation of a move at the root."""
        return str(move)

    @abstractmethod
    def play(self, world: P, move: int) -> None:
        """Play a move."""

    @abstractmethod
    def finish(self, world: P, stream: QuickStream) -> None:
        """Play on by the game's playout policy until there is no actor."""

    @abstractmethod
    def rewards(self, world: P) -> list[float]:
        """Return each seat's reward at the end, 0 to 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayoutWorlds(Worlds[P]):
    """Worlds for a plain search, which also sum the rewards of its playouts."""

    def __init__(self, players: int) -> None:
        self.total = [0.0] * players
        """The sum of each seat's rewards over all playouts."""
