"""A worker of a pool: `python -m tablee.bots.pool.worker MEMORY NICENESS`.

It reads questions, answers them and keeps no state.
MEMORY is the number of bytes that it may use beyond its size when ready, on systems that enforce such a limit.
"""

import os
import sys
from collections.abc import Callable
from time import perf_counter

import msgspec

from tablee.bots.own_process import SPENT, address_space, bound_memory, own_stdout, set_alarm
from tablee.bots.pool.handlers import assess, conclude, decide, grow, rule
from tablee.bots.pool.inbox import Inbox
from tablee.bots.pool.messages import (
    LINE_LIMIT,
    Answer,
    Assessment,
    Conclusion,
    Findings,
    Growth,
    Question,
    Refused,
    Ruling,
)
from tablee.core.errors import TableeError
from tablee.games import installed


def answer(question: Question, memory: int, enough: Callable[[], bool]) -> Answer:
    """Return the answer, or how it failed: a bot may be foreign code and raise any exception."""
    asked = question.asked
    try:
        if isinstance(asked, Ruling):
            return _ruled(question.id, asked, memory)
        if isinstance(asked, Assessment):
            expected = assess(asked)
            return Answer(question.id, shares=expected.shares, playouts=expected.playouts)
        if isinstance(asked, Growth):
            return Answer(question.id, grown=Findings.of(grow(asked, enough)))
        choice = conclude(asked) if isinstance(asked, Conclusion) else decide(asked)
    except Exception as failure:
        return Answer(question.id, failure=repr(failure))
    return Answer(question.id, choice.move, choice.notes, choice.reason)


def _ruled(number: int, asked: Ruling, memory: int) -> Answer:
    try:
        return Answer(number, ruling=rule(asked))
    except TableeError as error:
        return Answer(number, refused=Refused(error.code, error.params))
    except MemoryError:
        return Answer(number, refused=too_large(memory))


def too_large(memory: int) -> Refused:
    """Return the refusal of a question whose answer needs more than `memory` bytes."""
    return Refused("rules.too_large", {"megabytes": memory // 10**6})


def main() -> None:
    """Answer until end of input."""
    memory, niceness = map(int, sys.argv[1:3])
    out = own_stdout()
    if hasattr(os, "nice"):
        os.nice(niceness)
    # Load all games now, before the memory limit is set.
    dict(installed())
    decoder, encoder = msgspec.json.Decoder(Question), msgspec.json.Encoder()
    out.write(encoder.encode(Answer(0)) + b"\n")
    out.flush()
    taken = address_space() or 0
    bound_memory(memory)
    inbox = Inbox(sys.stdin.fileno())
    for line in inbox:
        question = decoder.decode(line)
        began = perf_counter()
        set_alarm(question.seconds)
        answered = answer(question, memory, inbox.enough)
        answered.seconds = perf_counter() - began
        answered.spent = (address_space() or 0) - taken > SPENT * memory
        encoded = encoder.encode(answered)
        if len(encoded) >= LINE_LIMIT:
            encoded = encoder.encode(
                Answer(question.id, refused=too_large(memory), failure="too much to say")
            )
        out.write(encoded + b"\n")
        out.flush()
        set_alarm(0)


if __name__ == "__main__":
    main()
