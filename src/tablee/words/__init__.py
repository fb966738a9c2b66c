"""Sentences in French, Dutch and English, from Tablée's own Fluent files and those of each game.

Codes of errors and kinds of events are message ids once `.` and `_` are written `-`. The pages read the same
files.

- figures: numbers as a language writes them
- language: the choice among our languages for a reader
- measured: how long the sentences of a file can become, and invisible characters in them
- plain: messages without variables, read without Fluent
- outside: languages that an operator adds in a folder
- rendering: a view on a terminal
- rules_pages: the pages of rules as text
- sentences: codes with parameters as sentences
"""

from tablee.words.language import LANGUAGES, language, spoken_here
from tablee.words.sentences import event_sentences, has, heading, label, sentence, speaks

__all__ = [
    "LANGUAGES",
    "event_sentences",
    "has",
    "heading",
    "label",
    "language",
    "sentence",
    "speaks",
    "spoken_here",
]
