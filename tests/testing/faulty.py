"""The toy game with one planted fault each, by what the fault is."""

from random import Random
from typing import Any

from tablee.core.bot import Bot, BotMove
from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import OVER, JsonObject, Legal, Position, Result
from tablee.core.options import OptionValues
from tablee.core.reading import Reader
from tablee.core.rng import Stream
from tests.toy import CARDS, ToyBot, ToyGame, ToyPosition

OUTSIDE = Random(1)
"""Chance that no seed decides."""


class Losing(ToyGame):
    """Loses the card that is laid."""

    def play(self, position: ToyPosition, move: str) -> list[Event]:
        events = super().play(position, move)
        del position.pile[:]
        return events


class Stuck(ToyGame):
    """Lists no moves."""

    def legal(self, position: ToyPosition) -> Legal:
        return Legal([])


class Early(ToyGame):
    """Gives a result before the end."""

    def result(self, position: ToyPosition) -> Result:
        return Result([0] * position.players, [1] * position.players)


class Promising(ToyGame):
    """Lists a move that it refuses."""

    def check(self, position: ToyPosition, move: str) -> None:
        if move == "draw":
            raise IllegalMoveError("toy.not_held", {"card": move})
        super().check(position, move)


class Twice(ToyGame):
    """Lists each move twice."""

    def legal(self, position: ToyPosition) -> Legal:
        return Legal(super().legal(position).moves * 2)


class Accepting(ToyGame):
    """Accepts a move that loses a card."""

    def check(self, position: ToyPosition, move: str) -> None:
        if move != "null":
            super().check(position, move)

    def play(self, position: ToyPosition, move: str) -> list[Event]:
        if move != "null":
            return super().play(position, move)
        position.hands[position.turn or 0].pop()
        return []


class Unread(ToyGame):
    """Writes the pile in another order than it reads."""

    def write(self, position: ToyPosition) -> JsonObject:
        return {**super().write(position), "pile": position.pile[::-1]}


class Sharing(ToyGame):
    """Copies a position with the lists of the original."""

    def copy(self, position: ToyPosition) -> ToyPosition:
        twin = super().copy(position)
        twin.hands = position.hands
        return twin


class Erratic(ToyGame):
    """Plays by chance that is not the position's."""

    def play(self, position: ToyPosition, move: str) -> list[Event]:
        events = super().play(position, move)
        OUTSIDE.shuffle(position.stock)
        return events


class Trusting(ToyGame):
    """Fails on keys that are missing."""

    def read(self, shared: Position, source: Reader) -> ToyPosition:
        assert source.source["pile"] is not None
        return super().read(shared, source)


class Unannounced(ToyGame):
    """Takes cards off a face-down stock without announcing them."""

    def deal(self, options: OptionValues, players: int, stream: Stream) -> ToyPosition:
        stock = list(CARDS)
        stream.shuffle_face_down(stock)
        hands = [sorted(stock.pop() for _ in range(options["cards"])) for _ in range(players)]
        return ToyPosition(Position(options, players, "play", 0, stream), hands, stock, [])


class Cheating(ToyGame):
    """Lists moves by the card that lies on top of the stock."""

    def legal(self, position: ToyPosition) -> Legal:
        moves = super().legal(position).moves
        return Legal(moves[::-1] if position.stock and position.stock[-1] < "f" else moves)


class Telling(ToyGame):
    """Shows everybody the card that is drawn."""

    def play(self, position: ToyPosition, move: str) -> list[Event]:
        return [Event(event.kind, event.data) for event in super().play(position, move)]


class Showing(ToyGame):
    """Shows everybody a score that depends on hidden cards."""

    def standing(self, position: ToyPosition) -> list[int]:
        return [sum(map(ord, hand)) for hand in position.hands]


class Endless(ToyGame):
    """Gives a player's last card back, and so never ends."""

    def play(self, position: ToyPosition, move: str) -> list[Event]:
        seat = position.turn or 0
        events = super().play(position, move)
        if position.phase == OVER:
            position.hands[seat].append(position.pile.pop())
            position.phase, position.turn = "play", (seat + 1) % position.players
        return events

    def playout(self, position: ToyPosition, seed: Any) -> int:
        return 1


class Upside(ToyGame):
    """Ranks the worst score first."""

    def result(self, position: ToyPosition) -> Result:
        scores, ranks = super().result(position)
        return Result(scores, None if ranks is None else [1 + max(ranks) - rank for rank in ranks])


class Remembering(ToyGame):
    """Concludes something, and has no memory."""

    def inferences(self, known: JsonObject, events: Any) -> JsonObject:
        return {"events": len(list(events))}


class Wrong(ToyBot):
    """Chooses no legal move."""

    def choose(self, known: JsonObject, moves: list[str], seed: int, ms: int | None) -> BotMove:
        return BotMove("resign", {})


class Moody(ToyBot):
    """Chooses by chance that is not its seed's."""

    def choose(self, known: JsonObject, moves: list[str], seed: int, ms: int | None) -> BotMove:
        return BotMove(OUTSIDE.choice(moves), {})


class WithWrong(ToyGame):
    """Has a bot that makes illegal moves."""

    def bot(self, level: int) -> Bot:
        return Wrong()


class WithMoody(ToyGame):
    """Has a bot that chooses differently each time."""

    def bot(self, level: int) -> Bot:
        return Moody()


class Speechless(ToyGame):
    """Reports an event that has no words."""

    def play(self, position: ToyPosition, move: str) -> list[Event]:
        return [*super().play(position, move), Event("toy.sighed", {})]


class Numbered(ToyGame):
    """Numbers its moves in another order than it lists them."""

    def move_of(self, position: ToyPosition, number: Any) -> str:
        return str(self.legal(position).moves[::-1][number])


GAME = Sharing()
"""Found by its pickles, unlike the others."""
