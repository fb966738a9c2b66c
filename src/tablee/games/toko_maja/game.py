"""The game object of Toko Maja: its facts, and its verbs from the modules of this package."""

from collections.abc import Iterable
from typing import Any, Final, SupportsIndex

from tablee.core.arguments import whole
from tablee.core.bot import Bot
from tablee.core.encoding import Encoding
from tablee.core.errors import IllegalMoveError, OptionError
from tablee.core.events import Event
from tablee.core.game import OVER, UNDECIDED, Game, JsonObject, Legal, Position, Result
from tablee.core.memory import Memory
from tablee.core.options import Choice, Flag, Options, OptionValues, check_deal, check_most
from tablee.core.reading import Reader
from tablee.core.rng import Stream
from tablee.games.toko_maja import bots, inferences, moves, playout, rounds, rules, scoring
from tablee.games.toko_maja.encoding import TokoMajaEncoding
from tablee.games.toko_maja.pieces import CARD_COUNT, DRAWN, PARAMETERS, PILES, ROUNDS, TEAMS_OF, pack_of
from tablee.games.toko_maja.position import ZONES, TokoMajaPosition, read, side_of, write


class TokoMajaGame(Game[TokoMajaPosition]):
    """Toko Maja: 2 to 6 players, three rounds or one, alone or in teams."""

    def __init__(self) -> None:
        super().__init__(
            name="toko-maja",
            rules=1,
            players=(2, 6),
            options=Options(
                Flag("table_triples"),
                Choice("teams", 0, 2, 3),
                Choice("highest_token", scoring.BY_VALUE, scoring.BY_POINTS),
                Choice("rounds", ROUNDS, 1),
                *PARAMETERS,
            ),
            zones=ZONES,
            bot_levels=bots.LEVELS,
        )

    def check_setup(self, options: OptionValues, players: int) -> None:
        if options["teams"] not in TEAMS_OF.get(players, (0,)):
            raise OptionError("option.combination", {"names": "teams, players"})
        pack = pack_of(options)
        check_most(pack.many, CARD_COUNT, "copies_1, copies_2, copies_3, copies_4, copies_5, jokers")
        check_deal(pack.removed[players] + PILES + DRAWN, pack.many, "removed, players")

    def tells_nothing(self, move: str) -> bool:
        return move == moves.TEXTS[moves.NOTHING]

    def sides(self, options: OptionValues, players: int) -> list[int]:
        return [side_of(seat, options["teams"]) for seat in range(players)]

    def deal(self, options: OptionValues, players: int, stream: Stream) -> TokoMajaPosition:
        return rounds.deal(options, players, stream)

    def read(self, shared: Position, source: Reader) -> TokoMajaPosition:
        return read(shared, source)

    def write(self, position: TokoMajaPosition) -> JsonObject:
        return write(position)

    def copy(self, position: TokoMajaPosition) -> TokoMajaPosition:
        return position.copy()

    def legal(self, position: TokoMajaPosition) -> Legal:
        return Legal([moves.TEXTS[move] for move in moves.legal(position)])

    def check(self, position: TokoMajaPosition, move: str) -> None:
        rules.check(position, move)

    def play(self, position: TokoMajaPosition, move: str) -> list[Event]:
        events: list[Event] = []
        rules.play(position, moves.MOVES[move], events)
        return events

    def ahead(self, position: TokoMajaPosition, seat: int) -> dict[str, str]:
        return moves.ahead(position)

    def legal_numbers(self, position: TokoMajaPosition) -> list[int]:
        return moves.legal(position)

    def move_of(self, position: TokoMajaPosition, number: Any) -> str:
        return moves.TEXTS[_listed(position, whole(number, "number"))]

    def step(self, position: TokoMajaPosition, number: Any) -> list[int]:
        rules.play(position, _listed(position, whole(number, "number")), None)
        return moves.legal(position)

    def encoding(self, options: OptionValues, players: int) -> Encoding[TokoMajaPosition]:
        return TokoMajaEncoding(players, options)

    def standing(self, position: TokoMajaPosition) -> list[int] | None:
        return list(position.scores) if position.phase == OVER else scoring.standing(position)

    def score_breakdown(self, view: JsonObject) -> list[JsonObject]:
        return scoring.score_breakdown(view)

    def result(self, position: TokoMajaPosition) -> Result:
        return scoring.result(position) if position.phase == OVER else UNDECIDED

    def inferences(self, known: JsonObject, events: Iterable[JsonObject]) -> JsonObject:
        return inferences.inferences(known, events)

    def memory(self, deal: TokoMajaPosition) -> Memory | None:
        return inferences.TokoMajaMemory(deal.players)

    def playout(self, position: TokoMajaPosition, seed: Any) -> int:
        return playout.playout(position, whole(seed, "seed"))

    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        return {"cards": list(pack_of(options).as_text)}

    def bot(self, level: SupportsIndex) -> Bot:
        return bots.bot(whole(level, "level"))


def _listed(position: TokoMajaPosition, number: int) -> int:
    """Return `number` if `legal_numbers` lists it. Raises `IllegalMoveError` `move.number` (number) if not."""
    if not 0 <= number < len(moves.TEXTS) or not moves.is_legal(position, number):
        raise IllegalMoveError("move.number", {"number": number})
    return number


GAME: Final = TokoMajaGame()
