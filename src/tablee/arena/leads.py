"""Who leads a match ply by ply: by the scores that the game shows, or else by playouts. No game is named."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tablee.core.game import Game
from tablee.core.ranking import rewards
from tablee.core.rng import derived_seed

PLAYOUTS: Final = 16
"""Random games from a position whose game shows no scores."""

CHECKS: Final = 12
"""Positions of a match that are played out, at equal distances: playouts take longer than the match."""

MARGIN: Final = 0.25
"""Two sides whose shares of the playouts differ by less are level: about one standard error of the difference."""


class Leads(NamedTuple):
    """The course of a match for the sides that won it.

    `changes`: how often the lead went from one side to another; `decided`: the last moment at which a winner was
    behind, as a part of the match (0: never behind); `comeback`: true if the winners were behind after half of it.
    """

    changes: int
    decided: float
    comeback: bool


def leads(game: Game[Any], positions: Sequence[Any], ranks: Sequence[int]) -> Leads:
    """Return the course of a match from the deal to its last position; `ranks` are its result, by seat."""
    options, players = positions[0].options, positions[0].players
    side = game.sides(options, players)
    seats = [side.index(one) for one in sorted(set(side))]
    winners = {at for at, seat in enumerate(seats) if ranks[seat] == 1}
    course = _by_scores(game, positions, seats) or _by_playouts(game, positions, seats)
    leader, changes, behind, half = None, 0, 0, (len(positions) - 1) / 2
    at_half: set[int] = winners
    for ply, leading in course:
        if len(leading) == 1:
            (first,) = leading
            changes += leader is not None and first != leader
            leader = first
        if not winners & leading:
            behind = ply
        if ply <= half:
            at_half = leading
    return Leads(changes, behind / max(1, len(positions) - 1), not winners & at_half)


def _by_scores(game: Game[Any], positions: Sequence[Any], seats: Sequence[int]) -> list[tuple[int, set[int]]]:
    """Return the sides with the best score at each ply where the game shows scores; none if it never does."""
    sign = -1 if game.fewest_wins(positions[0].options) else 1
    found = []
    for ply, position in enumerate(positions):
        standing = game.standing(position)
        if standing is not None:
            held = [sign * standing[seat] for seat in seats]
            found.append((ply, _best(held, 0)))
    return found


def _by_playouts(
    game: Game[Any], positions: Sequence[Any], seats: Sequence[int]
) -> list[tuple[int, set[int]]]:
    """Return the sides with the best chances in random games from here, at some plies of the match."""
    last = len(positions) - 1
    found = []
    for ply in sorted({round(check * last / CHECKS) for check in range(CHECKS + 1)}):
        shares = [0.0] * len(seats)
        for number in range(PLAYOUTS):
            world = game.copy(positions[ply])
            game.playout(world, derived_seed(number, "lead", ply))
            ranks = game.result(world).ranks
            assert ranks is not None
            for at, share in enumerate(rewards([ranks[seat] for seat in seats])):
                shares[at] += share / PLAYOUTS
        found.append((ply, _best(shares, MARGIN)))
    return found


def _best(held: Sequence[float], margin: float) -> set[int]:
    most = max(held)
    return {at for at, value in enumerate(held) if value >= most - margin}
