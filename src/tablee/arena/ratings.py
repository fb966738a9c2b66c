"""How strong the players of an arena are: shares of points against each other, and openskill ratings."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, Final

from msgspec import Struct
from openskill.models import PlackettLuce

from tablee.arena.playing import Played
from tablee.arena.schedule import Plan
from tablee.games import find

NORMAL_95: Final = 1.96


class Share(Struct):
    """What `player` scored against `other`: a mean of 1 for every win, 1/2 for a tie, with half of its 95 % interval.

    Games on one deal depend on each other: the interval is that of the means of `sets` deals.
    """

    player: str
    other: str
    share: float
    interval: float
    games: int
    sets: int


class Rating(Struct):
    """An openskill rating: `mu` with half of its 95 % interval, and how many games it comes from."""

    player: str
    mu: float
    interval: float
    games: int


def standing(game: Played) -> tuple[list[str], list[int]]:
    """Who sat where, and the ranks."""
    header, result = game.record[0], game.record[-1]
    names: list[str] = header["names"]
    ranks: list[int] = result["ranks"]
    return names, ranks


def points(rank: int, other: int) -> float:
    """What a rank scores against another."""
    return 1.0 if rank < other else 0.5 if rank == other else 0.0


def sides(plan: Plan) -> list[int]:
    """Which side each seat plays for."""
    game = find(plan.game)
    return game.sides(game.options.fill(plan.options), plan.seats)


def shares(plan: Plan, games: Iterable[Played]) -> list[Share]:
    """Every player against every other that sat at a table with it, as an opponent."""
    side = sides(plan)
    sets: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        names, ranks = standing(game)
        for one, other in combinations(range(plan.seats), 2):
            if names[one] != names[other] and side[one] != side[other]:
                won = points(ranks[one], ranks[other])
                sets[names[one], names[other]][game.deal].append(won)
                sets[names[other], names[one]][game.deal].append(1 - won)
    order = {player: at for at, player in enumerate(plan.players)}
    pairs = sorted(sets, key=lambda pair: (order[pair[0]], order[pair[1]]))
    return [_share(player, other, list(sets[player, other].values())) for player, other in pairs]


def _share(player: str, other: str, deals: Sequence[Sequence[float]]) -> Share:
    games = sum(map(len, deals))
    share = sum(map(sum, deals)) / games
    return Share(player, other, share, interval([sum(deal) / len(deal) for deal in deals]), games, len(deals))


def interval(values: Sequence[float]) -> float:
    """Half of the 95 % interval of the mean of independent `values`; infinite for fewer than two."""
    count = len(values)
    if count < 2:
        return math.inf
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return NORMAL_95 * math.sqrt(variance / count)


def percent(share: float, half: float) -> str:
    """A share and half of its interval as people read them: `62.5 % ± 4.0`; without an interval that says nothing."""
    text = f"{100 * share:.1f} %"
    return f"{text} ± {100 * half:.1f}" if half < 1 else text


def ratings(plan: Plan, games: Iterable[Played]) -> list[Rating]:
    """Plackett-Luce ratings after all games in their order, best first (Weng and Lin 2011, by openskill)."""
    model = PlackettLuce()
    held: dict[str, Any] = {player: model.rating(name=player) for player in plan.players}
    played: dict[str, int] = dict.fromkeys(plan.players, 0)
    side = sides(plan)
    for game in games:
        names, ranks = standing(game)
        for name in names:
            played[name] += 1
        seats_of = [[seat for seat in range(plan.seats) if side[seat] == own] for own in sorted(set(side))]
        teams = [[held[names[seat]] for seat in seats] for seats in seats_of]
        rated = model.rate(teams, ranks=[ranks[seats[0]] for seats in seats_of])
        # A player that sits at several seats takes the mean of what these say.
        told: dict[str, list[Any]] = defaultdict(list)
        for seats, team in zip(seats_of, rated, strict=True):
            for seat, rating in zip(seats, team, strict=True):
                told[names[seat]].append(rating)
        for name, all_said in told.items():
            mu = sum(said.mu for said in all_said) / len(all_said)
            sigma = sum(said.sigma for said in all_said) / len(all_said)
            held[name] = model.rating(mu=mu, sigma=sigma, name=name)
    found = [Rating(name, held[name].mu, NORMAL_95 * held[name].sigma, played[name]) for name in plan.players]
    return sorted(found, key=lambda rating: -rating.mu)
