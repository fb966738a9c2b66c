"""A sample of mutants of the layers above the rules: `make sample`.

- __main__: the command line, and the figures of each layer
- bounded: a plugin that limits the memory of a trial
- equivalent: the mutants that no test can distinguish from the original
- recording: a plugin that notes which test runs which lines
- sample: layers, their files, and the randomly drawn mutants
- trials: runs the tests that reach a fault
"""
