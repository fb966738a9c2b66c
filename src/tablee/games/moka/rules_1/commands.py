"""`tablee words fr VOIES`: whether a word counts in a dictionary, and if not, why not."""

from typing import Final

from tablee.core.command import Answer, Argument, Command
from tablee.core.letters import JOINTS as IN_WORDS
from tablee.core.letters import letters
from tablee.games.moka.lexicon import LONGEST, lexicon
from tablee.games.moka.rules_1.decks import DECKS
from tablee.games.moka.rules_1.pieces import SHORTEST

JOINTS: Final = f" {IN_WORDS}."


def why_not(language: str, text: str) -> Answer:
    """Return whether a word counts in a language, ignoring accents and capitals, or why it does not."""
    word = letters(text.strip())
    asked = {"word": word, "dictionary": language}
    if any(joint in word for joint in JOINTS):
        return Answer(False, "moka.words.compound", asked)
    if not (word.isascii() and word.isalpha()):
        return Answer(False, "moka.words.letters", asked)
    if len(word) < SHORTEST:
        return Answer(False, "moka.words.short", {**asked, "least": SHORTEST})
    if len(word) > LONGEST:
        return Answer(False, "moka.words.long", {**asked, "most": LONGEST})
    if not lexicon(language).contains(word):
        return Answer(False, "moka.words.unknown", asked)
    return Answer(True, "moka.words.counts", asked)


class WordsCommand(Command):
    """The command `words LANGUAGE WORD`."""

    def __init__(self) -> None:
        super().__init__("words", (Argument("language", tuple(DECKS)), Argument("word")))

    def ask(self, *given: str) -> Answer:
        language, text = given
        return why_not(language, text)
