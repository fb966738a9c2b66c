"""A worker of the pool: `python -m tablee.bots.worker`. Reads questions, answers them, holds nothing between them."""

import os
import signal
import sys
from time import perf_counter

import msgspec

from tablee.bots.assessing import assess
from tablee.bots.deciding import decide
from tablee.bots.lines import own_stdout
from tablee.bots.messages import Answer, Assessment, Question
from tablee.games import installed

NICENESS = 19
"""Bots give way to the server on a machine that has too few cores for both: no move of a person waits for a thought."""


def answer(question: Question) -> Answer:
    """The bot's choice, or how it failed: a bot is somebody else's code and may raise anything."""
    try:
        if isinstance(question.asked, Assessment):
            expected = assess(question.asked)
            return Answer(question.id, shares=expected.shares, playouts=expected.playouts)
        choice = decide(question.asked)
    except Exception as failure:
        return Answer(question.id, failure=repr(failure))
    return Answer(question.id, choice.move, choice.notes, choice.reason)


def set_alarm(seconds: float) -> None:
    """Have the system end this process after `seconds` (0: not), whatever it is doing, where systems can."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main() -> None:
    """Answer until end of input."""
    out = own_stdout()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    installed()
    decoder, encoder = msgspec.json.Decoder(Question), msgspec.json.Encoder()
    out.write(encoder.encode(Answer(0)) + b"\n")
    out.flush()
    for line in sys.stdin.buffer:
        question = decoder.decode(line)
        began = perf_counter()
        set_alarm(question.seconds)
        answered = answer(question)
        answered.seconds = perf_counter() - began
        out.write(encoder.encode(answered) + b"\n")
        out.flush()
        set_alarm(0)


if __name__ == "__main__":
    main()
