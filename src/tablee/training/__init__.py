"""Training of baselines by self-play, with the extra `tablee[train]`: `tablee train` (docs/baselines.md).

No game is known here: a game that declares numbers (`Game.encoding`) can be trained.

- `network`: the network as PyTorch trains it, and its weights for a file
- `legal`: the legal numbers of several matches
- `table`: matches side by side, their arrays as inputs
- `advantages`: how much better than expected a seat did
- `ppo`: proximal policy optimization with masks
- `deep_monte_carlo`: deep Monte Carlo, with Q values
- `measuring`: a policy against random moves
- `training`: one training, until its steps or minutes are over
"""
