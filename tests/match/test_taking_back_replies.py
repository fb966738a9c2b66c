"""Undo of a move together with the replies to it: none of them may have revealed anything, by its choice either."""

from collections.abc import Callable, Iterable

import pytest

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.game import JsonObject
from tablee.core.zones import Zone, everyone, nobody
from tablee.games import find
from tablee.match import Match
from tests.toy import ToyGame, ToyPosition

Change = Callable[[ToyPosition], None]
OPEN_HANDS = (Zone("hands.*.*", everyone), Zone("stock.*", nobody), Zone("pile.*", everyone))


class Passing(ToyGame):
    """The toy game in which each move, named after what it does, passes the turn on."""

    def __init__(self, zones: tuple[Zone, ...] | None = None, **moves: Change) -> None:
        super().__init__()
        self.zones = zones or self.zones
        self._moves = {"pass": lambda _: None, **moves}

    def check(self, position: ToyPosition, move: str) -> None:
        if move not in self._moves:
            raise IllegalMoveError("toy.not_held")

    def play(self, position: ToyPosition, move: str) -> list[Event]:
        self._moves[move](position)
        position.turn = 1 - (position.turn or 0)
        return [Event("toy.changed", {})]


def after(game: ToyGame, *moves: str) -> Match:
    match = Match(game, "seed", game.new(2, {}, "seed"))
    for move in moves:
        match.play(match.turn or 0, move)
    return match


def test_a_move_and_the_reply_are_undone_together_where_all_lies_open() -> None:
    match = Match.new(find("tokan"), 2, {}, "seed")
    for _ in range(6):
        match.play(match.turn or 0, match.legal().moves[0])
    before = [match.game.dump(position) for position in match.positions[:3]]
    for ply in (4, 2, 0):
        assert match.revocable(ply)
    assert match.prepare_taking_back(2) == match.positions[2].turn
    match.back_to(2)
    assert (match.ply, len(match.moves), len(match.events)) == (2, 2, 3)
    assert [match.game.dump(position) for position in match.positions] == before


def test_a_hidden_card_that_the_replying_seat_knows_may_have_decided_the_reply() -> None:
    match = after(Passing(), "pass", "pass")
    # Taken by itself the reply reveals nothing, and its own player may undo it.
    assert match.revocable()
    assert not match.revocable(0)
    with pytest.raises(IllegalMoveError) as refused:
        match.prepare_taking_back(0)
    assert refused.value.code == "undo.revealed"


def test_a_reply_by_what_everybody_knows_can_be_undone_though_other_cards_are_hidden_from_all() -> None:
    assert after(Passing(OPEN_HANDS), "pass", "pass").revocable(0)


def test_a_reply_by_what_its_seat_alone_was_shown_may_not_be_undone() -> None:
    class Concluding(Passing):
        """Each seat is shown the top of the stock by its own moves, and concludes from that."""

        def play(self, position: ToyPosition, move: str) -> list[Event]:
            seat = position.turn or 0
            super().play(position, move)
            return [Event("toy.shown", {"card": position.stock[-1]}, {"card": (seat,)})]

        def inferences(self, known: JsonObject, events: Iterable[JsonObject]) -> JsonObject:
            return {"top": [event["card"] for event in events if event.get("card", "?") != "?"]}

    game = Concluding(OPEN_HANDS)
    match = after(game, "pass", "pass", "pass", "pass")
    match._reveals_after = dict.fromkeys(range(4), False)
    assert match.revocable(0) is False
    # The first reply was chosen before its seat was shown anything.
    first = after(game, "pass", "pass")
    first._reveals_after = dict.fromkeys(range(2), False)
    assert first.revocable(0)


@pytest.mark.parametrize("at", [0, 1, 2])
def test_one_move_that_revealed_something_keeps_all_before_it(at: int) -> None:
    def drawn(position: ToyPosition) -> None:
        position.hands[0] = sorted([*position.hands[0], position.stock.pop()])

    moves = ["pass", "pass", "pass"]
    moves[at] = "draw"
    match = after(Passing(OPEN_HANDS, draw=drawn), *moves)
    assert [match.revocable(ply) for ply in range(3)] == [ply > at for ply in range(3)]


def test_chance_in_a_reply_keeps_the_move_before_it() -> None:
    def shuffled(position: ToyPosition) -> None:
        position.stream.shuffle(position.stock)

    match = after(Passing(OPEN_HANDS, shuffle=shuffled), "pass", "shuffle")
    assert not match.revocable(0)


def test_nothing_is_undone_once_a_reply_has_ended_the_match() -> None:
    match = Match.new(find("tokan"), 2, {}, "seed")
    match.play(match.turn or 0, match.legal().moves[0])
    assert match.revocable(0)
    match.resign(1)
    assert not match.revocable(0)


def test_after_an_undo_the_moves_made_instead_are_judged_anew() -> None:
    def drawn(position: ToyPosition) -> None:
        position.hands[0] = sorted([*position.hands[0], position.stock.pop()])

    match = after(Passing(OPEN_HANDS, draw=drawn), "pass", "draw")
    assert not match.revocable(0)
    match.back_to(1)
    match.play(1, "pass")
    assert match.revocable(0)
    assert match.until(1).revocable(0)
    for ply in (-1, 2, 3):
        assert not match.revocable(ply)
