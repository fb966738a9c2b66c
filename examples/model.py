"""A stand-in for a language model: `tablee arena --players "Model=model:python3 examples/model.py,bot:1" ...`.

It reads a question on standard input: the rules, what the seat sees, the legal moves. It writes its answer, with the
move alone on the last line. Send the question to your model here instead.
"""

import sys

question = sys.stdin.read()
moves = question.partition("## Your legal moves")[2].split("\n")
print("I lay the first card that fits.")
print(next(move for move in moves if move.strip()))
