"""Builds the web pages into `src/tablee/server/pages`, if they are missing or out of date.

The digest of the sources lies beside the pages, so a source archive with built pages needs no Node. But
`python -m build_steps.pages` always installs the npm packages, because the tests of the pages need them too;
`python -m build_steps.pages packages` installs only these.
"""

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path("web")
PAGES = Path("src/tablee/server/pages")
DIGEST = PAGES / "sources.sha256"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
"""npm's own list of the installed packages, in the form of `LOCK`."""


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


def packages(lock: Path) -> dict[str, dict[str, str]]:
    """Return the packages of a lock file by their folder, without the pages themselves; none without the file."""
    listed: dict[str, dict[str, str]] = json.loads(read(lock) or "{}").get("packages", {})
    return {folder: package for folder, package in listed.items() if folder}


def is_installed() -> bool:
    """True if the installed packages are the locked ones, whichever command of npm installed them.

    Installing them again would break a development server that runs. Optional packages are for other machines.
    """
    locked, here = packages(LOCK), packages(INSTALLED)
    wanted = {folder for folder, package in locked.items() if not package.get("optional")}
    return wanted <= here.keys() <= locked.keys() and all(
        package.get("integrity") == locked[folder].get("integrity") for folder, package in here.items()
    )


def install_packages() -> str:
    """Install the locked packages if they are not installed; return npm. Raise `PagesError` without it."""
    npm = shutil.which("npm")
    if npm is None:
        raise PagesError(
            "Tablée's pages are not built yet and npm is not here to build them: "
            "install Node 20.19 or newer, or install Tablée from a wheel, which carries the pages."
        )
    if not is_installed():
        subprocess.run(
            [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
            cwd=WEB,
            check=True,
        )
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
        if sys.argv[1:] != ["packages"]:
            build()
    except PagesError as problem:
        sys.exit(str(problem))
