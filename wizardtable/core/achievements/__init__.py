# SPDX-License-Identifier: MIT
"""Achievements: their definition, their progress, and the achievements across all games.

A game's own achievements are in its `text/achievements.py`. Each achievement has a function from a
match, as its person saw it, to the match's contribution: a number or a set. `store.achieved` keeps
the contributions of all matches.
"""
