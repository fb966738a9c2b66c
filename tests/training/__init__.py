"""Tests of the training of networks."""
