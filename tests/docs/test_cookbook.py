"""Every recipe of docs/cookbook.md runs on its own and prints something."""

import re

import pytest

from tests.house.tree import ROOT

COOKBOOK = (ROOT / "docs" / "cookbook.md").read_text(encoding="utf-8")
RECIPES = dict(re.findall(r"^## (.+?)\n+```python\n(.*?)^```$", COOKBOOK, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("title", RECIPES)
def test_a_recipe_runs_on_its_own_and_prints_something(
    title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(RECIPES[title], {})
    assert capsys.readouterr().out.strip()


def test_there_are_ten() -> None:
    assert len(RECIPES) == 10
