"""Bots, hints and analyses: the work of the bot workers.

analyses: finished matches judged move by move
bot_turns: the turns of bots at tables
choice_times: delays a bot's forced moves as long as its real choices take
fair_shares: decides whose share of the bots' thinking time a question uses
hints: advice and checks of drafts for people who are to move
move_sources: finds a move for seats that no person plays, whatever fails
overdue_bots: wakes bots that should have moved, in matches of any process
program_settings: the programs that the operator offers
seeds: the source of a server's randomness
shared_questions: lets another process answer hints and analyses if all bot workers are busy
turn_claims: claims on the turns of bots, so that one of several processes thinks about each
"""
