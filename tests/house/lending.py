"""Gives a fresh environment the packages that a distribution requires, and no others, without downloading them."""

from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def needed(wanted: Distribution, extras: frozenset[str] = frozenset()) -> dict[str, Distribution]:
    """Return all packages that this distribution requires here, indirect ones included."""
    found: dict[str, Distribution] = {}
    open_ends = [(wanted, extras)]
    seen: set[tuple[str, frozenset[str]]] = set()
    while open_ends:
        one, chosen = open_ends.pop()
        for line in one.requires or []:
            requirement = Requirement(line)
            asked = frozenset(requirement.extras)
            marker = requirement.marker
            applies = marker is None or any(marker.evaluate({"extra": extra}) for extra in chosen | {""})
            name = canonicalize_name(requirement.name)
            if applies and (name, asked) not in seen:
                seen.add((name, asked))
                found[name] = distribution(name)
                open_ends.append((found[name], asked))
    return found


def lend(packages: list[Distribution], site_packages: Path) -> None:
    """Link the files of these packages into another environment's `site-packages`."""
    for package in packages:
        for top in {file.parts[0] for file in package.files or [] if file.parts[0] != ".."}:
            target = Path(str(package.locate_file(top)))
            if target.exists() and not (site_packages / top).exists():
                (site_packages / top).symlink_to(target)
