"""Notation 1, Records: a match as lines, and its replay."""

import json
from typing import Any

import pytest

from tablee.core.deal import Deal, Share, mixed_seed
from tablee.core.errors import RecordError
from tablee.core.record import Did, Played, Record, last_position, parse, parse_text, replay, text_of
from tablee.core.rng import seed_bytes, seed_commitment
from tests.toy import TOY


def played_out(seed: str = "seed") -> Record:
    position = TOY.new(2, {}, seed)
    moves: list[Played] = []
    while position.turn is not None:
        moves.append(Played(position.turn, TOY.legal(position).moves[0], 12 if not moves else None))
        TOY.play(position, moves[-1].move)
    scores, places = TOY.result(position)
    result = {"scores": scores, "ranks": places}
    return Record("toy", 1, TOY.options.fill({}), 2, seed_bytes(seed).hex(), ["Ana", "Bo"], moves, result)


def objects() -> list[dict[str, Any]]:
    return played_out().objects()


def test_a_record_is_a_header_a_line_a_move_and_the_result() -> None:
    lines = [json.loads(line) for line in played_out().text().splitlines()]
    assert list(lines[0]) == ["notation", "game", "rules", "options", "players", "seed", "names"]
    assert (lines[0]["notation"], lines[0]["seed"]) == (2, seed_bytes("seed").hex())
    assert list(lines[1]) == ["seat", "move", "ms"]
    assert list(lines[2]) == ["seat", "move"]
    assert list(lines[-1]) == ["scores", "ranks"]


def test_a_record_reads_back_as_itself_and_replays_to_every_position() -> None:
    record = parse_text(played_out().text())
    assert record.objects() == objects()
    positions = list(replay(TOY, record))
    assert len(positions) == len(record.moves) + 1
    assert record.result is not None
    assert TOY.result(last_position(TOY, record)).scores == record.result["scores"]


def test_a_seed_in_words_and_left_out_rules_and_options_replay_too() -> None:
    lines = objects()
    lines[0] = {"notation": 1, "game": "toy", "options": {}, "players": 2, "seed": "seed"}
    assert TOY.dump(last_position(TOY, parse(lines))) == TOY.dump(last_position(TOY, played_out()))


@pytest.mark.parametrize("key", ["notation", "game", "options", "players", "seed"])
@pytest.mark.parametrize("value", [None, True, 1.5])
def test_a_faulty_header_is_line_one(key: str, value: Any) -> None:
    lines = objects()
    lines[0][key] = value
    with pytest.raises(RecordError) as caught:
        parse(lines)
    assert caught.value.params == {"line": 1, "key": key}


@pytest.mark.parametrize(
    ("line", "change", "code"),
    [
        (1, {"players": 7}, "option.players"),
        (1, {"options": {"size": 1}}, "option.unknown"),
        (1, {"rules": 99}, "record.rules"),
        (2, {"seat": 1}, "record.seat"),
        (2, {"move": "nonsense"}, "toy.not_held"),
        (2, {"move": 3}, "record.move"),
        (2, {"ms": "slow"}, "record.move"),
        (3, {"seat": None}, "record.move"),
        (-1, {"scores": [9, 9]}, "record.result"),
    ],
)
def test_the_line_at_fault_is_named(line: int, change: dict[str, Any], code: str) -> None:
    lines = objects()
    at = len(lines) if line == -1 else line
    lines[at - 1].update(change)
    with pytest.raises(RecordError) as caught:
        list(replay(TOY, parse(lines)))
    assert (caught.value.code, caught.value.params["line"]) == (code, at)


def test_a_move_after_the_end_is_at_fault() -> None:
    lines = objects()
    lines.insert(-1, {"seat": 0, "move": "a"})
    with pytest.raises(RecordError) as caught:
        list(replay(TOY, parse(lines)))
    assert (caught.value.code, caught.value.params["line"]) == ("move.over", len(lines) - 1)


