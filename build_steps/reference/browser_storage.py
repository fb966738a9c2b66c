"""The page of everything that the pages keep in a browser, from the files that list its keys."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from build_steps.reference.tables import NOTE, table

WEB: Final = Path(__file__).parents[2] / "web" / "src"
KEY: Final = re.compile(r"'(tablee\.[\w.]+)': '(guest|browser)',? // (.+)")
INTRODUCTION: Final = f"""# Browser storage

Everything that the pages keep in a browser besides their own files, for players and auditors. Look up what another
person at the same browser could find.
{NOTE}
What is the guest's goes when the guest goes: by signing out, by deleting their data, or by becoming another guest.
What is the browser's stays. [Threat model](../security.md#the-next-person-at-the-same-browser) says more.
"""
OWNERS: Final = {"guest": "goes", "browser": "stays"}


def reference() -> str:
    """Return the whole of `docs/reference/browser-storage.md`."""
    return INTRODUCTION + "\n" + table(("key", "holds", "when the guest goes"), sorted(_rows()))


def _rows() -> Iterator[tuple[str, str, str]]:
    for path in (WEB / "guest" / "stored.ts", *WEB.glob("games/*/stored.ts")):
        for key, owner, holds in KEY.findall(path.read_text(encoding="utf-8")):
            yield f"`{key}`", holds, OWNERS[owner]
