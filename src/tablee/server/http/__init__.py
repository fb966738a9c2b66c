"""What an endpoint is, and everything else that is served over HTTP.

cookies: what a browser holds: its token, and its way back to who it was
endpoint: one method of one path: declared once, served and described
health: `/healthz`, `/readyz` and `/metrics`
openapi: the OpenAPI document, made from the endpoints
pages: the built pages, sent from memory
request_context: one request as its handler sees it: guest, body, cookie
security_headers: what every answer tells the browser not to do
"""
