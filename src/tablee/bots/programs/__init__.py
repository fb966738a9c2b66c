"""Anybody's bot as a program: docs/bot-process.md describes it for people who write one.

protocol: what a host and a program tell each other
limits: the limits of a program by default
program: one process of a program as its host sees it
program_host: as many processes of one program as it may have, a seat each
offered: all programs that a server offers, by their names
resource_limits: what keeps a program under limits and ends all that it started
stderr_log: what programs write to standard error, for a log
bot_process: our own bots as such a program, `tablee bot`
"""
