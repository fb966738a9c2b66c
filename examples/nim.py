"""Nim, the smallest game: all of its rules in one file (docs/add-a-game.md)."""

from typing import Final

from tablee.core.bot import Bot, BotMove
from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import OVER, UNDECIDED, Game, JsonObject, Legal, Position, Result
from tablee.core.options import Count, Options, OptionValues
from tablee.core.ranking import ranks
from tablee.core.reading import Reader
from tablee.core.rng import Stream

MOST: Final = 3
"""The most sticks that a player can take at once."""


class NimPosition(Position):
    """One heap. The player who takes the last stick wins."""

    def __init__(self, shared: Position, heap: int, last: int | None = None) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.heap = heap
        self.last = last


class AnyMove(Bot):
    def choose(self, known: JsonObject, moves: list[str], seed: int, ms: int | None) -> BotMove:
        return BotMove(moves[seed % len(moves)], {})


class NimGame(Game[NimPosition]):
    def __init__(self) -> None:
        super().__init__(
            name="nim",
            rules=1,
            players=(2, 2),
            options=Options(Count("sticks", 21, 1, 99)),
            zones=(),
            bot_levels=(1,),
        )

    def deal(self, options: OptionValues, players: int, stream: Stream) -> NimPosition:
        first = stream.uniform(players)
        return NimPosition(Position(options, players, "play", first, stream), options["sticks"])

    def read(self, shared: Position, source: Reader) -> NimPosition:
        return NimPosition(shared, source.integer("heap", 0, 99), source.seat_or_none("last", shared.players))

    def write(self, position: NimPosition) -> JsonObject:
        return {"heap": position.heap, "last": position.last}

    def copy(self, position: NimPosition) -> NimPosition:
        shared = Position(
            position.options, position.players, position.phase, position.turn, position.stream.copy()
        )
        return NimPosition(shared, position.heap, position.last)

    def legal(self, position: NimPosition) -> Legal:
        if position.turn is None:
            return Legal([])
        return Legal([str(sticks) for sticks in range(1, min(MOST, position.heap) + 1)])

    def check(self, position: NimPosition, move: str) -> None:
        if move not in self.legal(position).moves:
            raise IllegalMoveError("nim.take", {"move": move, "most": min(MOST, position.heap)})

    def play(self, position: NimPosition, move: str) -> list[Event]:
        seat = position.turn
        assert seat is not None
        position.heap -= int(move)
        position.turn, position.last = 1 - seat, seat
        if position.heap == 0:
            position.phase, position.turn = OVER, None
        return [Event("nim.took", {"seat": seat, "sticks": int(move)})]

    def result(self, position: NimPosition) -> Result:
        if position.turn is not None:
            return UNDECIDED
        scores = [int(seat == position.last) for seat in range(position.players)]
        return Result(scores, ranks(scores))

    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        return {}

    def bot(self, level: int) -> Bot:
        return AnyMove()


GAME: Final = NimGame()
