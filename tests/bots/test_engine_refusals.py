"""Bad requests: each gets an error with a code, its parameters and a sentence, and the process lives on."""

import json
from codecs import BOM_UTF8
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tablee.bots.engine import json_lines
from tablee.bots.engine.requests import REQUESTS
from tablee.core.game import JsonObject
from tests.bots.engine_client import bare, dealt
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy_installed")

NO_JSON = [
    b"",
    b"   ",
    b"{",
    b"}",
    b'{"do":"games"',
    b"{'do':'games'}",
    b'{"do":"games",}',
    b'{"do":"games"} {"do":"games"}',
    b"games",
    b'{"do":NaN}',
    b'{"id":Infinity,"do":"games"}',
    b"-Infinity",
    b"\xff\xfe",
    b'{"do":"g\xe9mes"}',
    b'{"do":"a\tb"}',
    b"[" * 100_000,
    b'{"do":' * 100_000,
    b"[" * 5000 + b"]" * 5000,
    b"\x00",
    b"01",
]

NO_OBJECT = [b"null", b"true", b"7", b'"games"', b"[]", b'[{"do":"games"}]', b"1e999"]


@pytest.mark.parametrize("line", NO_JSON, ids=lambda line: repr(line[:20]))
def test_no_json(line: bytes) -> None:
    assert refused(line) == (None, "engine.json", {})


def test_a_byte_order_mark_before_a_request_is_no_part_of_it() -> None:
    line = b'{"id":1,"do":"games"}'
    assert json_lines.answer(BOM_UTF8 + line) == json_lines.answer(line)
    assert b'"error"' not in json_lines.answer(line)


@pytest.mark.parametrize("line", NO_OBJECT, ids=repr)
def test_json_but_no_object(line: bytes) -> None:
    assert refused(line) == (None, "engine.object", {})


def key(name: str, expected: str) -> tuple[str, JsonObject]:
    return "engine.key", {"key": name, "expected": expected}


def place(name: str, expected: str) -> tuple[str, JsonObject]:
    return "position.key", {"key": name, "expected": expected}


P = dealt()
HEADER = {"notation": 1, "game": "toy", "rules": 1, "options": {}, "players": 2, "seed": "s", "names": []}
NEW = {"do": "new", "game": "toy", "players": 2, "options": {}, "seed": "s"}
DRAW = {"seat": 0, "move": "draw"}
HUGE = 10**300
OPTIONS = [*TOY.options.all, *TOY.options.parameters]

