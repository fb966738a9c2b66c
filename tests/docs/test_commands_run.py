"""Every command of `tablee` in a block of code on a page works as printed there; README's run in `test_readme`,
those of studies in `test_studies`.

Long ones are shortened, and what only an operator's machine has is replaced: folders, a code, a backup's name.
"""

import asyncio
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tablee import game
from tablee.store.moderation import code_of
from tablee.store.store import Store
from tests.docs.prose import pages, source
from tests.docs.python_blocks import python_blocks, toml_block
from tests.docs.test_commands import BLOCK, LINE
from tests.house.tree import ROOT
from tests.patience import patience_s
from tests.processes import free_port

ELSEWHERE: Final = {
    "admin dataset --game mawoki --seats 3": "matches that people gave; tests/cli/test_dataset.py has some",
    "doctor --deployment https://play.example": "a public server; tests/server/operations/test_deployment.py",
    "train mawoki --method ppo --steps 2000000 --seed 1 --out mine.weights": "PyTorch; tests/training",
    "play high-card": "the package that `tablee new-game` makes; tests/cli/test_new_game.py plays it installed",
    "play stash": "the example game; tests/docs/test_example_game.py plays it installed",
    "serve --database postgresql://name:password@host/database": "tests/store runs everything on PostgreSQL",
}
"""Commands that cannot run here, with the reason or the tests of what they do."""

SHORTER: Final = {
    "--games": "2",
    "--deals": "2",
    "--ms": "20",
    "--minutes": "0.001",
    "--players": "bot:5@2ms,bot:3,uct:2ms",
}
DATABASE: Final = ("serve", "doctor", "admin", "agent", "moderator")
"""Commands that get `--database`, so that no test touches the database of this machine."""


def commands() -> dict[str, str]:
    """Return each command in a block, without `tablee`, with the page that has it first."""
    found: dict[str, str] = {}
    for name, path in pages().items():
        blocks = "\n".join(fenced or indented for fenced, indented in BLOCK.findall(source(path)))
        for words in LINE.findall(blocks):
            if name != "README.md" and not name.startswith("docs/studies/"):
                found.setdefault(shlex.join(shlex.split(words.replace("\\\n", " "), comments=True)), name)
    return found


class Machine:
    """A folder with all that the commands read: a database with a guest, a backup, a record, an arena, languages,
    a variant and weights.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        path = os.pathsep.join([*(name for name in sys.path if name), str(ROOT)])
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", "PYTHONPATH": path}
        self.environment = {**os.environ, **home}
        self.environment.pop("TABLEE_DATABASE", None)
        self.code = asyncio.run(self._guest())
        build = [sys.executable, "-m", "build_steps.words", "de", str(folder / "languages")]
        subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=patience_s())
        (folder / "backups").mkdir()
        (folder / "fox.py").write_text(python_blocks("docs/first-steps.md")[1])
        (folder / "mine.toml").write_text(toml_block("docs/variants.md"))
        (folder / "tuned.toml").write_text('game = "mawoki"\nlevel = 3\n[weights]\nanswers = 0.5\n')
        match = game("tokan").start(seed=1).play_out("random", seed=1)
        shutil.copy(ROOT / "deploy" / "house.toml", folder)
        (folder / "game.jsonl").write_text(match.record().text())
        self.run(["admin", "backup", "backups/tablee-2026-11-27-0300.db", "--database", "tablee.db"])

    async def _guest(self) -> str:
        store = await Store.open(str(self.folder / "tablee.db"))
        guest, _ = await store.guests.create("Ana", 1)
        await store.close()
        return code_of(guest.id)

    def words(self, command: str) -> list[str]:
        """Return the words of a command as this machine runs it."""
        given = shlex.split(command)
        if given[0] == "report":
            # An arena of its own, because commands run in any order.
            self.run(["arena", "--game", "mawoki", "--players", "bot:1,random", "--games", "2"])
        changed = []
        for before, word in zip(["", *given], given, strict=False):
            if before in SHORTER and not any(
                kind in word for kind in ("program:", "python:", "model:", ".toml")
            ):
                changed.append(SHORTER[before])
            else:
                changed.append(self._replaced(word))
        if changed[0] in DATABASE and "--database" not in changed:
            changed += ["--database", "tablee.db"]
        if changed[0] in ("doctor", "serve"):
            changed += ["--port", str(free_port())]
        return changed

    def _replaced(self, word: str) -> str:
        here = {
            r"(/srv)?/backups": "backups",
            r"/tmp/": "",
            r"examples/": f"{ROOT}/examples/",
            r"^CODE$": self.code,
            r"^FILE$": "file.json",
            r"^FILE\.\.\.$": "arena-mawoki.jsonl",
            r"^RECORD$": "game.jsonl",
            r"^GAME$": "tokan",
            r"python3 ": f"{sys.executable} ",
        }
        for pattern, instead in here.items():
            word = re.sub(pattern, instead, word)
        return word

    def run(self, words: list[str]) -> None:
        """Run a command to its end; fail unless its status is 0."""
        ran = subprocess.run(
            [sys.executable, "-m", "tablee", *words],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=patience_s(),
        )
        assert ran.returncode == 0, (words, ran.stdout, ran.stderr)

    def serve(self, words: list[str]) -> None:
        """Start a server, and stop it once it prints its address."""
        server = subprocess.Popen(
            [sys.executable, "-m", "tablee", *words],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            assert server.stdout is not None
            # Before its address the server may log that a program of the operator is not there.
            assert any("Tablée is running at" in line for line in server.stdout), words
        finally:
            server.terminate()
            server.wait(patience_s())


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.slow
@pytest.mark.processes
@pytest.mark.parametrize("command", sorted(set(commands()) - set(ELSEWHERE)))
def test_every_command_in_a_block_of_code_works(machine: Machine, command: str) -> None:
    """Slow: each starts Python once or more, and an arena its workers."""
    words = machine.words(command)
    if words[0] == "serve":
        machine.serve(words)
    elif words[:2] == ["moderator", "remove"]:
        machine.run(["moderator", "add", *words[2:]])
        machine.run(words)
    elif "practice.db" in words and words[0] == "doctor":
        machine.run(["admin", "restore", "backups/tablee-2026-11-27-0300.db", "--database", "practice.db"])
        machine.run(words)
    else:
        machine.run(words)


def test_what_cannot_run_here_is_on_a_page() -> None:
    assert set(ELSEWHERE) - set(commands()) == set()
