"""What an attacker did to Tablée, done again: each scenario in short in `make test`, and for longer in `make soak`."""
