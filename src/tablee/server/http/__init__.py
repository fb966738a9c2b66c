"""HTTP endpoints, and everything else that is served over HTTP.

analysis_stream: the answer to a request for an analysis, line by line
cached: answers that a browser may keep
cookies: the cookies of a browser: its token, and its way back to its former guest
endpoint: one method of one path: declared once, served and documented
furnishing: the built pages, changed by the house file
health: `/healthz`, `/readyz` and `/metrics`
openapi: the OpenAPI document, made from the endpoints
pages: the built pages, sent from memory
request_context: one request as its handler sees it: guest, body, cookies
security_headers: headers in every answer that forbid the browser dangerous things
"""
