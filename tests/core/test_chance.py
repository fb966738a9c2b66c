"""Chance asked for, one outcome at a time: the law of the rules, a future that no copy knows, and typed errors."""

import copy
import itertools
import json
import pickle
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from math import factorial
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.asked_stream import AskedStream
from tablee.core.bot import Bot
from tablee.core.chance import ChanceState
from tablee.core.errors import ChanceError, IllegalMoveError, OptionError, SeatError
from tablee.core.events import Event
from tablee.core.game import Game, JsonObject, Legal, Position, Result
from tablee.core.native import i64, vec
from tablee.core.options import Choice, Options, OptionValues
from tablee.core.reading import Reader
from tablee.core.reporting_stream import ReportingStream
from tablee.core.rng import NOTHING_ASIDE, Stream, seed_bytes
from tablee.core.zones import Zone, everyone, nobody
from tests.marks import examples
from tests.toy import TOY

DECKS: Final = ("aabc", "abcd", "aabb", "aaa")
VERBS: Final = ("take", "slip", "under", "mix", "pick", "turn")
Law = defaultdict[tuple[str, ...], Fraction]


class BagPosition(Position):
    """A face-down stock, open cards, and what was picked of these."""

    def __init__(self, shared: Position, stock: list[str], lies: list[str]) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.stock = stock
        self.lies = lies


class Bag(Game[BagPosition]):
    """A game of every kind of luck; each move is a verb, and does nothing if it cannot."""

    def __init__(self) -> None:
        zones = (Zone("stock.*", nobody), Zone("lies.*", everyone))
        super().__init__("bag", 1, (2, 2), Options(Choice("deck", *DECKS)), zones, ())

    def deal(self, options: OptionValues, players: int, stream: Stream) -> BagPosition:
        first = stream.uniform(players)
        stock = list(options["deck"])
        stream.shuffle_face_down(stock)
        return BagPosition(Position(options, players, "play", first, stream), stock, [])

    def read(self, shared: Position, source: Reader) -> BagPosition:
        return BagPosition(shared, source.pile("stock", "abcd"), source.pile("lies", "abcd"))

    def write(self, position: BagPosition) -> JsonObject:
        return {"stock": list(position.stock), "lies": list(position.lies)}

    def copy(self, position: BagPosition) -> BagPosition:
        options, stream = position.options, position.stream.copy()
        shared = Position(options, position.players, position.phase, position.turn, stream)
        return BagPosition(shared, list(position.stock), list(position.lies))

    def legal(self, position: BagPosition) -> Legal:
        return Legal(list(VERBS))

    def check(self, position: BagPosition, move: str) -> None:
        if move not in VERBS:
            raise IllegalMoveError("bag.move", {"move": move})

    def play(self, position: BagPosition, move: str) -> list[Event]:
        stock, lies, stream = position.stock, position.lies, position.stream
        if move == "take" and stock:
            lies.append(stream.take(stock))
        elif move == "slip" and lies:
            stream.slip(stock, lies.pop())
        elif move == "under" and lies:
            stock.insert(0, lies.pop())
            stream.lay_under()
        elif move == "mix":
            stock += lies
            lies.clear()
            stream.shuffle_face_down(stock)
        elif move == "pick" and lies:
            stream.name_outcomes(list(lies))
            picked = lies.pop(stream.uniform(len(lies)))
            # Outcomes of one name must lead to one position, whichever of two equal cards was picked.
            lies.sort()
            lies.append(picked)
        elif move == "turn":
            stream.shuffle(lies)
        return [Event("bag.lies", {"lies": list(lies)})]

    def result(self, position: BagPosition) -> Result:
        return Result(None, None)

    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        return {"cards": list(options["deck"])}

    def bot(self, level: int) -> Bot:
        raise NotImplementedError


GAME: Final = Bag()


@st.composite
def sequences(draw: st.DrawFn) -> list[str]:
    """Return moves of which none slips a card into a pile with cards laid under it, as the stream demands."""
    moves: list[str] = []
    laid_under = False
    for move in draw(st.lists(st.sampled_from(VERBS), min_size=1, max_size=6)):
        laid_under = move != "mix" and (laid_under or move == "under")
        moves.append("take" if move == "slip" and laid_under else move)
    return moves


