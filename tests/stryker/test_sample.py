"""The pieces of the pages that are mutated, and their tests."""

from pathlib import Path

import pytest

from tests.stryker.sample import LINES, drawn, imports, with_tests

FILES = {
    "src/board.test.ts": "import { board } from './board'\n",
    "src/board.ts": "import Lid from './parts/Lid.svelte'\nimport type { Told } from './protocol'\n",
    "src/parts/Lid.svelte": "<script>\n  import { deep } from '../deep'\n</script>\n",
    "src/deep.ts": "export const deep = 1\n" * 100,
    "src/deep.mocked.test.ts": "const { deep } = await import('./deep')\n",
    "src/lonely.ts": "export const lonely = 1\n",
    "src/protocol.ts": "export type Told = string\n",
}


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Return pages of a few files."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_a_test_is_about_what_it_imports_and_what_that_imports_but_no_further(web: Path) -> None:
    assert with_tests(imports(web)) == {
        "src/board.ts": {"src/board.test.ts"},
        "src/parts/Lid.svelte": {"src/board.test.ts"},
        "src/deep.ts": {"src/deep.mocked.test.ts"},
    }


def test_pieces_are_of_different_files_and_within_them(web: Path) -> None:
    about = with_tests(imports(web))
    for seed in range(20):
        pieces = drawn(web, about, 3, seed)
        assert {piece.path for piece in pieces} == about.keys()
        for piece in pieces:
            length = len(FILES[piece.path].splitlines())
            assert 1 <= piece.first <= piece.last <= length
            assert piece.last - piece.first < LINES


def test_the_same_seed_draws_the_same_pieces(web: Path) -> None:
    about = with_tests(imports(web))
    assert drawn(web, about, 2, 7) == drawn(web, about, 2, 7)
    assert len({tuple(drawn(web, about, 1, seed)) for seed in range(20)}) > 1


def test_most_files_of_the_pages_have_a_test_about_them() -> None:
    web = Path("web")
    there = {file for file in imports(web) if file.endswith(".ts") and not file.endswith(".test.ts")}
    assert len(there & with_tests(imports(web)).keys()) > len(there) / 2
