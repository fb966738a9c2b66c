"""Undo: only moves that revealed nothing can be undone, whichever cards they turned up."""

from collections.abc import Callable

import pytest

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.openness import Openness
from tablee.games import find
from tablee.match import Match
from tablee.match.revealing import reveals
from tests.toy import TOY, ToyGame, ToyPosition

Change = Callable[[ToyPosition], None]
Told = Callable[[ToyPosition], str]


class Changing(ToyGame):
    """The toy game with one move, which changes the position and can reveal a card; the move may need cards in hand."""

    def __init__(
        self, by: Change, tells: Told, alone: tuple[int, ...] | None, needs: tuple[str, ...]
    ) -> None:
        super().__init__()
        self._by = by
        self._tells = tells
        self._alone = alone
        self._needs = needs

    def check(self, position: ToyPosition, move: str) -> None:
        if not {*self._needs} <= {*position.hands[0]}:
            raise IllegalMoveError("toy.not_held")

    def play(self, position: ToyPosition, move: str) -> list[Event]:
        card = self._tells(position)
        self._by(position)
        return [Event("toy.changed", {"card": card}, None if self._alone is None else {"card": self._alone})]


def changed(
    by: Change,
    tells: Told = lambda position: "",
    alone: tuple[int, ...] | None = None,
    needs: tuple[str, ...] = (),
) -> bool:
    """True if a change of the toy game's first position reveals something."""
    game = Changing(by, tells, alone, needs)
    before = game.new(2, {}, "seed")
    after, events = game.apply(before, "change")
    return reveals(Openness(game, before), "change", Openness(game, after), events)


def put_under(position: ToyPosition) -> None:
    position.stock.insert(0, position.stock.pop())


def test_a_card_named_in_passing_is_revealed_though_it_lies_closed_again() -> None:
    assert changed(put_under, lambda before: before.stock[-1])


def test_a_card_named_to_one_player_alone_is_revealed_whichever_player_it_is() -> None:
    for seat in range(2):
        assert changed(put_under, lambda before: before.stock[-1], alone=(seat,))


def test_being_shown_alone_the_own_cards_reveals_nothing() -> None:
    assert not changed(put_under, lambda before: before.hands[0][0], alone=(0,))
    assert changed(put_under, lambda before: before.hands[0][0], alone=(1,))


def test_that_something_did_not_happen_is_revealed_if_elsewhere_it_had() -> None:
    top = TOY.new(2, {}, "seed").stock[-1]

    def passed_on_unless_it_lies_there(after: ToyPosition) -> None:
        after.turn = 0 if after.stock[-1] == top else 1

    assert changed(passed_on_unless_it_lies_there)
    # In a spectator's worlds this move does not exist, because they have another hand.
    assert changed(passed_on_unless_it_lies_there, needs=tuple(TOY.new(2, {}, "seed").hands[0]))


def test_what_others_can_tell_of_a_hand_by_what_comes_of_a_move_is_revealed() -> None:
    held = TOY.new(2, {}, "seed").hands[0]

    def passed_on_unless_they_are_held(after: ToyPosition) -> None:
        after.turn = 0 if after.hands[0] == held else 1

    assert changed(passed_on_unless_they_are_held)


def test_a_card_laid_for_all_to_see_is_revealed() -> None:
    assert changed(lambda after: after.pile.append(after.hands[0].pop()))


def test_a_card_that_only_its_owner_sees_is_revealed_too() -> None:
    assert changed(lambda after: after.hands[0].append(after.stock.pop()))


def test_a_card_shown_is_revealed_though_another_was_hidden_at_the_same_time() -> None:
    def swap(after: ToyPosition) -> None:
        after.hands[0][0], after.stock[0] = after.stock[0], after.hands[0][0]

    assert changed(swap)


def test_chance_reveals_though_nobody_sees_what_came_of_it() -> None:
    def shuffle(after: ToyPosition) -> None:
        after.stream.shuffle(after.stock)

    assert changed(shuffle)


def test_a_match_that_is_over_lies_open() -> None:
    def end(after: ToyPosition) -> None:
        after.phase, after.turn = "over", None

    assert changed(end)


def test_a_card_put_away_unseen_reveals_nothing() -> None:
    assert not changed(lambda after: after.stock.insert(0, after.hands[0].pop()))


def test_a_turn_passed_on_reveals_nothing() -> None:
    def passed(after: ToyPosition) -> None:
        after.turn = 1

    assert not changed(passed)


def test_of_a_move_of_which_the_game_says_so_nobody_has_learned_anything() -> None:
    class Saying(Changing):
        def tells_nothing(self, move: str) -> bool:
            return move == "change"

    def revocable(by: Change) -> bool:
        game = Saying(by, lambda position: "", None, ())
        match = Match(game, "seed", game.new(2, {}, "seed"))
        match.play(0, "change")
        return match.revocable()

    assert revocable(lambda after: after.pile.append(after.hands[0].pop()))
    # The move has drawn from the random stream, whatever its events say.
    assert not revocable(lambda after: after.stream.shuffle(after.stock))


def test_where_all_lies_open_the_last_move_can_be_taken_back() -> None:
    match = Match.new(find("tokan"), 2, {}, "seed")
    for _ in range(3):
        match.play(match.turn or 0, match.legal().moves[0])
    before = [match.game.dump(position) for position in match.positions[:3]]
    assert match.revocable()
    assert match.prepare_taking_back() == match.positions[2].turn
    match.back_to(2)
    assert (match.ply, len(match.moves), len(match.events)) == (2, 2, 3)
    assert [match.game.dump(position) for position in match.positions] == before
    assert len(match.record([]).moves) == 2


def test_nothing_is_taken_back_before_the_first_move_nor_after_the_last() -> None:
    match = Match.new(find("tokan"), 2, {}, "seed")
    assert not match.revocable()
    match.play(match.turn or 0, match.legal().moves[0])
    match.resign(0)
    with pytest.raises(IllegalMoveError) as refused:
        match.prepare_taking_back()
    assert refused.value.code == "undo.revealed"
