"""What the pictures in the rules claim (`web/src/games/*/examples.ts`), to be held against the rules."""

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from tests.house.tree import ROOT


def examples(folder: str) -> dict[str, Any]:
    """The `examples` of the game in `folder`."""
    found: dict[str, Any] = _of_all_games()[folder]
    return found


@cache
def _of_all_games() -> dict[str, Any]:
    # Of all at once: to start node is most of it, and every worker of pytest asks while it collects tests.
    folders = [path.parent.name for path in sorted((ROOT / "web/src/games").glob("*/examples.ts"))]
    command = ["node", str(Path(__file__).with_name("examples.mjs")), *folders]
    printed = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=True).stdout
    found: dict[str, Any] = json.loads(printed)
    return found
