"""`make help` lists every target, and the nine that people need every day come first."""

import re
import subprocess

from tests.house.tree import ROOT

DAILY = ["play", "setup", "develop", "lint", "pagecheck", "quick", "changed", "test", "protocol"]


def test_the_daily_targets_come_first_and_every_other_one_follows_once() -> None:
    made = subprocess.run(["make", "--silent", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    listed = re.findall(r"^  make ([a-z]+) ", made.stdout, flags=re.MULTILINE)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    described = re.findall(r"^([a-z]+):.*## ", makefile, flags=re.MULTILINE)
    assert listed[: len(DAILY)] == DAILY
    assert sorted([*listed, "help"]) == sorted(described)
