"""A server in a process of its own that can be stopped and restarted with the same address and log."""

import os
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Self
from urllib.error import URLError

from tests.e2e.clock import ToldClock
from tests.e2e.deals import Deals
from tests.patience import look_until, patience_s
from tests.processes import free_port

ROOT = Path(__file__).parents[2]
OCCASION = "a house"
"""The default source of seeds (`Deals.begin`)."""


class House:
    """The server's process; `base` is its address. `with` opens and closes it.

    `games` is a folder that installs more games; `root` is the checkout that serves. `programs` are offered as bots,
    each as `NAME=COMMAND`. With `mixing`, browsers contribute to the deals, which are then unpredictable. With `lan`
    other machines can reach it too. `by_invitation`: new guests come in by a link of the operator. `variants`: tables
    may change the numbers of the rulebook. `research`: tables ask if researchers may use the moves. `ladder`: the
    programs and the bots play each other. `house_file`: the operator's name, texts and colours.
    """

    def __init__(
        self,
        folder: Path,
        games: Path | None = None,
        programs: Sequence[str] = (),
        mixing: bool = False,
        lan: bool = False,
        by_invitation: bool = False,
        variants: bool = False,
        research: bool = False,
        ladder: bool = False,
        house_file: Path | None = None,
        root: Path = ROOT,
    ) -> None:
        self._root = root
        self._programs = [*programs, *(["mixing"] if mixing else []), *(["lan"] if lan else [])]
        self._programs += [*(["invited"] if by_invitation else []), *(["variants"] if variants else [])]
        self._programs += ["research"] if research else []
        self._programs += ["ladder"] if ladder else []
        self._programs += [] if house_file is None else [f"house:{house_file}"]
        self._games = games
        self.port = free_port()
        self.database = folder / "tables.db"
        self.deals = Deals(self.database)
        self.deals.begin(OCCASION)
        self.clock = ToldClock(self.database)
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None
        self.base = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def open(self) -> None:
        """Start serving, and wait until it answers."""
        command = [sys.executable, "-m", "tests.e2e.serve", str(self.port), str(self.database)]
        command += self._programs
        sources = str(self._root / "src")
        path = os.pathsep.join(filter(None, [sources, str(self._games or ""), os.environ.get("PYTHONPATH")]))
        environment = {**os.environ, "PYTHONPATH": path}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, cwd=self._root, env=environment, stdout=log, stderr=log)
        try:
            look_until(self._answers, 0.1)
        except TimeoutError as error:
            raise RuntimeError(f"the server did not come up:\n{self._log.read_text()}") from error

    def _answers(self) -> bool:
        assert self._process is not None
        try:
            urllib.request.urlopen(f"{self.base}/readyz", timeout=1).close()
        except (URLError, OSError):
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended:\n{self._log.read_text()}") from None
            return False
        return True

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(patience_s())

    def close(self) -> None:
        """Ask it to stop."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(patience_s())
