"""Attacks on Tablée, repeated: each scenario in short in `make test`, and for longer in `make soak`."""
