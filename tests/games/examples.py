"""What the pictures in the rules claim (`web/src/games/*/examples.ts`), to be held against the rules."""

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from tests.house.tree import ROOT


@cache
def examples(folder: str) -> dict[str, Any]:
    """The `examples` of the game in `folder`."""
    command = ["node", str(Path(__file__).with_name("examples.mjs")), folder]
    printed = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=True).stdout
    found: dict[str, Any] = json.loads(printed)
    return found
