"""Sentences in French, Dutch and English, from the Fluent files of the house and of each game.

Codes of errors and kinds of events are message ids once `.` and `_` are written `-`. The pages read
the same files.

language: which of our languages somebody reads
measured: how long the sentences of a file can become, and what they hold that nobody sees
plain: messages without variables, quickly read
outside: languages from a folder that nobody built in
rendering: a view on a terminal
sentences: codes with parameters as sentences
"""

from tablee.words.language import LANGUAGES, language, spoken_here
from tablee.words.sentences import has, heading, label, sentence, speaks, told

__all__ = ["LANGUAGES", "has", "heading", "label", "language", "sentence", "speaks", "spoken_here", "told"]
