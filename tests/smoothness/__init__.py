"""How smoothly the boards move on a slow machine."""
