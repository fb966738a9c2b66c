"""The game object of MOKA: its facts, and its verbs from the modules of this package."""

from typing import Any, SupportsIndex

from tablee.core.arguments import whole
from tablee.core.bot import Bot
from tablee.core.command import Command
from tablee.core.encoding import Encoding
from tablee.core.events import Event
from tablee.core.game import Game, JsonObject, Legal, Position, Result
from tablee.core.options import Choice, Flag, Options, OptionValues, Words
from tablee.core.reading import Reader
from tablee.core.rng import Stream
from tablee.games.moka import bots, claims, moves, numbers, reading, render, rounds, rules, scoring
from tablee.games.moka import position as positions
from tablee.games.moka.commands import WordsCommand
from tablee.games.moka.decks import DECKS
from tablee.games.moka.encoding import MokaEncoding
from tablee.games.moka.pieces import CHALLENGES
from tablee.games.moka.position import MokaPosition
from tablee.games.moka.variant import PARAMETERS, variant_of


class MokaGame(Game[MokaPosition]):
    """MOKA: 2 to 6 players, three rounds of words from a grid that players must remember."""

    def __init__(self) -> None:
        super().__init__(
            name="moka",
            rules=2,
            players=(2, 6),
            options=Options(
                Choice("hole_colour", "any", "none"),
                Choice("flush", positions.ANY_TURN, positions.IMPASSE),
                Choice("flush_discards", positions.LETTERS, positions.ALL_CARDS),
                Flag("word_after_special", default=True),
                Flag("memory_aid"),
                Choice("dictionary", *DECKS),
                Choice(
                    "contest",
                    positions.DICTIONARY,
                    positions.TABLE,
                    positions.ANY_WORD,
                    positions.OBJECTION,
                ),
                *[Flag(category) for category in positions.CATEGORIES],
                Words("extra_words"),
                *PARAMETERS,
            ),
            zones=positions.ZONES,
            bot_levels=(1, 2, 3, 4, 5),
            older={1: "tablee.games.moka.rules_1"},
        )

    def tells_nothing(self, move: str) -> bool:
        return move in rules.TELLING_NOTHING

    def deal(self, options: OptionValues, players: int, stream: Stream) -> MokaPosition:
        return rounds.deal(options, players, stream)

    def read(self, shared: Position, source: Reader) -> MokaPosition:
        return reading.read(shared, source)

    def write(self, position: MokaPosition) -> JsonObject:
        return positions.write(position)

    def copy(self, position: MokaPosition) -> MokaPosition:
        return position.copy()

    def legal(self, position: MokaPosition) -> Legal:
        return moves.legal(position)

    def legal_sample(self, position: MokaPosition) -> Legal:
        return moves.legal_sample(position)

    def check(self, position: MokaPosition, move: str) -> None:
        rules.check(position, move)

    def play(self, position: MokaPosition, move: str) -> list[Event]:
        return rules.play(position, move)

    def legal_numbers(self, position: MokaPosition) -> list[int]:
        return numbers.legal(position)

    def move_of(self, position: MokaPosition, number: Any) -> str:
        return numbers.text(position, whole(number, "number"))

    def step(self, position: MokaPosition, number: Any) -> list[int]:
        return numbers.step(position, whole(number, "number"))

    def encoding(self, options: OptionValues, players: int) -> Encoding[MokaPosition]:
        return MokaEncoding(options, players)

    def examine(self, position: MokaPosition, draft: str) -> JsonObject:
        """For a word, even an illegal one, also return `word`, `points`, `double`, cards `left`, and `listed`."""
        report = super().examine(position, draft)
        tokens = moves.tokens_of(draft)
        return report if tokens is None else {**report, **claims.preview(position, tokens)}

    def standing(self, position: MokaPosition) -> list[int] | None:
        return scoring.standing(position)

    def result(self, position: MokaPosition) -> Result:
        return scoring.result(position)

    def render(self, view: JsonObject) -> list[str] | None:
        return render.render(view)

    def commands(self) -> tuple[Command, ...]:
        return (WordsCommand(),)

    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        return {"cards": list(variant_of(options).deck.cards), "challenges": list(CHALLENGES)}

    def bot(self, level: SupportsIndex) -> Bot:
        return bots.bot(whole(level, "level"))
