"""Tests of the build's steps."""
