"""The pages name the numbers of the rulebooks as the rules have them."""

import re
from typing import Final

import pytest

from tablee.games import find
from tests.house.tree import ROOT

FILES: Final = sorted((ROOT / "web" / "src" / "games").glob("*/numbers.ts"))
NUMBER: Final = re.compile(r"(\w+): (\d+)")


@pytest.mark.parametrize("game", [file.parent.name.replace("_", "-") for file in FILES])
def test_a_number_that_tips_name_is_the_default_of_the_rules(game: str) -> None:
    text = (ROOT / "web" / "src" / "games" / game.replace("-", "_") / "numbers.ts").read_text(
        encoding="utf-8"
    )
    found = {name: int(value) for name, value in NUMBER.findall(text)}
    assert found
    rules = find(game)
    for name, value in found.items():
        option = rules.options.named(name)
        assert option is not None
        assert option.default == value
