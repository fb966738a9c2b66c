"""Builds the web pages into `src/tablee/server/pages`, when they are missing or made from other sources.

The digest of the sources lies beside the pages, so a source archive with built pages in it needs no Node; but
`python -m build_steps.pages` sees to the packages in any case, for the tests of the pages need them too.
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path("web")
PAGES = Path("src/tablee/server/pages")
DIGEST = PAGES / "sources.sha256"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / "installed.sha256"


class PagesError(Exception):
    """The pages must be built and cannot be; the text says what to do."""


def digest(paths: list[Path]) -> str:
    """One SHA-256 over the names and contents of these files."""
    total = hashlib.sha256()
    for path in paths:
        total.update(path.as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def sources() -> list[Path]:
    """What the pages are made from: `web/`, the words that games keep beside their rules, and the pages of rules."""
    left_out = {"node_modules", ".svelte-check", "coverage"}
    web = (path for path in WEB.rglob("*") if not left_out.intersection(path.parts))
    words = Path("src/tablee").rglob("words/*.ftl")
    rules = Path("docs/rules").glob("*.md")
    return sorted(path for path in (*web, *words, *rules) if path.is_file())


def read(path: Path) -> str:
    """The text of a file, empty when there is none."""
    return path.read_text() if path.is_file() else ""


def install_packages() -> str:
    """Install what the lock names, unless it is there. Returns npm; raises `PagesError` without it."""
    npm = shutil.which("npm")
    if npm is None:
        raise PagesError(
            "Tablée's pages are not built yet and npm is not here to build them: "
            "install Node 20.19 or newer, or install Tablée from a wheel, which carries the pages."
        )
    if read(INSTALLED) != digest([LOCK]):
        subprocess.run(
            [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
            cwd=WEB,
            check=True,
        )
        INSTALLED.write_text(digest([LOCK]))
    return npm


def build() -> None:
    """Make the pages current. Raises `PagesError` without Node, `CalledProcessError` when a step fails."""
    wanted = digest(sources())
    if read(DIGEST) == wanted:
        return
    npm = install_packages()
    subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel=warn"], cwd=WEB, check=True)
    DIGEST.write_text(wanted)


if __name__ == "__main__":
    try:
        install_packages()
        build()
    except PagesError as problem:
        sys.exit(str(problem))
