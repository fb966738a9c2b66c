"""`python -m build_steps.dictionaries`: builds the dictionaries if they are out of date."""

import sys

from build_steps.dictionaries.build import DictionariesError, build

try:
    build()
except DictionariesError as problem:
    sys.exit(str(problem))