def settled_law(options: JsonObject, moves: list[str]) -> Law:
    """Return the probability of each sequence of open cards, by settling every outcome."""
    law: Law = defaultdict(Fraction)

    def go_on(state: ChanceState[Any], left: list[str], share: Fraction) -> None:
        if state.awaiting:
            possible = state.outcomes()
            assert sum(part for _, part in possible) == 1
            assert len({outcome for outcome, _ in possible}) == len(possible) > 1
            for outcome, part in possible:
                twin = state.copy()
                twin.settle(outcome)
                go_on(twin, left, share * part)
        elif left:
            state.play(left[0])
            go_on(state, left[1:], share)
        else:
            lines = [json.loads(line) for line in state.recall(0).splitlines()]
            first = str(lines[0]["known"]["turn"])
            law[(first, *("".join(line["lies"]) for line in lines if "lies" in line))] += share

    go_on(GAME.chance(options, 2), moves, Fraction(1))
    return law


def law_of_all_orders(deck: str, moves: list[str]) -> Law:
    """Return the same as the rules say it: every shuffle makes every order equally likely, at once."""
    worlds: defaultdict[tuple[str, str, tuple[str, ...]], Fraction] = defaultdict(Fraction)
    for first in "01":
        for stock in orders(deck):
            worlds[stock, "", (first,)] += Fraction(1, 2 * factorial(len(deck)))
    for move in moves:
        after: defaultdict[tuple[str, str, tuple[str, ...]], Fraction] = defaultdict(Fraction)
        for (stock, lies, seen), share in worlds.items():
            cases = list(effects(move, stock, lies))
            for new_stock, new_lies in cases:
                after[new_stock, new_lies, (*seen, new_lies)] += share / len(cases)
        worlds = after
    law: Law = defaultdict(Fraction)
    for (_, _, seen), share in worlds.items():
        law[seen] += share
    return law


def orders(cards: str) -> list[str]:
    return ["".join(order) for order in itertools.permutations(cards)]


def effects(move: str, stock: str, lies: str) -> Iterator[tuple[str, str]]:
    """Yield what a move can lead to, all equally likely."""
    if move == "take" and stock:
        yield stock[:-1], lies + stock[-1]
    elif move == "slip" and lies:
        for place in range(len(stock) + 1):
            yield stock[:place] + lies[-1] + stock[place:], lies[:-1]
    elif move == "under" and lies:
        yield lies[-1] + stock, lies[:-1]
    elif move == "mix":
        yield from ((order, "") for order in orders(stock + lies))
    elif move == "pick" and lies:
        for place, card in enumerate(lies):
            yield stock, "".join(sorted(lies[:place] + lies[place + 1 :])) + card
    elif move == "turn":
        yield from ((stock, order) for order in orders(lies))
    else:
        yield stock, lies


@settings(max_examples=examples(15), deadline=None)
@given(st.sampled_from(DECKS), sequences())
def test_settling_outcomes_gives_exactly_the_probabilities_of_the_rules(deck: str, moves: list[str]) -> None:
    assert settled_law({"deck": deck}, moves) == law_of_all_orders(deck, moves)


def test_each_kind_of_luck_is_among_those_sequences() -> None:
    moves = ["take", "take", "pick", "slip", "take", "mix", "take", "take", "turn"]
    assert settled_law({"deck": "aabc"}, moves) == law_of_all_orders("aabc", moves)
    moves = ["take", "under", "take", "take", "take", "take", "mix", "take"]
    assert settled_law({"deck": "aabc"}, moves) == law_of_all_orders("aabc", moves)


@settings(max_examples=examples(40), deadline=None)
@given(st.sampled_from(DECKS), sequences(), st.integers(0, 2**20))
def test_the_outcomes_of_a_seed_settle_its_match(deck: str, moves: list[str], seed: int) -> None:
    dealt = GAME.new(2, {"deck": deck}, seed)
    stream = ReportingStream(seed_bytes(str(seed)))
    told = GAME.deal({"deck": deck}, 2, stream)
    state = GAME.chance({"deck": deck}, 2)
    for move in [None, *moves]:
        if move is not None:
            events = GAME.play(dealt, move)
            assert GAME.play(told, move) == events
            state.play(move)
        for outcome in stream.reported:
            state.settle(outcome)
        stream.reported.clear()
        assert not state.awaiting
        assert GAME.dump(told) == GAME.dump(dealt)
        assert GAME.view(state.position, 0) == GAME.view(dealt, 0)
        assert move is None or state.events == events


