"""A wheel alone contains the whole of Tablée: compiled rules, pages, words, dictionaries, database, every command."""

import json
import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path

import pytest

from build_steps import rules
from tests.docs.readme import carry_out, commands
from tests.house.lending import lend, needed
from tests.house.tree import PACKAGE, ROOT
from tests.patience import killed_in_the_end, patience_s
from tests.processes import free_port

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [
        "wheel",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(folder),
        ".",
    ]
    environment = os.environ if rules.why_not() else {**os.environ, rules.REQUIRED: "1"}
    subprocess.run([sys.executable, "-m", "pip", *build], cwd=ROOT, check=True, env=environment)
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def tablee(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the command, installed from the wheel into an environment of its own, far from this checkout.

    Its requirements are linked from the environment of the tests, so that nothing is downloaded.
    """
    home = tmp_path_factory.mktemp("installed") / "venv"
    subprocess.run([sys.executable, "-m", "venv", home], check=True)
    bin_ = home / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([bin_ / "pip", "install", "--quiet", "--no-index", "--no-deps", wheel], check=True)
    (packages,) = home.rglob("site-packages")
    (installed,) = distributions(name="tablee", path=[str(packages)])
    lend(list(needed(installed).values()), packages)
    return bin_ / "tablee"


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return an environment with an empty home and no access to this checkout."""
    kept = {
        name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "TABLEE_DATABASE")
    }
    home = str(tmp_path_factory.mktemp("home"))
    return {**kept, "HOME": home, "XDG_DATA_HOME": home, "LANG": "C.UTF-8", "COLUMNS": "200"}


@pytest.fixture(scope="module")
def address(
    tablee: Path, environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """Yield the address of the installed server."""
    command = [str(tablee), "serve", "--port", "0"]
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    server = subprocess.Popen(command, cwd=elsewhere, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        with killed_in_the_end(server):
            (found,) = re.findall(r"http://[\w.:]+", server.stdout.readline())
        yield found
    finally:
        server.terminate()
        server.wait(patience_s())


def fetch(address: str) -> tuple[str, str]:
    """Return the type and the text at an address."""
    with urllib.request.urlopen(address, timeout=30) as answer:
        return answer.headers["Content-Type"], answer.read().decode()


def test_the_wheel_carries_every_source_and_the_compiled_module_beside_it(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    sources = {path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*.py")}
    assert sources <= inside
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    compiled = {
        path.relative_to(PACKAGE.parent).with_suffix(suffix).as_posix()
        for floor in ("core", "games")
        for path in (PACKAGE / floor).rglob("*.py")
    }
    assert compiled & inside == (set() if rules.why_not() else compiled)


def test_the_wheel_carries_no_more_than_the_checkout(wheel: Path) -> None:
    suffixes = (".py", ".ftl", ".html", ".js", ".css", ".svg", ".mako", ".marisa", ".anagrams", ".weights")
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(suffixes)}
    here = {
        path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*") if path.suffix in suffixes
    }
    assert inside == here


def test_the_wheel_carries_the_pages_of_rules_and_the_notation_as_text(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    pages = {f"tablee/words/rules/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}
    assert len(pages) >= 15
    assert {*pages, "tablee/words/rules/notation.md"} <= inside


def test_the_installed_server_serves_its_pages(address: str) -> None:
    kind, page = fetch(address + "/")
    assert kind.startswith("text/html")
    assets = re.findall(r'(?:src|href)="(/?assets/[^"]+\.(?:js|css))"', page)
    assert assets
    for asset in assets:
        kind, text = fetch(f"{address}/{asset.lstrip('/')}")
        assert kind.startswith(("text/javascript", "text/css"))
        assert text
    assert fetch(address + "/readyz")[1]


def test_the_installed_doctor_finds_all_well(tablee: Path, environment: dict[str, str]) -> None:
    subprocess.run([tablee, "doctor", "--port", "1"], env=environment, cwd=tablee.parent, check=True)


def test_the_installed_engine_knows_every_game(tablee: Path, environment: dict[str, str]) -> None:
    request = json.dumps({"id": 1, "do": "games"}) + "\n"
    run = subprocess.run(
        [tablee, "engine"], env=environment, input=request, check=True, capture_output=True, text=True
    )
    listed = {game["game"] for game in json.loads(run.stdout)["games"]}
    assert {name.replace("-", "_") for name in listed} == {
        path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file()
    }


def test_the_commands_of_the_readme_work_or_name_what_is_missing(
    tablee: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    for command in commands():
        ran = carry_out(command, [str(tablee)], tmp_path, environment, free_port())
        if command.name == "arena":
            # Its packages are an extra, which this environment does not have.
            assert ran.returncode == 1
            assert "tablee[arena]" in ran.stderr
            assert re.search(r"-m pip install .*openskill", ran.stderr)
            assert "Traceback" not in ran.stderr
        else:
            assert ran.returncode == 0, (command, ran.stdout, ran.stderr)
