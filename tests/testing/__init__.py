"""Tests of the tests that authors of games get (`tablee.testing`)."""
