"""The games to play: every deal is repeated until each player has had each seat, so that luck cancels."""

import hashlib
import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import Any, Final

from msgspec import Struct

from tablee.bots.programs.limits import MS

FORMATS: Final = ("round-robin", "ladder", "gauntlet")
MOST_SEATINGS: Final = 24
"""With more possible orders than these, only the rotations are played."""


class Plan(Struct, frozen=True):
    """An arena: everything that decides its games. It is the first line of its results.

    `players`: names of the entrants, in the order of the rungs for a ladder; `meanings`: the player that a name stands
    for, if it is not the name itself; `program_ms`: the thinking time of programs; `seats`: players at a
    table; `deals`: their number for each group; `seed`: any text, the source of deals and of the bots' chance;
    `files`: the digest of the files that a program is made of, by its name.
    """

    game: str
    rules: int
    options: dict[str, Any]
    players: tuple[str, ...]
    seats: int
    deals: int
    seed: str
    format: str = "round-robin"
    arena: int = 1
    meanings: dict[str, str] = {}
    program_ms: int = MS
    files: dict[str, str] = {}

    def meaning(self, name: str) -> str:
        """Return the text of the player of that name."""
        return self.meanings.get(name, name)

    @property
    def entrants(self) -> tuple[str, ...]:
        """The players, each once: in a mirror match a player meets itself."""
        return tuple(dict.fromkeys(self.players))


class Task(Struct, frozen=True):
    """One game of a plan: its number, its deal (games of a group with equal deals form a set), and who sits where."""

    number: int
    group: int
    deal: int
    seed: str
    seating: tuple[str, ...]


def groups(plan: Plan) -> list[tuple[str, ...]]:
    """Return the groups that play each other; if there are more seats than players, the group repeats.

    All combinations; for a ladder only neighbours; for a gauntlet only those with the first player. A player that is
    named twice meets itself too.
    """
    size = min(plan.seats, len(plan.players))
    if plan.format == "ladder":
        together = [plan.players[at : at + size] for at in range(len(plan.players) - size + 1)]
    elif plan.format == "gauntlet":
        together = [(plan.players[0], *others) for others in combinations(plan.players[1:], size - 1)]
    else:
        together = list(combinations(plan.players, size))
    return list(dict.fromkeys(tuple(group[seat % size] for seat in range(plan.seats)) for group in together))


def seatings(group: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the different orders in which a group can sit: all of them, or the rotations if there are too many."""
    if math.factorial(len(group)) <= MOST_SEATINGS:
        return list(dict.fromkeys(permutations(group)))
    return list(dict.fromkeys((*group[by:], *group[:by]) for by in range(len(group))))


def deals_for(plan_players: Sequence[str], seats: int, fmt: str, games: int) -> int:
    """Return the number of deals for each group so that at least `games` games are played in all."""
    probe = Plan("", 0, {}, tuple(plan_players), seats, 1, "", fmt)
    once = sum(len(seatings(group)) for group in groups(probe))
    return math.ceil(games / once)


def tasks(plan: Plan) -> Iterator[Task]:
    """Yield all games of the plan, numbered from 0, deal by deal: an interrupted arena is fair to all."""
    number = 0
    for deal in range(plan.deals):
        for at, group in enumerate(groups(plan)):
            for seating in seatings(group):
                yield Task(number, at, deal, deal_seed(plan, deal), seating)
                number += 1


def by_deal(all_tasks: Iterable[Task]) -> Iterator[list[Task]]:
    """Yield the tasks of one deal after another."""
    together: list[Task] = []
    for task in all_tasks:
        if together and task.deal != together[0].deal:
            yield together
            together = []
        together.append(task)
    yield together


def deal_seed(plan: Plan, deal: int) -> str:
    """Return the seed of a deal: 64 hex digits."""
    return hashlib.sha256(f"{plan.seed} deal {deal}".encode()).hexdigest()


def chance(task: Task, ply: int) -> int:
    """Return the seed of a bot at a ply: below 2^53, which every language can read."""
    digest = hashlib.sha256(f"{task.seed} {task.group} {task.number} {ply}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 11


def written(options: Mapping[str, Any], between: str = " ") -> str:
    """Return options as the command line takes them.

    >>> written({"hand": 4, "steal": True, "words": ["ALE", "BEER"]})
    'hand=4 steal=true words=ALE,BEER'
    """
    return between.join(f"{name}={_written(value)}" for name, value in options.items())


def _written(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    return value if isinstance(value, str) else json.dumps(value)
