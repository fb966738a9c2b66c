"""Formats the examples of docstrings as code in the reference: an extension of griffe, which reads the docstrings."""

import re
from typing import Any

from griffe import Extension

EXAMPLE = re.compile(r"(?m)(^>>> .*(?:\n(?!\s*$).*)*)")


class FencedExamples(Extension):
    """Puts a fence around each example, from its prompt to the next empty line."""

    def on_object(self, *, obj: Any, **_more: Any) -> None:
        """Change the docstring of one module, class, function or attribute."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\1\n```", obj.docstring.value)
