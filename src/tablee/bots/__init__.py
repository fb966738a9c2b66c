"""Whoever plays without hands, and what asks them.

levels: asking a game's own bots, by level or by thinking time
uct: plain search by playouts, for any game: what the games' bots are measured against
evaluator: a finished match looked at again, each move beside the best one found
own_process: what one of our processes sees to for itself: output, memory, an alarm, its end
pool: bots and rules in worker processes, so that nothing waits for them
programs: anybody's bot in a process of its own, and ours as such a program
engine: the rules for programs in any language, a JSON line in, a JSON line out
"""
