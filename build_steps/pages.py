"""Builds the web pages into `src/tablee/server/pages`, if they are missing or out of date.

The digest of the sources lies beside the pages, so a source archive with built pages needs no Node. But
`python -m build_steps.pages` always installs the npm packages, because the tests of the pages need them too.
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
    """Return one SHA-256 of the names and contents of these files."""
    total = hashlib.sha256()
    for path in paths:
        total.update(path.as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def sources() -> list[Path]:
    """Return the sources of the pages: `web/`, the games' words beside their rules, and the pages of rules."""
    left_out = {"node_modules", ".svelte-check", "coverage"}
    web = (path for path in WEB.rglob("*") if not left_out.intersection(path.parts))
    words = Path("src/tablee").rglob("words/*.ftl")
    rules = Path("docs/rules").glob("*.md")
    return sorted(path for path in (*web, *words, *rules) if path.is_file())


def read(path: Path) -> str:
    """Return the text of a file, empty if there is none."""
    return path.read_text() if path.is_file() else ""


def install_packages() -> str:
    """Install the locked packages if they are not installed; return npm. Raise `PagesError` without it."""
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
    """Build the pages if they are out of date. Raise `PagesError` without Node, `CalledProcessError` if a step
    fails.
    """
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
