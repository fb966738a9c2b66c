"""The pages for newcomers lead to the tutorial, and the order of its commands works."""

import re

from tests.docs.example_game import ENTRY_POINTS, PAGE
from tests.house.tree import ROOT

FIRST = re.compile(r"^## First change\n(.*?)^## ", re.MULTILINE | re.DOTALL)


def text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def test_readme_and_contributing_link_the_example_game() -> None:
    assert f"({PAGE})" in text("README.md")
    assert f"({PAGE})" in text("CONTRIBUTING.md")


def test_all_that_the_steps_use_is_installed_first() -> None:
    tutorial = text(PAGE)
    used = (".venv/bin/tablee doctor", "-m tests.words.spelling", "make test", "npm run dev")
    assert [name for name in used if tutorial.index(name) < tutorial.index("make develop")] == []
    (steps,) = FIRST.findall(text("CONTRIBUTING.md"))
    needing = (".venv/bin/tablee serve", "npm run dev", ".venv/bin/pytest")
    assert [name for name in needing if steps.index(name) < steps.index("make develop")] == []


def test_the_line_for_the_entry_points_has_its_place_directly_below_their_title() -> None:
    assert f"directly below `{ENTRY_POINTS.strip()}`" in text(PAGE)
    assert ENTRY_POINTS in text("pyproject.toml")


def test_the_port_of_the_development_server_s_target_is_the_variable_of_tablee_serve() -> None:
    assert "process.env['TABLEE_SERVE_PORT']" in text("web/vite.config.ts")
    assert "`TABLEE_SERVE_PORT=" in text("CONTRIBUTING.md")
