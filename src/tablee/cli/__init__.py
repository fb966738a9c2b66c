"""One command, `tablee`."""

import sys

from tablee.cli.app import app
from tablee.cli.speech import complain
from tablee.core.errors import TableeError


def main() -> None:
    """Do what the command line says; what cannot be done is told in a sentence, with exit status 1."""
    try:
        app()
    except TableeError as error:
        complain(error)
        sys.exit(1)
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing is left to say, not at the end either.
        sys.stderr.close()
        sys.exit(1)
