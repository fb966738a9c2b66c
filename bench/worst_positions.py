"""The slowest questions about the rules that a stranger could ask: `python -m bench.worst_positions`.

It starts from positions of every installed game: known slow questions, and random matches. They are
changed at random (cards poured from one pile into another, large numbers, another phase) and put through every
verb of the rules. The slower a question is, the more of its neighbours are tried. Each runs in a process of its own,
which is killed if it takes too long or too much memory. Processor time counts, so that other programs have no
influence. The ten slowest are printed.

`--short` is for `make bench`; `--keep FOLDER` writes the ten as JSON, as material for test cases;
`--seed` searches elsewhere.
"""

import argparse
import contextlib
import copy
import hashlib
import json
import os
import random
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.rng import Stream, seed_bytes
from tablee.games import installed

Json = dict[str, Any]

SECONDS = 3
MEGABYTES = 256
"""The memory limit of an answer."""

SHOWN = 10
WALKS = 6
PLIES = 120
LONGEST_DRAFT = 4000
KEPT = Path(__file__).parent.parent / "tests" / "games"
LARGE = (0, 1, 99, 10**4, 10**9, 10**30)


class Question(NamedTuple):
    """A verb of the rules applied to a position; `draft` is its move or draft."""

    game: str
    verb: str
    position: Json
    draft: str


class Cost(NamedTuple):
    """Seconds of the processor, megabytes beyond the process's own, and whether the process had to be killed."""

    seconds: float
    megabytes: float
    killed: bool


def _apply(game: Game[Any], position: Any, draft: str) -> None:
    after, events = game.apply(position, draft)
    game.dump(after)
    for event in events:
        event.seen_by(0)


def _determine(game: Game[Any], position: Any, draft: str) -> None:
    seat = position.turn or 0
    game.determinization(game.information(position, seat), Stream(seed_bytes(draft)))


def _choose(game: Game[Any], position: Any, level: int) -> None:
    if position.turn is not None:
        known = game.information(position, position.turn)
        game.bot(level).choose(known, game.legal_sample(position).moves, 1, 100)


VERBS: dict[str, Callable[[Game[Any], Any, str], Any]] = {
    "legal": lambda game, position, draft: game.legal(position),
    "legal_sample": lambda game, position, draft: game.legal_sample(position),
    "check": lambda game, position, draft: game.check_move(position, draft),
    "examine": lambda game, position, draft: position.turn is not None and game.examine(position, draft),
    "apply": _apply,
    "view": lambda game, position, draft: game.view(position, None),
    "information": lambda game, position, draft: game.information(position, 0),
    "standing": lambda game, position, draft: (game.standing(position), game.result(position)),
    "determinization": _determine,
    "playout": lambda game, position, draft: game.playout(game.copy(position), 1),
    "weakest": lambda game, position, draft: _choose(game, position, min(game.bot_levels)),
    "strongest": lambda game, position, draft: _choose(game, position, max(game.bot_levels)),
}
"""The verbs. The last three run only in processes that the pool of bots may kill."""

IN_POOL = ("playout", "weakest", "strongest")


def ask(question: Question, seconds: float, megabytes: int) -> Cost:
    """Return the cost of one question, asked in a process with these limits."""
    told, tell = os.pipe()
    child = os.fork()
    if child == 0:
        _answer(question, megabytes, tell)
    os.close(tell)
    deadline = time.monotonic() + 10 * seconds
    while True:
        pid, status, used = os.wait4(child, os.WNOHANG)
        if pid:
            break
        spent = _processor_seconds(child)
        if spent > seconds or time.monotonic() > deadline:
            os.kill(child, signal.SIGKILL)
            _, status, used = os.wait4(child, 0)
            break
        time.sleep(0.002)
    with os.fdopen(told, "rb") as answer:
        written = answer.read()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    took = float(written) if written else used.ru_utime + used.ru_stime
    return Cost(took, max(0, used.ru_maxrss - before) / 1024, status != 0)


def _answer(question: Question, megabytes: int, tell: int) -> None:
    """Answer the question in this process, and write the seconds to `tell`, including reading the position."""
    code = 1
    try:
        had = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        limit = had + (megabytes << 20)
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
        game = installed()[question.game]
        began = time.process_time()
        with contextlib.suppress(TableeError):
            VERBS[question.verb](game, game.load(question.position), question.draft)
        os.write(tell, repr(time.process_time() - began).encode())
        code = 0
    finally:
        os._exit(code)


def _processor_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def played(game: Game[Any], chance: random.Random) -> Iterator[tuple[Json, list[str]]]:
    """Yield positions of a random match in a random setup, with some of their moves.

    In half of the matches the longest moves are made, which usually have the most effect.
    """
    options: Json = {}
    for name, schema in game.options.schema()["properties"].items():
        if "enum" in schema:
            options[name] = chance.choice(schema["enum"])
        elif schema["type"] == "boolean":
            options[name] = chance.random() < 0.5
    players = chance.randint(game.min_players, game.max_players)
    try:
        position = game.new(players, options, str(chance.random()))
    except TableeError:
        position = game.new(game.min_players, {}, str(chance.random()))
    longest = chance.random() < 0.5
    for _ in range(PLIES):
        if position.turn is None:
            return
        moves = game.legal_sample(position).moves
        if not moves:
            return
        yield game.dump(position), chance.sample(moves, min(5, len(moves)))
        position, _ = game.apply(position, max(moves, key=len) if longest else chance.choice(moves))


