"""The rules of MOKA, one test per sentence."""
