"""Optional packages: those that an extra such as `tablee[arena]` needs and that are not installed."""

import re
import sys
from importlib.metadata import PackageNotFoundError, distribution, requires


def missing_packages(names: list[str]) -> list[str]:
    """Return the packages that are not installed."""
    missing = []
    for name in names:
        try:
            distribution(name)
        except PackageNotFoundError:
            missing.append(name)
    return missing


def missing_of_extra(extra: str) -> list[str]:
    """Return the packages of the extra `tablee[extra]` that are not installed; none if `tablee` itself is not.

    They are named one by one, because Tablée itself may have been installed from any source.
    """
    try:
        needed = requires("tablee") or []
    except PackageNotFoundError:
        return []
    return missing_packages(
        [
            name[0]
            for requirement in needed
            if f'extra == "{extra}"' in requirement and (name := re.match(r"[\w.-]+", requirement))
        ]
    )


def without_extra(what: str, extra: str, missing: ModuleNotFoundError) -> ModuleNotFoundError:
    """Return the error that says why `what` cannot be imported, and what to install for it."""
    names = missing_of_extra(extra)
    if names:
        way = f"Install its packages: {sys.executable} -m pip install {' '.join(names)}"
    else:
        way = "Install the whole package tablee, which has more than the rules"
    return ModuleNotFoundError(f"{what} the extra tablee[{extra}] ({missing}). {way}.")
