"""An agent on another machine, as a process: `python -m tests.server.remote_play URL TOKEN FOLDER`.

It plays the last legal move by `tablee.remote.play`, and connects again soon. In the folder, it writes a line into
`notes` for each question and each answer; while there is a file `gate`, it answers nothing.
"""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import tablee
from tablee import remote
from tests.patience import look_until, patience

SOON_S: Final = 0.1
AT_MOST_S: Final = 0.5


class Noting(tablee.Agent):
    """Writes down what it is asked and what it answers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def choose(self, seen: tablee.Seen) -> str:
        named = {"ply": seen.ply, "seed": seen.seed}
        self._note({"did": "ask", **named})
        look_until(lambda: not (self._folder / "gate").exists())
        self._note({"did": "answer", **named, "move": seen.legal[-1]})
        return seen.legal[-1]

    def _note(self, line: dict[str, Any]) -> None:
        with (self._folder / "notes").open("a") as file:
            file.write(json.dumps(line) + "\n")


class AgentProcess:
    """That process, as the test sees it."""

    def __init__(self, folder: Path, process: asyncio.subprocess.Process) -> None:
        self._folder = folder
        self._process = process

    def noted(self, did: str, ply: int | None = None) -> list[dict[str, Any]]:
        """Return what was written of this kind, in order, of one ply or of all."""
        file = self._folder / "notes"
        lines = file.read_text().splitlines(keepends=True) if file.exists() else []
        found = [json.loads(line) for line in lines if line.endswith("\n")]
        return [one for one in found if one["did"] == did and ply in (None, one["ply"])]

    def hold(self) -> None:
        """Let it answer nothing from now on."""
        (self._folder / "gate").touch()

    def go_on(self) -> None:
        """Let it answer."""
        (self._folder / "gate").unlink()

    async def ended(self) -> str:
        """Wait for its end, and return what it said last."""
        async with patience():
            _, said = await self._process.communicate()
        return said.decode().strip().splitlines()[-1]


@asynccontextmanager
async def agent_process(url: str, token: str, folder: Path) -> AsyncIterator[AgentProcess]:
    """Yield such a process; it is killed in the end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.server.remote_play",
        url,
        token,
        str(folder),
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield AgentProcess(folder, process)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


if __name__ == "__main__":
    remote.FIRST_S, remote.LAST_S = SOON_S, AT_MOST_S  # type: ignore[misc]
    remote.play(sys.argv[1], sys.argv[2], Noting(Path(sys.argv[3])))
