"""Installs the command `tablee` into this environment, running from this checkout: `python -m build_steps.install`.

The rules are compiled beside their sources; up-to-date ones are not compiled again. The compiling process holds
a lock; a process that waits for it then finds everything done.
"""

import fcntl
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from build_steps import rules, step

INSTALLED = Path(sys.prefix) / "tablee-installed.sha256"
"""The digest of the source of the installed metadata (version, commands, games)."""


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other process compiles in this checkout; others wait until this context ends."""
    rules.BUILD.mkdir(exist_ok=True)
    with Path(rules.BUILD, "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            with step.timed("Waiting for another Tablée that compiles its rules in this folder"):
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_wanted() -> bool:
    """True if the metadata changed, or the compiled rules are not those of the sources.

    Compiled rules are also unwanted if the environment asks for uncompiled ones.
    """
    if not is_installed():
        return True
    if not rules.compiled():
        return rules.why_not() is None
    return bool(os.environ.get(rules.UNCOMPILED)) or not rules.is_current()


def is_installed() -> bool:
    """True if the command is installed with the present metadata, whatever rules are compiled."""
    return INSTALLED.is_file() and INSTALLED.read_text() == _metadata()


def install(compiling: bool = True) -> None:
    """Install the command; without compiling, compiled rules of other sources are removed.

    Raises `CalledProcessError` if a step fails.
    """
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    environment = dict(os.environ)
    if not compiling:
        environment[rules.UNCOMPILED] = "1"
        environment.pop(rules.REQUIRED, None)
    subprocess.run(
        [*pip, "--no-index", "--no-deps", "--no-build-isolation", "--editable", "."],
        check=True,
        env=environment,
    )
    INSTALLED.write_text(_metadata())


def _metadata() -> str:
    return hashlib.sha256(Path("pyproject.toml").read_bytes()).hexdigest()


if __name__ == "__main__":
    with alone():
        if is_wanted():
            with step.timed("Installing Tablée" if rules.why_not() else "Compiling the rules") as result:
                try:
                    install()
                except subprocess.CalledProcessError as problem:
                    result.append("failed after {}")
                    sys.exit(problem.returncode)
