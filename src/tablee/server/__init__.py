"""HTTP and WebSocket for people.

The parts stand in layers, from low to high, with an empty line between two layers. A part imports only from the
layers below its own (`tests/house/test_layers.py`).

base64url: base64 as addresses can hold it
clock: the time as messages and the log have it
errors: refusals of the server itself, and the HTTP status of each code
thinker: the interfaces of bots and rules that run outside the server's process

settings: what can be set
wall_clock: time zones, and when clocks on the wall show a time of day

protocol: the messages of both sides, as structs

operations: what the operator needs: metrics, logs, work in the background

access: what every connection and request passes before anybody looks at what it says
names: what people and bots are called and shown by, and what people may write

live: a match in memory: its clocks, and what each guest may be told of it

delivery: sending guests what happens at their tables

play: the one way in which a match changes, from the log to the connections

guests: how people are recognised, and what becomes of their devices
thinking: bots, hints and analyses: whatever takes thought

tables: the tables at which matches are played: what happens there besides moves

clocks: what happens when people think for long
notifications: telling people who are not there that it is their turn

talk: what people say, who hears it, and what is done about those who harm

parts: the parts that requests and sockets use, in groups

http: what an endpoint is, and everything else that is served over HTTP

api: the endpoints below `/api/`
socket: the socket of a table

services: the composition of one server process

app: the server as an ASGI application

run: starting the server, as `tablee serve` does
"""
