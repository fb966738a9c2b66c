"""A language model in an arena: a command that reads a question as text, and writes its answer as text."""

import json
import shlex
import sys
from pathlib import Path

import pytest

import tablee
from tablee.arena.entrants import EntrantError, parse
from tablee.arena.playing import play
from tablee.arena.schedule import Plan, tasks
from tablee.arena.summary import summary
from tablee.bots.programs import protocol
from tablee.bots.programs.model_bot import answer, chosen, prompt

pytestmark = pytest.mark.processes

FAKE = """
import sys
question = sys.stdin.read()
assert "Mawoki" in question and "Lay one card on the pile" in question
moves = question.partition("## Your legal moves")[2].split()
if HOW == "well":
    print("Let me think.", f"`{moves[0]}`", sep="\\n")
elif HOW == "badly":
    print("I resign.")
else:
    sys.exit(3)
"""


def model(folder: Path, how: str) -> str:
    path = folder / f"{how}.py"
    path.write_text(FAKE.replace("HOW", repr(how)), encoding="utf-8")
    return f"model:{shlex.join([sys.executable, str(path)])}"


def plan(given: str) -> Plan:
    return Plan(
        "mawoki", 1, {}, ("Model", "bot:1"), 2, 1, "models", meanings={"Model": given}, program_ms=60_000
    )


@pytest.mark.slow
@pytest.mark.parametrize(("how", "illegal", "others"), [("well", 0, 0), ("badly", 1, 0), ("not", 0, 1)])
def test_a_model_plays_and_its_illegal_answers_are_counted(
    tmp_path: Path, how: str, illegal: int, others: int
) -> None:
    """Slow: each question starts Python twice, for the bot program and for the model."""
    two = plan(model(tmp_path, how))
    played = play(two, next(tasks(two)))
    effort = next(one for one in summary(two, [played]).efforts if one.player == "Model")
    assert effort.asked > 0
    assert effort.illegal == illegal * effort.asked
    assert effort.failures == (illegal + others) * effort.asked


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("lay", "lay"),
        ("I draw.\n\n**lay**\n", "lay"),
        ("“draw”.", "draw"),
        ("lay\ndraw\nThat is my move.", "draw"),
        ("Something else", "Something else"),
        ("", ""),
    ],
)
def test_the_last_line_that_is_a_legal_move_counts(text: str, move: str) -> None:
    assert chosen(text, ["lay", "draw"]) == move


def test_a_model_is_asked_with_what_its_seat_knows_and_no_longer_than_its_time() -> None:
    match = tablee.game("mawoki").start(players=2, seed=1)
    known, hidden = match.information(0), match.game.rules.dump(match.position)["hands"][1]
    asked = protocol.Choose("m", 0, known, match.legal.moves, False, 50, 1)
    assert [card for card in hidden if card in prompt(asked).partition("## What you see")[2]] == []
    assert "differ from the default\n\nnone\n" in prompt(asked)
    sleeps = [sys.executable, "-c", "import time; time.sleep(600)"]
    line = json.dumps({"do": "choose", **{name: getattr(asked, name) for name in asked.__struct_fields__}})
    assert isinstance(answer(sleeps, line.encode()), protocol.Fault)


def test_a_model_is_told_the_notation_and_the_options_of_its_match() -> None:
    match = tablee.game("mawoki").start(players=2, seed=1, arrow="steal", hand=5)
    question = prompt(protocol.Choose("m", 0, match.information(0), match.legal.moves, False, 50, 1))
    assert "`n` snake" in question
    assert "differ from the default\n\narrow = steal\nhand = 5\n" in question


@pytest.mark.parametrize("given", ["model:", "model: ", "model:'"])
def test_a_model_without_a_command_is_no_player(given: str) -> None:
    with pytest.raises(EntrantError):
        parse(given)
