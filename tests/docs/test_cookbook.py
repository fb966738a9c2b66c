"""The cookbook has six recipes, each with a title; `test_python_blocks` runs them."""

import re

from tests.house.tree import ROOT

COOKBOOK = (ROOT / "docs" / "cookbook.md").read_text(encoding="utf-8")
RECIPES = dict(re.findall(r"^## (.+?)\n+```python\n(.*?)^```$", COOKBOOK, re.MULTILINE | re.DOTALL))


def test_there_are_six() -> None:
    assert len(RECIPES) == 6
