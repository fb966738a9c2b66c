"""What a player of OpenSpiel knows: observations, and information states with perfect recall."""

import json
from typing import Any

import numpy as np
import pyspiel

from tablee.api.coder import Coder
from tablee.core.errors import ArgumentError
from tablee.core.game import JsonObject
from tablee.openspiel.progress import Progress


def observer(coder: Coder[Any], kind: Any, recall: int) -> "Observer | RecallObserver | None":
    """Return an observer of this `pyspiel.IIGObservationType`; None if there is none.

    The default is an observation of one player. There are none that leave out what is public or what is private.
    """
    one = pyspiel.PrivateInfoType.SINGLE_PLAYER
    if kind is not None and not (kind.public_info and kind.private_info == one):
        return None
    return RecallObserver(coder, recall) if kind is not None and kind.perfect_recall else Observer(coder)


def seen(progress: Progress, player: int) -> JsonObject:
    """Return what a player knows, with the numbers of its move under way; nothing before the deal."""
    state = progress.state
    if state is None:
        return {}
    known = progress.coder.rules.information(state.position, player)
    return {**known, "spelt": state.spelt} if state.spelt and player == state.turn else known


def compact(value: JsonObject) -> str:
    """Return JSON as a text without spaces."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class Observer:
    """What one player knows by sight and may remember of it.

    `tensor` has the numbers of `Coder.observation`, `dict` the same by their fields.
    """

    def __init__(self, coder: Coder[Any]) -> None:
        self.coder = coder
        self.tensor: Any = np.zeros(coder.size, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for field in coder.fields:
            self.dict[field.name] = self.tensor[at : at + field.size].reshape(field.shape)
            at += field.size

    def set_from(self, state: Any, player: int) -> None:
        """Write what `player` knows into `tensor`; zeros before the deal."""
        progress: Progress = state.progress
        if progress.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(progress.state.observation(player), np.int16)

    def string_from(self, state: Any, player: int) -> str:
        """Return what `player` knows as JSON; `{}` before the deal."""
        return compact(seen(state.progress, player))


class RecallObserver:
    """All that one player has seen and done; `tensor` is None unless the game has the parameter `recall`."""

    def __init__(self, coder: Coder[Any], length: int) -> None:
        """`length`: the numbers in a tensor, 0 for none."""
        self.coder = coder
        self.tensor: Any = np.zeros(length, np.float32) if length else None
        self.dict: dict[str, Any] = {"info_state": self.tensor} if length else {}

    def set_from(self, state: Any, player: int) -> None:
        """Write the numbers of `State.recall` into `tensor`, followed by zeros.

        Raise `ArgumentError` `coder.recall` (needed, length) if they are too many.
        """
        if self.tensor is None:
            return
        self.tensor.fill(0)
        progress: Progress = state.progress
        if progress.state is not None:
            numbers = progress.state.recall(player).numbers
            if len(numbers) > len(self.tensor):
                raise ArgumentError("coder.recall", {"needed": len(numbers), "length": len(self.tensor)})
            self.tensor[: len(numbers)] = numbers

    def string_from(self, state: Any, player: int) -> str:
        """Return the lines of `State.recall`; empty before the deal."""
        progress: Progress = state.progress
        return "" if progress.state is None else progress.state.recall(player).text
