"""Every citation in the code can be looked up.

"rulings 4, jokers" is a row of docs/rulings.md, "notation 1, View" a heading of docs/notation.md.
"""

import re
from functools import cache
from pathlib import Path

from tests.house.tree import ROOT, tracked

RULINGS = ROOT / "docs" / "rulings.md"
NOTATION = ROOT / "docs" / "notation.md"
ENGINE = ROOT / "docs" / "engine.md"

CITATION = re.compile(r"\b(rulings|notation) (\d)(?:[,:] ([^;).\n\"]+))?")
"""A citation: the page, the section, and the point in it, up to the next stop."""


@cache
def sections(page: Path) -> dict[str, str]:
    """Return the text of each numbered section."""
    parts = re.split(r"^## (\d)\. ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def plain(name: str) -> str:
    return name.replace("`", "").strip().removeprefix("option ").casefold()


@cache
def points(page: Path, section: str) -> list[str]:
    """Return the points of a section: rows of its tables, headings, and bold words at a paragraph's start."""
    text = sections(page)[section]
    if page == NOTATION and section == "2":
        text += ENGINE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|]+) \|", text, flags=re.MULTILINE)
    headings = re.findall(r"^### (.+)$", text, flags=re.MULTILINE)
    bold = re.findall(r"^\*\*(.+?)\.?\*\*", text, flags=re.MULTILINE)
    return [plain(name) for name in (*rows, *headings, *bold)]


def unresolved(text: str) -> list[str]:
    """Return the citations in `text` without a target."""
    found = []
    for cited in CITATION.finditer(" ".join(text.split())):
        page = RULINGS if cited[1] == "rulings" else NOTATION
        if cited[2] not in sections(page):
            found.append(cited[0])
            continue
        known = points(page, cited[2])
        names = re.split(r", | and ", cited[3]) if cited[3] else []
        if not all(any(point.startswith(plain(name)) for point in known) for name in names):
            found.append(cited[0])
    return found


def test_every_citation_of_rulings_and_notation_leads_somewhere() -> None:
    python = [path for path in tracked() if path.suffix == ".py" and path != Path(__file__)]
    lost = {str(path.relative_to(ROOT)): unresolved(path.read_text(encoding="utf-8")) for path in python}
    assert {path: cited for path, cited in lost.items() if cited} == {}


def test_a_citation_of_what_is_not_there_is_found_out() -> None:
    assert unresolved("Source: rulings 4, jokers; notation 1, View.") == []
    assert unresolved("Source: rulings 4, weather.") == ["rulings 4, weather"]
    assert unresolved("Source: rulings 9.") == ["rulings 9"]
