"""Faults in which something is forgotten, or two values are in each other's place."""

from pathlib import Path

import pytest

BEFORE = "def f(self, a, b):\n"


def after(folder: Path, *body: str) -> set[str]:
    """Return the faulty lines of a function with these lines that only forgetting makes."""
    # Its parser takes longest to import: only these tests wait for it.
    from tests.mutation.mutants import mutants

    path = folder / "small.py"
    path.write_text(BEFORE + "".join(f"    {line}\n" for line in body), encoding="utf-8")
    usual = {mutant.name for mutant in mutants(path, folder)}
    found = [mutant for mutant in mutants(path, folder, forgetful=True) if mutant.name not in usual]
    for mutant in found:
        compile(mutant.source, "small.py", "exec")
    return {mutant.after for mutant in found}


@pytest.mark.parametrize(
    ("body", "faults"),
    [
        (["a.stop()"], {"pass"}),
        (["self.open = None"], {"pass"}),
        (["self.found[a] = 1"], {"pass"}),
        (["del self.found[a]"], {"pass"}),
        (["self._a = a"], set()),
        (["log.warning('a', b=b)"], set()),
        (["return a and b"], {"return (a)", "return (b)"}),
        (["return [x for x in a if x]"], {"return [x for x in a if True]"}),
        (["if a:", "    return 1", "b = 2"], {"if False:"}),
        (["if a:", "    b = 2"], {"if True:"}),
        (["return b.where(a == 1, b == 2)"], {"return b.where(b == 2)", "return b.where(a == 1, )"}),
        (["return b.keep(talk=a, seats=b)"], {"return b.keep(talk=b, seats=a)"}),
        (["return b.keep(a, b)"], set()),
        (["return b.keep(talk=a, seats=a)"], set()),
    ],
    ids=lambda given: given[0] if isinstance(given, list) else "",
)
def test_what_is_forgotten(tmp_path: Path, body: list[str], faults: set[str]) -> None:
    assert after(tmp_path, *body) == faults


def test_awaited_steps_are_forgotten_too(tmp_path: Path) -> None:
    from tests.mutation.mutants import mutants

    path = tmp_path / "small.py"
    path.write_text("async def f(a):\n    await a.close()\n", encoding="utf-8")
    assert "pass" in {mutant.after for mutant in mutants(path, tmp_path, forgetful=True)}
