# SPDX-License-Identifier: MIT
"""The tests, and a toy game for those that need a game but not a particular one."""
