"""What the command prints: in the language of the environment, on standard output and standard error.

rich, which prints it, is imported when something is printed: a server's first page does not wait for it.
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
"""The language of this run of the command, once it is known."""


class UsageError(TableeError):
    """Something on the command line that cannot be used."""


class Console:
    """One language for as long as a command runs."""

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
        """The command's own words `cli-<message>`, as they stand."""
        return plain_sentence(f"cli.{message}", params, self.language, PACKAGE)

    def words(self, message: str, **params: Any) -> str:
        """The same, for rich: no markup in them."""
        from rich.markup import escape

        return escape(self.text(message, **params))

    def error(self, error: TableeError) -> str:
        """An error's sentence, for rich."""
        from rich.markup import escape

        return escape(sentence(error.code, error.params, self.language))

    def say(self, message: str, style: str = "", **params: Any) -> None:
        """Print the command's own words."""
        self.out.print(self.words(message, **params), style=style, soft_wrap=True)


def print_error(error: TableeError) -> None:
    """Tell on standard error what could not be done, in the language of this run, else of the environment."""
    from rich.console import Console as RichConsole
    from rich.markup import escape

    text = escape(sentence(error.code, error.params, _spoken.get(spoken_here())))
    line = error.params.get("line")
    console = RichConsole(stderr=True, highlight=False)
    shown = f"[bold red]✗[/] {text}"
    told = shown if line is None or str(line) in text else f"[bold red]✗[/] {line}: {text}"
    # As one line, because paths and logs are read by programs too.
    console.print(told, soft_wrap=True)
