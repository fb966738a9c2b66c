"""The map of the pages at the top of their first file names exactly the folders of their source."""

import re

from tests.house.tree import ROOT

PAGES = ROOT / "web" / "src"
SOURCE = {".ts", ".svelte"}


def folders() -> set[str]:
    """Return the folders with source in them; the games' own folders count as one."""
    found = {path.parent.relative_to(PAGES) for path in PAGES.rglob("*") if path.suffix in SOURCE}
    return {
        "games/<name>" if "games" in folder.parts[:1] and len(folder.parts) > 1 else folder.as_posix()
        for folder in found
        if folder.parts
    }


def test_the_map_of_the_pages_names_every_folder_and_no_other() -> None:
    rows = re.findall(
        r"^ \* - (`.+?`): ", (PAGES / "main.ts").read_text(encoding="utf-8"), flags=re.MULTILINE
    )
    named = [name for row in rows for name in re.findall(r"`([^`]+)`", row)]
    assert sorted(named) == sorted(folders())
