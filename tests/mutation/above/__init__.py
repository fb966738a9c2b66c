"""A sample of mutants of the floors above the rules: `make sample`.

- __main__: what is asked for, and the figures of each floor
- bounded: a plugin that bounds the memory of a trial
- equivalent: the mutants that no test can tell from the original
- recording: a plugin that notes which test runs which lines
- sample: floors, their files, and the mutants drawn by lot
- trials: runs the tests that reach a fault
"""
