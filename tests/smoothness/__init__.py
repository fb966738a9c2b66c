"""The smoothness of the boards' movements on a slow machine."""
