"""The faults above the rules that are drawn, and the tests for each."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from build_steps.changed import ABOVE
from tests.mutation.above.recording import Recorded

if TYPE_CHECKING:
    from tests.mutation.mutants import Mutant

SOURCES = Path("src")

SMALL = '''"""A constant, two functions."""

__all__ = ["doubled"]
FEW = 3


def doubled(count):
    return count * 2


def more(count):
    return max(
        count,
        3,
    )
'''

DOUBLED = "tests/store/test_small.py::test_doubled"
SERVED = "tests/server/test_served.py::test_served"
ASIDE = "tests/store/test_other.py::test_aside"
SEEN = Recorded(
    {DOUBLED: 2.0, SERVED: 1.0, ASIDE: 1.0},
    {"tablee/store/small.py": {4: [""], 8: [SERVED, DOUBLED, ASIDE], 12: [ASIDE]}},
)


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Return one layer with one module."""
    folder = tmp_path / "tablee" / "store"
    folder.mkdir(parents=True)
    (folder / "small.py").write_text(SMALL, encoding="utf-8")
    return tmp_path


def mutant(sources: Path, after: str) -> "Mutant":
    # Its parser takes longest to import: only these tests wait for it.
    from tests.mutation.mutants import mutants

    path = sources / "tablee" / "store" / "small.py"
    return next(one for one in mutants(path, sources) if one.after == after)


def asked(sources: Path, after: str) -> list[str]:
    from tests.mutation.above import trials

    return trials.asked("store", mutant(sources, after), SEEN)


def test_every_floor_above_the_rules_is_mutated() -> None:
    from tests.mutation.above.sample import FLOORS

    assert set(FLOORS) == ABOVE.keys() - {"core", "games", "words"}


def test_every_floor_has_modules_to_mutate() -> None:
    from tests.mutation.above.sample import FLOORS, files

    assert [floor for floor in FLOORS if not files(floor, SOURCES)] == []


def test_the_same_seed_draws_the_same_mutants_and_another_one_others(sources: Path) -> None:
    from tests.mutation.above.sample import drawn

    first, again, other = (drawn("store", 3, seed, sources) for seed in (1, 1, 2))
    assert [one.name for one in first] == [one.name for one in again]
    assert [one.name for one in first] != [one.name for one in other]
    assert len({one.name for one in first}) == 3


def test_what_a_module_offers_is_not_mutated(sources: Path) -> None:
    from tests.mutation.above.sample import drawn

    everything = drawn("store", 1000, 1, sources)
    assert {one.before.split(" ")[0] for one in everything} == {"FEW", "return", "3,"}


def test_only_modules_of_a_folder_are_mutated_if_that_is_asked(sources: Path) -> None:
    from tests.mutation.above.sample import drawn

    assert drawn("store", 3, 1, sources, "store/small") == drawn("store", 3, 1, sources)
    assert drawn("store", 3, 1, sources, "store/large") == []


def test_tests_of_the_floor_are_asked_first_and_of_these_the_one_called_as_the_module(sources: Path) -> None:
    assert asked(sources, "return count / 2") == [DOUBLED, ASIDE, SERVED]


def test_a_line_within_a_statement_is_run_with_the_lines_before_it(sources: Path) -> None:
    assert asked(sources, "4,") == [ASIDE]


def test_about_what_is_worked_out_at_import_every_test_of_the_module_is_asked(sources: Path) -> None:
    assert set(asked(sources, "FEW = 4")) == {DOUBLED, ASIDE, SERVED}


def test_about_a_file_of_which_no_test_runs_a_line_every_test_of_the_floor_is_asked(sources: Path) -> None:
    from tests.mutation.above import trials

    unseen = Recorded(SEEN.seconds, {})
    assert set(trials.asked("store", mutant(sources, "FEW = 4"), unseen)) == {DOUBLED, ASIDE, SERVED}
    assert trials.asked("store", mutant(sources, "return count / 2"), unseen) == []


def test_no_more_is_asked_than_there_is_time_for(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.mutation.above.trials.MOST_S", 2.5)
    assert asked(sources, "return count / 2") == [DOUBLED]


def test_a_faulty_file_is_as_before_afterwards_and_is_compiled_again(sources: Path) -> None:
    from tests.mutation.above.trials import faulty

    path = sources / "tablee" / "store" / "small.py"
    compiled = path.parent / "__pycache__" / "small.cpython-311.pyc"
    compiled.parent.mkdir()
    compiled.touch()
    with faulty(path, "FEW = 4\n"):
        assert path.read_text(encoding="utf-8") == "FEW = 4\n"
        assert not compiled.exists()
        compiled.touch()
    assert path.read_text(encoding="utf-8") == SMALL
    assert not compiled.exists()


def test_every_line_that_is_named_equivalent_still_stands_in_a_file_of_that_name() -> None:
    from tests.mutation.above.equivalent import equivalent

    gone = []
    for name in sorted(equivalent()):
        where, fault = name.split(" --- ")
        floor, file, _ = where.split(" ", 2)
        before, _ = fault.split(" --> ")
        texts = (path.read_text(encoding="utf-8") for path in (SOURCES / "tablee" / floor).rglob(file))
        if not any(before in " ".join(text.split()) for text in texts):
            gone.append(name)
    assert gone == []
