"""Each component of the pages that has behaviour is drawn by a test of its own, or by a named test of its parent."""

import os
import re
from functools import cache
from pathlib import Path

import pytest

from tests.house.test_page_layers import PAGES, imported, sources

BEHAVIOUR = re.compile(r"\$state\b|\$effect\b|\bon[a-z]+=\{(?:[^{}]*=>|[^{}]*\(|(?P<handler>[a-z]\w*)\})")
"""State, an effect, or the handler of an event."""
PROPS = re.compile(r"\blet\s*\{(.*?)\}\s*(?::.*?)?=\s*\$props\(\)", re.DOTALL)
DRAWN = re.compile(r"""['"](\.{1,2}/[^'"]+\.svelte)['"]""")

MOKA = "games/moka/view/Board.test.ts"
TOKO_MAJA = "games/toko_maja/Board.test.ts"
THROUGH = {
    "frame/ByHand.svelte": "frame/CopyButton.test.ts",
    "games/mawoki/Felt.svelte": "games/mawoki/Board.test.ts",
    "games/mawoki/Strip.svelte": "games/mawoki/Board.test.ts",
    "games/moka/view/Choosing.svelte": MOKA,
    "games/moka/view/Flipped.svelte": MOKA,
    "games/moka/view/Grid.svelte": MOKA,
    "games/moka/view/Hole.svelte": MOKA,
    "games/moka/view/Letters.svelte": MOKA,
    "games/moka/view/Mine.svelte": MOKA,
    "games/moka/view/Others.svelte": MOKA,
    "games/moka/view/Stage.svelte": MOKA,
    "games/moka/view/Targeting.svelte": MOKA,
    "games/moka/view/Tray.svelte": MOKA,
    "games/moka/view/TwoCards.svelte": MOKA,
    "games/moka/view/Voting.svelte": MOKA,
    "games/moka/view/WordHints.svelte": MOKA,
    "games/rummikub/Bar.svelte": "games/rummikub/Board.test.ts",
    "games/rummikub/Felt.svelte": "games/rummikub/Board.test.ts",
    "games/tokan/Carry.svelte": "games/tokan/Board.test.ts",
    "games/tokan/Squares.svelte": "games/tokan/Board.test.ts",
    "games/tokan/Supply.svelte": "games/tokan/Board.test.ts",
    "games/tokan/Tiles.svelte": "games/tokan/Board.test.ts",
    "games/toko_maja/Stage.svelte": TOKO_MAJA,
    "ladder/Entrant.svelte": "ladder/Ladder.test.ts",
    "ladder/Places.svelte": "ladder/Ladder.test.ts",
    "table/result/ResultLayer.svelte": "table/result/ResultLayer.mocked.test.ts",
    "table/seats/SearchAgain.svelte": "table/seats/Searching.svelte.test.ts",
    "table/turn/TableHelp.svelte": "table/placing.svelte.mocked.test.ts",
}
"""Components that the test of another component covers: it draws them, and asserts what they do."""

WITHOUT = {
    "games/rummikub/Carried.svelte": "its state is its own element, and its place on the screen needs a layout",
    "games/rummikub/Status.svelte": "its state is its own height, which needs a layout",
    "games/toko_maja/RoundTable.svelte": "its state is its own width, which needs a layout",
}
"""Components without a test, each with the reason."""


@cache
def components() -> dict[str, Path]:
    """Return the components with behaviour that ship, by their path in the pages."""
    found = (
        path for path in sources() if path.suffix == ".svelte" and behaves(path.read_text(encoding="utf-8"))
    )
    return {path.relative_to(PAGES).as_posix(): path for path in found}


def behaves(text: str) -> bool:
    """True if a component has state or effects, or handles an event itself: to pass a property on is no behaviour."""
    drawn = text.split("<style")[0]
    properties = PROPS.search(drawn)
    passed = set(re.findall(r"\w+", properties.group(1))) if properties else set()
    return any(match["handler"] not in passed for match in BEHAVIOUR.finditer(drawn))


def drawn_by(test: Path) -> set[Path]:
    """Return the components that a test imports."""
    found = DRAWN.findall(test.read_text(encoding="utf-8"))
    return {Path(os.path.normpath(test.parent / name)) for name in found}


def reached(components_: set[Path]) -> set[Path]:
    """Return these components and all sources that they import, directly or not."""
    known: set[Path] = set()
    waiting = list(components_)
    while waiting:
        path = waiting.pop()
        if path not in known and path.exists():
            known.add(path)
            waiting.extend(imported(path))
    return known


def test_each_component_with_behaviour_has_a_test() -> None:
    tested = set().union(*(drawn_by(test) for test in PAGES.rglob("*.test.ts")))
    untested = {name for name, path in components().items() if path not in tested}
    assert untested - THROUGH.keys() - WITHOUT.keys() == set()


@pytest.mark.parametrize("name", THROUGH)
def test_a_component_is_part_of_what_the_named_test_draws(name: str) -> None:
    assert PAGES / name in reached(drawn_by(PAGES / THROUGH[name]))


def test_the_lists_name_only_components_that_need_it() -> None:
    tested = set().union(*(drawn_by(test) for test in PAGES.rglob("*.test.ts")))
    assert (THROUGH.keys() | WITHOUT.keys()) - components().keys() == set()
    assert [name for name in [*THROUGH, *WITHOUT] if PAGES / name in tested] == []


@pytest.mark.parametrize(
    "text",
    [
        "<script>let open = $state(false)</script>",
        "<script>$effect(() => {})</script>",
        "<script>let { done }: Props = $props()</script><button onclick={() => done(1)}>",
        "<script>let { done } = $props(); function go() {}</script><button onclick={go}>",
    ],
)
def test_state_effects_and_handlers_are_behaviour(text: str) -> None:
    assert behaves(text)


@pytest.mark.parametrize(
    "text", ["<p>{text}</p>", "<script>let { done }: Props = $props()</script><button onclick={done}>"]
)
def test_a_component_that_only_shows_or_passes_on_has_no_behaviour(text: str) -> None:
    assert not behaves(text)
