"""Tests of the operator’s file with name, imprint, privacy text and colours."""
