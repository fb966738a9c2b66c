"""Making moves on a position, and telling what happened: events with all that an animation or a log needs."""

from typing import Any, Final

from tablee.core.events import Event
from tablee.core.game import OVER
from tablee.core.native import i64
from tablee.games.tokan.board import STAYS, Board
from tablee.games.tokan.position import TokanPosition
from tablee.games.tokan.scoring import counted_towers, result
from tablee.games.tokan.tiles import BLACK, LETTERS, NONE, RED

PLAY: Final = "play"
DRAFT: Final = "draft"
COLOURS: Final = ("red", "black")
NOTHING: Final[dict[str, Any]] = {}


class Moved(Event):
    """An animal moved. Told only when somebody looks: whoever plays thousands of games a second does not."""

    def __init__(self, board: Board, move: i64) -> None:
        """`move` is about to be made on `board`."""
        super().__init__("tokan.moved", NOTHING)
        start: i64 = move >> 6
        end = board.shape.target[move >> 2]
        self.shape = board.shape
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
            "animal": LETTERS[self.animal],
            "carried": [LETTERS[tile] for tile in (self.second_beneath, self.first_beneath)[2 - load :]],
            "load": load,
            "onto": LETTERS[self.onto],
            "from_height": self.from_height,
            "to_height": self.to_height,
            "height": self.to_height + load + 1,
            "slides": [{"from": row[place + 1], "to": row[place]} for place in range(len(row) - 1)],
        }


def move_tower(position: TokanPosition, board: Board, move: str) -> list[Event]:
    """Carry out a legal move of an animal, with the closing of the gap and, if nobody can go on, the end."""
    code: i64 = board.shape.codes[move]
    moved = Moved(board, code)
    moved.slid = board.play(code)
    events: list[Event] = [moved]
    if moved.slid != STAYS:
        gap = (code >> 6) - moved.slid * board.shape.step[code >> 4 & 3]
        events.append(Event("tokan.gap", {"square": board.shape.names[gap], "slid": moved.slid}))
    position.turn = board.turn
    if not board.can_move():
        events.append(end_game(position, board))
    return events


def end_game(position: TokanPosition, board: Board) -> Event:
    """The colour to move cannot: the game is over."""
    stuck = position.turn
    position.phase, position.turn = OVER, None
    scores, ranks = result(board, position.options["scoring"])
    assert scores is not None
    assert ranks is not None
    counted = [counted_towers(board, colour, position.options["scoring"]) for colour in (RED, BLACK)]
    winner = "none" if ranks[0] == ranks[1] else COLOURS[ranks.index(1)]
    return Event(
        "tokan.over",
        {
            "seat": stuck,
            "scores": scores,
            "red": scores[0],
            "black": scores[1],
            "winner": winner,
            "counted": [[{"square": square, "points": points} for square, points in own] for own in counted],
            "tie_break": "yes" if scores[0] == scores[1] and winner != "none" else "no",
        },
    )


def place_tile(position: TokanPosition, move: str) -> list[Event]:
    """Carry out a legal placement; after the last one the strip becomes the board."""
    strip = position.strip
    seat = position.turn
    assert strip is not None
    assert seat is not None
    strip.place(seat, move)
    events = [Event("tokan.placed", {"seat": seat, "animal": move[0], "square": move[2:]})]
    position.turn = 1 - seat
    if strip.complete():
        board, left, below = strip.crop(position.first)
        position.strip, position.board = None, board
        position.phase, position.turn = PLAY, position.first
        shape = board.shape
        events.append(
            Event(
                "tokan.cropped",
                {
                    "columns": shape.columns,
                    "rows": shape.rows,
                    "left": left,
                    "below": below,
                    "seat": position.first,
                },
            )
        )
        if not board.can_move():
            events.append(end_game(position, board))
    return events
