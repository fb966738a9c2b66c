#!/usr/bin/env python3
"""A bot for any game of Tablée in forty lines: it answers JSON lines (docs/bot-process.md) and keeps to the rules.

tablee arena --game GAME --players "program:python3 examples/bot.py,bot:1" --games 100
"""

import json
import random
import sys


def choose(question):
    """Return the longest of ten random moves, which lays many cards; sometimes any move, so that every match ends.

    `view` holds all that the seat may know, `legal` the moves (with `more` there are others that are not listed).
    """
    chance = random.Random(question["seed"])
    tried = chance.sample(question["legal"], min(10, len(question["legal"])))
    return tried[0] if chance.random() < 0.3 else max(tried, key=len)


def answer(line):
    """Return one answer for each line that the host sends."""
    match line["do"]:
        case "hello":
            return {"say": "hello", "name": "example.py"}
        case "choose":
            return {"say": "move", "move": choose(line)}
        case "ping":
            return {"say": "pong"}
        case _:
            return {"say": "ready"}


for text in sys.stdin:
    print(json.dumps(answer(json.loads(text))), flush=True)
