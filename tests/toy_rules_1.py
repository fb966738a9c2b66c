"""Version 1 of the rules of the toy game, as kept by a program that knows a newer version too."""

from typing import Final

from tests.toy import ToyGame

GAME: Final = ToyGame()
