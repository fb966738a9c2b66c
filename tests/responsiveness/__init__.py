"""The response times of the pages on a slow phone, and their memory after match after match."""
