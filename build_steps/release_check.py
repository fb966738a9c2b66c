"""Tests a package as a stranger would: installed into an empty environment, without Node and without a C compiler."""

import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

PLAYED = """
import tablee
for name in tablee.games():
    assert tablee.game(name).start(seed="released").play_out("random", seed=1).over, name
print(tablee.__version__)
"""
COMPILED = "import tablee.core.deal as deal; print(deal.__file__.endswith(('.so', '.pyd')))"
HIDDEN = ("cc", "gcc", "clang", "c++", "cl", "node", "npm")
SECONDS = 300


def python_of(environment: Path) -> Path:
    """Return the interpreter of an environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def bare(environment: Path) -> dict[str, str]:
    """Return the variables of a process that finds only the environment: no compiler, no Node, no checkout."""
    own = ("CC", "CXX", "PATH", "PYTHONPATH", "TABLEE_COMPILED", "TABLEE_DATABASE", "TABLEE_PURE")
    kept = {name: value for name, value in os.environ.items() if name not in own}
    home = str(environment / "home")
    return {**kept, "PATH": str(python_of(environment).parent), "HOME": home, "XDG_DATA_HOME": home}


def pins(lock: str) -> str:
    """Return the versions of a lock, without hashes, as constraints for pip."""
    return "".join(
        f"{line}\n" for line in re.findall(r"^([\w.\[\]-]+==[^\s\\]+(?: ;[^\\\n]*)?)", lock, re.MULTILINE)
    )


def check(package: Path, environment: Path, lock: Path) -> None:
    """Install the package, play every game, serve the start page. Raise `CalledProcessError` or `SystemExit` on
    errors.
    """
    subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    (environment / "home").mkdir()
    constraints = environment / "constraints.txt"
    constraints.write_text(pins(lock.read_text()))
    python, variables = str(python_of(environment)), bare(environment)
    pip = [python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    binary = ["--constraint", str(constraints), "--only-binary", ":all:", "--no-binary", "tablee"]
    run = {"check": True, "env": variables, "cwd": environment, "timeout": SECONDS}
    subprocess.run([*pip, *binary, str(package.absolute())], **run)  # type: ignore[call-overload]
    subprocess.run([python, "-c", PLAYED], **run)  # type: ignore[call-overload]
    compiled = subprocess.run([python, "-c", COMPILED], capture_output=True, text=True, **run)  # type: ignore[call-overload]
    expected = package.suffix == ".whl" and not package.name.endswith("-none-any.whl")
    if compiled.stdout.strip() != str(expected):
        sys.exit(f"{package}: compiled rules were {'' if expected else 'not '}expected.")
    if not package.name.startswith("tablee_rules"):
        serve(environment, variables)


def serve(environment: Path, variables: dict[str, str]) -> None:
    """Start the installed server and read its start page and its list of games."""
    command = [str(python_of(environment)), "-m", "tablee", "serve", "--port", "0"]
    server = subprocess.Popen(command, cwd=environment, env=variables, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://[\w.:]+", server.stdout.readline())
        if found is None:
            sys.exit("The installed server did not say where it is.")
        for path in ("/", "/api/games"):
            with urllib.request.urlopen(found[0] + path, timeout=30) as answer:
                answer.read()
    finally:
        server.terminate()
        server.wait(SECONDS)
