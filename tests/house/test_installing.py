"""Installation by a stranger: `pip install .` and the source archive, with a C compiler, in an empty environment.

Build front ends isolate a build: it has the requirements of [build-system], fetched by pip, and nothing of this
checkout's environment. The C compiler does not optimize here, which saves most of its time.
"""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from build_steps import rules
from tests.build_steps import isolated
from tests.house import pythons

pytestmark = pytest.mark.soak

HASTY = '#!/bin/sh\nexec {compiler} "$@" -O0\n'
"""A C compiler that does not optimize."""

PLAYED = """
import hashlib, json, tablee
digests = {}
for name in tablee.games():
    match = tablee.game(name).start(seed="installed").play_out("random", seed=1)
    assert match.over
    digests[name] = hashlib.sha256(match.record().text().encode()).hexdigest()
print(json.dumps(digests))
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of this checkout without compiled files."""
    return isolated.checkout(tmp_path_factory.mktemp("checkout"), whole=True)


@pytest.fixture(scope="module")
def archive(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the source archive."""
    python = isolated.environment(tmp_path_factory.mktemp("isolated") / "venv")
    folder = tmp_path_factory.mktemp("archive")
    build = [str(python), "setup.py", "--quiet", "sdist", "--dist-dir", str(folder)]
    subprocess.run(build, cwd=checkout, env=isolated.variables(), check=True)
    (made,) = folder.glob("*.tar.gz")
    return made


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the command of a C compiler that does not optimize."""
    assert rules.why_not() is None, "Install a C compiler and the headers of Python."
    path = tmp_path_factory.mktemp("compiler") / "cc"
    path.write_text(HASTY.format(compiler=rules.compiler()))
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """Return a folder far from this checkout."""
    (tmp_path / "empty").mkdir()
    return tmp_path / "empty"


def played(python: Path, folder: Path) -> dict[str, str]:
    """Return the digest of a match of each game, played by the package of this Python."""
    ran = subprocess.run(
        [python, "-c", PLAYED], cwd=folder, env=isolated.variables(), capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    digests: dict[str, str] = json.loads(ran.stdout)
    return digests


@pytest.mark.parametrize("source", ["checkout", "archive"])
@pytest.mark.parametrize("version", [pythons.oldest, pythons.newer], ids=["oldest", "newer"])
def test_it_is_installed_compiled_and_plays(
    version: Callable[[], Path],
    source: str,
    hasty: str,
    empty: Path,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    home = tmp_path / "venv"
    subprocess.run([version(), "-m", "venv", home], check=True)
    sources: Path = request.getfixturevalue(source)
    install = [str(home / "bin" / "pip"), "--disable-pip-version-check", "install", str(sources)]
    ran = subprocess.run(install, cwd=empty, env=isolated.variables(CC=hasty), capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    environment = isolated.variables(HOME=str(empty), XDG_DATA_HOME=str(empty), LANG="C.UTF-8", COLUMNS="200")
    asked = subprocess.run(
        [home / "bin" / "tablee", "doctor", "--port", "1"],
        cwd=empty,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert asked.returncode == 0, asked.stdout + asked.stderr
    compiled = re.search(r"The rules are compiled \((\d+) modules\)", asked.stdout)
    assert compiled is not None, asked.stdout
    assert int(compiled[1]) == len(rules.rules())
    assert played(home / "bin" / "python", empty) == played(Path(sys.executable), empty)
