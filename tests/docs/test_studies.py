"""Each game with recorded matches has a study: a question, one command, and an honest account of its answer."""

import csv
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.docs.prose import source
from tests.docs.test_commands import commands
from tests.house.tree import ROOT
from tests.patience import patience_s

STUDIES: Final = ROOT / "docs" / "studies"
NAMES: Final = sorted({path.stem for path in STUDIES.glob("*.md")} - {"index"})
SECTIONS: Final = ["What was measured", "Result", "What it means", "What it does not show"]
FEWER: Final = ("--deals", "2", "--workers", "1")
"""Follows the words of a command: the last of two numbers of deals prevails."""

MOVES: Final[dict[str, dict[str, float]]] = {
    "mawoki": {
        "base": 62.25,
        "hand=5": 36.333,
        "hand=6": 48.333,
        "hand=7": 62.25,
        "hand=8": 71.333,
        "hand=9": 57.0,
    },
    "moka": {"base": 254.0, "rounds=1": 68.0, "rounds=2": 162.0, "rounds=4": 331.75},
    "rummikub": {"base": 33.0, "rack=10": 32.0, "rack=12": 27.25, "rack=16": 27.75},
    "tokan": {
        "base": 16.5,
        "mouse_reach=2": 18.25,
        "jackal_reach=1": 19.5,
        "jackal_reach=3": 15.25,
        "lion_reach=2": 19.0,
    },
    "toko-maja": {"base": 324.667, "jokers=0": 292.0, "jokers=2": 299.0, "jokers=10 copies_1=16": 328.167},
}
"""By study and variant, the moves in a game on its first two deals, when the page was measured."""


def page(name: str) -> str:
    return source(STUDIES / f"{name}.md")


def command(name: str) -> list[str]:
    """Return the words of the one command of a study."""
    (words,) = [found for found in commands(page(name)) if found.startswith("compare")]
    return shlex.split(words)


def test_every_game_with_records_has_a_study_and_the_index_leads_to_each() -> None:
    recorded = {path.parent.name for path in (ROOT / "tests" / "games").glob("*/records")}
    assert recorded
    assert sorted(name.replace("_", "-") for name in recorded) == NAMES
    assert sorted(re.findall(r"\]\(([a-z-]+)\.md\)", page("index"))) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_study_asks_a_question_answers_it_by_one_command_and_says_how_sure_it_is(name: str) -> None:
    text = page(name)
    title = text.partition("\n")[0]
    assert title.startswith("# ")
    assert title.endswith("?")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == SECTIONS
    words = command(name)
    assert words[words.index("--game") + 1] == name
    assert text.index("tablee compare") < text.index("## ")
    parts = dict(zip(SECTIONS, re.split(r"^## .+$", text, flags=re.MULTILINE)[1:], strict=True))
    assert re.search(
        r"\| \d+ [A-Z][a-z]+ 20\d\d \| 0\.\d+\.\d+ \| version \d+ \|", parts["What was measured"]
    )
    deals = words[words.index("--deals") + 1]
    assert f"| {deals} |" in parts["What was measured"]
    assert re.search(r"^\| .+ \(.+ to .+\)", parts["Result"], re.MULTILINE)
    for section in SECTIONS[2:]:
        assert len(re.findall(r"^- ", parts[section], re.MULTILINE)) >= 3


@pytest.mark.slow
@pytest.mark.processes
@pytest.mark.parametrize("name", NAMES)
def test_the_command_of_a_study_still_plays_the_games_that_its_page_measured(
    name: str, tmp_path: Path
) -> None:
    """Slow: each starts Python twice, and plays some twenty games."""
    ran = subprocess.run(
        [sys.executable, "-m", "tablee", *command(name), *FEWER, "--lang", "en", "--csv", "found.csv"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=patience_s(),
    )
    assert ran.returncode == 0, ran.stderr
    assert "the same 2 deals for all" in " ".join(ran.stdout.split())
    with (tmp_path / "found.csv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["figure"] == "length"]
    found = {row["variant"]: round(float(row["value"]), 3) for row in rows}
    found["base"] = round(float(rows[0]["base"]), 3)
    # If this fails, bots or rules play otherwise now: repeat the study, and write its page and these lengths again.
    assert found == MOVES[name]
