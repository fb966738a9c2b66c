"""Bots by other authors, as programs; docs/bot-process.md is the guide for people who write one.

- protocol: the messages between a host and a program
- limits: the limits of a program by default
- program: one process of a program as its host sees it
- program_host: all processes of one program, one seat each
- remote_agent: an agent on another machine, over a connection that it holds open
- offered: all programs that a server offers, and connected agents, by name
- resource_limits: keeps a program within limits and ends all that it started
- stopped_processes: stops a program between questions, if its host wants that
- stderr_log: lines that programs write to standard error, for a log
- python_bot: a Python class as such a program
- model_bot: a language model, or any command that reads and writes text, as such a program
- commands: the command behind the text of a program
- bot_process: our own bots as such a program, `tablee bot`
"""
