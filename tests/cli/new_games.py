"""Packages that `tablee new-game` makes, for tests: written, and installed as far as entry points go."""

from pathlib import Path

from tablee.cli.game_package import Names, write


def made(name: str, folder: Path) -> Path:
    """Return the folder with the package of a new game."""
    package = folder / f"tablee-{name}"
    package.mkdir()
    write(Names(name), package)
    return package


def installed(name: str, package: Path) -> Path:
    """Write the entry point beside the package, and return the folder that makes the game an installed one."""
    metadata = package / f"{Names(name).module}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: tablee-{name}\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(f"[tablee.games]\n{name} = {Names(name).module}:GAME\n")
    return package
