"""A view on a terminal: the table's sets, then a line for each seat.

Tiles appear as in moves, in their colour. Before each seat, ▸ marks the seat to act and ● a seat that has opened.
"""

from typing import Final

from tablee.core.events import HIDDEN
from tablee.core.game import JsonObject

STYLES: Final = {"r": "bold red", "b": "bold blue", "k": "bold", "y": "bold yellow", "J": "bold magenta"}
FACE_DOWN: Final = "▒▒"
WIDTH: Final = 76
BETWEEN: Final = "   "


def render(view: JsonObject) -> list[str]:
    """Return the lines of `view`, with styles as rich writes them."""
    lines = _table(view["table"])
    drawn = "" if view["drawn"] is None else f"   + {_tile(view['drawn'])}"
    lines.append(
        f"[dim]{view['round']}/{view['options']['rounds']}   {FACE_DOWN} {len(view['pool'])}[/]{drawn}"
    )
    return lines + [_seat(view, seat) for seat in range(view["players"])]


def _table(table: list[list[str]]) -> list[str]:
    """Return lines of sets, with as many sets as fit on each."""
    lines: list[str] = []
    line = ""
    length = 0
    for tiles in table:
        size = len(" ".join(tiles))
        if line and length + len(BETWEEN) + size > WIDTH:
            lines.append(line)
            line, length = "", 0
        line += (BETWEEN if line else "") + _tiles(tiles)
        length += len(BETWEEN) + size
    return [*lines, line] if line else lines


def _seat(view: JsonObject, seat: int) -> str:
    turn = "▸" if view["turn"] == seat else " "
    opened = "●" if view["opened"][seat] else "○"
    rack = view["racks"][seat]
    shown = f"{FACE_DOWN} {len(rack)}" if HIDDEN in rack else _tiles(rack)
    return f"{turn} {opened} {seat}  [dim]{view['scores'][seat]:4}[/]  {shown}"


def _tiles(tiles: list[str]) -> str:
    return " ".join([_tile(tile) for tile in tiles])


def _tile(tile: str) -> str:
    return FACE_DOWN if tile == HIDDEN else f"[{STYLES[tile[0]]}]{tile}[/]"