def dealt(deck: str = "abcd") -> ChanceState[BagPosition]:
    """Return a state after the first player was settled."""
    state = GAME.chance({"deck": deck}, 2)
    state.settle("0")
    return state


def taking(deck: str = "abcd") -> ChanceState[BagPosition]:
    """Return a state in which the first card is awaited."""
    state = dealt(deck)
    state.play("take")
    return state


def test_a_match_begins_with_the_luck_of_its_deal() -> None:
    state = GAME.chance({"deck": "aabc"}, 2)
    assert state.outcomes() == [("0", Fraction(1, 2)), ("1", Fraction(1, 2))]
    assert (state.awaiting, state.turn, state.over, len(state.legal), state.move) == (
        True,
        None,
        False,
        0,
        None,
    )
    assert state.returns == [0.0, 0.0]
    assert state.events == []


def test_equal_pieces_are_one_outcome() -> None:
    assert taking("aabc").outcomes() == [("a", Fraction(1, 2)), ("b", Fraction(1, 4)), ("c", Fraction(1, 4))]


def test_what_is_certain_is_not_asked_for() -> None:
    state = taking("aaa")
    assert not state.awaiting
    assert state.outcomes() == []
    assert state.position.lies == ["a"]


def test_copies_settled_differently_continue_independently() -> None:
    state = taking()
    copies = {outcome: copy.copy(state) for outcome, _ in state.outcomes()}
    for outcome, one in copies.items():
        one.settle(outcome)
        one.play("take")
    assert state.awaiting
    assert [one.position.lies for one in copies.values()] == [["a"], ["b"], ["c"], ["d"]]
    assert [len(one.outcomes()) for one in copies.values()] == [3] * 4
    assert copy.deepcopy(state).outcomes() == state.outcomes()


def test_a_state_shows_nothing_of_what_is_not_settled() -> None:
    states = []
    for first, second in ("db", "bd"):
        state = taking()
        state.settle(first)
        state.play("take")
        state.settle(second)
        states.append(state)
    one, other = states
    assert one.position.stock == other.position.stock == ["a", "c"]
    assert one.information(0)["stock"] == ["?", "?"]
    assert repr(one) == repr(other) == "<ChanceState of bag, ply 2, seat 0 to act>"
    assert repr(taking()) == "<ChanceState of bag, ply 0, 4 outcomes open>"
    again = pickle.loads(pickle.dumps(one))
    assert again.position == one.position
    assert again.recall(1) == one.recall(1)


def test_a_pickle_keeps_the_step_under_way() -> None:
    state = pickle.loads(pickle.dumps(taking()))
    assert (state.move, state.outcomes()) == ("take", taking().outcomes())


def test_while_a_move_awaits_chance_the_position_is_that_before_it() -> None:
    state = taking()
    assert state.position == dealt().position
    assert (state.move, state.settled) == ("take", [])


def test_a_match_continues_from_any_position_with_its_face_down_cards_open_again() -> None:
    found = []
    for seed in range(4):
        state = GAME.chance_at(GAME.new(2, {"deck": "abcd"}, seed))
        assert not state.awaiting
        state.play("take")
        state.settle("b")
        state.play("take")
        found.append(state.outcomes())
        again = pickle.loads(pickle.dumps(state))
        assert (again.outcomes(), again.recall(0)) == (state.outcomes(), state.recall(0))
    assert found == [[(card, Fraction(1, 3)) for card in "acd"]] * 4


def test_a_position_can_be_changed_without_changing_the_state() -> None:
    state = dealt()
    GAME.play(state.position, "take")
    state.position.stock.clear()
    assert state.position.stock == list("abcd")