def changed(position: Json, phases: list[str], chance: random.Random) -> Json:
    """Return the position with a random change, possible or not."""
    twin = copy.deepcopy(position)
    piles, numbers = [], []
    for holder, key in _places(twin):
        value = holder[key]
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            piles.append(value)
        elif type(value) is int:
            numbers.append((holder, key))
    kind = chance.randrange(6)
    if kind < 3 and len(piles) > 1:
        source, target = chance.sample(piles, 2)
        count = len(source) if chance.random() < 0.3 else chance.randint(0, len(source))
        target += source[len(source) - count :]
        del source[len(source) - count :]
    elif kind == 3 and numbers:
        holder, key = chance.choice(numbers)
        holder[key] = chance.choice(LARGE)
    elif kind == 4:
        twin["phase"] = chance.choice(phases)
    elif piles:
        chance.choice(piles).clear()
    return twin


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place of the game's own keys in nested JSON, as its container and the key in it."""
    items: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        items = [(key, item) for key, item in value.items() if key not in ("game", "rng", "players")]
    elif isinstance(value, list):
        items = list(enumerate(value))
    for key, item in items:
        yield value, key
        yield from _places(item)


def draft_of(moves: list[str], chance: random.Random) -> str:
    """Return a move, or a long text that begins or continues like moves."""
    if not moves:
        return ""
    kind = chance.randrange(4)
    if kind == 0:
        return chance.choice(moves)
    joint = chance.choice([" ", ", ", " / ", "", ","])
    text = joint.join(chance.choice(moves) for _ in range(chance.choice([2, 5, 400])))
    return text[:LONGEST_DRAFT]


def loads(game: Game[Any], position: Json) -> bool:
    """True if the game can load the position."""
    try:
        game.load(position)
    except TableeError:
        return False
    return True


def kept(game: Game[Any]) -> list[tuple[Json, list[str]]]:
    """Return the positions of known slow questions, each with its move."""
    folder = KEPT / game.name.replace("-", "_") / "worst"
    questions = [json.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.json"))]
    known = {json.dumps(one["position"]): (one["position"], [one["draft"]]) for one in questions}
    return [one for one in known.values() if loads(game, one[0])]


def search(game: Game[Any], steps: int, seed: str) -> list[tuple[Cost, Question]]:
    """Return the questions asked of one game, with their costs.

    For each verb there are some random ones, then those near the slowest.
    """
    chance = random.Random(f"{game.name} {seed}")
    known = kept(game)
    met = known + [one for _ in range(WALKS) for one in played(game, chance)]
    phases = sorted({position["phase"] for position, _ in met})
    found: list[tuple[Cost, Question]] = []
    for verb in VERBS:
        best: tuple[Cost, Json, list[str]] | None = None
        for step in range(steps):
            changes = chance.randint(0, 4)
            if step < len(known):
                (position, moves), changes = known[step], 0
            elif best is None or step < steps // 4:
                position, moves = chance.choice(met)
            else:
                position, moves = best[1], best[2]
            for _ in range(changes):
                neighbour = changed(position, phases, chance)
                if loads(game, neighbour):
                    position = neighbour
            question = Question(game.name, verb, position, draft_of(moves, chance))
            cost = ask(question, SECONDS, MEGABYTES)
            found.append((cost, question))
            if best is None or (cost.killed, cost.seconds) >= (best[0].killed, best[0].seconds):
                best = (cost, position, moves)
    return found


def name_of(question: Question) -> str:
    """Return a short name for a question."""
    return hashlib.sha256(json.dumps(question).encode()).hexdigest()[:8]


def main() -> None:
    """Search every game and print the ten slowest questions, and those of the ten that the bots' pool does not ask."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--steps", type=int, default=400, help="questions for each verb of each game")
    parser.add_argument("--seed", default="worst")
    parser.add_argument("--games", nargs="*", default=sorted(installed()))
    parser.add_argument("--keep", type=Path)
    arguments = parser.parse_args()
    found: list[tuple[Cost, Question]] = []
    for name in arguments.games:
        found += search(installed()[name], 12 if arguments.short else arguments.steps, arguments.seed)
    found.sort(key=lambda one: (one[0].killed, one[0].seconds), reverse=True)
    rules = [one for one in found if one[1].verb not in IN_POOL]
    largest = max(cost.megabytes for cost, _ in found)
    print(
        f"{len(found)} questions of {len(arguments.games)} games; the most memory any took: {largest:.0f} MB"
    )
    for title, some in (
        ("the rules", rules),
        ("playouts and bots", [one for one in found if one not in rules]),
    ):
        print(f"the {SHOWN} slowest of {title}:")
        for cost, question in some[:SHOWN]:
            end = " KILLED" if cost.killed else ""
            print(
                f"  {cost.seconds:6.3f} s {cost.megabytes:4.0f} MB  {question.game} {question.verb}"
                f"  {name_of(question)}{end}"
            )
            if arguments.keep:
                arguments.keep.mkdir(parents=True, exist_ok=True)
                file = arguments.keep / f"{question.game}-{question.verb}-{name_of(question)}.json"
                file.write_text(json.dumps(question._asdict()) + "\n")
    if any(cost.killed for cost, _ in rules):
        sys.exit("some question of the rules took more than it may")


if __name__ == "__main__":
    main()
