"""The engine process (notation 2), `tablee engine`.

requests: what can be asked: one function for each request
json_lines: from a line of JSON to its answer, whatever the line holds
supervisor: the process that programs start: it has workers answer within bounds
worker: what answers, until a request is too much for it
statuses: with what exit status a worker ends
backlog: what was read and is not answered yet, kept for the next worker
"""
