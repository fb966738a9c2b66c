"""What not everybody installs."""

from importlib.util import find_spec

from tablee.cli.speech import UsageError


def needed(module: str, extra: str) -> None:
    """Raise `UsageError` `use.extra` (extra) unless `module`, which the extra `tablee[extra]` brings, is there."""
    if find_spec(module) is None:
        raise UsageError("use.extra", {"extra": extra})
