"""How soon a slow phone answers whoever plays on it, and whether match after match asks for more memory."""
