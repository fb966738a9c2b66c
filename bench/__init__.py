"""Benchmarks of Tablée, beside well-known programs: `make bench` prints them all."""
