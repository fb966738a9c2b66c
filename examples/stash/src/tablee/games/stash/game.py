"""The facts, and each verb in a line."""

from typing import Final, SupportsIndex

from tablee.core.arguments import whole
from tablee.core.bot import Bot
from tablee.core.events import Event
from tablee.core.game import Game, JsonObject, Legal, Position, Result
from tablee.core.options import Count, Options, OptionValues
from tablee.core.reading import Reader
from tablee.core.rng import Stream
from tablee.games.stash.bots import LEVELS
from tablee.games.stash.moves import legal
from tablee.games.stash.pieces import DECK
from tablee.games.stash.position import ZONES, StashPosition, copy, read, write
from tablee.games.stash.rules import check, deal, play
from tablee.games.stash.scoring import result


class StashGame(Game[StashPosition]):
    """Stash."""

    def __init__(self) -> None:
        super().__init__(
            name="stash",
            rules=1,
            players=(2, 4),
            options=Options(Count("hand", 4, 2, 6)),
            zones=ZONES,
            bot_levels=tuple(LEVELS),
        )

    def deal(self, options: OptionValues, players: int, stream: Stream) -> StashPosition:
        return deal(options, players, stream)

    def read(self, shared: Position, source: Reader) -> StashPosition:
        return read(shared, source)

    def write(self, position: StashPosition) -> JsonObject:
        return write(position)

    def copy(self, position: StashPosition) -> StashPosition:
        return copy(position)

    def legal(self, position: StashPosition) -> Legal:
        return legal(position)

    def check(self, position: StashPosition, move: str) -> None:
        check(position, move)

    def play(self, position: StashPosition, move: str) -> list[Event]:
        return play(position, move)

    def result(self, position: StashPosition) -> Result:
        return result(position)

    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        return {"cards": DECK}

    def bot(self, level: SupportsIndex) -> Bot:
        return LEVELS[whole(level, "level")]


GAME: Final = StashGame()
