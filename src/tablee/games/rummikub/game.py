"""The game object of Rummikub: its facts and its verbs. Sources: the rulebook; rulings 4; notation 3, rummikub."""

from typing import Any, Final, SupportsIndex

from tablee.core.arguments import whole
from tablee.core.bot import Bot
from tablee.core.encoding import Encoding
from tablee.core.errors import OptionError
from tablee.core.events import Event
from tablee.core.game import Game, JsonObject, Legal, Position, Result
from tablee.core.options import Choice, Count, Flag, Options, OptionValues, check_deal
from tablee.core.reading import Reader
from tablee.core.rng import Stream
from tablee.games.rummikub import (
    bots,
    examination,
    moves,
    numbers,
    playout,
    render,
    rounds,
    rules,
    scoring,
)
from tablee.games.rummikub.encoding import RummikubEncoding
from tablee.games.rummikub.pieces import NAMES, PARAMETERS, box_of
from tablee.games.rummikub.position import ZONES, RummikubPosition, copy, read, write

NAME: Final = "rummikub"
RULES: Final = 1

OPTIONS: Final = Options(
    Choice("turns", "draw-discard", "play-or-draw"),
    Count("opening", 30, 0, 100),
    Choice("joker_from", "rack", "any"),
    Choice("joker_lift", "long-sets", "any-end"),
    Choice("joker_to", "any-set", "new-set", "mixed-set"),
    Flag("go_out_by_discard", True),
    Count("rounds", 1, 1, 10),
    Choice("scoring", "lowest", "zero-sum"),
    Count("stall", 20, 1, 100),
    *PARAMETERS,
)


class RummikubGame(Game[RummikubPosition]):
    """Rummikub; each verb calls a module of its own (see the map in the package's `__init__`)."""

    def __init__(self) -> None:
        super().__init__(NAME, RULES, (2, 4), OPTIONS, ZONES, (1, 2, 3, 4, 5))

    def check_setup(self, options: OptionValues, players: int) -> None:
        if options["scoring"] == "zero-sum" and options["turns"] != "play-or-draw":
            raise OptionError("option.combination", {"names": "scoring, turns"})
        box = box_of(options)
        check_deal(players * box.dealt, len(box.deck), "rack, copies, jokers, highest, colours, players")

    def deal(self, options: OptionValues, players: int, stream: Stream) -> RummikubPosition:
        return rounds.deal(options, players, stream)

    def read(self, shared: Position, source: Reader) -> RummikubPosition:
        return read(shared, source)

    def write(self, position: RummikubPosition) -> JsonObject:
        return write(position)

    def copy(self, position: RummikubPosition) -> RummikubPosition:
        return copy(position)

    def legal(self, position: RummikubPosition) -> Legal:
        return moves.legal(position)

    def legal_sample(self, position: RummikubPosition) -> Legal:
        return moves.legal_sample(position)

    def check(self, position: RummikubPosition, move: str) -> None:
        rules.check(position, move)

    def ahead(self, position: RummikubPosition, seat: int) -> dict[str, str]:
        return moves.ahead(position)

    def examine(self, position: RummikubPosition, draft: str) -> JsonObject:
        return examination.examine(position, draft)

    def play(self, position: RummikubPosition, move: str) -> list[Event]:
        return rules.play(position, move)

    def playout(self, position: RummikubPosition, seed: Any) -> int:
        return playout.playout(position, whole(seed, "seed"))

    def legal_numbers(self, position: RummikubPosition) -> list[int]:
        return numbers.legal(position)

    def move_of(self, position: RummikubPosition, number: Any) -> str:
        return numbers.text(position, whole(number, "number"))

    def step(self, position: RummikubPosition, number: Any) -> list[int]:
        return numbers.step(position, whole(number, "number"))

    def encoding(self, options: OptionValues, players: int) -> Encoding[RummikubPosition]:
        return RummikubEncoding(players, options)

    def fewest_wins(self, options: OptionValues) -> bool:
        return bool(options["scoring"] != "zero-sum")

    def result(self, position: RummikubPosition) -> Result:
        return scoring.result(position)

    def standing(self, position: RummikubPosition) -> list[int] | None:
        return scoring.standing(position)

    def render(self, view: JsonObject) -> list[str]:
        return render.render(view)

    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        return {"tiles": [NAMES[kind] for kind in box_of(options).deck]}

    def bot(self, level: SupportsIndex) -> Bot:
        return bots.bot(whole(level, "level"))


GAME: Final = RummikubGame()
