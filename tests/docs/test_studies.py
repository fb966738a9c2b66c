"""Each game with recorded matches has a study: a question, one command, and an honest account of its answer."""

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
def test_the_command_of_a_study_runs(name: str, tmp_path: Path) -> None:
    """Slow: each starts Python twice, and plays some twenty games."""
    ran = subprocess.run(
        [sys.executable, "-m", "tablee", *command(name), *FEWER, "--lang", "en"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=patience_s(),
    )
    assert ran.returncode == 0, ran.stderr
    assert "the same 2 deals for all" in " ".join(ran.stdout.split())
