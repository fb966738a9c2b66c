"""A view as text or pixels, as the render modes of learning libraries want it."""

import io
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablee.core.display import drawing
from tablee.core.game import Game as Rules
from tablee.core.game import JsonObject

METADATA: Final = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

WIDTH: Final = 864
HEIGHT: Final = 648
"""Pixels of every picture, because a video needs frames of one size: 100 characters wide, 34 lines high."""

FONT: Final = "DejaVu Sans Mono"
FONT_FILES: Final = ("DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf")


def render(rules: Rules[Any], view: JsonObject, mode: str | None) -> Any:
    """Return a view as text for `ansi`, as pixels for `rgb_array`, and None for another mode."""
    if mode == "ansi":
        return "\n".join(drawing(rules, view))
    return pixels(rules, view) if mode == "rgb_array" else None


def pixels(rules: Rules[Any], view: JsonObject) -> NDArray[np.uint8]:
    """Return the drawing of a view, in an array of `HEIGHT`, `WIDTH` and 3 colours, on white.

    A drawing that is larger is made smaller. Equal views give equal pixels on every machine with the same packages.
    """
    import resvg_py
    from PIL import Image

    from tablee.api.pictures import svg

    drawn = resvg_py.svg_to_bytes(
        svg_string=svg(rules, view, rules.name),
        # The fonts of the machine would change the picture.
        skip_system_fonts=True,
        font_files=_fonts(),
        font_family=FONT,
        monospace_family=FONT,
    )
    picture = Image.open(io.BytesIO(drawn)).convert("RGB")
    picture.thumbnail((WIDTH, HEIGHT))
    whole = Image.new("RGB", (WIDTH, HEIGHT), "white")
    whole.paste(picture)
    return np.array(whole, dtype=np.uint8)


@cache
def _fonts() -> list[str]:
    """Return the files of the font that Matplotlib brings."""
    import matplotlib

    folder = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
    return [str(folder / name) for name in FONT_FILES]
