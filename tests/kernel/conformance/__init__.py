"""Tests of the conformance kit: it finds nothing wrong with the tiny game, and every fault that is planted in it."""
