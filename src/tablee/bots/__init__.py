"""Computer players, and the code that asks them for moves.

- agent: a computer player by any author, as one class
- baselines: trained networks as players of any game
- levels: asks a game's own bots, by level or by thinking time
- weights: the numbers by which a game's own bots judge, checked, in files and as text
- view_text: what a seat sees, as text
- uct: plain search by playouts, for any game: the yardstick for the games' bots
- evaluator: judges a finished match, each move beside the best one found
- evaluated_move: one such judgement
- own_process: settings of one of our processes for itself: output, memory, an alarm, its end
- pool: bots and rules in worker processes, so that the server never waits for them
- programs: bots by other authors in processes of their own, and our bots as such programs
- engine: the rules for programs in any language, a JSON line in, a JSON line out
"""