REFUSED: list[tuple[JsonObject, tuple[str, JsonObject]]] = [
    # the request
    ({}, key("do", "string")),
    ({"do": None}, key("do", "string")),
    ({"do": ["games"]}, key("do", "string")),
    ({"do": "Games"}, ("engine.do", {"do": "Games", "known": list(REQUESTS)})),
    ({"do": ""}, ("engine.do", {"do": "", "known": list(REQUESTS)})),
    ({"do": "__class__"}, ("engine.do", {"do": "__class__", "known": list(REQUESTS)})),
    # new
    ({"do": "new"}, key("game", "string")),
    ({**NEW, "game": 3}, key("game", "string")),
    ({**NEW, "game": "chess"}, ("game.unknown", {"name": "chess"})),
    ({**NEW, "players": "2"}, key("players", "0..")),
    ({**NEW, "players": True}, key("players", "0..")),
    ({**NEW, "players": 2.0}, key("players", "0..")),
    ({**NEW, "players": -1}, key("players", "0..")),
    ({**NEW, "players": None}, key("players", "0..")),
    ({**NEW, "players": 1}, ("option.players", {"players": 1, "min": 2, "max": 3})),
    ({**NEW, "players": HUGE}, ("option.players", {"players": HUGE, "min": 2, "max": 3})),
    ({**NEW, "seed": 5}, key("seed", "string")),
    ({**NEW, "seed": None}, key("seed", "string")),
    ({**NEW, "options": None}, key("options", "object")),
    ({**NEW, "options": []}, key("options", "object")),
    ({**NEW, "options": {"volume": 3}}, ("option.unknown", {"name": "volume", "known": OPTIONS})),
    (
        {**NEW, "options": {"loud": 1}},
        ("option.value", {"name": "loud", "value": 1, "expected": "true, false"}),
    ),
    (
        {**NEW, "options": {"cards": HUGE}},
        ("option.value", {"name": "cards", "value": f"{str(HUGE)[:80]}..", "expected": "1..4"}),
    ),
    (
        {**NEW, "options": {"cards": True}},
        ("option.value", {"name": "cards", "value": True, "expected": "1..4"}),
    ),
    (
        {**NEW, "options": {"colour": {"red": []}}},
        ("option.value", {"name": "colour", "value": "{..}", "expected": "red, blue"}),
    ),
    # the position
    ({"do": "legal"}, key("position", "object")),
    ({"do": "legal", "position": None}, key("position", "object")),
    ({"do": "legal", "position": [P]}, key("position", "object")),
    ({"do": "legal", "position": {}}, key("position.game", "string")),
    ({"do": "legal", "position": {**P, "game": ["toy"]}}, key("position.game", "string")),
    ({"do": "legal", "position": {**P, "game": "chess"}}, ("game.unknown", {"name": "chess"})),
    ({"do": "legal", "position": {**P, "players": 9}}, place("players", "2..3")),
    ({"do": "legal", "position": {**P, "options": 1}}, place("options", "object")),
    (
        {"do": "legal", "position": {**P, "options": {"x": 1}}},
        ("option.unknown", {"name": "x", "known": OPTIONS}),
    ),
    ({"do": "legal", "position": {**P, "turn": 2}}, place("turn", "0..1")),
    ({"do": "legal", "position": {**P, "turn": None}}, place("turn", "null if over, else a seat")),
    ({"do": "legal", "position": {**P, "phase": "over"}}, place("turn", "null if over, else a seat")),
    ({"do": "legal", "position": {**P, "phase": 1}}, place("phase", "string")),
    ({"do": "legal", "position": {**P, "hands": None}}, place("hands", "list of 2")),
    ({"do": "legal", "position": {**P, "hands": [["a"]]}}, place("hands", "list of 2")),
    ({"do": "legal", "position": {**P, "hands": [["a"], "b"]}}, place("hands.1", "cards")),
    ({"do": "legal", "position": {**P, "stock": ["?"]}}, place("stock", "cards")),
    ({"do": "legal", "position": {**P, "rng": 7}}, place("rng", "object")),
    (
        {"do": "legal", "position": {**P, "rng": {"seed": "z" * 64, "used": 0}}},
        place("rng.seed", "64 hex digits"),
    ),
    (
        {"do": "legal", "position": {**P, "rng": {"seed": "0" * 64, "used": -1}}},
        place("rng.used", f"0..{1 << 62}"),
    ),
    (
        {"do": "legal", "position": {**P, "rng": {"seed": "0" * 64, "used": 1 << 70}}},
        place("rng.used", f"0..{1 << 62}"),
    ),
    (
        {"do": "legal", "position": {**P, "rng": {"seed": "0" * 64, "used": HUGE}}},
        place("rng.used", f"0..{2**62}"),
    ),
    ({"do": "legal", "position": {k: v for k, v in P.items() if k != "pile"}}, place("pile", "present")),
    # check and apply
    ({"do": "check", "position": P}, key("move", "string")),
    ({"do": "check", "position": P, "move": 3}, key("move", "string")),
    ({"do": "apply", "position": P}, key("move", "string")),
    ({"do": "apply", "position": P, "move": ["draw"]}, key("move", "string")),
    ({"do": "apply", "position": P, "move": "Draw"}, ("toy.not_held", {"card": "Draw"})),
    ({"do": "apply", "position": P, "move": " draw"}, ("toy.not_held", {"card": " draw"})),
    ({"do": "apply", "position": P, "move": ""}, ("toy.not_held", {"card": ""})),
    ({"do": "apply", "position": {**P, "phase": "over", "turn": None}, "move": "draw"}, ("move.over", {})),
    # view, result, perft
    ({"do": "view", "position": P}, key("seat", "0..")),
    ({"do": "view", "position": P, "seat": "0"}, key("seat", "0..")),
    ({"do": "view", "position": P, "seat": False}, key("seat", "0..")),
    ({"do": "view", "position": P, "seat": -1}, key("seat", "0..")),
    ({"do": "view", "position": P, "seat": 2}, ("seat.unknown", {"seat": 2, "last": 1})),
    ({"do": "view", "position": P, "seat": HUGE}, ("seat.unknown", {"seat": HUGE, "last": 1})),
    ({"do": "result"}, key("position", "object")),
    ({"do": "perft", "position": P}, key("depth", "0..1000")),
    ({"do": "perft", "position": P, "depth": -1}, key("depth", "0..1000")),
    ({"do": "perft", "position": P, "depth": HUGE}, key("depth", "0..1000")),
    ({"do": "perft", "position": P, "depth": 1.5}, key("depth", "0..1000")),
    # best
    ({"do": "best", "position": P}, key("level", "0..")),
    ({"do": "best", "position": P, "level": None}, key("level", "0..")),
    ({"do": "best", "position": P, "level": 0}, ("bot.level", {"level": 0, "levels": [1]})),
    ({"do": "best", "position": P, "level": HUGE}, ("bot.level", {"level": HUGE, "levels": [1]})),
    ({"do": "best", "position": P, "ms": -5}, key("ms", "0..86400000")),
    ({"do": "best", "position": P, "ms": HUGE}, key("ms", "0..86400000")),
    ({"do": "best", "position": P, "ms": "10"}, key("ms", "0..86400000")),
    ({"do": "best", "position": P, "ms": 10, "level": "1"}, key("level", "0..")),
    ({"do": "best", "position": {**P, "phase": "over", "turn": None}, "level": 1}, ("move.over", {})),
    # replay
    ({"do": "replay"}, key("record", "list")),
    ({"do": "replay", "record": "s"}, key("record", "list")),
    ({"do": "replay", "record": []}, ("record.header", {"line": 1, "key": "notation"})),
    ({"do": "replay", "record": [7]}, ("record.header", {"line": 1, "key": "notation"})),
    (
        {"do": "replay", "record": [{**HEADER, "notation": 3}]},
        ("record.header", {"line": 1, "key": "notation"}),
    ),
    (
        {"do": "replay", "record": [{**HEADER, "names": "Ana"}]},
        ("record.header", {"line": 1, "key": "names"}),
    ),
    (
        {"do": "replay", "record": [{**HEADER, "game": "chess"}]},
        ("game.unknown", {"name": "chess", "line": 1}),
    ),
    ({"do": "replay", "record": [{**HEADER, "rules": 99}]}, ("record.rules", {"line": 1, "rules": 99})),
    (
        {"do": "replay", "record": [{**HEADER, "players": 4}]},
        ("option.players", {"players": 4, "min": 2, "max": 3, "line": 1}),
    ),
    ({"do": "replay", "record": [HEADER, None]}, ("record.move", {"line": 2})),
    ({"do": "replay", "record": [HEADER, DRAW, {"seat": 1}]}, ("record.move", {"line": 3})),
    (
        {"do": "replay", "record": [HEADER, {"seat": 1, "move": "draw"}]},
        ("record.seat", {"line": 2, "seat": 1, "turn": 0}),
    ),
    (
        {"do": "replay", "record": [HEADER, {"seat": 0, "move": "z"}]},
        ("toy.not_held", {"card": "z", "line": 2}),
    ),
    (
        {"do": "replay", "record": [HEADER, {"scores": [0, 0], "ranks": [1, 1]}]},
        ("record.result", {"line": 2}),
    ),
    (
        {"do": "replay", "record": [HEADER, {"scores": [0, 0], "ranks": [1, 1]}, DRAW]},
        ("record.after_result", {"line": 3}),
    ),
]


