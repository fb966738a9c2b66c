"""Tests of the environments for learning libraries."""
