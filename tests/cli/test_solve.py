"""`tablee solve`, as people type it."""

import json

import pytest

from tests.cli.conftest import Run

TINY = ("--option", "columns=3", "--option", "mice=1", "--option", "jackals=2", "--option", "lions=0")
FORCED = (
    "--option",
    "hand=1",
    "--option",
    "colours=2",
    "--option",
    "drawings_out=2",
    "--option",
    "starter=0",
)


def test_a_game_with_hidden_cards_is_solved_in_words(run: Run) -> None:
    ran = run("solve", "mawoki", *FORCED, "--levels", "1,2")
    assert ran.status == 0, ran.err
    out = " ".join(ran.out.split())
    assert "The tree has 169 positions, 32 information sets. CFR+ played 1 iteration." in out
    assert "Value for the player who begins (1 wins, −1 loses): 0.6000" in out
    # Where nobody has a choice, nobody can be exploited.
    for player in ("the strategy found", "random", "bot of level 1", "bot of level 2"):
        assert f"{player} 0.0000" in out
    assert "last longer than the tree" not in out


def test_a_tree_that_is_cut_says_so(run: Run) -> None:
    ran = run("solve", "mawoki", *FORCED, "--levels", "none", "--plies", "1", "--lang", "fr")
    assert ran.status == 0, ran.err
    out = " ".join(ran.out.split())
    assert "% des parties selon la stratégie trouvée durent plus longtemps que l’arbre." in out
    assert "Valeur pour qui commence (1 gagne, −1 perd) : 0,6000 – 1,0000" in out
    assert "bot" not in out.partition("Joueur")[2]


def test_an_open_game_is_solved_deal_by_deal(run: Run) -> None:
    ran = run("solve", "tokan", *TINY, "--deals", "8", "--levels", "1", "--seed", "a")
    assert ran.status == 0, ran.err
    out = " ".join(ran.out.split())
    assert "8 deals solved to the end" in out
    assert "By best play the player who begins wins" in out
    assert "bot of level 1" in out
    again = run("solve", "tokan", *TINY, "--deals", "8", "--levels", "1", "--seed", "a")
    assert again.out == ran.out


def test_the_figures_are_one_json_object(run: Run) -> None:
    ran = run("solve", "tokan", "--small", "--deals", "3", "--levels", "none", "--json")
    assert ran.status == 0, ran.err
    found = json.loads(ran.out)
    assert (found["game"], found["deals"], found["options"]["columns"]) == ("tokan", 3, 3)
    assert found["wins"] + found["draws"] + found["losses"] == 3
    assert [player["player"] for player in found["players"]] == ["random"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("mawoki", "--levels", "one"), "“one” does not name levels."),
        (("mawoki", "--levels", "7"), "7"),
        (("moka", "--small"), "moka brings no small variant."),
        (("mawoki", "--positions", "100"), "Building the tree of this game takes more than 100 steps."),
        (("mawoki", "--option", "starter=1", *FORCED[:6]), "Seat 1 never begins with these options."),
        (("tokan", "--minutes", "0.000001"), "The time was up before the first deal was solved."),
        (("mawoki", "--minutes", "0.0000001"), "steps when its part of the time was up."),
    ],
)
def test_what_cannot_be_solved_is_refused_in_two_sentences(
    run: Run, given: tuple[str, ...], said: str
) -> None:
    ran = run("solve", *given)
    assert ran.status != 0
    assert said in ran.err
