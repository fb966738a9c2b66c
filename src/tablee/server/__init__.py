"""The server, which people reach over HTTP and WebSockets.

The parts stand in layers, from low to high, with an empty line between two layers. A part imports only from the
layers below its own (`tests/house/test_layers.py`).

base64url: base64 in the form for URLs
clock: the time in messages and the log
errors: refusals of the server itself, and the HTTP status of each code
house: the house file of an operator: name, imprint, privacy text and colours
options: the options of `tablee serve` and `tablee worker`, each defined once
thinker: the interfaces of bots and rules that run outside the server's process

settings: the server's settings
wall_clock: time zones, and when wall clocks there show a time of day

protocol: the messages of both sides, as structs

operations: metrics, logs and background work, for the operator

access: the checks that every connection and request passes before its content is read
names: the names and faces of people and bots, and the text that people may write

live: a match in memory: its clocks, and what each guest may know of it

delivery: sends guests the events at their tables

play: the one way in which a match changes, from the log to the connections

nodes: several server processes on one database

guests: how guests are recognised, and their devices
ladder: matches between programs and bots, while no table needs the machine
thinking: bots, hints and analyses: the work of the bot workers

tables: the events at tables other than moves

clocks: time-outs, vacations and outages
notifications: notifies guests who are away that it is their turn

talk: talk at tables, its audience, and moderation

parts: the parts that requests and sockets use, in groups

http: HTTP endpoints, and everything else that is served over HTTP

api: the endpoints below `/api/`
socket: the socket of a table

beside: changes that a command makes in the database while servers run
services: the composition of one server process

app: the server as an ASGI application

run: starts the server, as `tablee serve` does

worker: lets bots move for the servers on a PostgreSQL database, as `tablee worker` does
"""
