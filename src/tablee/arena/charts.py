"""The pictures of a report, as SVG text for a page of HTML."""

import io
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from tablee.arena.playing import Played
from tablee.arena.schedule import Plan
from tablee.arena.summary import Summary
from tablee.games import find

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Words = Callable[..., str]

INK: Final = "#2b2118"
MAIN: Final = "#0f6157"
WARM: Final = "#c0562f"
DOT: Final[dict[str, Any]] = {"fmt": "o", "color": MAIN, "ecolor": "#8fb5ae", "capsize": 4, "lw": 2}
"""The style of a value with its interval."""

SHOWN_PLIES: Final = 200
"""The last ply of the branching chart; few games last longer."""


def ladder(found: Summary, words: Words) -> str:
    """Draw the ratings with their intervals, best on top."""
    figure, axes = _canvas(0.5 + 0.45 * len(found.ratings))
    names = [rating.player for rating in reversed(found.ratings)]
    values = [rating.mu for rating in reversed(found.ratings)]
    errors = [rating.interval for rating in reversed(found.ratings)]
    axes.errorbar(values, range(len(names)), xerr=errors, **DOT)
    axes.set_yticks(range(len(names)), names)
    axes.margins(y=0.2)
    axes.set_xlabel(words("rating-axis"))
    return _svg(figure)


def seats(found: Summary, words: Words) -> str:
    """Draw the share of each seat, counted from the first player, beside one half."""
    figure, axes = _canvas(1.0 + 0.4 * len(found.seats))
    beaten = [seat.beaten for seat in reversed(found.seats)]
    shares = [100 * one.share for one in beaten]
    errors = [
        [100 * (one.share - one.low) for one in beaten],
        [100 * (one.high - one.share) for one in beaten],
    ]
    axes.axvline(50, color=WARM, ls="--", lw=1)
    axes.errorbar(shares, range(len(shares)), xerr=errors, **DOT)
    axes.set_yticks(range(len(shares)), [str(seat.seat + 1) for seat in reversed(found.seats)])
    axes.margins(y=0.3)
    axes.set_xlabel("%")
    axes.set_title(words("seat-axis"), loc="left", fontsize="medium")
    return _svg(figure)


def lengths(found: Summary, words: Words) -> str:
    """Draw the lengths of games, in moves."""
    return _histogram(found.plies, words("plies-axis"), words("games-axis"))


def scores(games: Sequence[Played], plan: Plan, words: Words) -> str:
    """Draw the scores of each player as boxes: median, quartiles, 5th and 95th percentile."""
    players = plan.entrants
    held: dict[str, list[int]] = {player: [] for player in players}
    for game in games:
        for name, score in zip(game.record[0]["names"], game.record[-1]["scores"], strict=True):
            held[name].append(score)
    figure, axes = _canvas(0.8 + 0.45 * len(players))
    axes.boxplot(
        [held[player] for player in reversed(players)],
        orientation="horizontal",
        tick_labels=list(reversed(players)),
        whis=(5, 95),
        showfliers=False,
        widths=0.55,
        patch_artist=True,
        boxprops={"facecolor": "#cfe3df", "edgecolor": MAIN},
        medianprops={"color": WARM, "lw": 2},
    )
    rules = find(plan.game)
    fewest = rules.fewest_wins(rules.options.fill(plan.options))
    axes.set_xlabel(words("score-axis-fewest" if fewest else "score-axis-most"))
    return _svg(figure)


def branching(games: Sequence[Played], words: Words) -> str:
    """Draw the number of legal moves ply by ply: the median, and the range without the lowest and highest tenth."""
    longest = min(SHOWN_PLIES, max(len(game.legal) for game in games))
    plies, low, middle, high = [], [], [], []
    for ply in range(longest):
        counts = sorted(game.legal[ply] for game in games if ply < len(game.legal))
        plies.append(ply + 1)
        low.append(counts[len(counts) // 10])
        middle.append(counts[len(counts) // 2])
        high.append(counts[(9 * (len(counts) - 1)) // 10])
    figure, axes = _canvas(2.6)
    axes.fill_between(plies, low, high, color="#cfe3df", lw=0)
    axes.plot(plies, middle, color=MAIN, lw=1.6)
    if max(high) > 100:
        axes.set_yscale("log")
    axes.set_xlabel(words("ply-axis"))
    axes.set_ylabel(words("moves-axis"))
    return _svg(figure)


def swings(values: Sequence[Sequence[float]], names: Sequence[str], words: Words) -> str:
    """Draw the share of points that each player expects after every move of one match; shares are between 0 and 1."""
    from matplotlib.ticker import MaxNLocator

    figure, axes = _canvas(2.8)
    styles = ("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)))
    for at, name in enumerate(names):
        axes.plot([100 * value[at] for value in values], ls=styles[at % len(styles)], lw=1.8, label=name)
    axes.set_ylim(-2, 102)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(words("ply-axis"))
    axes.set_ylabel("%")
    axes.legend(frameon=False, ncols=min(3, len(names)), loc="upper center", bbox_to_anchor=(0.5, 1.2))
    return _svg(figure)


def _histogram(values: Sequence[int], about: str, count: str) -> str:
    figure, axes = _canvas(2.4)
    bins = min(40, max(5, max(values) - min(values) + 1))
    axes.hist(values, bins=bins, color=MAIN, edgecolor="#fffaf2", lw=0.5)
    axes.set_xlabel(about)
    axes.set_ylabel(count)
    return _svg(figure)


@cache
def _figures() -> type["Figure"]:
    """Return matplotlib's `Figure`, in our colours. Imported here because the import takes longer than the whole
    report.
    """
    import matplotlib
    from matplotlib.figure import Figure

    matplotlib.rcParams.update(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "tablee",
            "font.family": "sans-serif",
            "text.color": INK,
            "axes.labelcolor": INK,
            "axes.edgecolor": "#b8a88f",
            "xtick.color": INK,
            "ytick.color": INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
    )
    return Figure


def _canvas(height: float) -> tuple["Figure", Any]:
    figure = _figures()(figsize=(7.2, max(1.6, height)), layout="constrained")
    figure.patch.set_alpha(0)
    axes = figure.add_subplot()
    axes.patch.set_alpha(0)
    return figure, axes


def _svg(figure: "Figure") -> str:
    """Return the figure as an `<svg>` element; equal figures give equal text."""
    text = io.StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    found = re.search(r"<svg.*</svg>", text.getvalue(), re.DOTALL)
    assert found is not None
    return found.group()
