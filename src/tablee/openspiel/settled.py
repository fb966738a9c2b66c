"""A match whose chance nodes are the outcomes of the rules, for the parameter `chance`; a clone knows no future."""

import json
from array import array
from typing import Any

from tablee.api.coder import Coder
from tablee.core.chance import ChanceState
from tablee.core.encoding import Spelling
from tablee.core.errors import IllegalMoveError
from tablee.core.recall import line_text
from tablee.core.rng import Stream, seed_bytes
from tablee.openspiel.progress import Progress


class SettledRecall:
    """All that a seat has seen and done, as `tablee.api.recalls.Recalled`; its numbers are made when they are read."""

    def __init__(self, coder: Coder[Any], lines: list[str]) -> None:
        self.coder = coder
        self.lines = lines

    @property
    def text(self) -> str:
        """Return the lines."""
        return "\n".join(self.lines)

    @property
    def numbers(self) -> "array[int]":
        """Return the same as an `array` of 16 bits without sign."""
        numbers = array("H")
        for line in self.lines:
            numbers.extend(self.coder.vocabulary.spell(json.loads(line)))
        return numbers


class SettledState:
    """A match after its deal, played by numbers as `tablee.State` is, whose luck `chance` awaits."""

    def __init__(self, coder: Coder[Any], chance: ChanceState[Any], kept: dict[int, list[str]]) -> None:
        """`kept`: by seat, the lines of an information state that comes before those of `chance`."""
        self.coder = coder
        self.chance = chance
        self.kept = kept
        self.moves: list[list[int]] = []
        """The numbers of each move, that whose luck is awaited included."""
        self._look()

    def _look(self, spelt: list[int] | None = None) -> None:
        """Take up the position of `chance`, and the numbers of the move under way."""
        self.position: Any = self.chance.position
        self.spelling: Spelling[Any] | None = self.coder.encoding.spelling(self.position)
        if self.spelling is not None:
            for number in spelt or []:
                self.spelling.add(number)

    def __getstate__(self) -> dict[str, Any]:
        return {
            "coder": self.coder,
            "chance": self.chance,
            "kept": self.kept,
            "moves": self.moves,
            "spelt": self.spelt,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.coder, self.chance, self.kept = state["coder"], state["chance"], state["kept"]
        self.moves = state["moves"]
        self._look(state["spelt"])

    def copy(self) -> "SettledState":
        """Return a state that can be continued independently."""
        other = SettledState(self.coder, self.chance.copy(), self.kept)
        other.moves = list(self.moves)
        other._look(self.spelt)
        return other

    @property
    def turn(self) -> int | None:
        """Return the seat to act; None while chance has the next step and once the match is over."""
        return self.chance.turn

    @property
    def over(self) -> bool:
        """True if the match is over."""
        return self.chance.over

    @property
    def returns(self) -> list[float]:
        """Return what each seat won; all 0 before the end."""
        return self.chance.returns

    @property
    def spelt(self) -> list[int]:
        """Return the numbers of the move under way."""
        return [] if self.spelling is None else list(self.spelling.numbers)

    @property
    def legal(self) -> list[int]:
        """Return the legal numbers; none while chance has the next step and once the match is over."""
        if self.turn is None:
            return []
        return self.coder.encoding.legal(self.position) if self.spelling is None else self.spelling.legal()

    def step(self, number: int) -> None:
        """Play a legal number. Raise `IllegalMoveError` `move.number` (number) if it is not legal."""
        spelling = self.spelling
        if number not in self.legal:
            raise IllegalMoveError("move.number", {"number": number})
        if spelling is None:
            move = self.coder.encoding.move(self.position, number)
        else:
            spelling.add(number)
            if not spelling.complete:
                return
            move = spelling.text()
        self.chance.play(move)
        self.moves.append([number] if spelling is None else list(spelling.numbers))
        self._look()

    def observation(self, seat: int) -> memoryview:
        """Return what `seat` knows now, as 16-bit numbers."""
        return self.coder.observed(self.position, seat, self.spelling)

    def recall(self, seat: int) -> SettledRecall:
        """Return all that `seat` has seen and done; the numbers of its own moves too, if moves are spelt."""
        told = self.chance.recall(seat).split("\n")
        spelt = self.spelling is not None
        lines = list(self.kept.get(seat, told[:1]))
        plies = 0
        for line in told[1:]:
            found = json.loads(line)
            if "event" not in found:
                # The first line of a ply.
                if spelt and found["by"] == seat:
                    lines += _spelt(self.moves[plies])
                plies += 1
            lines.append(line)
        if spelt:
            if plies < len(self.moves) and self.position.turn == seat:
                lines += _spelt(self.moves[plies])
            if self.turn == seat:
                lines += _spelt(self.spelt)
        return SettledRecall(self.coder, lines)

    def resampled(self, seat: int, seed: str) -> "SettledState":
        """Return a state that looks the same to `seat`; other cards are drawn with `seed`, later luck stays open.

        A move whose luck is awaited is not yet made in it.
        """
        rules = self.coder.rules
        world = rules.determinization(rules.information(self.position, seat), Stream(seed_bytes(seed)))
        lines = self.recall(seat).lines
        spelt = self.spelt if seat == self.turn else []
        kept = lines[: len(lines) - len(spelt)]
        other = SettledState(self.coder, rules.chance_at(world), {seat: kept})
        other._look(spelt)
        return other


def _spelt(numbers: list[int]) -> list[str]:
    """Return the lines of an information state for numbers of the own move."""
    return [line_text({"spelt": number}) for number in numbers]


class SettledProgress(Progress):
    """A match from its first chance node on, whose chance nodes are those of the rules."""

    def __init__(self, coder: Coder[Any], longest: int, begun: "SettledProgress | None" = None) -> None:
        """Begin before the deal, or as a copy of `begun`."""
        super().__init__(coder, longest)
        if begun is None:
            self.chance = coder.rules.chance(coder.options, coder.players)
            return
        self.length = begun.length
        self.state: Any = None if begun.state is None else begun.state.copy()
        self.chance = begun.chance.copy() if self.state is None else self.state.chance

    def __deepcopy__(self, memo: Any) -> Progress:
        return SettledProgress(self.coder, self.longest, self)

    def player(self) -> int:
        if self.chance.awaiting and not self.over:
            return self.at_chance
        return super().player()

    def outcomes(self) -> list[tuple[int, float]]:
        return [(place, float(share)) for place, (_, share) in enumerate(self.chance.outcomes())]

    def outcome(self, action: int) -> str:
        return self.chance.outcomes()[action][0]

    def play(self, action: int) -> None:
        if not self.chance.awaiting:
            super().play(action)
            return
        self.chance.settle(self.outcome(action))
        if self.chance.outcomes():
            return
        if self.state is None:
            self.state = SettledState(self.coder, self.chance, {})
        else:
            self.state._look()

    def under_way(self) -> dict[str, Any]:
        if not self.chance.awaiting:
            return {}
        return {"move": self.chance.move, "settled": self.chance.settled}

    def resampled(self, seat: int, seed: str) -> Progress:
        # During the deal nobody knows anything, so it begins again.
        other = SettledProgress(self.coder, self.longest)
        other.length = self.length
        if self.state is not None:
            other.state = self.state.resampled(seat, seed)
            other.chance = other.state.chance
        return other
