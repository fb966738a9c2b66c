"""Baselines: trained networks that play any game that declares numbers (`Game.encoding`); see docs/baselines.md.

Playing needs NumPy alone. `tablee.training` makes the networks, with PyTorch.

- `text`: the name of a baseline among players
- `weights`: the file of a network, and those that come with games
- `inputs`: what a seat knows as the inputs of a network
- `network`: the outputs of a network, the same on every machine
- `agent`: the networks as players
"""
