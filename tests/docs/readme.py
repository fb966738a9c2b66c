"""The commands in the README, with their input, and shortened if they take long."""

import re
import shlex
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tests.house.tree import ROOT

README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
SHORTER: Final = {"--games": "2"}
TYPED: Final = {"play": "1\nq\n", "engine": '{"id":1,"do":"games"}\n', "replay": "\nq\n"}
PATIENCE_S: Final = 600


class Command(NamedTuple):
    """The words after `tablee` on one line."""

    words: list[str]

    @property
    def name(self) -> str:
        """The subcommand."""
        return self.words[0]


def blocks(language: str) -> list[str]:
    """Return the contents of fences with this language."""
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.DOTALL | re.MULTILINE)


def commands() -> list[Command]:
    """Return all commands, in order: a command may read the output of an earlier one."""
    lines = [line for block in blocks("") for line in block.splitlines()]
    return [Command(shlex.split(line, comments=True)[1:]) for line in lines if line.startswith("tablee ")]


def carry_out(
    command: Command, program: Sequence[str], folder: Path, environment: Mapping[str, str], port: int
) -> "subprocess.CompletedProcess[str]":
    """Run a command in `folder`, shortened."""
    words = list(command.words)
    for option, value in SHORTER.items():
        if option in words:
            words[words.index(option) + 1] = value
    if command.name == "doctor":
        # Another program may use the default port here.
        words += ["--port", str(port)]
    return subprocess.run(
        [*program, *words],
        cwd=folder,
        env=dict(environment),
        input=TYPED.get(command.name, ""),
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
