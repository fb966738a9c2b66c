"""The published packages: the rules alone need nothing but Python, and play."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

from build_steps import rules
from build_steps.packages import build, keeps, rules_wheel
from tests.house.tree import PACKAGE, ROOT

METADATA = """Metadata-Version: 2.4
Name: tablee
Version: 3.2.1
License-Expression: MIT
Requires-Python: >=3.11
Requires-Dist: librt>=0.16; platform_python_implementation == "CPython"
Requires-Dist: starlette>=1.0
Requires-Dist: mypy_extensions>=1.1
Requires-Dist: matplotlib>=3.10; extra == "arena"
Provides-Extra: arena

A README.
"""
ENTRY_POINTS = "[console_scripts]\ntablee = tablee.cli:main\n\n[tablee.games]\ntoy = tests.toy:TOY\n"


@pytest.fixture
def slim(tmp_path: Path) -> zipfile.ZipFile:
    """Return the rules' wheel, made from a wheel with one file for each layer."""
    whole = tmp_path / "tablee-3.2.1-cp311-cp311-linux_x86_64.whl"
    with zipfile.ZipFile(whole, "w") as wheel:
        for name in (
            "__init__",
            "__main__",
            "remote",
            "core/game",
            "games/toy/game",
            "api/match",
            "bots/uct",
            "server/app",
            "store/log",
            "arena/playing",
            "cli/app",
        ):
            wheel.writestr(f"tablee/{name}.py", "")
        wheel.writestr("tablee_core__mypyc.so", b"")
        wheel.writestr("tablee-3.2.1.dist-info/METADATA", METADATA)
        wheel.writestr("tablee-3.2.1.dist-info/entry_points.txt", ENTRY_POINTS)
        wheel.writestr("tablee-3.2.1.dist-info/WHEEL", "Wheel-Version: 1.0\n")
        wheel.writestr("tablee-3.2.1.dist-info/RECORD", "")
    made = rules_wheel(whole, tmp_path)
    assert made.name == "tablee_rules-3.2.1-cp311-cp311-linux_x86_64.whl"
    return zipfile.ZipFile(made)


def test_the_wheel_of_the_rules_has_no_floor_that_needs_a_server(slim: zipfile.ZipFile) -> None:
    code = {name for name in slim.namelist() if ".dist-info" not in name}
    modules = {"__init__", "core/game", "games/toy/game", "api/match", "bots/uct"}
    assert code == {"tablee_core__mypyc.so", *(f"tablee/{name}.py" for name in modules)}


def test_it_asks_for_no_package_but_what_compiled_code_takes(slim: zipfile.ZipFile) -> None:
    told = Parser().parsestr(slim.read("tablee_rules-3.2.1.dist-info/METADATA").decode())
    assert (told["Name"], told["Version"]) == ("tablee-rules", "3.2.1")
    needed = [value.split(">")[0] for value in told.get_all("Requires-Dist", [])]
    assert sorted(needed) == ["librt", "mypy_extensions"]
    assert (
        slim.read("tablee_rules-3.2.1.dist-info/entry_points.txt").decode()
        == ENTRY_POINTS[ENTRY_POINTS.index("[tablee") :]
    )


def test_every_file_of_it_stands_in_its_record(slim: zipfile.ZipFile) -> None:
    record = slim.read("tablee_rules-3.2.1.dist-info/RECORD").decode().splitlines()
    assert sorted(line.split(",")[0] for line in record) == sorted(slim.namelist())


