"""The built-in faults, and their names."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.mutation.equivalent import equivalent
from tests.mutation.scopes import Scope, scopes

if TYPE_CHECKING:
    from tests.mutation.mutants import Mutant

SOURCES = Path("src")

SMALL = '''"""A table, a property, a default."""

POINTS = {"red": 3}


class Hand:
    """What somebody holds."""

    @property
    def points(self) -> int:
        """All of it."""
        assert self.cards > 0
        return self.cards + self.tokens


def worth(cards, tokens=2):
    return sum(card * tokens for card, _ in zip(cards, cards, strict=True))
'''


def made(folder: Path, source: str) -> list["Mutant"]:
    # Its parser takes longest to import: only these tests wait for it.
    from tests.mutation.mutants import mutants

    path = folder / "small.py"
    path.write_text(source, encoding="utf-8")
    return list(mutants(path, folder))


def lines_of(folder: Path, function: str) -> set[str]:
    return {mutant.after for mutant in made(folder, SMALL) if mutant.function == function}


def test_constants_properties_and_default_values_have_faults_too(tmp_path: Path) -> None:
    assert lines_of(tmp_path, "") == {
        'POINTS = {"red": 4}',
        'POINTS = {"XXredXX": 3}',
        "POINTS = None",
        "def worth(cards, tokens=3):",
    }
    assert lines_of(tmp_path, "Hand.points") == {"return self.cards - self.tokens"}


def test_what_says_nothing_has_none(tmp_path: Path) -> None:
    everything = made(tmp_path, SMALL)
    assert not any("assert" in mutant.before or '"""' in mutant.before for mutant in everything)
    assert not any("strict=False" in mutant.after or "strict=None" in mutant.after for mutant in everything)


def test_every_fault_is_another_program(tmp_path: Path) -> None:
    sources = [mutant.source for mutant in made(tmp_path, SMALL)]
    for source in sources:
        compile(source, "small.py", "exec")
    assert len({*sources, SMALL}) == len(sources) + 1


def test_a_fault_keeps_its_name_when_lines_above_it_change(tmp_path: Path) -> None:
    before = {mutant.name for mutant in made(tmp_path, SMALL)}
    assert {mutant.name for mutant in made(tmp_path, "# more\n\n" + SMALL)} == before


@pytest.mark.parametrize("scope", scopes(), ids=lambda scope: scope.name)
def test_files_and_tests_of_a_scope_are_there(scope: Scope) -> None:
    assert [file for file in scope.files if not (SOURCES / file).is_file()] == []
    assert [test for test in scope.tests if not Path(test.split("::")[0]).exists()] == []


def test_every_line_that_is_named_equivalent_still_stands_in_its_file() -> None:
    gone = []
    for name in sorted(equivalent()):
        where, fault = name.split(" --- ")
        before, _ = fault.split(" --> ")
        source = " ".join((SOURCES / where.split(" ")[0]).read_text(encoding="utf-8").split())
        if before not in source:
            gone.append(name)
    assert gone == []
