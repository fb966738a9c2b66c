"""A sample of mutants of the pages, by Stryker.

- __main__: runs Stryker in a copy of the checkout, and prints the survivors
- sample: randomly drawn pieces of files, and the tests that import them
"""
