# SPDX-License-Identifier: MIT
"""The tests of the program, with a toy game for tests that do not need a particular game."""
