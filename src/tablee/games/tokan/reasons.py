"""The reason for a good move of TOKAN, for players: from the result of the search, or from the move's effect."""

from typing import Any, Final

from tablee.core.bot import Reason
from tablee.core.native import i64
from tablee.games.tokan.board import NO_MOVES, Board
from tablee.games.tokan.pieces import RED

FEW: Final = 4
"""The greatest number of replies that the reason mentions."""


def why(board: Board, moves: list[str], move: str, found: dict[str, Any]) -> Reason:
    """Return the reason for `move`, one of `moves` on `board`; `found` are the notes of the search."""
    if len(moves) == 1:
        return Reason("tokan.why-only", {})
    if found["exact"]:
        if found["outcome"] == "won":
            return Reason("tokan.why-win", {})
        if found["outcome"] == "lost":
            return Reason("tokan.why-lost", {})
        return Reason("tokan.why-draw", {})
    code: i64 = board.shape.codes[move]
    target: i64 = board.shape.target[code >> 2]
    other: i64 = board.black if board.turn == RED else board.red
    takes = other >> target & 1
    after = board.copy()
    after.play(code)
    replies = after.generate(NO_MOVES[:], 0)
    if replies <= FEW:
        return Reason("tokan.why-few", {"replies": replies})
    params = {
        "square": board.shape.names[target],
        "height": board.heights[target] + (code & 3) + 1,
        "depth": found["depth"],
    }
    return Reason("tokan.why-take", params) if takes else Reason("tokan.why-stack", params)
