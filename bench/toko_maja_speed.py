"""The speed of random games of Toko Maja, beside Mawoki: `python -m bench.toko_maja_speed`."""

from bench.mawoki_speed import whole_playouts as mawoki
from bench.speed import best_speeds
from tablee.core.rng import QuickStream
from tablee.games.toko_maja import GAME, game

ASKED = 0.5
OPTIONS = GAME.options.fill({})


def whole_playouts(seed: int) -> int:
    """Play one match of four, three rounds, from the deal to the end, without checks; return the number of moves."""
    return GAME.playout(GAME.deal(OPTIONS, 4, QuickStream(seed)), seed)


def main() -> None:
    """Print speeds and their ratio."""
    built = "uncompiled" if game.__file__.endswith(".py") else "compiled"
    speeds = best_speeds({"Toko Maja": whole_playouts, "Mawoki": mawoki})
    print(f"Toko Maja at random, 4 players, whole playouts, {built}, steps/s")
    for name, speed in speeds.items():
        print(f"  {name:24} {speed:12,.0f}")
    print(f"  Toko Maja / Mawoki       {speeds['Toko Maja'] / speeds['Mawoki']:6.2f} x (asked: {ASKED} x)")


if __name__ == "__main__":
    main()
