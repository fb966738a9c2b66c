"""Agents and bots against each other on the same deals: `Game.arena`."""

import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from tablee.api.agents import AnyAgent, started
from tablee.arena import results
from tablee.arena.entrants import Entrant, EntrantError, checked, meanings, parse
from tablee.arena.playing import Played
from tablee.arena.ratings import Share, shares
from tablee.arena.report import report
from tablee.arena.schedule import FORMATS, Plan, tasks
from tablee.arena.summary import Summary, summary
from tablee.arena.workers import here, processes
from tablee.bots.agent import Agent, agent_of
from tablee.core.arguments import whole
from tablee.core.errors import ArgumentError
from tablee.core.game import Game as Rules
from tablee.core.plain import plain, shown
from tablee.words import language as spoken
from tablee.writing import as_csv, write

ArenaPlayer: TypeAlias = "str | int | AnyAgent"
Progress: TypeAlias = Callable[[int, int], object]
"""Receives the number of games played, and of all games."""

COLUMNS: Final = ("game", "deal", "seat", "player", "rank", "score", "plies", "ms", "failures")


class Arena:
    """The games of an arena, and their figures. `str` shows the shares.

    - `plan`: everything that decided the games
    - `games`: each game, with its record

    >>> print(game.arena(["random", 1], deals=2))
    random – bot:1: ..., 4 games
    bot:1 – random: ..., 4 games
    """

    def __init__(self, plan: Plan, games: Sequence[Played], names: Sequence[tuple[Any, str]]) -> None:
        """`names`: each player as it was given, and its name in the results."""
        self.plan = plan
        self.games = list(games)
        self._names = names

    @cached_property
    def shares(self) -> list[Share]:
        """The points of each player against each other: 1 for a win, 1/2 for a tie, with 95 % intervals over deals.

        >>> [share.player for share in game.arena(["random", 1], deals=1).shares]
        ['random', 'bot:1']
        """
        return shares(self.plan, self.games)

    @cached_property
    def summary(self) -> Summary:
        """All figures: shares, ratings, thinking times, the advantage of beginning, lengths.

        >>> game.arena(["random", 1], deals=1).summary.games
        2
        """
        return summary(self.plan, self.games)

    def share(self, player: ArenaPlayer, other: ArenaPlayer) -> Share:
        """Return the points of `player` against `other`, each as it was given or by name.

        Raise `ArgumentError` `arena.no_pair` (player, other) if they did not meet.

        >>> found = game.arena(["random", 1], deals=2).share("bot:1", "random").scored
        >>> found.low < found.share < found.high
        True
        """
        pair = self._named(player), self._named(other)
        for share in self.shares:
            if (share.player, share.other) == pair:
                return share
        raise ArgumentError("arena.no_pair", {"player": pair[0], "other": pair[1]})

    def _named(self, player: Any) -> str:
        for given, name in self._names:
            if given is player or player in (name, given if isinstance(given, str) else name):
                return name
        return str(shown(repr(player)))

    def report(self, path: "str | PathLike[str]", language: str = "en") -> None:
        """Write a page of HTML with all figures, as `tablee report` does. Raise `OSError` and `FileError`.

        >>> game.arena(["random", 1], deals=1).report("/dev/null")
        """
        write(Path(path), report([(self.plan, self.games)], spoken(language)))

    def save(self, path: "str | PathLike[str]") -> None:
        """Write the plan and the games as JSON lines, which `tablee report` reads. Raise as `report` does.

        >>> game.arena(["random", 1], deals=1).save("/dev/null")
        """
        lines = [self.plan, *self.games]
        write(Path(path), b"".join(msgspec.json.encode(line) + b"\n" for line in lines))

    def to_csv(self, path: "str | PathLike[str]") -> None:
        """Write a row for each seat of each game; `ms` is its thinking time in the whole game. Raise as `report` does.

        >>> game.arena(["random", 1], deals=1).to_csv("/dev/null")
        """
        write(Path(path), as_csv([COLUMNS, *self._rows()]))

    def _rows(self) -> Iterator[tuple[Any, ...]]:
        for game in self.games:
            names, result = game.record[0]["names"], game.record[-1]
            scores = result.get("scores") or [""] * len(names)
            for seat, name in enumerate(names):
                figures = (
                    result["ranks"][seat],
                    scores[seat],
                    len(game.legal),
                    game.took[seat],
                    game.failures[seat],
                )
                yield (game.number, game.deal, seat, name, *figures)

    def __str__(self) -> str:
        return "\n".join(
            f"{one.player} – {one.other}: {one.scored.written('en')}, {one.games} games"
            for one in self.shares
        )

    def __repr__(self) -> str:
        return f"<Arena of {self.plan.game}, {len(self.games)} games: {', '.join(self.plan.entrants)}>"


