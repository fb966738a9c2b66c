"""Standard environments for learning libraries, with the extra `tablee[pettingzoo]`.

Importing this package registers an environment of PettingZoo for each installed game that declares numbers, and one of
Gymnasium for one seat against bots. docs/encodings.md explains both.

- `spaces`: actions and observations as spaces of Gymnasium
- `rendering`: what a seat sees, as text or pixels
- `aec`: all seats, one after the other, for PettingZoo
- `one_seat`: one seat against bots, for Gymnasium
"""

from typing import Final

from tablee.api.extras import without_extra
from tablee.games import installed

try:
    import gymnasium
    import pettingzoo
except ModuleNotFoundError as missing:
    raise without_extra("Environments need", "pettingzoo", missing) from None

from tablee.environments.aec import SeatsEnv
from tablee.environments.one_seat import OneSeatEnv

__all__ = ["OneSeatEnv", "SeatsEnv", "ids"]

NAMESPACE: Final = "tablee"


def ids() -> list[str]:
    """Return the names of the environments, such as `tablee/NAME-v1`."""
    return [f"{NAMESPACE}/{name}-v{version}" for name, version in _versions()]


def _versions() -> list[tuple[str, int]]:
    """Return each game that declares numbers, with the version of its encoding."""
    found = []
    for name, rules in installed().items():
        encoding = rules.encoding(rules.options.fill({}), rules.min_players)
        if encoding is not None:
            found.append((name, encoding.version))
    return found


def _register() -> None:
    for name, version in _versions():
        which = f"{NAMESPACE}/{name}-v{version}"
        pettingzoo.register("aec", which, f"{SeatsEnv.__module__}:SeatsEnv", kwargs={"game": name})
        gymnasium.register(which, f"{OneSeatEnv.__module__}:OneSeatEnv", kwargs={"game": name})


_register()
