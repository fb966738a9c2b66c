"""If only the rules are installed, a match is shown as text, and other features say what to install."""

import sys
from collections.abc import Callable

import pytest

import tablee


@pytest.fixture(autouse=True)
def rules_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prevent the import of every module that needs other packages."""
    for name in (
        "tablee.words",
        "tablee.api.pictures",
        "tablee.api.analysis",
        "tablee.api.arena",
        "tablee.api.comparing",
    ):
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.parametrize("name", tablee.games())
def test_a_notebook_shows_the_drawing_as_text(name: str) -> None:
    match = tablee.game(name).start(seed=1)
    shown = match._repr_html_()
    assert shown.startswith("<pre>")
    assert shown.endswith("</pre>")
    assert shown.count("\n") > 1
    assert match._repr_svg_() is None


@pytest.mark.parametrize("verb", ["story", "analyse"])
def test_what_needs_the_whole_package_says_how_to_install_it(verb: str) -> None:
    match = tablee.game(tablee.games()[0]).start(seed=1)
    with pytest.raises(
        ModuleNotFoundError,
        match=r"need.* the whole package: in the folder of Tablée's sources, run pip install \.",
    ):
        getattr(match, verb)()


@pytest.mark.parametrize(
    ("what", "call"),
    [
        ("An arena needs", lambda: tablee.arena("mawoki", ["random", 1], deals=2)),
        ("Comparing needs", lambda: tablee.compare("mawoki", ["random", 1], [{"hand": 4}], deals=2)),
    ],
)
def test_what_needs_an_extra_names_it_and_what_to_install(what: str, call: Callable[[], object]) -> None:
    with pytest.raises(ModuleNotFoundError, match=rf"^{what} the extra tablee\[arena\] \(.*\)\. Install "):
        call()
