"""A second, slow version of the rules: written from the rulebook for the tests, sharing no code with the game.

A position is towers by (column, row) from the bottom left, each a string from bottom to top.
"""

from typing import NamedTuple

Square = tuple[int, int]
REACH = {"m": 1, "j": 2, "l": 3}
WAYS = ((1, 0), (-1, 0), (0, 1), (0, -1))


class Slow(NamedTuple):
    """A position; `red` is the colour to move, `taboo` the square last moved to."""

    towers: dict[Square, str]
    red: bool
    taboo: Square | None


def read(rows: list[str], turn: int, taboo: str | None) -> Slow:
    """Return the position in the notation."""
    towers = {
        (x, y): tower
        for y, row in enumerate(reversed(rows))
        for x, tower in enumerate(row.split())
        if tower != "."
    }
    return Slow(towers, turn == 0, None if taboo is None else ("abcdef".index(taboo[0]), int(taboo[1]) - 1))


def name(square: Square) -> str:
    return f"{'abcdef'[square[0]]}{square[1] + 1}"


def along(start: Square, way: Square, steps: int) -> Square:
    return start[0] + steps * way[0], start[1] + steps * way[1]


def moves(position: Slow) -> dict[str, Slow]:
    """Return every legal move and the position after it."""
    found: dict[str, Slow] = {}
    for start, tower in position.towers.items():
        if tower[-1].isupper() != position.red:
            continue
        reach = REACH[tower[-1].lower()]
        for way in WAYS:
            end = along(start, way, reach)
            if end == position.taboo:
                continue
            if any(along(start, way, step) not in position.towers for step in range(1, reach + 1)):
                continue
            for lifted in range(1, min(reach, len(tower)) + 1):
                if len(position.towers[end]) + lifted > len(tower):
                    text = name(start) + name(end) + (f"+{lifted - 1}" if lifted > 1 else "")
                    found[text] = moved(position, start, end, way, lifted)
    return found


def moved(position: Slow, start: Square, end: Square, way: Square, lifted: int) -> Slow:
    """Lift the animal with `lifted` tiles, lay them down, and close the gap from behind."""
    towers = dict(position.towers)
    tower = towers.pop(start)
    towers[end] += tower[-lifted:]
    if len(tower) > lifted:
        towers[start] = tower[:-lifted]
    else:
        gap = start
        while along(gap, way, -1) in towers:
            towers[gap] = towers.pop(along(gap, way, -1))
            gap = along(gap, way, -1)
    return Slow(towers, not position.red, end)


def perft(position: Slow, depth: int) -> int:
    """Return the number of sequences of exactly `depth` moves."""
    if depth == 0:
        return 1
    after = moves(position).values()
    return len(after) if depth == 1 else sum(perft(child, depth - 1) for child in after)
