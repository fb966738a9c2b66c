"""The numbers in what a game's lesson and first bubbles say, to be held against the rules."""

import re

from tests.house.tree import ROOT

DRAWN = ROOT / "web" / "src" / "games"


def numbers(folder: str, language: str, message: str) -> set[int]:
    """The numbers that a sentence of the game in `folder` names, written in digits."""
    words = (DRAWN / folder / "words" / f"{language}.ftl").read_text("utf-8")
    (said,) = re.findall(rf"^{folder.replace('_', '-')}-{message} = (.+)$", words, re.MULTILINE)
    return {int(number) for number in re.findall(r"\d+", said)}
