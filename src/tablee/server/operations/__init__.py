"""What the operator needs.

background_tasks: work that is carried to its end even when whoever asked for it is gone
each_table: work at many tables, where one that fails holds up no other
logs: structured logs, and lines that are written seldom
loop_delay: how late the event loop is
metrics: what is counted, for Prometheus
nightly_backup: a backup of the database once a day
pruning: throws away what the settings keep no longer
recurring: work in the background that is done again and again
"""
