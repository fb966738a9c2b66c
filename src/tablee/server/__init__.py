"""HTTP and WebSocket for people."""
