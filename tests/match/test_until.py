"""A match cut off after one of its plies: as it was then, with the seats that have given up since."""

from tests.match.test_match import opened


def test_a_player_who_gave_up_has_given_up_there_too() -> None:
    match = opened(3)
    match.play(0, "draw")
    match.play(1, "draw")
    match.resign(2)
    earlier = match.until(1)
    assert (earlier.ply, earlier.resigned) == (1, [2])
    earlier.resign(0)
    assert earlier.over
    assert (match.resigned, match.over) == ([2], False)
