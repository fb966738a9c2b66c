"""The results of the standard arena, as Markdown tables for `bench/RESULTS.md`."""

from collections.abc import Sequence
from pathlib import Path
from statistics import median

from tablee.arena.results import read
from tablee.arena.summary import Summary, summary
from tablee.words import label

BEGIN = "<!-- standard arena: made by `make arena`, see above -->"
END = "<!-- end of the standard arena -->"


def fill(document: str, results: Sequence[Path]) -> str:
    """Return `document` with the tables about `results` between its marks. Raise `ValueError` if a mark is missing."""
    return replaced(document, BEGIN, END, tables(results))


def replaced(document: str, begin: str, end: str, text: str) -> str:
    """Return `document` with `text` between the marks `begin` and `end`. Raise `ValueError` if a mark is missing."""
    before, begun, rest = document.partition(begin)
    _, ended, after = rest.partition(end)
    if not begun or not ended:
        raise ValueError(f"no {begin} ... {end}")
    return f"{before}{begin}\n\n{text.rstrip()}\n\n{end}{after}"


def tables(results: Sequence[Path]) -> str:
    """Return a table of the players' results and one of the games' properties; a column for each game."""
    by_game: dict[str, list[Summary]] = {}
    for path in results:
        plan, games = read(path)
        by_game.setdefault(plan.game, []).append(summary(plan, games))
    strength = {game: _strength(summaries) for game, summaries in by_game.items()}
    nature = {game: _nature(summaries) for game, summaries in by_game.items()}
    return f"{_table('match', strength)}\n\n{_table('', nature)}\n"


def _strength(summaries: Sequence[Summary]) -> dict[str, str]:
    """Return the share of the higher of two players, and the number of games."""
    found = {}
    for one in summaries:
        order = {player: at for at, player in enumerate(one.plan.players)}
        is_ladder = one.plan.format == "ladder"
        for share in one.shares:
            if order[share.player] > order[share.other] if is_ladder else order[share.player] == 0:
                cell = f"{share.scored}, {share.games}"
                found[f"{_spoken(share.player)} against {_spoken(share.other)}"] = cell
    return found


def _nature(summaries: Sequence[Summary]) -> dict[str, str]:
    """Return length, advantage of the first player, and time of each level, from the games between neighbours."""
    levels = summaries[0]
    begun = levels.seats[0]
    found = {
        "moves in a match (median; shortest to longest)": f"{median(levels.plies):.0f} "
        f"({min(levels.plies)} to {max(levels.plies)})",
        "the player who begins scores": str(begun.beaten),
    }
    for effort in levels.efforts:
        found[f"a move of {_spoken(effort.player)} takes"] = f"{effort.ms:.1f} ms"
    return found


def _spoken(player: str) -> str:
    """Return the name for people: `bot:5@100ms` as level 5, `uct:100ms` as plain search."""
    kind, _, rest = player.partition(":")
    return {"bot": f"level {rest.partition('@')[0]}", "uct": "plain search"}.get(kind, f"{kind} moves")


def _table(corner: str, columns: dict[str, dict[str, str]]) -> str:
    rows = list(dict.fromkeys(row for column in columns.values() for row in column))
    heads = [corner, *(label("en", game, "name") or game for game in columns)]
    lines = [heads, ["---"] * len(heads)]
    lines += [[row, *(column.get(row, "") for column in columns.values())] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
