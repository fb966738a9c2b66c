"""Making moves on a position, and telling what happened: events with all that an animation or a log needs."""

from typing import Any, Final

from tablee.core.events import Event
from tablee.core.game import OVER
from tablee.games.tokan.board import STAYS, Board
from tablee.games.tokan.position import TokanPosition
from tablee.games.tokan.scoring import result
from tablee.games.tokan.tiles import LETTERS

PLAY: Final = "play"
DRAFT: Final = "draft"
COLOURS: Final = ("red", "black")


def move_tower(position: TokanPosition, board: Board, move: str) -> list[Event]:
    """Carry out a legal move of an animal, with the closing of the gap and, if nobody can go on, the end."""
    code = board.shape.codes[move]
    names = board.shape.names
    start, end, carried = code >> 6, board.shape.target[code >> 2], code & 3
    seat = board.turn
    animal = board.tops[start]
    moved: dict[str, Any] = {
        "seat": seat,
        "from": names[start],
        "to": names[end],
        "animal": LETTERS[animal],
        "carried": _beneath(board, animal, carried),
        "load": carried,
        "onto": LETTERS[board.tops[end]],
        "from_height": board.heights[start],
        "to_height": board.heights[end],
        "height": board.heights[end] + carried + 1,
    }
    slid = board.play(code)
    events = [Event("tokan.moved", moved)]
    slides: list[dict[str, str]] = []
    if slid != STAYS:
        back = -board.shape.step[code >> 4 & 3]
        gap = start
        for _ in range(slid):
            slides.append({"from": names[gap + back], "to": names[gap]})
            gap += back
        events.append(Event("tokan.gap", {"square": names[gap], "slid": slid}))
    moved["slides"] = slides
    position.turn = board.turn
    if not board.can_move():
        events.append(end_game(position, board))
    return events


def _beneath(board: Board, animal: int, carried: int) -> list[str]:
    """The animals right under `animal` that go with it, bottom first."""
    load: list[str] = []
    tile = board.under[animal]
    for _ in range(carried):
        load.append(LETTERS[tile])
        tile = board.under[tile]
    load.reverse()
    return load


def end_game(position: TokanPosition, board: Board) -> Event:
    """The colour to move cannot: the game is over."""
    stuck = position.turn
    position.phase, position.turn = OVER, None
    scores, ranks = result(board, position.options["scoring"])
    assert scores is not None and ranks is not None
    winner = "none" if ranks[0] == ranks[1] else COLOURS[ranks.index(1)]
    return Event(
        "tokan.over",
        {
            "seat": stuck,
            "scores": scores,
            "red": scores[0],
            "black": scores[1],
            "winner": winner,
            "tie_break": "yes" if scores[0] == scores[1] and winner != "none" else "no",
        },
    )


def place_tile(position: TokanPosition, move: str) -> list[Event]:
    """Carry out a legal placement; after the last one the strip becomes the board."""
    strip = position.strip
    seat = position.turn
    assert strip is not None and seat is not None
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
                {"columns": shape.columns, "rows": shape.rows, "left": left, "below": below, "seat": position.first},
            )
        )
        if not board.can_move():
            events.append(end_game(position, board))
    return events
