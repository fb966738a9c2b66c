"""The choice among the many setups of Mawoki, for tests that would take too long with all of them."""

import itertools

from tablee.games.mawoki import GAME
from tablee.testing.walks import Setup, setups

Pairs = set[tuple[tuple[str, object], tuple[str, object]]]


def pairs(setup: Setup) -> Pairs:
    """Return every pair of facts in a setup: values of two options, or of an option and the number of players."""
    facts = [("players", setup.players), *setup.options.items()]
    return set(itertools.combinations(facts, 2))


def missing(met: list[Setup]) -> list[Setup]:
    """Return few setups, chosen greedily, that together with `met` cover every possible pair."""
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
