# SPDX-License-Identifier: MIT
"""Tests of the search, the thinking processes and the arena, mostly on the toy game."""
