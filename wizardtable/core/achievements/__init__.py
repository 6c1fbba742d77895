# SPDX-License-Identifier: MIT
"""Achievements: their definition, their progress, and the achievements across all games.

A game's own achievements are in its `text/achievements.py`. Each achievement has a function that
gets a match as the person at the table saw it. The function returns the match's contribution to the
achievement: a number or a set. `store.achieved` keeps the contributions of all matches.
"""
