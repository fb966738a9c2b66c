"""Checks that a refusal has all the parameters that its documentation names."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from tests.house.tree import ROOT

ROW = re.compile(r"^\| `([a-z_.]+)` \|(?: \d+ \|)? ([^|]*) \| ", re.MULTILINE)

SOMETIMES: Final[Mapping[str, set[str]]] = {"table.waiting_limit": {"tables"}}
"""Parameters that a code has in some places only."""


@cache
def _documented() -> Mapping[str, set[str]]:
    text = (ROOT / "docs/reference/errors.md").read_text(encoding="utf-8")
    return {code: set(re.findall(r"`([a-z_]+)`", named)) for code, named in ROW.findall(text)}


def lacking(code: str, params: Mapping[str, Any]) -> set[str]:
    """Return the documented parameters that are not among these; none for the rules of a game."""
    return _documented().get(code, set()) - set(params) - SOMETIMES.get(code, set())
