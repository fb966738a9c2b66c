"""Has the reference show the examples of docstrings as what they are: an extension of griffe, which reads them."""

import re
from typing import Any

from griffe import Extension

EXAMPLE = re.compile(r"(?m)(^>>> .*(?:\n(?!\s*$).*)*)")


class FencedExamples(Extension):
    """Puts a fence around each example, from its prompt to the next empty line."""

    def on_object(self, *, obj: Any, **_more: Any) -> None:
        """Look at one module, class, function or attribute."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\1\n```", obj.docstring.value)
