"""Metrics, logs and background work, for the operator.

background_tasks: tasks that are carried to their end even if the request that began them is gone
database_trouble: counts and logs trouble of the whole database
draining: no new tables at the operator's wish, while running matches go on
each_table: work at many tables, where a table that fails does not delay the others
logs: structured logs, and lines with a rate limit
loop_delay: measures how late the event loop wakes up
metrics: the counters for Prometheus
nightly_backup: a backup of the database once a day
operator_orders: what the operator has set at the command line
pruning: deletes what the settings no longer keep
quiet_terminal: the log of a server at a terminal, without repetitions
recurring: work in the background that is repeated
"""
