"""MOKA as a game of the house: its facts, and its verbs from the modules beside it."""

from tablee.core.bot import Bot
from tablee.core.command import Command
from tablee.core.events import Event
from tablee.core.game import OVER, UNDECIDED, Game, JsonObject, Legal, Position, Result
from tablee.core.options import Choice, Flag, Options, OptionValues, Words
from tablee.core.ranking import ranks
from tablee.core.reading import Reader
from tablee.core.rng import Stream
from tablee.games.moka import flow, listing, reading, rules, spoken
from tablee.games.moka.asking import WordsCommand
from tablee.games.moka.bots import bot_of
from tablee.games.moka.cards import CHALLENGES
from tablee.games.moka.decks import DECKS
from tablee.games.moka.picture import picture
from tablee.games.moka.state import MokaPosition
from tablee.games.moka.zones import ZONES


class MokaGame(Game[MokaPosition]):
    """2 to 6 players, three rounds of words from a grid to be remembered."""

    def __init__(self) -> None:
        super().__init__(
            name="moka",
            rules=1,
            players=(2, 6),
            options=Options(
                Choice("hole_colour", "any", "none"),
                Choice("contest", "dictionary", "table"),
                Flag("memory_aid"),
                Choice("dictionary", *DECKS),
                Words("extra_words"),
            ),
            zones=ZONES,
            bot_levels=(1, 2, 3, 4, 5),
        )

    def deal(self, options: OptionValues, players: int, stream: Stream) -> MokaPosition:
        return flow.deal(options, players, stream)

    def read(self, shared: Position, source: Reader) -> MokaPosition:
        return reading.read(shared, source)

    def write(self, position: MokaPosition) -> JsonObject:
        return reading.write(position)

    def copy(self, position: MokaPosition) -> MokaPosition:
        return position.twin()

    def legal(self, position: MokaPosition) -> Legal:
        return listing.every_move(position)

    def legal_sample(self, position: MokaPosition) -> Legal:
        return listing.moves_soon(position)

    def check(self, position: MokaPosition, move: str) -> None:
        rules.check(position, move)

    def play(self, position: MokaPosition, move: str) -> list[Event]:
        return rules.play(position, move)

    def examine(self, position: MokaPosition, draft: str) -> JsonObject:
        """Of a word, whatever forbids it, also `word`, `points`, `double`, cards `left`, and if it is `listed`."""
        report = super().examine(position, draft)
        tokens = rules.tokens_of(draft)
        return report if tokens is None else {**report, **spoken.worth(position, tokens)}

    def standing(self, position: MokaPosition) -> list[int] | None:
        """Finished rounds and the words of this one; challenges are secret until the round ends."""
        if position.phase == OVER:
            return list(position.scores)
        return [
            position.scores[seat] + sum(laid.points for laid in position.words[seat])
            for seat in range(position.players)
        ]

    def render(self, view: JsonObject) -> list[str] | None:
        return picture(view)

    def commands(self) -> tuple[Command, ...]:
        return (WordsCommand(),)

    def result(self, position: MokaPosition) -> Result:
        if position.phase != OVER:
            return UNDECIDED
        return Result(list(position.scores), ranks(list(position.scores)))

    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        return {"cards": list(DECKS[options["dictionary"]].cards), "challenges": list(CHALLENGES)}

    def bot(self, level: int) -> Bot:
        return bot_of(level)
