"""The blocks of Python in the documentation, each as the file of a reader."""

import re
from pathlib import Path
from typing import Final

from tests.house.tree import ROOT

PAGES: Final = (
    "README.md",
    "docs/python.md",
    "docs/cookbook.md",
    "docs/first-steps.md",
    "docs/write-a-bot.md",
)
"""The pages whose Python readers copy into files of their own."""

RUN_ONLY: Final = ("docs/arena.md", "docs/encodings.md", "docs/variants.md")
"""Pages whose Python also uses packages without types, or a file of the page."""


def python_blocks(page: str) -> list[str]:
    """Return the blocks of a page, in its order."""
    return re.findall(
        r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )


def toml_block(page: str) -> str:
    """Return the first block of TOML of a page."""
    found = re.search(
        r"^```toml\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    assert found is not None, page
    return found[1]


def files(folder: Path, pages: tuple[str, ...] = PAGES) -> dict[str, Path]:
    """Write each block of some pages into a file of `folder`; return the files by page and number."""
    written = {}
    for page in pages:
        for number, block in enumerate(python_blocks(page), 1):
            path = folder / f"{Path(page).stem.replace('-', '_').lower()}_{number}.py"
            path.write_text(block, encoding="utf-8")
            written[f"{page} {number}"] = path
    return written
