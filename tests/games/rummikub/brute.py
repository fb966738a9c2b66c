"""Finds every possible play by trying everything: the reference for the solver on small positions."""

import itertools
from collections.abc import Iterator
from random import Random

from tablee.games.rummikub.jokers import JokerRules, judge
from tablee.games.rummikub.pieces import JOKER, KINDS, counted, kind_of, listed, number_of
from tablee.games.rummikub.sets import Meld, NotASetError, read_set, tiles_of


def every_set(available: list[int], tile: int) -> Iterator[Meld]:
    """Yield every set with the tile `tile` that the counted tiles can form, with jokers in every place."""
    colour, number, jokers = tile // 13, number_of(tile), available[JOKER]
    for low in range(1, number + 1):
        for high in range(max(number, low + 2), 14):
            for size in range(min(jokers, high - low) + 1):
                for replaced in itertools.combinations(range(low, high + 1), size):
                    if number not in replaced:
                        kinds = [JOKER if n in replaced else kind_of(colour, n) for n in range(low, high + 1)]
                        yield from _possible(kinds, available)
    others = [kind_of(c, number) for c in range(4) if c != colour]
    for size in range(4):
        for chosen in itertools.combinations(others, size):
            for count in range(jokers + 1):
                if 3 <= 1 + size + count <= 4 and size:
                    yield from _possible([tile, *chosen, *[JOKER] * count], available)


def _possible(kinds: list[int], available: list[int]) -> Iterator[Meld]:
    if all(kinds.count(kind) <= available[kind] for kind in kinds):
        try:
            yield read_set(kinds)
        except NotASetError:
            return


def every_table(available: list[int]) -> Iterator[list[Meld]]:
    """Yield every way to lay all the counted tiles as sets."""
    first = next((kind for kind in range(KINDS) if available[kind]), None)
    if first is None:
        yield []
    elif first != JOKER:
        for meld in every_set(available, first):
            rest = list(available)
            for kind in meld.tiles:
                rest[kind] -= 1
            for melds in every_table(rest):
                yield [meld, *melds]


def every_choice(table: list[Meld], rack: list[int], rules: JokerRules) -> set[tuple[int, ...]]:
    """Return every selection of rack tiles, as kinds in order, that some table by the joker rules lays."""
    held = counted(rack)
    before = counted(tiles_of(table))
    found: set[tuple[int, ...]] = set()
    for choice in itertools.product(*[range(count + 1) for count in held]):
        laid = list(choice)
        if any(laid):
            after = [before[kind] + laid[kind] for kind in range(KINDS)]
            if any(judge(table, melds, laid, rules).fault is None for melds in every_table(after)):
                found.add(tuple(listed(laid)))
    return found


def small_position(chance: Random) -> tuple[list[Meld], list[int]]:
    """Return a few sets and a small rack from a small box: two or three colours, low numbers, always a joker."""
    colours = chance.choice([2, 3, 4])
    numbers = chance.choice([5, 6]) if colours < 4 else 4
    box = [kind_of(c, n) for c in range(colours) for n in range(1, numbers + 1) for _ in range(2)] + [
        JOKER,
        JOKER,
    ]
    chance.shuffle(box)
    table: list[Meld] = []
    size = chance.randint(3, 9)
    for _ in range(40):
        available = counted(box)
        tile = chance.choice([kind for kind in box if kind != JOKER])
        sets = list(every_set(available, tile))
        with_joker = [meld for meld in sets if JOKER in meld.tiles]
        if with_joker and chance.random() < 0.7:
            sets = with_joker
        if sets:
            meld = chance.choice(sets)
            if len(tiles_of(table)) + len(meld.tiles) <= size + 1:
                table.append(meld)
                for kind in meld.tiles:
                    box.remove(kind)
    return table, sorted(box[: chance.randint(2, 5)])


def position_with_an_end_joker(chance: Random) -> tuple[list[Meld], list[int]]:
    """Return a table with a joker at the end of a run of three, whose tiles another run can take, and a small rack."""
    colour, low = chance.randrange(4), chance.randint(1, 3)
    lower = [kind_of(colour, low + step) for step in range(3)]
    upper = [kind_of(colour, low + 3 + step) for step in range(3)]
    if chance.random() < 0.5:
        upper[-1] = JOKER
    else:
        lower[0] = JOKER
    number = chance.randint(1, 6)
    others = chance.sample([each for each in range(4) if each != colour], 2)
    rack = [kind_of(each, number) for each in others]
    box = [kind_of(each, n) for each in (colour, *others) for n in range(1, 8)] + [JOKER]
    return [read_set(lower), read_set(upper)], sorted([*rack, *chance.sample(box, chance.randint(0, 2))])


def position_to_mix(chance: Random) -> tuple[list[Meld], list[int]]:
    """Return a table with a joker that can be lifted and sets that can spare tiles of one colour, and a rack of that
    colour.

    So a run with the joker can be made of tiles from the rack and from the table, of different sets or of one.
    """
    colour = chance.randrange(4)
    other = (colour + 1) % 4
    low = chance.randint(2, 4)
    numbers = list(range(low, low + chance.choice([4, 5])))
    table = [read_set([kind_of(other, n) for n in range(9, 12)] + [JOKER])]
    if chance.random() < 0.3:
        # Both neighbours of a run: to lay them with the joker, the run must continue.
        table.append(read_set([kind_of(colour, n) for n in numbers]))
        rack = [numbers[0] - 1, numbers[-1] + 1]
    else:
        rack = chance.sample(numbers, 2)
        joker = chance.choice([n for n in numbers if n not in rack])
        spared = [n for n in numbers if n not in rack and n != joker]
        if chance.random() < 0.5:
            first = chance.choice(numbers[:2])
            table.append(read_set([kind_of(colour, n) for n in range(first, first + 5)]))
            spared = [n for n in spared if chance.random() < 0.4]
        for n in spared:
            colours = [0, 1, 2, 3] if chance.random() < 0.7 else [colour, other, (colour + 2) % 4]
            table.append(read_set([kind_of(c, n) for c in colours]))
    held = [kind_of(colour, n) for n in rack]
    left = [kind for kind in range(JOKER) if counted([*tiles_of(table), *held])[kind] < 2]
    held += chance.sample(left, chance.randint(0, 1))
    fits = max(counted([*tiles_of(table), *held])) <= 2
    return (table, sorted(held)) if fits else position_to_mix(chance)
