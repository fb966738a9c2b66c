"""What players who are still learning see, for the bots of levels 1 to 3.

They see sets on their own rack, tiles that can be added to a set, and what one set of the table can become. Only the
look at the whole table (`Attention.insists`) mixes two sets of it.
"""

from random import Random
from typing import Any, final

from tablee.games.rummikub.evaluation import Usefulness, fits, least_useful
from tablee.games.rummikub.greedy import added
from tablee.games.rummikub.jokers import JokerRules, judge
from tablee.games.rummikub.pieces import JOKER, counted, without
from tablee.games.rummikub.sets import Meld, in_order, tiles_of
from tablee.games.rummikub.solver.plays import MOST_TILES, Play, best_opening, best_play


@final
class Attention:
    """How much a player sees; every chance is between 0 and 1.

    - `lays`: the chance to lay the sets of its own rack.
    - `adds`: the chance to see that one tile can be added.
    - `splits`: the chance to see what one set of the table can become with tiles of the rack.
    - `searches`: it looks at the whole table before it passes.
    - `insists`: the chance to look at the whole table before it draws for want of a play, or passes.
    - `compared`: the number of random tiles compared for a discard; 0: all.
    """

    def __init__(
        self, lays: float, adds: float, splits: float, searches: bool, insists: float, compared: int
    ) -> None:
        self.lays = lays
        self.adds = adds
        self.splits = splits
        self.searches = searches
        self.insists = insists
        self.compared = compared

    def __reduce__(self) -> Any:
        return Attention, (
            self.lays,
            self.adds,
            self.splits,
            self.searches,
            self.insists,
            self.compared,
        )


def seen_play(
    table: list[Meld], rack: list[int], jokers: JokerRules, attention: Attention, chance: Random
) -> Play | None:
    """Return the play that a player who has opened sees; None if it sees none."""
    done: list[Meld] = []
    rest = list(rack)
    own = best_opening([], rack, 0, MOST_TILES)
    if own is not None and chance.random() < attention.lays:
        done = list(own.table)
        rest = without(rest, own.laid)
    splits = attention.splits
    melds = [meld for meld in table if chance.random() < splits]
    done += [meld for meld in table if meld not in melds]
    rest = _split(melds, done, rest, jokers)
    melds += done
    _add(melds, [tile for tile in rest if chance.random() < attention.adds])
    return _play(table, melds, jokers)


def simple_play(table: list[Meld], rack: list[int], jokers: JokerRules) -> Play | None:
    """Return the play with every set of the rack, and every tile that can be added to a set as it is."""
    own = best_opening([], rack, 0, MOST_TILES)
    melds = table + ([] if own is None else own.table)
    _add(melds, rack if own is None else without(rack, own.laid))
    return _play(table, melds, jokers)


def _split(melds: list[Meld], done: list[Meld], rack: list[int], jokers: JokerRules) -> list[int]:
    """Move each set of `melds` that helps to lay tiles into `done`, as what it becomes; return the rest of the rack.

    Each set is used once, and those that lay most tiles come first.
    """
    rest = list(rack)
    while True:
        best: Play | None = None
        place = 0
        for i, meld in enumerate(melds):
            play = best_play([meld], rest, MOST_TILES, jokers)
            if play is not None and (best is None or len(play.laid) > len(best.laid)):
                best, place = play, i
        if best is None:
            return rest
        melds.pop(place)
        done += best.table
        rest = without(rest, best.laid)


def _add(melds: list[Meld], tiles: list[int]) -> None:
    """Add to `melds` the tiles that fit a set as it is, also those that fit once another was added."""
    rest = list(tiles)
    while True:
        laid = added(melds, rest)
        if not laid:
            return
        rest = without(rest, laid)


def _play(table: list[Meld], melds: list[Meld], jokers: JokerRules) -> Play | None:
    """Return the play from `table` to `melds`; None if it lays nothing, or moves a joker against the rules."""
    laid = without(sorted(tiles_of(melds)), tiles_of(table))
    if not laid or judge(table, melds, counted(laid), jokers).fault is not None:
        return None
    return Play(in_order(melds), laid)


def discard(
    left: list[int], table: list[Meld], attention: Attention, chance: Random, joker: int, how: Usefulness
) -> int:
    """Return the tile to discard: no joker and none that fits a set as it is, if the player has others.

    `joker`: the points lost for a joker.
    """
    plain = [tile for tile in left if tile != JOKER]
    useless = [tile for tile in plain if not any(fits(tile, meld) for meld in table)]
    among = useless or plain or left
    if attention.compared:
        among = [chance.choice(among) for _ in range(attention.compared)]
    return least_useful(left, table, joker, among, how)
