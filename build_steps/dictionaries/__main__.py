"""`python -m build_steps.dictionaries`: makes the dictionaries current."""

import sys

from build_steps.dictionaries.build import CannotBuildDictionaries, build

try:
    build()
except CannotBuildDictionaries as problem:
    sys.exit(str(problem))
