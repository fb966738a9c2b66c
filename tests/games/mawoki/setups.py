"""Which of the many setups of Mawoki are tried where trying all of them would take too long."""

import itertools

from tablee.games.mawoki import GAME
from tests.games.invariants import Setup, setups

Pairs = set[tuple[tuple[str, object], tuple[str, object]]]


def pairs(setup: Setup) -> Pairs:
    """Every two things that go together in a setup: values of two options, or of an option and the players."""
    facts = [("players", setup.players), *setup.options.items()]
    return set(itertools.combinations(facts, 2))


def missing(met: list[Setup]) -> list[Setup]:
    """As few setups as a greedy choice finds that, with those `met`, have everything together that can be."""
    every = setups(GAME)
    wanted = {pair for setup in every for pair in pairs(setup)}
    for setup in met:
        wanted -= pairs(setup)
    chosen: list[Setup] = []
    while wanted:
        best = max(every, key=lambda setup: len(pairs(setup) & wanted))
        chosen.append(best)
        wanted -= pairs(best)
    return chosen
