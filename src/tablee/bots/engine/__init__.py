"""The engine process (notation 2), `tablee engine`.

- requests: the possible requests, one function each
- json_lines: from a line of JSON to its answer, whatever the line holds
- supervisor: the process that programs start; it runs workers that answer within limits
- worker: answers requests until one exceeds a limit
- statuses: the exit statuses of a worker
- backlog: input that is read but not answered yet, kept for the next worker
"""
