"""Tests of MOKA, one per sentence of its rules."""
