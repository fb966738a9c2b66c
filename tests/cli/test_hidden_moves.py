"""A player in the terminal sees what the others did, but no move that could reveal their cards."""

from tests.cli.conftest import Run


def test_the_move_of_another_is_not_shown_where_the_game_hides_something(run: Run) -> None:
    ran = run("play", "toy", "--seed", "s", "--name", "Ana", typed="draw\n1\nq\n")
    heads = [line for line in ran.out.splitlines() if line.startswith("Bot")]
    assert heads == ["Bot", "Bot"]
    assert "Ana draw" in ran.out
