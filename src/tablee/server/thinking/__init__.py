"""Bots, hints and analyses: whatever takes thought.

analyses: finished matches judged move by move
bot_turns: bots at tables, asked when their turn comes
fair_shares: whose share of the thinking a question is charged to
hints: what people may ask while they think
move_sources: who moves where no person does, whatever happens
pace: how long bots take, so that a move without a choice takes as long
seeds: where a server's randomness comes from
thinker: what the server needs of whoever thinks outside its process
"""
