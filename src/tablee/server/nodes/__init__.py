"""Several server processes on one database: each learns of the changes by the others.

outgoing_signals: signals the changes by this process to the others
process_names: names of processes, from which others on the same machine can tell that one is gone
shared_presence: who is connected to tables at other processes
watched: the tables with connections here catch up with the changes by other processes
"""