def play_arena(
    rules: Rules[Any],
    players: Sequence[ArenaPlayer],
    deals: Any,
    seats: Any,
    seed: str,
    form: str,
    workers: Any,
    progress: Progress | None,
    options: Mapping[str, Any],
) -> Arena:
    """Play as `Game.arena` describes."""
    if form not in FORMATS:
        raise ArgumentError("use.format", {"given": str(shown(form)), "known": ", ".join(FORMATS)})
    at_table = rules.min_players if seats is None else whole(seats, "seats")
    named = named_entrants(rules, players)
    names, agents = entered(named, players)
    filled = rules.new(at_table, dict(options), seed).options
    texts = tuple(name for _, name in names)
    plan = Plan(
        rules.name,
        rules.rules,
        filled,
        texts,
        at_table,
        at_least(1, deals, "deals"),
        seed,
        form,
        meanings=meanings(entrant for entrant in named if entrant is not None),
    )
    count = at_least(1, workers, "workers")
    if count > 1:
        check_travels(agents)
    play = here(agents) if count == 1 else processes(count, agents)
    games: list[Played] = []
    total = results.total(plan)
    for game in results.in_order(play(plan, tasks(plan)), 0):
        games.append(game)
        if progress is not None:
            progress(len(games), total)
    return Arena(plan, games, names)


def at_least(least: int, value: Any, name: str) -> int:
    """Return the whole number. Raise `ArgumentError`: as `whole` does, and `argument.least` (name, least, value)."""
    number = whole(value, name)
    if number < least:
        raise ArgumentError("argument.least", {"name": name, "least": least, "value": shown(number)})
    return number


def named_entrants(rules: Rules[Any], players: Sequence[Any]) -> list[Entrant | None]:
    """Return the players that are given as text; None for each agent."""
    texts = [_text(one) for one in players]
    return [None if text is None else checked(parse(text), rules) for text in texts]


def entered(
    named: Sequence[Entrant | None], players: Sequence[Any]
) -> tuple[list[tuple[Any, str]], dict[str, Agent]]:
    """Return each player with its name in the results, and the agents by name.

    Equal players have one name, and play each deal against themselves; other agents of that name get a number.
    """
    names: list[tuple[Any, str]] = []
    agents: dict[str, Agent] = {}
    taken = {entrant.text for entrant in named if entrant is not None}
    for one, entrant in zip(players, named, strict=True):
        if entrant is not None:
            names.append((one, entrant.text))
            continue
        known = next((name for given, name in names if given is one), None)
        if known is None:
            agent = agent_of(started(one))
            if agent is None:
                reason = f"TypeError: {type(one).__name__} has no method choose(seen)"
                raise ArgumentError("argument.bot_start", {"bot": str(shown(repr(one))), "reason": reason})
            known = _free(agent.name or _class_name(one), taken)
            taken.add(known)
            agents[known] = agent
        names.append((one, known))
    if len(names) < 2:
        raise EntrantError("arena.few", {"given": ", ".join(name for _, name in names)})
    return names, agents


def _text(player: Any) -> str | None:
    """Return the text of a player that is named as on the command line; None for an agent."""
    named = plain(player)
    if not isinstance(named, str | int):
        return None
    text = str(named).strip()
    return f"bot:{text}" if text.isdigit() else text


def _class_name(player: Any) -> str:
    return player.__name__ if isinstance(player, type) else type(player).__name__


def _free(name: str, taken: set[str]) -> str:
    """Return the name, with a number if it is taken.

    >>> _free("Fox", {"Fox"})
    'Fox 2'
    """
    number = 1
    found = name
    while found in taken:
        number += 1
        found = f"{name} {number}"
    return found


def check_travels(agents: Mapping[str, Agent]) -> None:
    """Raise `ArgumentError` `arena.pickle` (bot, reason) for an agent that cannot go to another process."""
    for name, agent in agents.items():
        try:
            pickle.dumps(agent)
        except Exception as problem:
            reason = str(shown(f"{type(problem).__name__}: {problem}"))
            raise ArgumentError("arena.pickle", {"bot": name, "reason": reason}) from problem
