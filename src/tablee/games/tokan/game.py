"""TOKAN: thirty animals on a board that only gets smaller. Two players, open information."""

from random import Random
from typing import Any, Final, SupportsIndex

from tablee.core.arguments import whole
from tablee.core.bot import Bot
from tablee.core.encoding import Encoding
from tablee.core.events import Event
from tablee.core.game import OVER, UNDECIDED, Game, JsonObject, Legal, Position, Result
from tablee.core.options import Choice, Options, OptionValues
from tablee.core.reading import Reader
from tablee.core.rng import Stream
from tablee.core.worlds import PlayoutWorlds
from tablee.games.tokan import bots, moves, numbers, playout, render, rounds, rules, scoring
from tablee.games.tokan.encoding import TokanEncoding
from tablee.games.tokan.position import DRAFT, ZONES, TokanPosition, read, write
from tablee.games.tokan.rounds import RANDOM
from tablee.games.tokan.scoring import HEADS, TOWERS
from tablee.games.tokan.variant import PARAMETERS, variant_of
from tablee.games.tokan.worlds import TokanWorlds


class TokanGame(Game[TokanPosition]):
    """The verbs of TOKAN, implemented by the modules of this package."""

    def __init__(self) -> None:
        super().__init__(
            name="tokan",
            rules=1,
            players=(2, 2),
            options=Options(Choice("scoring", TOWERS, HEADS), Choice("setup", RANDOM, DRAFT), *PARAMETERS),
            zones=ZONES,
            bot_levels=bots.LEVELS,
        )

    def check_setup(self, options: OptionValues, players: int) -> None:
        variant_of(options).check(options["setup"] == DRAFT)

    def deal(self, options: OptionValues, players: int, stream: Stream) -> TokanPosition:
        return rounds.deal(options, players, stream)

    def read(self, shared: Position, source: Reader) -> TokanPosition:
        return read(shared, source)

    def write(self, position: TokanPosition) -> JsonObject:
        return write(position)

    def copy(self, position: TokanPosition) -> TokanPosition:
        return position.copy()

    def legal(self, position: TokanPosition) -> Legal:
        return Legal(moves.legal(position))

    def check(self, position: TokanPosition, move: str) -> None:
        rules.check(position, move)

    def play(self, position: TokanPosition, move: str) -> list[Event]:
        return rules.play(position, move)

    def result(self, position: TokanPosition) -> Result:
        if position.turn is not None:
            return UNDECIDED
        assert position.board is not None
        return scoring.result(position.board, position.options["scoring"])

    def standing(self, position: TokanPosition) -> list[int] | None:
        if position.board is None:
            return None
        return scoring.standing(position.board, position.options["scoring"])

    def setup_plies(self, options: OptionValues) -> int | None:
        return variant_of(options).placements if options["setup"] == DRAFT else 0

    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        return {"cards": list("".join(variant_of(options).sets))}

    def playout(self, position: TokanPosition, seed: Any) -> int:
        if position.turn is None or position.board is None:
            return super().playout(position, seed)
        plies = playout.playout(position.board, whole(seed, "seed"))
        position.phase, position.turn = OVER, None
        return plies

    def legal_numbers(self, position: TokanPosition) -> list[int]:
        return numbers.legal(position)

    def move_of(self, position: TokanPosition, number: Any) -> str:
        return numbers.text(position, whole(number, "number"))

    def step(self, position: TokanPosition, number: Any) -> list[int]:
        return numbers.step(position, whole(number, "number"))

    def encoding(self, options: OptionValues, players: int) -> Encoding[TokanPosition]:
        return TokanEncoding(options)

    def open_worlds(
        self, position: TokanPosition, chance: Random, first: list[str] | None
    ) -> PlayoutWorlds[Any] | None:
        board = position.board
        if board is None or position.turn is None:
            return None
        codes = board.shape.codes
        compared = None if first is None else [codes[move] for move in first]
        return TokanWorlds(board.copy(), position.options["scoring"], chance, compared)

    def perft(self, position: TokanPosition, depth: int) -> int:
        if position.turn is None or position.board is None:
            return super().perft(position, depth)
        return playout.perft(position.board.copy(), depth)

    def render(self, view: JsonObject) -> list[str] | None:
        return render.render(view)

    def bot(self, level: SupportsIndex) -> Bot:
        return bots.bot(whole(level, "level"))


GAME: Final = TokanGame()
