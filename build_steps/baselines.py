"""Trains the networks that come with the games again: `python -m build_steps.baselines [GAME-METHOD...]`.

Each file names its setup, method, seed and steps, and is replaced by a training with them. On one machine, with one
version of PyTorch, the new file equals the old one; elsewhere the last bits of sums may differ. A first network comes
from `tablee train --steps`, without `--minutes`.
"""

import sys
import time
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from tablee.api.games import game
from tablee.bots.baselines.weights import FOLDER, METHODS, SUFFIX, Weights, packed, read
from tablee.games import installed, package


def networks() -> dict[str, Path]:
    """Return the files of the networks that come with the installed games, by game and method."""
    found: dict[str, Path] = {}
    for name in installed():
        for method in METHODS:
            path = Path(str(files(package(name)) / FOLDER / f"{method}{SUFFIX}"))
            if path.is_file():
                found[f"{name}-{method}"] = path
    return found


def again(weights: Weights) -> Weights:
    """Return a network that is trained as another one was."""
    from tablee.training.training import train

    coder = game(weights.game).coder(weights.players, **weights.options)
    return train(coder, weights.method, weights.seed, weights.steps, None).weights


def main(chosen: Sequence[str]) -> int:
    """Train the chosen networks again, or all; return the exit status."""
    every = networks()
    unknown = [name for name in chosen if name not in every]
    if unknown:
        print(f"No such network: {', '.join(unknown)}. Choose from {', '.join(every)}.", file=sys.stderr)
        return 1
    for name in chosen or every:
        old = every[name].read_bytes()
        begun = time.monotonic()
        new = packed(again(read(every[name])))
        outcome = "the same"
        if new != old:
            outcome = "changed"
            every[name].write_bytes(new)
        print(f"{name}: {outcome}, {len(new)} bytes, {time.monotonic() - begun:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
