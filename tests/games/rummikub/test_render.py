"""The view on a terminal."""

from tablee.games.rummikub import GAME
from tests.games.rummikub.study import study


def test_a_view_is_drawn_with_what_it_may_show() -> None:
    position = study("r1 r2 r3, k7 J b7", "r4 r5", others=("b1 b2",), pool="y1 y2 y3", drawn="r5")
    assert GAME.render(GAME.view(position, 1)) == [
        "[bold red]r1[/] [bold red]r2[/] [bold red]r3[/]   [bold blue]b7[/] [bold]k7[/] [bold magenta]J[/]",
        "[dim]1/1   ▒▒ 3[/]   + ▒▒",
        "▸ ● 0  [dim]   0[/]  ▒▒ 2",
        "  ● 1  [dim]   0[/]  [bold blue]b1[/] [bold blue]b2[/]",
    ]


def test_many_sets_are_broken_over_lines() -> None:
    table = ", ".join(
        f"{colour}{n} {colour}{n + 1} {colour}{n + 2}" for colour in "rbky" for n in (1, 4, 7, 10)
    )
    lines = GAME.render(GAME.view(study(table, "J"), None))
    assert len(lines) > 5
