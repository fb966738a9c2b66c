"""Pages of reference, made from the code: `python -m build_steps.reference FOLDER` writes them all.

- tables: Markdown tables, and the English sentence of a message
- http_api: requests, messages and types of the server
- errors: every code with its parameters and its sentence
- command_line: every command and option of `tablee`
- limits: the rates, settings and metrics of a server
- fixed_limits: the limits of a server that no setting changes
- browser_storage: everything that the pages keep in a browser
- variants: the numbers of the rulebooks that variants may change
- game_verbs: the verbs that a game implements or may override
- maps: every package with its modules, and every test with its promise; only on the site
"""

from collections.abc import Mapping


def pages() -> Mapping[str, str]:
    """Return the text of each page in `docs/reference`, by file name."""
    from build_steps.reference import (
        browser_storage,
        command_line,
        errors,
        game_verbs,
        http_api,
        limits,
        variants,
    )

    return {
        "browser-storage.md": browser_storage.reference(),
        "command-line.md": command_line.reference(),
        "errors.md": errors.reference(),
        "game-verbs.md": game_verbs.reference(),
        "http-api.md": http_api.reference(),
        "limits.md": limits.reference(),
        "variants.md": variants.reference(),
    }