def test_packages_of_earlier_builds_go_so_that_one_wheel_of_a_kind_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else `pip install dist/tablee-*.whl` would find two versions, or two kinds of one."""
    (tmp_path / "tablee-3.2.0-cp311-cp311-linux_x86_64.whl").touch()
    (tmp_path / "tablee-3.2.1-py3-none-any.whl").touch()
    asked: list[str | None] = []

    def write(command: list[str], env: dict[str, str] | None = None, **_: bool) -> None:
        if "sdist" in command:
            (tmp_path / "tablee-3.2.1.tar.gz").touch()
            return
        assert env is not None
        asked.append(env.get(rules.REQUIRED))
        with zipfile.ZipFile(tmp_path / "tablee-3.2.1-cp312-cp312-linux_x86_64.whl", "w") as wheel:
            wheel.writestr("tablee-3.2.1.dist-info/METADATA", METADATA)

    monkeypatch.setattr(subprocess, "run", write)
    names = [path.name for path in build(tmp_path, [rules.REQUIRED])]
    assert names == [
        "tablee-3.2.1.tar.gz",
        "tablee-3.2.1-cp312-cp312-linux_x86_64.whl",
        "tablee_rules-3.2.1-cp312-cp312-linux_x86_64.whl",
    ]
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names)
    assert asked == ["1"]


def test_the_rules_alone_play_every_game_with_bots_on_the_standard_library(tmp_path: Path) -> None:
    for path in PACKAGE.rglob("*"):
        name = path.relative_to(PACKAGE.parent).as_posix()
        skipped = {"__pycache__"} & set(path.parts) or path.suffix in (".so", ".pyd", ".marisa")
        if path.is_file() and keeps(name) and not skipped:
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, tmp_path / name)
    folder = tmp_path / "tablee_rules-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: tablee-rules\nVersion: 1\n")
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    _, _, games = project.partition('[project.entry-points."tablee.games"]')
    (folder / "entry_points.txt").write_text("[tablee.games]" + games.split("\n[")[0].replace('"', "") + "\n")
    script = """
import json, sys
sys.path.insert(0, sys.argv[1])
import tablee
assert tablee.__version__ == "1"
from tablee import *
assert set(tablee.__all__) <= set(globals())
for name in tablee.games():
    match = tablee.game(name).start(seed=1)
    match.play_out(1, *["random"] * (match.players - 1), plies=4)
    assert name in match._repr_html_() and str(match)
    try:
        match.push("nonsense")
    except tablee.IllegalMoveError as error:
        assert error.code in str(error)
    assert tablee.load(match.record().text()).position == match.position
    try:
        match.analyse()
    except ModuleNotFoundError as missing:
        assert "run pip install ." in str(missing)
    else:
        raise AssertionError("analysed without msgspec")
print(json.dumps(tablee.games()))
"""
    # Without site-packages: -S leaves them out, and -I leaves out what the environment adds.
    command = [sys.executable, "-I", "-S", "-c", script, str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert len(json.loads(ran.stdout)) >= 5


@pytest.mark.soak
def test_the_source_archive_of_a_clean_checkout_installs_without_node_and_without_a_compiler(
    tmp_path: Path,
) -> None:
    clean = tmp_path / "clean"
    subprocess.run(["git", "clone", "--quiet", "--shared", str(ROOT), str(clean)], check=True)
    for folder in ("web", "build_steps/dictionaries"):
        (clean / folder / "node_modules").symlink_to(ROOT / folder / "node_modules")
    build = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(tmp_path)]
    subprocess.run(build, cwd=clean, check=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as sources:
        names = {name.partition("/")[2] for name in sources.getnames()}
    assert {"src/tablee/server/pages/index.html", "src/tablee/dictionaries/fr.anagrams"} <= names
    assert not any("node_modules" in name or name.endswith(".so") for name in names)
    target = tmp_path / "installed"
    install = [
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
        "--target",
        str(target),
    ]
    bare = {**os.environ, "PATH": "/nowhere", "TABLEE_PURE": "1"}
    subprocess.run([sys.executable, "-m", "pip", *install, str(archive)], env=bare, check=True)
    assert (target / "tablee" / "server" / "pages" / "index.html").is_file()
    assert (target / "tablee" / "dictionaries" / "fr.marisa").is_file()
