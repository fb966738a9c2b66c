"""Mawoki as a game of the house: its facts, and its verbs from the modules beside it."""

from collections.abc import Iterable
from typing import Final

from tablee.core.bot import Bot
from tablee.core.events import Event
from tablee.core.game import OVER, UNDECIDED, Game, JsonObject, Legal, Position, Result
from tablee.core.options import Choice, Options, OptionValues
from tablee.core.ranking import ranks
from tablee.core.reading import Reader
from tablee.core.rng import Stream
from tablee.games.mawoki import bots, inferences, moves, turn
from tablee.games.mawoki.playout import playout
from tablee.games.mawoki.position import (
    EFFECT_FIRST,
    STEAL,
    ZONES,
    MawokiPosition,
    read_position,
    whole_deck,
    write_position,
)


class MawokiGame(Game[MawokiPosition]):
    """2 to 6 players, one round."""

    def __init__(self) -> None:
        super().__init__(
            name="mawoki",
            rules=1,
            players=(2, 6),
            options=Options(
                Choice("arrow", "target-draws", STEAL), Choice("last_card", "wins", EFFECT_FIRST)
            ),
            zones=ZONES,
            bot_levels=bots.LEVELS,
        )

    def deal(self, options: OptionValues, players: int, stream: Stream) -> MawokiPosition:
        return turn.deal(options, players, stream)

    def read(self, shared: Position, source: Reader) -> MawokiPosition:
        return read_position(shared, source)

    def write(self, position: MawokiPosition) -> JsonObject:
        return write_position(position)

    def copy(self, position: MawokiPosition) -> MawokiPosition:
        return position.twin()

    def legal(self, position: MawokiPosition) -> Legal:
        return Legal([moves.TEXTS[move] for move in moves.legal_moves(position)])

    def check(self, position: MawokiPosition, move: str) -> None:
        moves.check(position, move)

    def play(self, position: MawokiPosition, move: str) -> list[Event]:
        told: list[Event] = []
        turn.play(position, moves.MOVES[move], told)
        return told

    def standing(self, position: MawokiPosition) -> list[int] | None:
        return turn.cards_left(position)

    def result(self, position: MawokiPosition) -> Result:
        if position.phase != OVER:
            return UNDECIDED
        scores = turn.cards_left(position)
        return Result(scores, ranks([-left for left in scores]))

    def inferences(self, known: JsonObject, events: Iterable[JsonObject]) -> JsonObject:
        return inferences.inferences(known, events)

    def playout(self, position: MawokiPosition, seed: int) -> int:
        return playout(position, seed)

    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        return {"cards": whole_deck()}

    def bot(self, level: int) -> Bot:
        return bots.bot(level)


GAME: Final = MawokiGame()
