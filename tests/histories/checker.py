"""Finds what is wrong with a match: `findings(match)` is empty if all is well.

The log, with the moves that were taken back, is one history: for each number of moves taken back there is one line of
play. Every client must have received a part of this history, in its order, and every acknowledged message must be in
it once.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from tests.histories.records import (
    Answered,
    Client,
    Finding,
    Log,
    Match,
    Move,
    Sent,
    Shown,
    State,
    Stood,
)

Line = tuple[Move, ...]
Said = Iterator[tuple[str, str]]
"""Kinds of findings with their sentences."""

ONCE: Final = frozenset({"time_out", "time_claimed"})
"""The events that a clock causes once for each turn."""

UNDECIDED: Final = ("database.", "table.busy", "server.")
"""After these refusals a client sends the same message again: they do not say what became of it."""


class Done(NamedTuple):
    """An acknowledged message with the state that it made."""

    what: Sent
    acknowledged: float
    state: State


def findings(match: Match) -> list[Finding]:
    """Return everything that is wrong with this match."""
    kinds = [*_log(match.log)]
    if not kinds:
        lines = lines_of(match.log)
        kinds += _acknowledged(match, lines)
        for client in match.clients:
            kinds += _seen(client, lines)
            kinds += _secret(client, match.log.may_know)
            kinds += _told_events(client, match.log)
    return [Finding(kind, match.table, words) for kind, words in kinds]


def lines_of(log: Log) -> list[Line]:
    """Return the longest line of play for each number of moves taken back, from 0 on.

    A move was the last one when it was taken back. So the line before has it behind the plies that stayed.
    """
    lines = [tuple(log.moves)]
    for one in sorted(log.undone, reverse=True):
        lines.append((*lines[-1][: one.move.ply - 1], one.move))
    return lines[::-1]


def _log(log: Log) -> Said:
    plies = Counter(move.ply for move in log.moves)
    for ply, times in plies.items():
        if times > 1:
            yield "doubled", f"the log has ply {ply} {times} times"
    for ply in sorted(set(range(1, max(plies, default=0) + 1)) - plies.keys()):
        yield "hole", f"the log has no ply {ply}"
    if [move.ply for move in log.moves] != sorted(move.ply for move in log.moves):
        yield "order", "the log is not in order"
    if sorted(one.n for one in log.undone) != list(range(1, len(log.undone) + 1)):
        yield "hole", "the moves that were taken back are not numbered from 1 on"
    for one, line in zip(sorted(log.undone, reverse=True), reversed(lines_of(log)), strict=False):
        if len(line) < one.move.ply - 1:
            yield "hole", f"ply {one.move.ply} was taken back where only {len(line)} plies were"
    yield from _log_once(log)


def _log_once(log: Log) -> Said:
    moves = [*log.moves, *(one.move for one in log.undone)]
    messages = Counter((move.seat, move.message) for move in moves if move.message is not None)
    for (seat, message), times in messages.items():
        if times > 1:
            yield "doubled", f"message {message} of seat {seat} was carried out {times} times"
    for seat, times in Counter(log.resigned).items():
        if times > 1:
            yield "doubled", f"seat {seat} resigned {times} times"
    events = Counter((event.kind, event.seat, event.ply) for event in log.events if event.kind in ONCE)
    for (kind, at_seat, ply), times in events.items():
        if times > 1:
            yield "clock_twice", f"{kind} of seat {at_seat} after ply {ply} happened {times} times"


def _acknowledged(match: Match, lines: list[Line]) -> Said:
    done: list[Done] = []
    ended, history = _ended(match), _History(match.log, lines)
    for client in match.clients:
        answers: dict[str, list[Answered]] = defaultdict(list)
        for answer in client.answered:
            answers[answer.id].append(answer)
        for id, sent in _first(client).items():
            acks = [answer for answer in answers[id] if answer.ply is not None]
            if acks:
                yield from _kept(client, sent, acks, history)
                if ended is not None and sent.at > ended:
                    yield "after_end", f"{client.name}: {sent.do} {id}, sent after the end, was acknowledged"
                if (state := history.state(sent)) is not None:
                    done.append(Done(sent, min(ack.at for ack in acks), state))
            elif _is_refused(answers[id]) and history.has(sent):
                yield (
                    "refused",
                    f"{client.name}: {sent.do} {id} was refused ({answers[id][-1].code}), and done",
                )
    yield from _in_time_order(done)


def _first(client: Client) -> dict[str, Sent]:
    """Return each message as it was first sent."""
    first: dict[str, Sent] = {}
    for sent in client.sent:
        first.setdefault(sent.id, sent)
    return first


def _ended(match: Match) -> float | None:
    """Return when the first client received the end."""
    stood = (one for client in match.clients for one in client.frames if isinstance(one, Stood))
    return min((one.at for one in stood if one.over), default=None)


def _is_refused(answers: list[Answered]) -> bool:
    return bool(answers) and all(
        answer.code is not None and not answer.code.startswith(UNDECIDED) for answer in answers
    )


class _History:
    """Where each message is in the history."""

    def __init__(self, log: Log, lines: list[Line]) -> None:
        self._resigned = log.resigned
        self._moves: dict[tuple[int, str], tuple[State, Move]] = {}
        for undone, line in enumerate(lines):
            for move in line:
                if move.message is not None:
                    self._moves.setdefault((move.seat, move.message), (State(undone, move.ply), move))
        self._undone = {one.by: State(one.n, one.move.ply - 1) for one in sorted(log.undone)}

    def move(self, sent: Sent) -> Move | None:
        """Return the move that this message became."""
        found = self._moves.get((sent.seat, sent.id))
        return None if found is None else found[1]

    def state(self, sent: Sent) -> State | None:
        """Return the state that this message made; None if there is none, as for a resignation."""
        if sent.do == "undo":
            return self._undone.get(sent.id)
        found = self._moves.get((sent.seat, sent.id))
        return None if found is None else found[0]

    def has(self, sent: Sent) -> bool:
        """True if this message was carried out."""
        return sent.seat in self._resigned if sent.do == "resign" else self.state(sent) is not None


def _kept(client: Client, sent: Sent, acks: list[Answered], history: _History) -> Said:
    """Compare an acknowledged message with the log."""
    if not history.has(sent):
        yield "lost", f"{client.name}: {sent} was acknowledged, and is not in the log"
    elif sent.do == "move":
        plies = sorted({ack.ply for ack in acks if ack.ply is not None})
        if len(plies) > 1:
            yield "doubled", f"{client.name}: {sent.id} was acknowledged as the plies {plies}"
        stored = history.move(sent)
        if stored is not None and (stored.ply, stored.move) != (plies[0], sent.move):
            yield "changed", f"{client.name}: {sent.id}, acknowledged as ply {plies[0]}, is {stored}"


def _in_time_order(done: list[Done]) -> Said:
    """A message that was sent after another was acknowledged must come later in the history."""
    waiting = sorted(done, key=lambda one: one.acknowledged)
    latest: Done | None = None
    for one in sorted(done, key=lambda one: one.what.at):
        while waiting and waiting[0].acknowledged < one.what.at:
            before = waiting.pop(0)
            if latest is None or before.state > latest.state:
                latest = before
        if latest is not None and latest.state >= one.state and latest.what.id != one.what.id:
            yield "overtook", f"{one.what.id} came before {latest.what.id}, which was acknowledged earlier"


def _seen(client: Client, lines: list[Line]) -> Said:
    """Compare everything that a client received with the one history."""
    stood: Stood | None = None
    known = -1
    ended: State | None = None
    for one in client.frames:
        if isinstance(one, Stood):
            yield from _goes_on(client, stood, one)
            if ended is not None and one.state > ended:
                yield "after_end", f"{client.name}: the match went on to {one.state} after its end at {ended}"
            if one.over:
                ended = one.state
            back = stood is None or one.state.undone != stood.state.undone
            if back and one.frame == "welcome":
                # It brings everything again after a step back.
                known = -1
            stood = one
        else:
            yield from _is_in(client, one, lines)
            if one.state.ply > known + 1:
                yield "left_out", f"{client.name}: plies {known + 1} to {one.state.ply - 1} were left out"
            elif one.state.ply <= known and stood is not None and stood.frame == "step" and not stood.over:
                yield "told_twice", f"{client.name}: ply {one.state.ply} came twice"
            # A step back says which ply is the last one now; a later one may have been made already.
            back_to = stood is not None and stood.frame == "undone"
            known = one.state.ply if back_to else max(known, one.state.ply)


def _goes_on(client: Client, before: Stood | None, now: Stood) -> Said:
    if before is None or now.state >= before.state:
        return
    yield "went_back", f"{client.name}: from {before.state} to {now.state} ({now.frame}) without a step back"


def _is_in(client: Client, shown: Shown, lines: list[Line]) -> Said:
    """Check that this ply is in the history."""
    undone, ply = shown.state
    if undone >= len(lines) or ply > len(lines[undone]):
        yield "lost", f"{client.name}: received {shown.state}, which is not in the log"
        return
    if ply == 0:
        return
    stored = lines[undone][ply - 1]
    if stored.seat != shown.seat or shown.move not in (None, stored.move):
        yield (
            "fork",
            f"{client.name}: received {shown.seat} {shown.move} as {shown.state}, the log has {stored}",
        )


def _secret(client: Client, may_know: Mapping[int | None, Mapping[str, State]]) -> Said:
    allowed = may_know.get(client.look, {})
    for one in client.saw:
        if one.card not in allowed or one.state < allowed[one.card]:
            yield "leak", f"{client.name} (seat {client.look}) received {one.card} at {one.state}"


def _told_events(client: Client, log: Log) -> Said:
    stored = {event.n: event for event in log.events}
    for one in client.happened:
        event = stored.get(one.n)
        if event is None or (event.kind, event.seat) != (one.kind, one.seat):
            yield "event", f"{client.name}: received event {one.n} ({one.kind}), the log has {event}"
    for before, now in pairwise(client.happened):
        if now.n <= before.n:
            yield "event", f"{client.name}: received event {now.n} after {before.n}"
