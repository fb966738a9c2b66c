"""The blocks of Python in the documentation, each as the file of a reader."""

import re
from pathlib import Path
from typing import Final

from tests.house.tree import ROOT

PAGES: Final = ("README.md", "docs/python.md", "docs/cookbook.md", "docs/write-a-bot.md")
"""The pages whose Python readers copy into files of their own."""


def python_blocks(page: str) -> list[str]:
    """Return the blocks of a page, in its order."""
    return re.findall(
        r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )


def files(folder: Path) -> dict[str, Path]:
    """Write each block of all pages into a file of `folder`; return the files by page and number."""
    written = {}
    for page in PAGES:
        for number, block in enumerate(python_blocks(page), 1):
            path = folder / f"{Path(page).stem.replace('-', '_').lower()}_{number}.py"
            path.write_text(block, encoding="utf-8")
            written[f"{page} {number}"] = path
    return written
