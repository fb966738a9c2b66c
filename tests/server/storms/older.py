"""The sources of an older version, to run its servers beside ours on one database."""

import subprocess
from pathlib import Path
from typing import Final

from tests.e2e.house import ROOT

MIGRATIONS: Final = "src/tablee/store/migrations/versions"
BUILT: Final = ("dictionaries", "server/pages")
"""What git does not keep. It is ours in every version."""


def before_migration() -> str:
    """Return the revision before the newest migration: its program does not know the whole database."""
    return _git("log", "-1", "--diff-filter=A", "--format=%H", "--", MIGRATIONS).decode().strip() + "^"


def sources(revision: str, folder: Path) -> Path:
    """Write the sources of this revision into `folder`; return the path from which Python imports them."""
    subprocess.run(["tar", "x"], cwd=folder, input=_git("archive", revision, "src/tablee"), check=True)
    for built in BUILT:
        (folder / "src/tablee" / built).symlink_to(ROOT / "src/tablee" / built)
    return folder / "src"


def _git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
