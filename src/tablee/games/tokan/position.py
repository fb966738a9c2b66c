"""A position of the game: the strip during the draft, the board from then on."""

from tablee.core.game import Position
from tablee.games.tokan.board import Board
from tablee.games.tokan.draft import Strip


class TokanPosition(Position):
    """`first` is the seat that began. During the draft there is a `strip` and no `board`, then the other way round."""

    def __init__(self, shared: Position, first: int, board: Board | None, strip: Strip | None) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.first = first
        self.board = board
        self.strip = strip
