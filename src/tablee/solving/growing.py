"""Builds the tree of a small match.

All that chance decides between two moves is one step: courses of a deal that end alike, for example in the same hands,
are one outcome.
"""

import json
import time
from array import array
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final

from tablee.core.errors import TableeError
from tablee.solving.luck import Luck
from tablee.solving.tree import CHANCE, CUT, END, NO_SLOT, ROOT, Grown, Tree

DIGEST_BYTES: Final = 16
"""So long that two different texts never have the same."""

EACH: Final = 1000
"""Nodes between two reports of progress."""

Chooser = Callable[[dict[str, Any], list[dict[str, Any]], list[str]], int]
"""Returns the place of the move that a player chooses: of the information of its seat, the events that it saw, and its
moves.
"""


class SolvingError(TableeError):
    """A game that cannot be solved so."""


class Growth:
    """A tree on its way.

    - `identity`: by state, a text of everything in it, seen or not; without it no outcomes are taken together.
    - `plies`: moves after which the tree is cut. `most`: the most nodes, with the outcomes of chance before them.
    - `until`: the time of `time.monotonic` at which it must be complete.
    - `choosers`: players whose choice is noted for each information set.
    - `report`: called with the number of nodes on the way.
    """

    def __init__(
        self,
        identity: Callable[[Any], str] | None = None,
        plies: int | None = None,
        most: int = 5_000_000,
        until: float | None = None,
        choosers: Sequence[Chooser] = (),
        report: Callable[[int], None] = lambda nodes: None,
    ) -> None:
        self.grown = Grown()
        self._identity = identity
        self._plies = plies
        self._most = most
        self._until = until
        self._report = report
        self._choosers = choosers
        self.chosen = [array("q") for _ in choosers]
        """By chooser and information set, the place of the move that it chose."""
        self._steps = 0
        """Nodes, and outcomes of chance on the way to them."""
        self._sets: tuple[dict[bytes, int], dict[bytes, int]] = ({}, {})

    def tree(self, begun: Luck) -> Tree:
        """Return the tree of all matches in which seat 0 makes the first move.

        Raises `SolvingError`: `solving.large` (most) if it has too many nodes, `solving.slow` (nodes) if there is no
        time for it, `solving.empty` if nobody is ever to act, `solving.starter` if seat 0 never begins.
        """
        todo = [(begun, ROOT, NO_SLOT, 1.0, 0)]
        first = True
        while todo:
            state, parent, slot, odds, plies = todo.pop()
            node, below = self._grow(state, parent, slot, odds, plies, first)
            first = False
            todo.extend((after, node, at, chance, ply) for after, at, chance, ply in reversed(below))
            self._stop_in_time()
        if not self.grown.moves:
            raise SolvingError("solving.empty")
        return Tree(self.grown)

    def _stop_in_time(self) -> None:
        """Count a step. Raise `SolvingError` if there were too many, or at the end of the time."""
        self._steps += 1
        nodes = self._steps
        if nodes > self._most:
            raise SolvingError("solving.large", {"most": self._most})
        if nodes % EACH == 0:
            self._report(nodes)
            if self._until is not None and time.monotonic() > self._until:
                raise SolvingError("solving.slow", {"nodes": nodes})

    def _grow(
        self, state: Luck, parent: int, slot: int, odds: float, plies: int, first: bool
    ) -> tuple[int, list[tuple[Luck, int, float, int]]]:
        """Add the node of a state; return its number, and what follows: state, slot, odds and plies of each."""
        if state.awaiting:
            node = self.grown.add(parent, CHANCE, slot, odds, 0.0)
            return node, [
                (after, NO_SLOT, chance, plies) for after, chance in self._settled(state, first).values()
            ]
        if state.over:
            return self.grown.add(parent, END, slot, odds, state.returns[0]), []
        if plies == self._plies:
            return self.grown.add(parent, CUT, slot, odds, 0.0), []
        seat = state.turn
        assert seat in (0, 1)
        node = self.grown.add(parent, seat, slot, odds, 0.0)
        moves = tuple(state.legal)
        its = self.grown.sets[node] = self._set(state, seat, moves)
        below: list[tuple[Luck, int, float, int]] = []
        for place, move in enumerate(moves):
            after = state.copy()
            after.play(move)
            below.append((after, self.grown.first_slots[its] + place, 1.0, plies + 1))
        return node, below

    def _settled(self, state: Luck, first: bool) -> dict[bytes, tuple[Luck, float]]:
        """Return each state in which chance has decided everything, with its probability.

        `first`: only those in which seat 0 is to act; their probabilities are scaled to a sum of 1.
        """
        found: dict[bytes, tuple[Luck, float]] = {}
        todo = [(state, 1.0)]
        total = 0.0
        while todo:
            one, odds = todo.pop()
            if not one.awaiting:
                if first and one.turn == 1:
                    continue
                total += odds
                key = self._key(one, first, len(found))
                same = found.get(key)
                found[key] = (one, odds) if same is None else (same[0], same[1] + odds)
                continue
            for outcome, chance in reversed(one.outcomes()):
                after = one.copy()
                after.settle(outcome)
                todo.append((after, odds * float(chance)))
                self._stop_in_time()
        if not found:
            raise SolvingError("solving.starter")
        return {key: (one, odds / total) for key, (one, odds) in found.items()}

    def _key(self, state: Luck, first: bool, number: int) -> bytes:
        """Return what distinguishes a state from others that chance could have brought about at the same node.

        Nobody has seen more of a deal than what lies where. `number` differs for each of them.
        """
        if self._identity is None:
            return number.to_bytes(DIGEST_BYTES, "big")
        identity = self._identity(state)
        return _digest(identity if first else "\n\n".join((state.recall(0), state.recall(1), identity)))

    def _set(self, state: Luck, seat: int, moves: tuple[str, ...]) -> int:
        """Return the information set of a state."""
        text = state.recall(seat)
        key = _digest(text)
        found = self._sets[seat].get(key)
        if found is None:
            found = self._sets[seat][key] = self.grown.open_set(seat, moves)
            if self._choosers:
                known, events = state.information(seat), _events(text)
                for chooser, chosen in zip(self._choosers, self.chosen, strict=True):
                    chosen.append(chooser(known, events, list(moves)))
        assert self.grown.moves[found] == moves, text
        return found


def _digest(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=DIGEST_BYTES).digest()


def _events(recall: str) -> list[dict[str, Any]]:
    """Return the events in a text of perfect recall, as its seat saw them."""
    lines = [json.loads(line) for line in recall.split("\n") if '"event"' in line]
    return [line for line in lines if "event" in line]
