"""Mutation tests: small faults are built into the rules, one at a time, and the tests have to notice them."""
