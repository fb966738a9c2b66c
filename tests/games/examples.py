"""The claims of the pictures in the rules (`web/src/games/*/examples.ts`), for comparison with the rules."""

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from tests.house.tree import ROOT


def examples(folder: str) -> dict[str, Any]:
    """Return the `examples` of the game in `folder`."""
    found: dict[str, Any] = _of_all_games()[folder]
    return found


@cache
def _of_all_games() -> dict[str, Any]:
    # All at once: most of the time is the start of node, and every worker of pytest asks during collection.
    folders = [path.parent.name for path in sorted((ROOT / "web/src/games").glob("*/examples.ts"))]
    command = ["node", str(Path(__file__).with_name("examples.mjs")), *folders]
    printed = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=True).stdout
    found: dict[str, Any] = json.loads(printed)
    return found
