"""`python -m build_steps.dictionaries`: builds the dictionaries if they are out of date."""

import gc
import sys

from build_steps.dictionaries.build import DictionariesError, build

# Millions of words and no cycles: looking for garbage took a third of the time.
gc.disable()
try:
    build()
except DictionariesError as problem:
    sys.exit(str(problem))
