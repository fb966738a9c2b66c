"""The Python versions that we support, and their interpreters here."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from tests.build_steps.isolated import project

CLASSIFIER = re.compile(r"Programming Language :: Python :: (3\.\d+)$")


def promised() -> list[str]:
    """Return the versions in the classifiers, oldest first."""
    found = (CLASSIFIER.match(line) for line in project()["project"]["classifiers"])
    return sorted((match[1] for match in found if match), key=lambda version: int(version.partition(".")[2]))


def interpreter(version: str) -> Path | None:
    """Return an interpreter of this version, on the path or of pyenv; None if there is none that runs."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    on_path = shutil.which(f"python{version}")
    candidates = sorted(pyenv.glob(f"{version}.*/bin/python{version}"), reverse=True)
    for path in [*candidates, *([Path(on_path)] if on_path else [])]:
        # pyenv puts commands on the path for versions that are not selected: these do not run.
        asked = [str(path), "-c", "import ensurepip, sys; print('%d.%d' % sys.version_info[:2])"]
        ran = subprocess.run(asked, capture_output=True, text=True)
        if ran.stdout.strip() == version:
            return path
    return None


def oldest() -> Path:
    """Return an interpreter of the oldest supported version. Raise `AssertionError` with the version to install."""
    return _found(promised()[:1])


def newer() -> Path:
    """Return an interpreter of the newest supported version that is installed here, other than the oldest one."""
    return _found(promised()[:0:-1])


def _found(versions: list[str]) -> Path:
    for version in versions:
        if found := interpreter(version):
            return found
    raise AssertionError(
        f"Install Python {' or '.join(versions)}, with its headers (for instance: pyenv install {versions[0]}): "
        "this test installs Tablée there."
    )
