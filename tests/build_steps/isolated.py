"""Isolated checkouts and environments for builds, as an installer makes them: only the requirements of
[build-system].
"""

import os
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

from build_steps import pages, rules
from build_steps.dictionaries import build as dictionaries
from tests.house.lending import lend, needed
from tests.house.tree import ROOT

BUILT_FROM = (
    "*.toml",
    "setup.py",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    "licences",
    "build_steps",
    "docs/notation.md",
    "docs/rules",
    "src",
    "web",
)
"""The files that a build reads."""


def project() -> dict[str, Any]:
    """Return the contents of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def checkout(folder: Path, whole: bool = False) -> Path:
    """Return a copy of this checkout without compiled files; unless `whole`, its pages and dictionaries are empty."""
    if whole:
        for built in (pages.PAGES, dictionaries.TARGET):
            shutil.copytree(ROOT / built, folder / built)
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *BUILT_FROM]
    listed = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in (*listed.split("\0")[:-1], str(pages.DIGEST), str(dictionaries.DIGEST)):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


def requirements() -> list[Distribution]:
    """Return the requirements of [build-system], indirect ones included: taken from the environment of the tests."""
    found: dict[str, Distribution] = {}
    for line in project()["build-system"]["requires"]:
        requirement = Requirement(line)
        installed = distribution(requirement.name)
        assert requirement.specifier.contains(installed.version), line
        found |= {requirement.name: installed, **needed(installed)}
    return list(found.values())


def environment(home: Path) -> Path:
    """Return the Python of a new environment in `home` that has only the requirements of [build-system]."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    (packages,) = home.rglob("site-packages")
    lend(requirements(), packages)
    return home / "bin" / "python"


def variables(**more: str) -> dict[str, str]:
    """Return the variables of a build: ours except those about compiling, and the given ones."""
    ours = ("PYTHONPATH", "CC", "CFLAGS", rules.UNCOMPILED, rules.REQUIRED)
    return {**{name: value for name, value in os.environ.items() if name not in ours}, **more}
