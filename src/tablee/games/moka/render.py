"""A view on a terminal: the grid with the numbers of its places, then a line for each seat.

Seats and places have the numbers that moves use; letters appear as in the notation, in their colour.
"""

from typing import Any, Final

from tablee.core.events import HIDDEN
from tablee.core.game import JsonObject
from tablee.games.moka.pieces import GRID_SIZE, GRID_WIDTH, HOLE, LEVELS, is_letter
from tablee.games.moka.variant import variant_of

STYLES: Final = {"r": "red", "g": "green", "b": "blue"}
FACE_DOWN: Final = "▒▒"
CELL: Final = 5


def render(view: JsonObject) -> list[str]:
    """Return the lines of `view`, with styles as rich writes them."""
    grid = [_place(view, place) for place in range(GRID_SIZE)]
    lines = ["  ".join(grid[start : start + GRID_WIDTH]) for start in range(0, GRID_SIZE, GRID_WIDTH)]
    stacks = "  ".join(f"{level}: {len(view['stacks'][level])}" for level in LEVELS)
    lines.append(
        f"[dim]{view['round']}/{variant_of(view['options']).rounds}   {FACE_DOWN} {len(view['stock'])}   {stacks}[/]"
    )
    lines += [_seat(view, seat) for seat in range(view["players"])]
    for key in ("drawn", "vote"):
        if view[key] is not None:
            lines.append("? " + (_cards(view[key]) if key == "drawn" else _word(view[key])))
    return lines


def _place(view: JsonObject, place: int) -> str:
    card = view["grid"][place]
    mark = "»" if view["flipped"] == place else " "
    if card is None:
        shown, length = "", 0
    elif card == HIDDEN:
        shown, length = FACE_DOWN, len(FACE_DOWN)
    else:
        shown, length = _card(card), len(card)
    return f"[dim]{place:2}[/]{mark}{shown}{' ' * (CELL - length)}"


def _card(card: str) -> str:
    if card == HOLE or not is_letter(card):
        return f"[bold]{card}[/]"
    return f"[bold {STYLES[card[1]]}]{card}[/]"


def _cards(cards: list[str]) -> str:
    return " ".join([_card(card) for card in cards])


def _word(laid: dict[str, Any]) -> str:
    return f"{laid['word']} [dim]{laid['points']}[/]"


def _seat(view: JsonObject, seat: int) -> str:
    """Return the seat's points, letters, specials, words and challenges."""
    mark = "▸" if view["turn"] == seat else " "
    parts = [f"{mark}{seat} {view['scores'][seat]:4}  {_cards(view['rows'][seat])}"]
    if view["specials"][seat]:
        parts.append(_cards(view["specials"][seat]))
    parts += [_word(laid) for laid in view["words"][seat]]
    hidden = sum(card == HIDDEN for card in view["challenges"][seat])
    challenges = [card for card in view["challenges"][seat] if card != HIDDEN]
    if hidden:
        challenges.append(f"{FACE_DOWN}×{hidden}")
    if challenges:
        parts.append(f"[dim]{' '.join(challenges)}[/]")
    return "   ".join(parts)