@pytest.mark.parametrize(("request_keys", "error"), REFUSED)
def test_refused(request_keys: JsonObject, error: tuple[str, JsonObject]) -> None:
    code, params = error
    if code == "game.unknown":
        params = {**params, "known": "toy", "close": "none"}
    line = json.dumps({"id": "x", **request_keys}).encode()
    request_id, said, about = refused(line)
    if code == "game.unknown":
        assert "toy" in about.pop("known").split()
        params.pop("known")
    assert (request_id, said, about) == ("x", code, params)


@pytest.mark.parametrize("number", ["1e999", "-1e999", "9" * 5000])
def test_numbers_beyond_all_bounds_are_no_numbers(number: str) -> None:
    line = b'{"id":1,"do":"best","position":%s,"ms":%s}' % (json.dumps(P).encode(), number.encode())
    assert refused(line) == (1, *key("ms", "0..86400000"))
    options = (
        b'{"id":1,"do":"new","game":"toy","players":2,"seed":"s","options":{"cards":%s}}' % number.encode()
    )
    assert refused(options)[:2] == (1, "option.value")


def test_what_can_be_read_but_not_be_written_again_is_refused_without_its_id() -> None:
    for depth in range(100, 3000, 50):
        line = b'{"do":"games","id":' + b"[" * depth + b"]" * depth + b"}"
        answer = json.loads(json_lines.answer(line)) if depth < 900 else None
        assert answer is None or "games" in answer
        assert json_lines.answer(line).count(b"\n") == 1


