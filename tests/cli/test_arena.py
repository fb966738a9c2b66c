"""`tablee arena`, `tablee report`, `tablee analyse`, `tablee bot`, as people type them."""

import json
import re
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run

pytestmark = pytest.mark.processes

GAME = ("arena", "--game", "mawoki", "--workers", "1")


def test_from_an_arena_to_a_report_and_an_analysis(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    ran = run(*GAME, "--players", "random,bot:1", "--games", "4", "--out", str(out))
    assert ran.status == 0, ran.err
    assert "Ratings after 4 games" in ran.out
    summary = json.loads((tmp_path / "games.summary.json").read_text())
    assert {rating["player"] for rating in summary["ratings"]} == {"random", "bot:1"}
    again = run(*GAME, "--players", "random,bot:1", "--games", "4", "--out", str(out))
    assert "Ratings after 4 games" in again.out
    page = tmp_path / "page.html"
    assert run("report", str(out), "--out", str(page), "--lang", "fr").status == 0
    assert "Classement" in page.read_text()
    record = tmp_path / "record.jsonl"
    played = json.loads(out.read_text().splitlines()[1])["record"]
    record.write_text("\n".join(map(json.dumps, played)))
    chart = tmp_path / "chart.html"
    judged = run("analyse", str(record), "--ms", "20", "--out", str(chart))
    assert judged.status == 0, judged.err
    assert "Played" in judged.out
    assert "<svg" in chart.read_text()


def test_a_class_plays_under_a_name_of_its_own(run: Run, tmp_path: Path) -> None:
    (tmp_path / "fox.py").write_text(
        "import tablee\n\nclass Fox(tablee.Agent):\n    def choose(self, seen):\n        return seen.legal[0]\n"
    )
    out = tmp_path / "games.jsonl"
    players = f"Fox=python:{tmp_path / 'fox.py'}:Fox,Weak = bot:1"
    ran = run(*GAME, "--players", players, "--games", "2", "--out", str(out))
    assert ran.status == 0, ran.err
    assert "Fox" in ran.out
    plan, *games = map(json.loads, out.read_text().splitlines())
    assert plan["meanings"] == {"Fox": f"python:{tmp_path / 'fox.py'}:Fox", "Weak": "bot:1"}
    assert [game["record"][0]["names"] for game in games] == [["Fox", "Weak"], ["Weak", "Fox"]]
    missing = run(*GAME, "--players", "Fox=python:none:Fox,random", "--out", str(tmp_path / "none"))
    assert "The bot “python:none:Fox” does not start" in " ".join(missing.err.split())


FOX = (
    "import tablee\n\nclass Fox(tablee.Agent):\n    def choose(self, seen):\n        return seen.legal[{}]\n"
)


def test_another_arena_or_a_changed_program_gets_a_file_of_its_own(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def file_of(players: str) -> str:
        ran = run(*GAME, "--players", players, "--games", "2")
        assert ran.status == 0, ran.err
        (name,) = re.findall(r"The games are in (\S+),", ran.out)
        return str(name)

    fox = tmp_path / "fox.py"
    fox.write_text(FOX.format(0))
    assert file_of("bot:1,random") == "arena-mawoki.jsonl"
    assert file_of("Fox=python:fox.py:Fox,random") == "arena-mawoki-2.jsonl"
    before = (tmp_path / "arena-mawoki-2.jsonl").read_bytes()
    assert file_of("Fox=python:fox.py:Fox,random") == "arena-mawoki-2.jsonl"
    assert (tmp_path / "arena-mawoki-2.jsonl").read_bytes() == before
    fox.write_text(FOX.format(-1))
    assert file_of("Fox=python:fox.py:Fox,random") == "arena-mawoki-3.jsonl"
    named = run(*GAME, "--players", "Fox=python:fox.py:Fox,random", "--out", "arena-mawoki-2.jsonl")
    assert (named.status, "another arena" in named.err) == (1, True)


@pytest.mark.slow
def test_one_command_plays_models_against_levels_on_the_same_deals(run: Run, tmp_path: Path) -> None:
    """Slow: each question starts Python twice, for the bot program and for the model."""
    model = tmp_path / "model.py"
    model.write_text('import sys\nassert "Your legal moves" in sys.stdin.read()\nprint("I resign.")\n')
    players = f"Model=model:{sys.executable} {model},bot:1"
    out = ("--out", str(tmp_path / "games.jsonl"))
    ran = run(
        *GAME, "--games", "2", "--format", "gauntlet", "--players", players, "--program-ms", "60000", *out
    )
    assert ran.status == 0, ran.err
    found = json.loads((tmp_path / "games.summary.json").read_text())
    effort = next(one for one in found["efforts"] if one["player"] == "Model")
    assert effort["illegal"] == effort["asked"] > 0
    told = " ".join(ran.out.split())
    assert f"Model: {effort['asked']} questions. Chance moved for {effort['illegal']} illegal" in told
    assert found["plan"]["program_ms"] == 60_000
    _, *games = map(json.loads, (tmp_path / "games.jsonl").read_text().splitlines())
    assert [game["deal"] for game in games] == [0, 0]


def test_a_bot_against_itself_says_what_beginning_is_worth(run: Run, tmp_path: Path) -> None:
    ran = run(*GAME, "--players", "bot:1,bot:1", "--games", "3", "--out", str(tmp_path / "mirror.jsonl"))
    assert ran.status == 0, ran.err
    assert "The first player beats" in ran.out
    assert "Against each other" not in ran.out
    assert len((tmp_path / "mirror.jsonl").read_text().splitlines()) == 1 + 3


def test_what_cannot_be_done_is_said_in_a_sentence(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text("{}\n")
    for arguments, said in (
        ((*GAME, "--players", "random"), "at least two players"),
        ((*GAME, "--players", "random,nobody"), "does not name a player"),
        ((*GAME, "--players", "random,bot:77"), "no bot of level 77"),
        ((*GAME, "--players", "Fox=random,Fox=bot:1"), "Two players are called “Fox”"),
        ((*GAME, "--players", "random,bot:1", "--format", "cup"), "no format"),
        ((*GAME, "--players", "random,bot:1", "--out", str(other)), "not a result of an arena"),
        (("report", str(other)), "not a result of an arena"),
        ((*GAME, "--players", "random,bot:1", "--out", str(tmp_path / "no" / "where")), "No such file"),
        (
            (*GAME, "--players", "random,program:cat", "--out", str(tmp_path / "cat")),
            "does not start as a bot",
        ),
        (("report", str(tmp_path / "none")), "No such file"),
        (("report", str(tmp_path)), "Is a directory"),
        (("report", str(other), "--out", str(tmp_path)), "Is a directory"),
        (("analyse", str(tmp_path / "none")), "No such file"),
        (("bot", "--game", "mawoki", "--level", "77"), "no bot of level 77"),
    ):
        ran = run(*arguments)
        assert ran.status != 0, arguments
        assert said in " ".join(ran.err.split()), ran.err
        assert "Traceback" not in ran.err