def test_nothing_comes_after_the_result() -> None:
    with pytest.raises(RecordError) as caught:
        parse([*objects(), {"seat": 0, "move": "a"}])
    assert caught.value.code == "record.after_result"


def test_a_result_before_the_end_is_at_fault() -> None:
    lines = objects()
    del lines[-2]
    with pytest.raises(RecordError) as caught:
        list(replay(TOY, parse(lines)))
    assert caught.value.code == "record.result"


@pytest.mark.parametrize("text", ["{", "[1", '{"notation":1}\nnonsense', "[" * 100_000])
def test_a_line_that_is_no_json_is_named(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_text(text)
    assert (caught.value.code, caught.value.params["line"]) == ("record.json", text.count("\n") + 1)


@pytest.mark.parametrize("separator", ["\u2028", "\u2029", "\x85", "\x1c", "\x0b", "\x0c", "\r"])
def test_a_name_may_hold_what_unicode_takes_for_the_end_of_a_line(separator: str) -> None:
    record = played_out()
    record.names[0] = f"A{separator}B"
    assert parse_text(record.text()).names[0] == f"A{separator}B"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_a_file_may_begin_with_a_byte_order_mark_and_end_its_lines_as_windows_does(encoding: str) -> None:
    text = played_out().text()
    data = text.replace("\n", "\r\n").encode(encoding)
    assert parse_text(text_of(data)).text() == text
    assert parse_text("\ufeff" + text).text() == text


def test_a_file_that_is_no_text_is_at_fault_in_the_line_that_is_none() -> None:
    data = played_out().text().encode().replace(b'"seat":1', b'"seat":\xff', 1)
    with pytest.raises(RecordError) as caught:
        text_of(data)
    assert (caught.value.code, caught.value.params) == ("record.json", {"line": 3})


@pytest.mark.parametrize("lines", [[], [3], ["x"], [None]])
def test_a_record_begins_with_a_header(lines: list[Any]) -> None:
    with pytest.raises(RecordError) as caught:
        parse(lines)
    assert (caught.value.code, caught.value.params["line"]) == ("record.header", 1)


def test_a_record_of_notation_1_still_replays_to_the_same_positions() -> None:
    lines = objects()
    lines[0]["notation"] = 1
    old = parse(lines)
    assert [TOY.dump(position) for position in replay(TOY, old)] == [
        TOY.dump(position) for position in replay(TOY, played_out())
    ]


def test_a_record_says_who_decided_on_each_move_and_whether_a_hint_was_shown_for_it() -> None:
    lines = objects()
    lines[1].update(by="person", help=True)
    lines[2].update(by="stand_in")
    record = parse(lines)
    assert [(played.by, played.helped) for played in record.moves[:3]] == [
        ("person", True),
        ("stand_in", False),
        (None, False),
    ]
    assert record.objects() == lines


def test_what_was_taken_back_and_who_gave_up_stand_in_the_record_and_change_no_position() -> None:
    lines = objects()
    (other,) = (move for move in TOY.legal(next(replay(TOY, parse(lines)))).moves[1:2])
    actions = [
        {"seat": 0, "move": other},
        {"seat": 0, "did": "take_back"},
        {"seat": None, "did": "pause", "params": {"until": 3}},
    ]
    record = parse([lines[0], *actions, *lines[1:-1], {"seat": 1, "did": "resign"}, lines[-1]])
    assert record.objects()[1:4] == actions
    assert (record.moves, record.resigned) == (played_out().moves, [1])
    assert [TOY.dump(one) for one in replay(TOY, record)] == [
        TOY.dump(one) for one in replay(TOY, played_out())
    ]


@pytest.mark.parametrize(
    ("line", "action", "code"),
    [
        (2, {"seat": 0, "did": "take_back"}, "record.undone"),
        (3, {"seat": 1, "did": "take_back"}, "record.undone"),
        (2, {"seat": 2, "did": "resign"}, "record.did"),
        (2, {"seat": None, "did": "resign"}, "record.did"),
        (2, {"seat": 0, "did": 3}, "record.did"),
        (2, {"seat": "0", "did": "pause"}, "record.did"),
        (2, {"seat": 0, "move": "a", "by": "nobody"}, "record.move"),
        (2, {"seat": 0, "move": "a", "help": 1}, "record.move"),
    ],
)
def test_what_was_done_is_reported_in_a_form_of_its_own(line: int, action: dict[str, Any], code: str) -> None:
    lines = objects()
    lines.insert(line - 1, action)
    with pytest.raises(RecordError) as caught:
        parse(lines)
    assert (caught.value.code, caught.value.params) == (code, {"line": line})


def test_a_move_that_was_taken_back_must_have_been_legal_too() -> None:
    lines = objects()
    lines[1:1] = [{"seat": 0, "move": "nonsense"}, {"seat": 0, "did": "take_back"}]
    with pytest.raises(RecordError) as caught:
        list(replay(TOY, parse(lines)))
    assert (caught.value.code, caught.value.params["line"]) == ("toy.not_held", 2)


SECRET, NONCE, LATE = "11" * 32, "22" * 32, "33" * 32


def mixed(shares: list[Share], seed: str) -> Record:
    return Record("toy", 1, {}, 2, seed, [], [Did(0, "resign")], deal=Deal(SECRET, shares))


def test_a_mixed_deal_stands_in_the_record_with_every_part_and_replays() -> None:
    shares = [Share(0, seed_commitment(NONCE), NONCE), Share(1, seed_commitment(LATE), None)]
    record = mixed(shares, mixed_seed(SECRET, [NONCE]))
    again = parse(record.objects())
    assert again.deal == Deal(SECRET, shares)
    assert TOY.dump(last_position(TOY, again)) == TOY.dump(TOY.new(2, {}, record.seed))


@pytest.mark.parametrize(
    ("share", "seed", "code"),
    [
        (Share(0, seed_commitment(LATE), NONCE), mixed_seed(SECRET, [NONCE]), "record.nonce"),
        (Share(0, seed_commitment(NONCE), NONCE), mixed_seed(SECRET, []), "record.deal"),
        (Share(0, seed_commitment(NONCE), None), mixed_seed(SECRET, [NONCE]), "record.deal"),
        (Share(0, seed_commitment(NONCE), NONCE), SECRET, "record.deal"),
    ],
)
def test_a_deal_that_was_not_mixed_from_its_parts_is_refused(share: Share, seed: str, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        list(replay(TOY, parse(mixed([share], seed).objects())))
    assert caught.value.code == code


@pytest.mark.parametrize(
    "deal",
    [3, {}, {"secret": "x", "shares": []}, {"secret": SECRET}, {"secret": SECRET, "shares": [{"seat": 0}]}],
)
def test_a_deal_in_another_form_is_a_faulty_header(deal: Any) -> None:
    lines = mixed([], mixed_seed(SECRET, [])).objects()
    lines[0]["deal"] = deal
    with pytest.raises(RecordError) as caught:
        parse(lines)
    assert caught.value.params == {"line": 1, "key": "deal"}


def test_a_seat_that_a_substitute_took_over_is_not_given_up_and_may_be_given_up_again() -> None:
    lines = [Did(0, "resign"), Did(0, "substitute"), Did(1, "resign"), Did(0, "resign")]

    def resigned(count: int) -> list[int]:
        return Record("toy", 1, {}, 2, seed_bytes("seed").hex(), [], lines[:count]).resigned

    assert [resigned(count) for count in range(5)] == [[], [0], [], [1], [1, 0]]
    with pytest.raises(RecordError) as caught:
        Record("toy", 1, {}, 2, seed_bytes("seed").hex(), [], [*lines, Did(0, "resign")])
    assert (caught.value.code, caught.value.params) == ("record.did", {"line": 6})