def test_a_request_that_was_refused_leaves_no_trace() -> None:
    before = json_lines.answer(b'{"id":1,"do":"games"}')
    for request_keys, _ in REFUSED:
        json_lines.answer(json.dumps(request_keys).encode())
    assert json_lines.answer(b'{"id":1,"do":"games"}') == before


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text()
    | st.sampled_from(["toy", "draw", "a", "over", "play"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)
positions = st.builds(
    lambda changes: {**P, **changes}, st.dictionaries(st.sampled_from([*P]), json_values, max_size=3)
)
requests = st.fixed_dictionaries(
    {},
    optional={
        "id": json_values,
        "do": st.sampled_from([*REQUESTS]) | json_values,
        "game": st.just("toy") | json_values,
        "players": st.integers(-1, 4) | json_values,
        "options": st.dictionaries(st.sampled_from(["colour", "loud", "cards", "names"]), json_values)
        | json_values,
        "seed": json_values,
        "position": positions | json_values,
        "move": st.sampled_from(["draw", *P["hands"][0]]) | json_values,
        "seat": st.integers(-1, 3) | json_values,
        "depth": st.integers(-1, 3),
        "level": st.integers(0, 2) | json_values,
        "ms": st.integers(-1, 5) | json_values,
        "record": st.lists(st.sampled_from([HEADER, DRAW]) | json_values, max_size=4) | json_values,
    },
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], deadline=None)
@given(requests)
def test_whatever_is_asked_gets_an_answer_or_a_clear_error(request_keys: JsonObject) -> None:
    answer = bare(request_keys)
    assert answer["id"] == request_keys.get("id")
    if "error" in answer:
        assert answer["error"]["code"] != "engine.failed"
        assert set(answer["error"]) == {"code", "params", "message"}
        assert answer["error"]["message"] != answer["error"]["code"]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.binary(max_size=80).map(lambda line: line.replace(b"\n", b" ")))
@example(b'{"id":1e400,"do":"games"}')
@example(b'{"id":"\\ud800","do":"\\udfff"}')
def test_any_bytes_get_one_line_of_json(line: bytes) -> None:
    answer = json_lines.answer(line)
    assert answer.count(b"\n") == 1
    assert "id" in json.loads(answer.decode())


def refused(line: bytes) -> tuple[Any, str, JsonObject]:
    answer = json.loads(json_lines.answer(line).decode())
    assert set(answer) == {"id", "error"}
    assert set(answer["error"]) == {"code", "params", "message"}
    assert answer["error"]["message"] not in ("", answer["error"]["code"])
    return answer["id"], answer["error"]["code"], answer["error"]["params"]
