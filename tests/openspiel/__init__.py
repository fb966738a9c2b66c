"""Tests of the games for OpenSpiel."""
