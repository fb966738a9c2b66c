"""The command's output: in the language of the environment, on standard output and standard error.

rich, which prints it, is imported at the first output, so that a server's first page does not wait for the import.
"""

from contextvars import ContextVar
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from tablee.core.errors import TableeError
from tablee.words import LANGUAGES, sentence, spoken_here
from tablee.words.plain import plain_sentence

if TYPE_CHECKING:
    from rich.console import Console as RichConsole

PACKAGE: Final = "tablee.cli"

_spoken: ContextVar[str] = ContextVar("spoken")
"""The language of this run of the command, once known."""


class UsageError(TableeError):
    """Something on the command line that cannot be used."""


class Console:
    """The output of a command, in one language."""

    def __init__(self, language: str | None = None) -> None:
        """`language` is `fr`, `nl` or `en`, or None for the language of the environment. Raises `UsageError`."""
        if language is not None and language not in LANGUAGES:
            raise UsageError("use.language", {"language": language, "known": list(LANGUAGES)})
        self.language = language or spoken_here()
        _spoken.set(self.language)

    @cached_property
    def out(self) -> "RichConsole":
        """Standard output."""
        from rich.console import Console as RichConsole

        return RichConsole(highlight=False, soft_wrap=False)

    def text(self, message: str, **params: Any) -> str:
        """Return the command's message `cli-<message>`, unescaped."""
        return plain_sentence(f"cli.{message}", params, self.language, PACKAGE)

    def words(self, message: str, **params: Any) -> str:
        """Return the message for rich, with markup escaped."""
        from rich.markup import escape

        return escape(self.text(message, **params))

    def error(self, error: TableeError) -> str:
        """Return an error's sentence for rich."""
        from rich.markup import escape

        return escape(sentence(error.code, error.params, self.language))

    def say(self, message: str, style: str = "", **params: Any) -> None:
        """Print the command's message."""
        self.out.print(self.words(message, **params), style=style, soft_wrap=True)


def print_error(error: TableeError) -> None:
    """Print an error on standard error, in the language of this run or, before it is known, of the environment."""
    from rich.console import Console as RichConsole
    from rich.markup import escape

    text = escape(sentence(error.code, error.params, _spoken.get(spoken_here())))
    line = error.params.get("line")
    console = RichConsole(stderr=True, highlight=False)
    shown = f"[bold red]✗[/] {text}"
    line_shown = shown if line is None or str(line) in text else f"[bold red]✗[/] {line}: {text}"
    # On one line, because programs read paths and logs too.
    console.print(line_shown, soft_wrap=True)
