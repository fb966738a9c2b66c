"""`pip install .` builds with the requirements of [build-system] only, and without compiled rules if necessary."""

import shutil
import subprocess
import sysconfig
import zipfile
from pathlib import Path

import pytest

from build_steps import rules
from tests.build_steps import isolated

pytestmark = pytest.mark.processes

COMPILER = """#!/bin/sh
# A C compiler that says yes to everything: what is asked of it is of interest, not what it makes.
while [ $# -gt 1 ]; do
    [ "$1" = -o ] && : > "$2"
    shift
done
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of an isolated environment."""
    return isolated.environment(tmp_path_factory.mktemp("isolated") / "venv")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of this checkout."""
    return isolated.checkout(tmp_path_factory.mktemp("checkout"))


@pytest.fixture(scope="module")
def small(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy without any game's rules: the failures of a build do not depend on the amount of code."""
    small = tmp_path_factory.mktemp("small") / "checkout"
    shutil.copytree(checkout, small)
    for module in rules.rules():
        if rules.FLOORS[1] in module.parents[1:]:
            (small / module).unlink()
    return small


@pytest.fixture(scope="module")
def compiler(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the command of a C compiler that takes no time."""
    path = tmp_path_factory.mktemp("compiler") / "cc"
    path.write_text(COMPILER)
    path.chmod(0o755)
    return str(path)


FRONT_END = """
import sys
from setuptools import build_meta
getattr(build_meta, sys.argv[1])(sys.argv[2])
"""
"""A file, as pip's own is: with `-c` the current folder would be on the path, and mypy would behave differently."""


def build(
    python: Path, checkout: Path, to: Path, hook: str = "build_wheel", **variables: str
) -> subprocess.CompletedProcess[str]:
    """Build a wheel as pip does once the environment exists."""
    to.mkdir(exist_ok=True)
    front_end = to / "front_end.py"
    front_end.write_text(FRONT_END)
    return subprocess.run(
        [python, front_end, hook, to],
        cwd=checkout,
        env=isolated.variables(**variables),
        capture_output=True,
        text=True,
    )


def compiled_in(folder: Path) -> tuple[str, set[str]]:
    """Return the last part of the name of this folder's wheel, and the names of its compiled modules and libraries."""
    (wheel,) = folder.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "tablee/core/game.py" in names
    return wheel.stem.rpartition("-")[2], {name for name in names if name.endswith((".so", ".json"))}


@pytest.mark.slow
def test_every_module_reaches_the_c_compiler_where_only_the_packages_of_the_build_are_installed(
    python: Path, checkout: Path, compiler: str, tmp_path: Path
) -> None:
    """Slow: mypy reads all rules and writes C for them; its cache serves the tests that follow."""
    ran = build(python, checkout, tmp_path, CC=compiler)
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = {path.with_suffix(suffix) for path in rules.rules()}
    libraries = {rules.SOURCES / f"tablee_{group}__mypyc{suffix}" for group in rules.groups()}
    wanted = {path.relative_to(rules.SOURCES).as_posix() for path in modules | libraries | {rules.RECORD}}
    assert compiled_in(tmp_path)[1] == wanted


def test_a_package_is_installed_uncompiled_where_the_c_compiler_fails(
    python: Path, small: Path, tmp_path: Path
) -> None:
    ran = build(python, small, tmp_path, CC="false")
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert compiled_in(tmp_path) == ("any", set())
    assert "Tablée's rules stay uncompiled: compiling failed" in ran.stderr


def test_a_package_is_installed_uncompiled_where_mypy_objects(
    python: Path, small: Path, compiler: str, tmp_path: Path
) -> None:
    faulty = shutil.copytree(small, tmp_path / "faulty")
    with (faulty / rules.rules()[0]).open("a") as module:
        module.write("\nWRONG: int = 'text'\n")
    ran = build(python, faulty, tmp_path / "wheel", CC=compiler)
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert compiled_in(tmp_path / "wheel") == ("any", set())
    assert "Incompatible types" in ran.stdout
    assert "Tablée's rules stay uncompiled: compiling failed" in ran.stderr


@pytest.mark.parametrize(
    ("cc", "reason"), [("false", "non-zero exit status"), ("/nowhere/cc", "no C compiler")]
)
def test_a_wheel_to_be_published_fails_instead(
    python: Path, small: Path, tmp_path: Path, cc: str, reason: str
) -> None:
    ran = build(python, small, tmp_path, **{"CC": cc, rules.REQUIRED: "1"})
    assert ran.returncode != 0
    assert reason in ran.stderr
    assert list(tmp_path.glob("*.whl")) == []


def test_an_editable_install_fails_too(python: Path, small: Path, tmp_path: Path) -> None:
    ran = build(python, small, tmp_path, "build_editable", CC="false")
    assert ran.returncode != 0
    assert "non-zero exit status" in ran.stderr
    assert list(tmp_path.glob("*.whl")) == []
