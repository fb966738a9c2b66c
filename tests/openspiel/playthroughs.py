"""Writes two matches of each game as OpenSpiel shows it: `python -m tests.openspiel.playthroughs`.

Long texts and tensors are shown by the beginning of their SHA-256.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel

from tests.openspiel.loaded import SHORT

FOLDER = Path(__file__).with_name("playthroughs")
SEED = 47
PARAMETERS = "max_length=60,recall=20000"
ASKED = f"{PARAMETERS},chance=true"
"""The same with the outcomes of the rules at chance nodes."""


def files() -> dict[str, tuple[str, str]]:
    """Return the name of each file, with the name of its game in OpenSpiel and the parameters."""
    seeded = {f"{game}.txt": (name, PARAMETERS) for game, name in SHORT.items()}
    return seeded | {f"{game}.chance.txt": (name, ASKED) for game, name in SHORT.items()}


def playthrough(name: str, parameters: str) -> str:
    """Return a random match of the game that OpenSpiel has under this name, line by line."""
    return "\n".join(lines(pyspiel.load_game(f"{name}({parameters})"))) + "\n"


def lines(game: Any) -> Iterator[str]:
    """Yield what OpenSpiel knows of a game, and each state of a random match."""
    kind = game.get_type()
    yield f"game: {game}"
    for part in ("long_name", "chance_mode", "dynamics", "information", "utility", "reward_model"):
        yield f"{part}: {getattr(kind, part)}"
    yield f"players: {kind.min_num_players} to {kind.max_num_players}"
    yield f"actions: {game.num_distinct_actions()}, of chance: {game.max_chance_outcomes()}"
    yield f"utility: {game.min_utility()} to {game.max_utility()}, sum {game.utility_sum()}"
    yield f"observation: {game.observation_tensor_shape()}, {game.information_state_tensor_shape()}"
    state, chance = game.new_initial_state(), Random(SEED)
    while not state.is_terminal():
        legal = state.legal_actions()
        action = chance.choice(legal)
        yield f"{state.current_player()}: {action} {state.action_to_string(action)!r} of {len(legal)}"
        state.apply_action(action)
        if not state.is_chance_node():
            yield from map(shown, [state] * game.num_players(), range(game.num_players()))
    yield f"returns: {state.returns()}"


def shown(state: Any, player: int) -> str:
    """Return what a player knows as four digests: observation and information state, text and tensor of each."""
    texts = (state.observation_string(player), state.information_state_string(player))
    tensors = (state.observation_tensor(player), state.information_state_tensor(player))
    found = [text.encode() for text in texts] + [np.array(one, "<i4").tobytes() for one in tensors]
    return f"  {player} " + " ".join(hashlib.sha256(one).hexdigest()[:8] for one in found)


def main() -> None:
    """Write the file of each game."""
    FOLDER.mkdir(exist_ok=True)
    for file, shown_as in files().items():
        (FOLDER / file).write_text(playthrough(*shown_as), "utf-8")


if __name__ == "__main__":
    main()
