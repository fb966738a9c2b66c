"""The sockets of tables, and of agents on other machines.

admission: who may open another socket: strangers up to the limits, players always
agents: `/agent`: one connection of an agent from beginning to end
arrivals: guests who come to a table and leave it
idle_timer: a timer that notices a client which has fallen silent
inbox: the queue of one socket's messages, carried out in order
requests: what a connection may ask for after its hello
session: `/ws`: one connection from beginning to end
"""
