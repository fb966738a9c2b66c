"""A tiny card game with hidden hands, for tests of code that must know no game.

Twelve cards a-l, three each. In turn a player lays a card on the open pile, or draws the top of the stock if there is
one. Drawing may be chosen in advance, valid if the pile does not change. Laying the last card of a hand ends the
match; each player scores minus the number of their cards left.
"""

from typing import Final

from tablee.core.bot import Bot, BotMove
from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import OVER, UNDECIDED, Game, JsonObject, Legal, Position, Result
from tablee.core.options import Choice, Count, Flag, Options, OptionValues, Parameter, Words
from tablee.core.ranking import ranks
from tablee.core.reading import Reader
from tablee.core.rng import Stream
from tablee.core.zones import Zone, everyone, nobody, owner

CARDS: Final = "abcdefghijkl"
BONUS: Final = Parameter("bonus", 0, 0, 9)
"""Points that everybody gets at the end."""


class ToyPosition(Position):
    """A position with sorted hands; stock and pile are bottom first."""

    def __init__(self, shared: Position, hands: list[list[str]], stock: list[str], pile: list[str]) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.hands = hands
        self.stock = stock
        self.pile = pile


class ToyBot(Bot):
    """A bot that lays its first card."""

    def choose(self, known: JsonObject, moves: list[str], seed: int, ms: int | None) -> BotMove:
        return BotMove(moves[0], {"seed": seed})


class ToyGame(Game[ToyPosition]):
    """The game that the module describes."""

    def __init__(self) -> None:
        super().__init__(
            name="toy",
            rules=1,
            players=(2, 3),
            options=Options(
                Choice("colour", "red", "blue"), Flag("loud"), Count("cards", 3, 1, 4), Words("names"), BONUS
            ),
            zones=(
                Zone("hands.*.*", owner, order=CARDS.index),
                Zone("stock.*", nobody),
                Zone("pile.*", everyone),
            ),
            bot_levels=(1,),
        )

    def deal(self, options: OptionValues, players: int, stream: Stream) -> ToyPosition:
        stock = list(CARDS)
        stream.shuffle(stock)
        hands = [sorted(stock.pop() for _ in range(options["cards"])) for _ in range(players)]
        return ToyPosition(Position(options, players, "play", 0, stream), hands, stock, [])

    def read(self, shared: Position, source: Reader) -> ToyPosition:
        hands = [sorted(hand) for hand in source.piles("hands", CARDS, shared.players)]
        return ToyPosition(shared, hands, source.pile("stock", CARDS), source.pile("pile", CARDS))

    def write(self, position: ToyPosition) -> JsonObject:
        return {
            "hands": [list(hand) for hand in position.hands],
            "stock": list(position.stock),
            "pile": list(position.pile),
        }

    def copy(self, position: ToyPosition) -> ToyPosition:
        shared = Position(
            position.options, position.players, position.phase, position.turn, position.stream.copy()
        )
        return ToyPosition(
            shared, [list(hand) for hand in position.hands], list(position.stock), list(position.pile)
        )

    def legal(self, position: ToyPosition) -> Legal:
        if position.turn is None:
            return Legal([])
        return Legal([*position.hands[position.turn], *(["draw"] if position.stock else [])])

    def check(self, position: ToyPosition, move: str) -> None:
        if move not in self.legal(position).moves:
            raise IllegalMoveError("toy.not_held", {"card": move})

    def play(self, position: ToyPosition, move: str) -> list[Event]:
        seat = position.turn
        assert seat is not None
        hand = position.hands[seat]
        if move == "draw":
            card = position.stock.pop()
            hand.append(card)
            hand.sort()
            events = [Event("toy.drew", {"seat": seat, "card": card}, {"card": (seat,)})]
        else:
            hand.remove(move)
            position.pile.append(move)
            events = [Event("toy.laid", {"seat": seat, "card": move})]
        if hand:
            position.turn = (seat + 1) % position.players
        else:
            position.phase, position.turn = OVER, None
        return events

    def result(self, position: ToyPosition) -> Result:
        if position.phase != OVER:
            return UNDECIDED
        bonus = BONUS.of(position.options)
        scores = [bonus - len(hand) for hand in position.hands]
        return Result(scores, ranks(scores))

    def ahead(self, position: ToyPosition, seat: int) -> dict[str, str]:
        return {"draw": " ".join(position.pile)} if position.stock else {}

    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        return {"cards": list(CARDS)}

    def bot(self, level: int) -> Bot:
        return ToyBot()

    def setup_plies(self, options: OptionValues) -> int | None:
        return 0


TOY: Final = ToyGame()
