"""TOKAN for the search by playouts (`core.search`), which is plain UCT in a game without hidden pieces.

It uses no knowledge of the game. No level plays like this; it is the yardstick for the levels and other programs.
"""

from typing import Any, final

from tablee.core.game import Position
from tablee.core.native import i64
from tablee.core.rng import QuickStream, Stream
from tablee.core.search import Worlds
from tablee.games.tokan.board import NO_MOVES, Board
from tablee.games.tokan.pieces import BLACK, RED
from tablee.games.tokan.playout import play_out, seeded
from tablee.games.tokan.scoring import HEADS, result, towers


@final
class TokanWorld(Position):
    """A board being played on."""

    def __init__(self, shared: Position, board: Board) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.board = board


class TokanWorlds(Worlds[TokanWorld]):
    """The only world. Moves have the board's numbers."""

    def __init__(self, board: Board, scoring: str) -> None:
        options: dict[str, Any] = {"scoring": scoring}
        self.base = Position(options, 2, "play", board.turn, Stream(bytes(32)))
        self.board = board
        self.scoring = scoring
        self.found = NO_MOVES[:]
        """A buffer for moves."""

    def lie_open(self) -> bool:
        """Return True: nothing is hidden."""
        return True

    def sample(self, stream: QuickStream) -> TokanWorld:
        """Return a copy of the board."""
        return TokanWorld(self.base, self.board.copy())

    def actor(self, world: TokanWorld) -> int:
        """Return the colour to move."""
        return world.board.turn if world.board.can_move() else -1

    def moves(self, world: TokanWorld) -> list[int]:
        """Return every legal move."""
        count = world.board.generate(self.found, 0)
        return [self.found[i] for i in range(count)]

    def play(self, world: TokanWorld, move: int) -> None:
        """Play the move by the rules."""
        world.board.play(move)

    def finish(self, world: TokanWorld, stream: QuickStream) -> None:
        """Play to the end, every legal move equally likely."""
        play_out(world.board, seeded(stream.word()), self.found)

    def rewards(self, world: TokanWorld) -> list[float]:
        """Return 1 for the winner, 0.5 each for a draw."""
        if self.scoring == HEADS:
            ranks = result(world.board, HEADS).ranks
            assert ranks is not None
            red = (ranks[BLACK] - ranks[RED] + 1) / 2
        else:
            ahead: i64 = towers(world.board, RED) - towers(world.board, BLACK)
            red = 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5
        return [red, 1.0 - red]
