"""The numbers in a game's lesson and first bubbles, for comparison with the rules."""

import re

from tests.house.tree import ROOT

DRAWN = ROOT / "web" / "src" / "games"


def numbers(folder: str, language: str, message: str) -> set[int]:
    """Return the numbers, in digits, in a sentence of the game in `folder`."""
    words = (DRAWN / folder / "words" / f"{language}.ftl").read_text("utf-8")
    (text,) = re.findall(rf"^{folder.replace('_', '-')}-{message} = (.+)$", words, re.MULTILINE)
    return {int(number) for number in re.findall(r"\d+", text)}
