"""The strength of an arena's players: shares of points against each other, and openskill ratings."""

from collections import defaultdict
from collections.abc import Iterable
from copy import deepcopy
from itertools import permutations
from typing import Any, Final

from msgspec import Struct
from openskill.models import PlackettLuce

from tablee.arena.intervals import Estimate, Tally, estimates
from tablee.arena.playing import Played
from tablee.arena.schedule import Plan
from tablee.games import find

NORMAL_95: Final = 1.96


class Share(Struct):
    """The points of `player` against `other`, in `games` games: 1 for every win and 1/2 for every tie."""

    player: str
    other: str
    scored: Estimate
    games: int


class Rating(Struct):
    """An openskill rating: `mu`, half of its 95 % interval, and the number of games behind it."""

    player: str
    mu: float
    interval: float
    games: int


def names_and_ranks(game: Played) -> tuple[list[str], list[int]]:
    """Return the names by seat, and the ranks."""
    header, result = game.record[0], game.record[-1]
    names: list[str] = header["names"]
    ranks: list[int] = result["ranks"]
    return names, ranks


def points(rank: int, other: int) -> float:
    """Return the points of a rank against another."""
    return 1.0 if rank < other else 0.5 if rank == other else 0.0


def sides(plan: Plan) -> list[int]:
    """Return the side of each seat."""
    game = find(plan.game)
    return game.sides(game.options.fill(plan.options), plan.seats)


def shares(plan: Plan, games: Iterable[Played]) -> list[Share]:
    """Return the share of every player against every other that was its opponent at a table."""
    found = tallies(plan, games)
    order = {player: at for at, player in enumerate(plan.entrants)}
    pairs = sorted(found, key=lambda pair: (order[pair[0]], order[pair[1]]))
    scored = estimates([found[pair][0] for pair in pairs])
    return [Share(*pair, one, found[pair][1]) for pair, one in zip(pairs, scored, strict=True)]


def tallies(plan: Plan, games: Iterable[Played]) -> dict[tuple[str, str], tuple[Tally, int]]:
    """Return the points of every player against every other, by their names, and the number of their games."""
    side = sides(plan)
    found: dict[tuple[str, str], Tally] = defaultdict(Tally)
    played: dict[tuple[str, str], set[int]] = defaultdict(set)
    for game in games:
        names, ranks = names_and_ranks(game)
        for one, other in permutations(range(plan.seats), 2):
            if names[one] != names[other] and side[one] != side[other]:
                pair = names[one], names[other]
                found[pair].add(game.deal, points(ranks[one], ranks[other]))
                played[pair].add(game.number)
    return {pair: (tally, len(played[pair])) for pair, tally in found.items()}


def ratings(plan: Plan, games: Iterable[Played]) -> list[Rating]:
    """Return Plackett-Luce ratings after all games in order, best first (Weng and Lin 2011, by openskill)."""
    model = PlackettLuce()
    held: dict[str, Any] = {player: model.rating(name=player) for player in plan.entrants}
    played: dict[str, int] = dict.fromkeys(plan.entrants, 0)
    side = sides(plan)
    for game in games:
        names, ranks = names_and_ranks(game)
        for name in set(names):
            played[name] += 1
        seats_of = [[seat for seat in range(plan.seats) if side[seat] == own] for own in sorted(set(side))]
        # Each seat has a copy of its own: the model adds the changes of all seats to an object that they share.
        teams = [[deepcopy(held[names[seat]]) for seat in seats] for seats in seats_of]
        rated = model.rate(teams, ranks=[ranks[seats[0]] for seats in seats_of])
        # A player at several seats gets the mean of their ratings.
        told: dict[str, list[Any]] = defaultdict(list)
        for seats, team in zip(seats_of, rated, strict=True):
            for seat, rating in zip(seats, team, strict=True):
                told[names[seat]].append(rating)
        for name, all_said in told.items():
            mu = sum(said.mu for said in all_said) / len(all_said)
            sigma = sum(said.sigma for said in all_said) / len(all_said)
            held[name] = model.rating(mu=mu, sigma=sigma, name=name)
    found = [
        Rating(name, held[name].mu, NORMAL_95 * held[name].sigma, played[name]) for name in plan.entrants
    ]
    return sorted(found, key=lambda rating: -rating.mu)
