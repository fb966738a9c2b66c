"""The events of TOKAN, as a spectator sees them, with all that an animation or a log needs."""

from typing import Any, Final

from tablee.core.events import Event
from tablee.core.game import Result
from tablee.core.native import i64
from tablee.games.tokan.board import Board
from tablee.games.tokan.geometry import Shape
from tablee.games.tokan.pieces import BLACK, COLOURS, NONE, RED

_NOTHING: Final[dict[str, Any]] = {}


class Moved(Event):
    """The event for a move, built on first access, because playouts and searches never read it."""

    def __init__(self, board: Board, move: i64) -> None:
        """Store the parts of `move` before it is played on `board`; the caller sets `slid` to the result of
        `Board.play`.
        """
        super().__init__("tokan.moved", _NOTHING)
        start: i64 = move >> 6
        end = board.shape.target[move >> 2]
        self.shape = board.shape
        self.letters = board.variant.letters
        self.move: i64 = move
        self.seat: i64 = board.turn
        self.animal: i64 = board.tops[start]
        self.first_beneath: i64 = board.under[self.animal]
        self.second_beneath: i64 = NONE if self.first_beneath == NONE else board.under[self.first_beneath]
        self.onto: i64 = board.tops[end]
        self.from_height: i64 = board.heights[start]
        self.to_height: i64 = board.heights[end]
        self.slid: i64 = 0

    @property
    def data(self) -> dict[str, Any]:
        names = self.shape.names
        start, end, load = self.move >> 6, self.shape.target[self.move >> 2], self.move & 3
        back = -self.shape.step[self.move >> 4 & 3]
        row = [names[start + back * place] for place in range(max(self.slid, 0) + 1)]
        return {
            "seat": self.seat,
            "from": names[start],
            "to": names[end],
            "animal": self.letters[self.animal],
            "carried": [self.letters[tile] for tile in (self.second_beneath, self.first_beneath)[2 - load :]],
            "load": load,
            "onto": self.letters[self.onto],
            "from_height": self.from_height,
            "to_height": self.to_height,
            "height": self.to_height + load + 1,
            "slides": [{"from": row[place + 1], "to": row[place]} for place in range(len(row) - 1)],
        }


def gap(shape: Shape, move: i64, slid: i64) -> Event:
    """Return the event for the gap that is left after `move` emptied its start square and `slid` towers closed up."""
    square = (move >> 6) - slid * shape.step[move >> 4 & 3]
    return Event("tokan.gap", {"square": shape.names[square], "slid": slid})


def placed(seat: int, move: str) -> Event:
    """Return the event for a tile laid in the draft."""
    return Event("tokan.placed", {"seat": seat, "animal": move[0], "square": move[2:]})


def cropped(shape: Shape, left: int, below: int, seat: int) -> Event:
    """Return the event for the end of the draft.

    It names the seat that moves first, and the columns left of the board and rows below it that are cut off the strip.
    """
    data = {"columns": shape.columns, "rows": shape.rows, "left": left, "below": below, "seat": seat}
    return Event("tokan.cropped", data)


def over(stuck: int, result: Result, counted: list[list[tuple[str, int]]]) -> Event:
    """Return the event for the end, when seat `stuck` cannot move: points, the counted squares by colour, and the
    winner.
    """
    scores, ranks = result
    assert scores is not None
    assert ranks is not None
    winner = "none" if ranks[RED] == ranks[BLACK] else COLOURS[ranks.index(1)]
    return Event(
        "tokan.over",
        {
            "seat": stuck,
            "scores": scores,
            "red": scores[RED],
            "black": scores[BLACK],
            "winner": winner,
            "counted": [[{"square": square, "points": points} for square, points in own] for own in counted],
            "tie_break": "yes" if scores[RED] == scores[BLACK] and winner != "none" else "no",
        },
    )