def test_what_is_known_of_a_deal_that_is_not_settled_is_an_error() -> None:
    state = GAME.chance({}, 2)
    for ask in (lambda: state.position, lambda: state.information(0), lambda: state.recall(0)):
        with pytest.raises(ChanceError) as caught:
            ask()
        assert caught.value.code == "chance.awaited"


def test_a_move_while_chance_has_the_next_step_is_an_error_and_changes_nothing() -> None:
    state = taking()
    with pytest.raises(ChanceError) as caught:
        state.play("take")
    assert caught.value.code == "chance.awaited"
    assert state.outcomes() == taking().outcomes()


@pytest.mark.parametrize("wrong", ["e", "", "aa", "A"])
def test_another_outcome_is_an_error_and_changes_nothing(wrong: str) -> None:
    state = taking()
    with pytest.raises(ChanceError) as caught:
        state.settle(wrong)
    assert caught.value.code == "chance.outcome"
    assert caught.value.params == {"outcome": wrong, "possible": ["a", "b", "c", "d"]}
    assert state.outcomes() == taking().outcomes()


def test_an_outcome_when_nothing_is_open_is_an_error() -> None:
    with pytest.raises(ChanceError) as caught:
        dealt().settle("a")
    assert (caught.value.code, caught.value.params) == ("chance.none", {"outcome": "a"})


@pytest.mark.parametrize("code", ["chance.awaited", "chance.none", "chance.outcome", "chance.words"])
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_each_error_says_what_is_wrong_and_what_to_do(code: str, language: str) -> None:
    said = ChanceError(code, {"outcome": "e", "possible": ["a", "b"]}).sentence(language)
    assert said.count(".") >= 1
    assert code not in said


def test_the_rules_of_moves_and_setups_stay_in_force() -> None:
    with pytest.raises(IllegalMoveError):
        dealt().play("fly")
    with pytest.raises(SeatError):
        dealt().information(2)
    with pytest.raises(OptionError):
        GAME.chance({}, 3)
    with pytest.raises(OptionError):
        GAME.chance({"deck": "xyz"}, 2)


class Raw(Bag):
    """A game that takes raw words, or a number out of very many."""

    def deal(self, options: OptionValues, players: int, stream: Stream) -> BagPosition:
        if options["deck"] == DECKS[0]:
            stream.word()
        else:
            stream.uniform(1 << 40)
        return super().deal(options, players, stream)


@pytest.mark.parametrize("deck", DECKS[:2])
def test_raw_words_and_very_many_numbers_have_no_outcomes(deck: str) -> None:
    with pytest.raises(ChanceError) as caught:
        Raw().chance({"deck": deck}, 2)
    assert caught.value.code == "chance.words"


def test_a_game_that_announces_nothing_is_settled_shuffle_by_shuffle() -> None:
    state = TOY.chance({"cards": 1}, 2)
    asked = 0
    while state.awaiting:
        state.settle(state.outcomes()[-1][0])
        asked += 1
    assert asked == 11
    assert (state.position.hands, state.position.stock) == ([["l"], ["k"]], list("abcdefghij"))
    state.play("draw")
    assert (state.awaiting, state.position.hands[0]) == (False, ["j", "l"])


def test_numbers_taken_aside_may_be_what_lies_on_top() -> None:
    names = ["a", "b", "c"]
    found = {}
    for answer in names:
        numbers: vec[i64] = vec[i64]([0, 1])
        aside: vec[i64] = vec[i64]([2])
        AskedStream([answer], {}).settle(numbers, 2, names, aside)
        found[answer] = ([int(one) for one in numbers], [int(one) for one in aside])
    assert found == {"a": ([1, 0], [2]), "b": ([0, 1], [2]), "c": ([0, 2], [1])}


def test_an_array_is_mixed_place_by_place_and_a_wasted_number_asks_nothing() -> None:
    numbers: vec[i64] = vec[i64]([0, 1, 2])
    stream = AskedStream(["1", "0"], {})
    stream.waste(6)
    stream.mix(numbers, 3)
    assert [int(one) for one in numbers] == [2, 0, 1]
    stream.settle(numbers, 1, ["a", "b", "c"], NOTHING_ASIDE)
    assert stream.at == 2
