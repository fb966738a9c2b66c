"""How fast Tablée is, beside the programs people know: `make bench` prints it all."""
