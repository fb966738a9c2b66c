"""TOKAN as the search by playouts asks for it (`core.search`): what is plain UCT where everything lies open.

No knowledge of the game and no tricks; no level plays so, it is what they and other programs are measured by.
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
    """The one world there is. Moves are numbered as the board numbers them."""

    def __init__(self, board: Board, scoring: str) -> None:
        options: dict[str, Any] = {"scoring": scoring}
        self.base = Position(options, 2, "play", board.turn, Stream(bytes(32)))
        self.board = board
        self.scoring = scoring
        self.found = NO_MOVES[:]
        """Where moves are written before they are told or chosen from."""

    def lie_open(self) -> bool:
        """Nothing is hidden."""
        return True

    def sample(self, stream: QuickStream) -> TokanWorld:
        """A copy of the board."""
        return TokanWorld(self.base, self.board.copy())

    def actor(self, world: TokanWorld) -> int:
        """The colour to move."""
        return world.board.turn if world.board.can_move() else -1

    def moves(self, world: TokanWorld) -> list[int]:
        """Every legal move."""
        count = world.board.generate(self.found, 0)
        return [self.found[i] for i in range(count)]

    def play(self, world: TokanWorld, move: int) -> None:
        """By the rules."""
        world.board.play(move)

    def finish(self, world: TokanWorld, stream: QuickStream) -> None:
        """Every legal move equally likely."""
        play_out(world.board, seeded(stream.word()), self.found)

    def rewards(self, world: TokanWorld) -> list[float]:
        """1 for winning; a draw is half of that."""
        if self.scoring == HEADS:
            ranks = result(world.board, HEADS).ranks
            assert ranks is not None
            red = (ranks[BLACK] - ranks[RED] + 1) / 2
        else:
            ahead: i64 = towers(world.board, RED) - towers(world.board, BLACK)
            red = 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5
        return [red, 1.0 - red]
