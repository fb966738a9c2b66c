"""Plays without rearranging: sets from the rack, and single tiles added to sets on the table."""

from tablee.games.rummikub.evaluation import fits
from tablee.games.rummikub.pieces import COLOUR_COUNT, JOKER, NUMBERS, SMALLEST_SET, counted, kind_of, without
from tablee.games.rummikub.sets import Meld, in_order, read_set, tiles_of
from tablee.games.rummikub.solver.plays import Play


def greedy_play(table: list[Meld], rack: list[int], opened: bool, needed: int) -> Play | None:
    """Return the play without rearranging, None if there is none; a seat that has not opened needs `needed` points."""
    melds = own_sets(rack)
    laid = tiles_of(melds)
    if not opened and sum([meld.points() for meld in melds]) < needed:
        return None
    melds = table + melds
    if opened:
        laid += added(melds, without(rack, laid))
    return Play(in_order(melds), laid) if laid else None


def own_sets(rack: list[int]) -> list[Meld]:
    """Return sets from these tiles, in the order found: long runs first, then groups, then sets with a joker."""
    counts = counted(rack)
    found: list[Meld] = []
    for colour in range(COLOUR_COUNT):
        number = 1
        while number <= NUMBERS:
            end = number
            while end <= NUMBERS and counts[kind_of(colour, end)]:
                end += 1
            if end - number >= SMALLEST_SET:
                run = [kind_of(colour, at) for at in range(number, end)]
                _take(counts, run)
                found.append(Meld(run, True, number, colour))
            else:
                number = end + 1
    for number in range(1, NUMBERS + 1):
        group = _present(counts, number)
        if len(group) >= SMALLEST_SET:
            _take(counts, group)
            found.append(Meld(group, False, number, 0))
    while counts[JOKER]:
        completed = _with_joker(counts)
        if completed is None:
            break
        _take(counts, completed.tiles)
        found.append(completed)
    return found


def _with_joker(counts: list[int]) -> Meld | None:
    """Return the set of two tiles and a joker with the highest number."""
    for number in range(NUMBERS, 0, -1):
        group = _present(counts, number)
        if len(group) == SMALLEST_SET - 1:
            return read_set([*group, JOKER])
        for colour in range(COLOUR_COUNT):
            if not counts[kind_of(colour, number)] or number < SMALLEST_SET:
                continue
            if counts[kind_of(colour, number - 1)]:
                return read_set([JOKER, kind_of(colour, number - 1), kind_of(colour, number)])
            if counts[kind_of(colour, number - 2)]:
                return read_set([kind_of(colour, number - 2), JOKER, kind_of(colour, number)])
    return None


def _present(counts: list[int], number: int) -> list[int]:
    return [kind_of(colour, number) for colour in range(COLOUR_COUNT) if counts[kind_of(colour, number)]]


def _take(counts: list[int], tiles: list[int]) -> None:
    for tile in tiles:
        counts[tile] -= 1


def added(melds: list[Meld], tiles: list[int]) -> list[int]:
    """Return those of `tiles` that can be added to a set as it is, after adding them to `melds`."""
    laid: list[int] = []
    for tile in tiles:
        place = next((i for i, meld in enumerate(melds) if tile != JOKER and fits(tile, meld)), None)
        if place is not None:
            melds[place] = _longer(melds[place], tile)
            laid.append(tile)
    return laid


def _longer(meld: Meld, tile: int) -> Meld:
    """Return the set with one more tile, which must fit."""
    if meld.run and tile < meld.role(0):
        return read_set([tile, *meld.tiles])
    return read_set([*meld.tiles, tile])
