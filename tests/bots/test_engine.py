"""Notation 2: the answers of the engine process, request by request."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from tablee.bots.engine import json_lines
from tablee.core.game import JsonObject, Legal
from tablee.core.rng import seed_bytes
from tests.bots.engine_client import ask, bare, dealt
from tests.patience import killed_in_the_end
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy_installed")


def test_games_with_their_players_and_options() -> None:
    (toy,) = [game for game in ask(do="games")["games"] if game["game"] == "toy"]
    assert toy == {
        "game": "toy",
        "players": [2, 3],
        "options": TOY.options.schema(),
        "fewest_wins": False,
    }


def test_games_say_where_the_lowest_score_is_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "fewest_wins", lambda self, options: options["colour"] == "red")
    assert [game["fewest_wins"] for game in ask(do="games")["games"] if game["game"] == "toy"] == [True]


def test_new_deals_the_position_of_the_seed() -> None:
    position = ask(do="new", game="toy", players=2, options={"cards": 2}, seed="tablee")["position"]
    assert position == TOY.dump(TOY.new(2, {"cards": 2}, "tablee"))
    assert position["rng"] == {"seed": seed_bytes("tablee").hex(), "used": 11}


def test_new_fills_in_options_left_out() -> None:
    assert ask(do="new", game="toy", players=2, seed="s")["position"]["options"]["cards"] == 3


def test_legal_says_who_must_act_and_what_may_be_done() -> None:
    position = dealt()
    assert ask(do="legal", position=position) == {"turn": 0, "moves": [*position["hands"][0], "draw"]}


def test_legal_over_is_null_and_none() -> None:
    assert ask(do="legal", position=over()) == {"turn": None, "moves": []}


def test_legal_says_when_there_are_more_moves_than_it_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "legal", lambda self, position: Legal(["draw"], more=True))
    assert ask(do="legal", position=dealt()) == {"turn": 0, "moves": ["draw"], "more": True}
    assert ask(do="perft", position=dealt(), depth=2)["error"]["code"] == "perft.unlisted"


def test_check_says_yes_or_which_rule_is_broken() -> None:
    position = dealt()
    assert ask(do="check", position=position, move="draw") == {"legal": True}
    assert ask(do="check", position=position, move="z") == {
        "legal": False,
        "code": "toy.not_held",
        "params": {"card": "z"},
    }
    assert ask(do="check", position=over(), move="draw") == {
        "legal": False,
        "code": "move.over",
        "params": {},
    }


def test_apply_gives_the_position_and_everything_that_happened() -> None:
    position = dealt()
    card = position["stock"][-1]
    answer = ask(do="apply", position=position, move="draw")
    assert answer["position"]["stock"] == position["stock"][:-1]
    assert answer["events"] == [{"event": "toy.drew", "seat": 0, "card": card, "secret": {"card": [0]}}]


def test_apply_of_an_illegal_move_is_an_error_with_a_sentence() -> None:
    assert ask(do="apply", position=dealt(), move="z") == {
        "error": {
            "code": "toy.not_held",
            "params": {"card": "z"},
            "message": "You do not hold the card z; draw, or lay one of yours.",
        }
    }


def test_view_for_a_seat_and_for_a_spectator() -> None:
    position = dealt()
    assert ask(do="view", position=position, seat=1)["view"] == TOY.view(TOY.load(position), 1)
    assert ask(do="view", position=position, seat=None)["view"] == TOY.view(TOY.load(position), None)


def test_result_before_and_after_the_end() -> None:
    assert ask(do="result", position=dealt()) == {"over": False, "scores": None, "ranks": None}
    assert ask(do="result", position=over()) == {"over": True, "scores": [0, -3], "ranks": [1, 2]}


def test_perft_counts_sequences_of_moves() -> None:
    assert [ask(do="perft", position=dealt(), depth=depth)["nodes"] for depth in range(3)] == [1, 4, 16]
    assert ask(do="perft", position=over(), depth=0) == {"nodes": 1}
    assert ask(do="perft", position=over(), depth=1) == {"nodes": 0}


@pytest.mark.parametrize("how", [{"level": 1}, {"ms": 20}, {"level": 1, "ms": 20}])
def test_best_is_a_legal_move_by_level_or_by_time(how: dict[str, int]) -> None:
    assert ask(do="best", position=dealt(), **how)["move"] in TOY.legal(TOY.load(dealt())).moves


def test_best_uses_only_what_the_seat_to_act_may_know() -> None:
    position = dealt()
    other = {**position, "stock": position["stock"][::-1], "rng": {"seed": "0" * 64, "used": 3}}
    assert ask(do="best", position=position, level=1) == ask(do="best", position=other, level=1)


def test_best_where_nothing_can_be_done_is_an_error() -> None:
    stuck = {**dealt(), "hands": [[], ["a"]], "stock": []}
    assert ask(do="best", position=stuck, level=1)["error"]["code"] == "position.no_moves"


def test_replay_gives_the_last_position() -> None:
    header = {"notation": 1, "game": "toy", "rules": 1, "options": {}, "players": 2, "seed": "s", "names": []}
    position = dealt("s")
    after = ask(do="apply", position=position, move="draw")["position"]
    assert ask(do="replay", record=[header, {"seat": 0, "move": "draw", "ms": 3}]) == {"position": after}


@pytest.mark.parametrize(
    "request_id", [0, -1, 1.5, "a", "é\n", "\ud800", None, True, [], [1, {"a": None}], {"id": 1}, 10**40]
)
def test_the_id_is_echoed_whatever_it_is(request_id: Any) -> None:
    assert bare({"id": request_id, "do": "games"})["id"] == request_id
    assert bare({"id": request_id, "do": "nothing"})["id"] == request_id


def test_an_answer_is_one_line_of_utf8_json_even_for_halves_of_characters() -> None:
    answer = json_lines.answer(b'{"id":"\\ud83d","do":"games"}')
    assert answer.endswith(b"\n")
    assert answer.count(b"\n") == 1
    assert json.loads(answer.decode())["id"] == "\ud83d"


def test_a_line_that_is_too_long_is_skipped_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_lines, "LINE_LIMIT", 64)
    requests = io.BytesIO(b'{"id":1,"do":"' + b"x" * 500 + b'"}\n' + b'{"id":2,"do":"games"}\n' + b" " * 300)
    answers = io.BytesIO()
    json_lines.serve(requests, answers)
    lines = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert [line["id"] for line in lines] == [None, 2, None]
    assert [lines[0]["error"]["code"], lines[2]["error"]["code"]] == ["engine.line"] * 2
    assert lines[0]["error"]["params"] == {"limit": 64}


def test_a_fault_in_the_rules_is_answered_too(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(type(TOY), "legal", lambda self, position: 1 // 0)
    error = ask(do="legal", position=dealt())["error"]
    assert (error["code"], error["params"]) == ("engine.failed", {"failure": "ZeroDivisionError"})
    assert capfd.readouterr().out == ""


def test_the_process_answers_in_order_writes_nothing_else_and_ends_with_its_input() -> None:
    lines = [b'{"id":1,"do":"games"}', b"", b"\xff", b'{"id":"x","do":"nothing"}', b'{"id":2,"do":"games"}']
    program = "import sys; from tablee.bots.engine import requests, supervisor\n"
    program += "given = requests.REQUESTS['games']\n"
    program += "requests.REQUESTS['games'] = lambda request: print('a stray word') or given(request)\n"
    program += "supervisor.run(0, 0)"
    process = subprocess.run(
        [sys.executable, "-c", program], input=b"\n".join(lines), capture_output=True, timeout=300, check=True
    )
    answers = [json.loads(line) for line in process.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [1, None, None, "x", 2]
    assert process.stderr.count(b"a stray word") == 2


def test_every_answer_is_written_at_once() -> None:
    command = [sys.executable, "-c", "from tablee.bots.engine.supervisor import run; run()"]
    with (
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process,
        killed_in_the_end(process),
    ):
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(3):
            process.stdin.write(b'{"id":%d,"do":"games"}\n' % number)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.stdout.read() == b""
    assert process.returncode == 0


def over() -> JsonObject:
    return {**dealt(), "phase": "over", "turn": None, "hands": [[], ["a", "b", "c"]]}
