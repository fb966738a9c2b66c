"""`python -m build_steps.dictionaries`: makes the dictionaries current."""

import sys

from build_steps.dictionaries.build import DictionariesError, build

try:
    build()
except DictionariesError as problem:
    sys.exit(str(problem))
