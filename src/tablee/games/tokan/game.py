"""TOKAN: thirty animals on a board that only closes up. Two players, open information."""

from typing import Final

from tablee.core.bot import Bot
from tablee.core.events import Event
from tablee.core.game import OVER, UNDECIDED, Game, JsonObject, Legal, Position, Result
from tablee.core.options import Choice, Options, OptionValues
from tablee.core.reading import Reader
from tablee.core.rng import Stream
from tablee.core.zones import Zone, everyone
from tablee.games.tokan import playout, terminal
from tablee.games.tokan.board import empty_board
from tablee.games.tokan.bots import LEVELS, bot
from tablee.games.tokan.check import check
from tablee.games.tokan.draft import OPENING_OF_EACH, PLACEMENTS, opening
from tablee.games.tokan.geometry import LYING
from tablee.games.tokan.loading import read_position, write_position
from tablee.games.tokan.position import TokanPosition
from tablee.games.tokan.scoring import HEADS, TOWERS, result, scores
from tablee.games.tokan.story import DRAFT, PLAY, move_tower, place_tile
from tablee.games.tokan.text import tiles_of
from tablee.games.tokan.tiles import BLACK, RED, SETS

RANDOM: Final = "random"


class TokanGame(Game[TokanPosition]):
    """The verbs of TOKAN; the rules themselves are in `board`, `check`, `draft` and `scoring`."""

    def __init__(self) -> None:
        super().__init__(
            name="tokan",
            rules=1,
            players=(2, 2),
            options=Options(Choice("scoring", TOWERS, HEADS), Choice("setup", RANDOM, DRAFT)),
            zones=(Zone("board.*", everyone, cards=animals), Zone("supply.*", everyone, cards=animals)),
            bot_levels=LEVELS,
        )

    def deal(self, options: OptionValues, players: int, stream: Stream) -> TokanPosition:
        first = stream.uniform(players)
        if options["setup"] == DRAFT:
            red, black = list(SETS[RED]), list(SETS[BLACK])
            stream.shuffle(red)
            stream.shuffle(black)
            mixed = [*red[:OPENING_OF_EACH], *black[:OPENING_OF_EACH]]
            stream.shuffle(mixed)
            strip = opening(red[OPENING_OF_EACH:], black[OPENING_OF_EACH:], mixed)
            return TokanPosition(Position(options, players, DRAFT, first, stream), first, None, strip)
        towers = [*SETS[RED], *SETS[BLACK]]
        stream.shuffle(towers)
        board = empty_board(LYING, first)
        for square, tile in tiles_of(towers):
            board.put(square, tile)
        return TokanPosition(Position(options, players, PLAY, first, stream), first, board, None)

    def read(self, shared: Position, source: Reader) -> TokanPosition:
        return read_position(shared, source)

    def write(self, position: TokanPosition) -> JsonObject:
        return write_position(position)

    def copy(self, position: TokanPosition) -> TokanPosition:
        # After the deal nothing is random: the stream can be shared.
        board, strip = position.board, position.strip
        return TokanPosition(
            position,
            position.first,
            None if board is None else board.copy(),
            None if strip is None else strip.copy(),
        )

    def legal(self, position: TokanPosition) -> Legal:
        if position.turn is None:
            return Legal([])
        if position.strip is not None:
            return Legal(position.strip.legal(position.turn))
        assert position.board is not None
        return Legal(position.board.legal())

    def check(self, position: TokanPosition, move: str) -> None:
        if position.strip is not None:
            assert position.turn is not None
            position.strip.check(position.turn, move)
        else:
            assert position.board is not None
            check(position.board, move)

    def play(self, position: TokanPosition, move: str) -> list[Event]:
        if position.board is None:
            return place_tile(position, move)
        return move_tower(position, position.board, move)

    def result(self, position: TokanPosition) -> Result:
        if position.turn is not None:
            return UNDECIDED
        assert position.board is not None
        return result(position.board, position.options["scoring"])

    def standing(self, position: TokanPosition) -> list[int] | None:
        if position.board is None:
            return None
        return scores(position.board, position.options["scoring"])

    def setup_plies(self, options: OptionValues) -> int | None:
        return PLACEMENTS if options["setup"] == DRAFT else 0

    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        return {"cards": [*SETS[RED], *SETS[BLACK]]}

    def playout(self, position: TokanPosition, seed: int) -> int:
        if position.turn is None or position.board is None:
            return super().playout(position, seed)
        plies = playout.playout(position.board, seed)
        position.phase, position.turn = OVER, None
        return plies

    def perft(self, position: TokanPosition, depth: int) -> int:
        if position.turn is None or position.board is None:
            return super().perft(position, depth)
        return playout.perft(position.board.copy(), depth)

    def render(self, view: JsonObject) -> list[str] | None:
        return terminal.render(view)

    def bot(self, level: int) -> Bot:
        return bot(level)


def animals(text: str) -> list[str]:
    """The animals in a row of towers or in a supply."""
    return [letter for letter in text if letter.isalpha()]


GAME: Final = TokanGame()
