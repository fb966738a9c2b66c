"""HTTP and WebSocket for people.

access: what every connection and request passes before anybody looks at what it says
api: the endpoints below `/api/`
app: the server as an ASGI application
base64url: base64 as addresses can hold it
clock: the time as messages and the log have it
clocks: how long people may think, and what happens then
errors: refusals of the server itself, and the HTTP status of each code
guests: what people may be called and may write, and devices that were signed out
http: what an endpoint is, and everything else that is served over HTTP
matches: the matches being played, and the tables they are played at
notifications: telling people who are not there that it is their turn
operations: what the operator needs: health, metrics, logs
protocol: the messages of both sides, as structs
run: starting the server, as `tablee serve` does
services: everything one server process holds
settings: what can be set
socket: the socket of a table
talk: what people say, who hears it, and what is done about those who harm
thinking: bots, hints and analyses: whatever takes thought
wall_clock: time zones, and when clocks on the wall show a time of day
"""
