"""The weights of a baseline as a file: MessagePack, compressed by zlib. Reading one runs nothing that it contains.

A weight is a whole number of 8 bits. All weights of one output share an exponent: `weight / 2**exponent`.
"""

import zlib
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tablee.core.encoding import Encoding
from tablee.core.errors import TableeError, UnknownGameError
from tablee.core.game import Game, JsonObject
from tablee.games import package

METHODS: Final = ("ppo", "dmc")
"""Proximal policy optimization, and deep Monte Carlo."""

LARGEST: Final = 1 << 24
"""Bytes of a file, and of what it holds uncompressed."""

FOLDER: Final = "baselines"
"""The folder of a game's package with its weights, one file for each method."""

SUFFIX: Final = ".weights"

FORM: Final = 1
"""The version of the file's form."""

LEAST_EXPONENT: Final = -8
MOST_EXPONENT: Final = 20
"""With more, sums would no longer be exact (`network`)."""

Count = Annotated[int, Meta(ge=1, le=1 << 16)]
Exponent = Annotated[int, Meta(ge=LEAST_EXPONENT, le=MOST_EXPONENT)]
Bias = Annotated[int, Meta(ge=-(1 << 31), le=(1 << 31) - 1)]


class BaselineError(TableeError):
    """A file holds no weights, they do not fit the match, or no such baseline comes with the game."""


class Layer(msgspec.Struct, frozen=True):
    """One layer: `weights` holds `inputs` numbers for each of `outputs`, the output of the fastest index.

    `biases` are in units of `network.GRID`.
    """

    inputs: Count
    outputs: Count
    weights: bytes
    exponents: list[Exponent]
    biases: list[Bias]

    def whole(self) -> bool:
        """True if it has as many numbers as it declares."""
        return (len(self.weights), len(self.exponents), len(self.biases)) == (
            self.inputs * self.outputs,
            self.outputs,
            self.outputs,
        )


class Weights(msgspec.Struct, frozen=True):
    """A trained network, with the setup and the way in which it was trained.

    - `numbers`: the version of the game's numbers (`Encoding.version`).
    - `steps`: numbers that were played while it was trained.
    """

    form: int
    game: str
    numbers: int
    players: int
    options: JsonObject
    method: str
    seed: int
    steps: int
    layers: list[Layer]

    def whole(self) -> bool:
        """True if the layers are complete and follow each other."""
        follow = all(
            one.outputs == other.inputs for one, other in zip(self.layers, self.layers[1:], strict=False)
        )
        return (
            self.form == FORM and bool(self.layers) and follow and all(layer.whole() for layer in self.layers)
        )

    def check(self, game: str, encoding: Encoding[Any]) -> None:
        """Raise `BaselineError` `baseline.setup` (game, trained, players) unless the network fits these numbers.

        Options that leave the numbers as they are do not matter.
        """
        inputs = sum(field.size for field in encoding.fields)
        fits = (
            self.game == game
            and self.numbers == encoding.version
            and self.layers[0].inputs == inputs
            and self.layers[-1].outputs == encoding.actions
        )
        if not fits:
            raise BaselineError(
                "baseline.setup", {"game": game, "trained": self.game, "players": self.players}
            )


def packed(weights: Weights) -> bytes:
    """Return the bytes of a file."""
    return zlib.compress(msgspec.msgpack.encode(weights), 9)


def unpacked(content: bytes, file: str) -> Weights:
    """Return the weights in the bytes of a file. Raise `BaselineError` `baseline.file` (file) if there are none."""
    expander = zlib.decompressobj()
    try:
        plain = expander.decompress(content, LARGEST)
        found = msgspec.msgpack.decode(plain, type=Weights)
    except (zlib.error, msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        raise BaselineError("baseline.file", {"file": file}) from None
    if not expander.eof or not found.whole():
        raise BaselineError("baseline.file", {"file": file})
    return found


def read(path: Path) -> Weights:
    """Return the weights of a file. Raise `BaselineError` `baseline.file` (file), also if it cannot be read."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError):
        raise BaselineError("baseline.file", {"file": str(path)}) from None
    if len(content) > LARGEST:
        raise BaselineError("baseline.file", {"file": str(path)})
    return unpacked(content, str(path))


def shipped(game: Game[Any], method: str) -> Weights:
    """Return the weights that come with a game. Raise `BaselineError` `baseline.none` (game, method) if none do."""
    name = f"{method}{SUFFIX}"
    try:
        content = (files(package(game.name)) / FOLDER / name).read_bytes()
    except (OSError, UnknownGameError):
        raise BaselineError("baseline.none", {"game": game.name, "method": method}) from None
    return unpacked(content, name)
