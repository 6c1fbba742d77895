# SPDX-License-Identifier: MIT
"""The generic search, its process and the arena, mostly on the toy game."""
