"""The game object of Mawoki: its facts, and its verbs from the modules of this package."""

from collections.abc import Iterable
from typing import Any, Final, SupportsIndex

from tablee.core.arguments import whole
from tablee.core.bot import Bot
from tablee.core.encoding import Encoding
from tablee.core.errors import IllegalMoveError, OptionError
from tablee.core.events import Event
from tablee.core.game import Game, JsonObject, Legal, Position, Result
from tablee.core.memory import Memory
from tablee.core.options import Choice, Options, OptionValues, check_deal
from tablee.core.reading import Reader
from tablee.core.rng import Stream
from tablee.games.mawoki import bots, inferences, moves, rounds, rules, scoring
from tablee.games.mawoki.encoding import MawokiEncoding
from tablee.games.mawoki.pieces import (
    COLOURS_IN,
    DRAWINGS_OUT,
    JOKERS_IN,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PARAMETERS,
    START_CARDS,
)
from tablee.games.mawoki.playout import playout
from tablee.games.mawoki.position import (
    ARROWS_DO,
    CHANCE,
    DRAWINGS,
    LAST_CARD,
    SMOKE,
    ZONES,
    MawokiPosition,
    read,
    variant_of,
    write,
)


class MawokiGame(Game[MawokiPosition]):
    """Mawoki: 2 to 6 players, one round."""

    def __init__(self) -> None:
        super().__init__(
            name="mawoki",
            rules=1,
            players=(MIN_PLAYERS, MAX_PLAYERS),
            options=Options(
                Choice("arrow", *ARROWS_DO),
                Choice("last_card", *LAST_CARD),
                Choice("smoke", *SMOKE),
                Choice("drawings", *DRAWINGS),
                Choice("starter", CHANCE, *range(MAX_PLAYERS)),
                *PARAMETERS,
            ),
            zones=ZONES,
            bot_levels=bots.LEVELS,
        )

    def check_setup(self, options: OptionValues, players: int) -> None:
        if options["starter"] != CHANCE and options["starter"] >= players:
            raise OptionError("option.combination", {"names": "starter, players"})
        pack = variant_of(options).pack
        changed = [one.name for one in (JOKERS_IN, COLOURS_IN, DRAWINGS_OUT) if one.name in options]
        names = ", ".join(["hand", "drawings", *changed, "players"])
        check_deal(players * pack.hand_size[players] + START_CARDS, pack.many, names)

    def deal(self, options: OptionValues, players: int, stream: Stream) -> MawokiPosition:
        return rounds.deal(options, players, stream)

    def read(self, shared: Position, source: Reader) -> MawokiPosition:
        return read(shared, source)

    def write(self, position: MawokiPosition) -> JsonObject:
        return write(position)

    def copy(self, position: MawokiPosition) -> MawokiPosition:
        return position.copy()

    def legal(self, position: MawokiPosition) -> Legal:
        return Legal([moves.TEXTS[move] for move in moves.legal(position)])

    def check(self, position: MawokiPosition, move: str) -> None:
        rules.check(position, move)

    def play(self, position: MawokiPosition, move: str) -> list[Event]:
        events: list[Event] = []
        rules.play(position, moves.MOVES[move], events)
        return events

    def ahead(self, position: MawokiPosition, seat: int) -> dict[str, str]:
        # A player can only plan to draw, which the rules allow if no card matches then.
        return {} if position.turn is None else {moves.DRAW_TEXT: ""}

    def legal_numbers(self, position: MawokiPosition) -> list[int]:
        return moves.legal(position)

    def move_of(self, position: MawokiPosition, number: Any) -> str:
        return moves.TEXTS[_listed(position, whole(number, "number"))]

    def step(self, position: MawokiPosition, number: Any) -> list[int]:
        rules.play(position, _listed(position, whole(number, "number")), None)
        return moves.legal(position)

    def encoding(self, options: OptionValues, players: int) -> Encoding[MawokiPosition]:
        return MawokiEncoding(players)

    def standing(self, position: MawokiPosition) -> list[int] | None:
        return scoring.standing(position)

    def fewest_wins(self, options: OptionValues) -> bool:
        return True

    def result(self, position: MawokiPosition) -> Result:
        return scoring.result(position)

    def inferences(self, known: JsonObject, events: Iterable[JsonObject]) -> JsonObject:
        return inferences.inferences(known, events)

    def memory(self, deal: MawokiPosition) -> Memory | None:
        return inferences.memory(deal)

    def playout(self, position: MawokiPosition, seed: Any) -> int:
        return playout(position, whole(seed, "seed"))

    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        return {"cards": list(variant_of(options).pack.numbers)}

    def bot(self, level: SupportsIndex) -> Bot:
        return bots.bot(whole(level, "level"))


def _listed(position: MawokiPosition, number: int) -> int:
    """Return `number` if `legal_numbers` lists it. Raises `IllegalMoveError` `move.number` (number) if not."""
    if not 0 <= number < len(moves.TEXTS) or not moves.is_legal(position, number):
        raise IllegalMoveError("move.number", {"number": number})
    return number


GAME: Final = MawokiGame()
