"""Pages of reference, made from the code: `python -m build_steps.reference FOLDER` writes them all.

- tables: Markdown tables, and the English sentence of a message
- http_api: requests, messages and types of the server
- errors: every code with its parameters and its sentence
- command_line: every command and option of `tablee`
- limits: the rates, settings and metrics of a server
- maps: every package with its modules, and every test with its promise; only on the site
"""

from collections.abc import Mapping


def pages() -> Mapping[str, str]:
    """Return the text of each page in `docs/reference`, by file name."""
    from build_steps.reference import command_line, errors, http_api, limits

    return {
        "command-line.md": command_line.reference(),
        "errors.md": errors.reference(),
        "http-api.md": http_api.reference(),
        "limits.md": limits.reference(),
    }
