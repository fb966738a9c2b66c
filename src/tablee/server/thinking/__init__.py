"""Bots, hints and analyses: whatever takes thought.

analyses: finished matches judged move by move
bot_turns: bots at tables, asked when their turn comes
fair_shares: whose share of the thinking a question is charged to
hints: what people may ask while they think
move_sources: who moves where no person does, whatever happens
overdue_bots: bots that are to act and do not, in matches of any process
pace: how long bots take, so that a move without a choice takes as long
program_settings: the programs that the operator offers
seeds: where a server's randomness comes from
"""
