"""Whoever plays without hands: levels, plain search to compare with, the pool of workers, the engine process."""
