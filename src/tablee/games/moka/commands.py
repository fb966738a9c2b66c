"""`tablee words fr VOIES`: whether a word counts in a dictionary, and if not, why not."""

from typing import Final

from tablee.core.command import Answer, Argument, Command
from tablee.core.letters import JOINTS as IN_WORDS
from tablee.core.letters import letters
from tablee.games.moka.decks import DECKS, WORD_LISTS
from tablee.games.moka.lexicon import LONGEST, lexicon
from tablee.games.moka.pieces import SHORTEST

JOINTS: Final = f" {IN_WORDS}."


def why_not(language: str, text: str) -> Answer:
    """Return whether a word counts in a language, ignoring accents and capitals, or why it does not."""
    word = letters(text.strip())
    params = {"word": word, "dictionary": language}
    if any(joint in word for joint in JOINTS):
        return Answer(False, "moka.words.compound", params)
    if not (word.isascii() and word.isalpha()):
        return Answer(False, "moka.words.letters", params)
    if len(word) < SHORTEST:
        return Answer(False, "moka.words.short", {**params, "least": SHORTEST})
    if len(word) > LONGEST:
        return Answer(False, "moka.words.long", {**params, "most": LONGEST})
    if not lexicon(WORD_LISTS[language]).contains(word):
        return Answer(False, "moka.words.unknown", params)
    return Answer(True, "moka.words.counts", params)


class WordsCommand(Command):
    """The command `words LANGUAGE WORD`."""

    def __init__(self) -> None:
        super().__init__("words", (Argument("language", tuple(DECKS)), Argument("word")))

    def ask(self, *given: str) -> Answer:
        language, text = given
        return why_not(language, text)
