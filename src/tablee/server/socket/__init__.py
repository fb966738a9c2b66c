"""The socket of a table.

admission: who may have another socket: strangers up to the limits, players always
arrivals: guests who come to a table and leave it
inbox: what one socket asks, carried out in order
patience: waiting for somebody to say something, but not for ever
requests: what a connection that said hello may ask for
session: `/ws`: one connection from beginning to end
"""
