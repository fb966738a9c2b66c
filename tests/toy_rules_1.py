"""Version 1 of the toy game's rules, as a program keeps it that also has a later one."""

from typing import Final

from tests.toy import ToyGame

GAME: Final = ToyGame()
