"""Version 1 of the rules of the toy game, as a program keeps it that knows a later one too."""

from typing import Final

from tests.toy import ToyGame

GAME: Final = ToyGame()
