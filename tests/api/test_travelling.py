"""All objects that `tablee` returns can be copied, pickled and sent to another process, compiled or not."""

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.core.game import Game as Rules
from tests.api.returned import finished, played, returned, same


def pickled(protocol: int) -> Callable[[Any], Any]:
    """Return a function that pickles and unpickles."""
    return lambda value: pickle.loads(pickle.dumps(value, protocol))


WAYS = {
    **{f"protocol {number}": pickled(number) for number in range(2, pickle.HIGHEST_PROTOCOL + 1)},
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


@cache
def taken(rules: Rules[Any]) -> list[tuple[str, Any]]:
    """Return every object of a game, once for all ways of copying: playing takes longer than sending."""
    return list(returned(tablee.game(rules)))


@pytest.mark.parametrize("way", WAYS)
def test_everything_that_is_returned_comes_back_as_it_was(game: tablee.Game[Any], way: str) -> None:
    for name, value in taken(game.rules):
        try:
            twin = WAYS[way](value)
        except Exception as problem:
            raise AssertionError(f"{name}: {problem!r}") from problem
        assert same(value, twin), name


def test_a_match_that_was_pickled_is_played_on_like_the_one_that_was_not(game: tablee.Game[Any]) -> None:
    match = played(game)
    twin = pickle.loads(pickle.dumps(match))
    assert finished(twin, 5).record().text() == finished(match, 5).record().text()
    assert twin.pop() == match.pop()


def test_a_deep_copy_of_a_match_is_played_on_by_itself(game: tablee.Game[Any]) -> None:
    match = played(game)
    twin = copy.deepcopy(match)
    twin.push(twin.legal[0])
    assert (twin.ply, match.ply) == (match.ply + 1, len(match.positions) - 1)


def test_zones_that_were_pickled_turn_down_the_same_cards(game: tablee.Game[Any]) -> None:
    from tablee.core.views import information, view

    rules, position = game.rules, played(game).position
    zones = pickle.loads(pickle.dumps(rules.zones))
    for viewer in (None, *range(position.players)):
        assert view(rules.dump(position), zones, viewer) == rules.view(position, viewer)
        assert information(rules.dump(position), zones, viewer) == rules.information(position, viewer)


SENT = """
import multiprocessing
import sys
import tablee

def play(match):
    return match.play_out("random", seed=5, plies=4)

if __name__ == "__main__":
    matches = [tablee.game(name).start(seed=3).play_out("random", seed=1, plies=6) for name in tablee.games()]
    with multiprocessing.get_context(sys.argv[1]).Pool(2) as pool:
        played = pool.map(play, matches)
    here = [match.play_out("random", seed=5, plies=4) for match in matches]
    assert [one.record().text() for one in played] == [one.record().text() for one in here]
    print("played on elsewhere")
"""


@pytest.mark.processes
@pytest.mark.parametrize("method", ["spawn", "fork"])
def test_matches_travel_to_other_processes_and_back(tmp_path: Path, method: str) -> None:
    script = tmp_path / "sent.py"
    script.write_text(SENT)
    # A match that cannot be pickled on its way back makes `Pool.map` wait forever.
    ran = subprocess.run([sys.executable, script, method], capture_output=True, text=True, timeout=300)
    assert ran.stdout.strip() == "played on elsewhere", ran.stderr


def test_the_legal_moves_can_be_sliced_as_a_list_can(game: tablee.Game[Any]) -> None:
    legal = played(game).legal
    assert legal[1:3] == list(legal)[1:3]
    assert legal[-1] == list(legal)[-1]
    assert json.dumps(legal[:2])
