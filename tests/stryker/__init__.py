"""A sample of mutants of the pages, by Stryker.

- __main__: runs Stryker in a copy of the checkout, and prints what survived
- sample: pieces of files drawn by lot, and the tests that import them
"""
