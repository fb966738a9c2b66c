"""The board for a terminal: towers from bottom to top, as in the notation, with the top animal highlighted."""

from typing import Final

from tablee.core.game import JsonObject
from tablee.games.tokan.board_text import GAP
from tablee.games.tokan.geometry import COLUMN_LETTERS

RED_STYLE: Final = "bold red"
BLACK_STYLE: Final = "bold"
TABOO: Final = "!"


def render(view: JsonObject) -> list[str]:
    """Return the board with coordinates, the taboo marked by `!`, and in the draft each seat's supply."""
    rows = [row.split(" ") for row in view["board"]]
    width = 2 + max(len(tower) for row in rows for tower in row)
    files = "   " + "".join([f"{COLUMN_LETTERS[column]:^{width}}" for column in range(len(rows[0]))])
    lines = [f"[dim]{files}[/]"]
    for index, row in enumerate(rows):
        number = len(rows) - index
        cells = "".join(
            [
                _cell(tower, width, view["taboo"] == f"{COLUMN_LETTERS[column]}{number}")
                for column, tower in enumerate(row)
            ]
        )
        lines.append(f"[dim]{number:>2}[/] {cells}")
    if "supply" in view:
        for left, style in zip(view["supply"], (RED_STYLE, BLACK_STYLE), strict=True):
            lines.append(f"   [{style}]{left}[/]")
    return lines


def _cell(tower: str, width: int, taboo: bool) -> str:
    """Return one tower, centred in `width` columns."""
    if tower == GAP:
        return f"[dim]{'·':^{width}}[/]"
    shown = len(tower) + (1 if taboo else 0)
    before = (width - shown) // 2
    after = width - shown - before
    style = RED_STYLE if tower[-1].isupper() else BLACK_STYLE
    mark = f"[yellow]{TABOO}[/]" if taboo else ""
    beneath = f"[dim]{tower[:-1]}[/]" if len(tower) > 1 else ""
    return f"{' ' * before}{beneath}[{style}]{tower[-1]}[/]{mark}{' ' * after}"
