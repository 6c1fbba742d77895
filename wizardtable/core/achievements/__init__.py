# SPDX-License-Identifier: MIT
"""Achievements: what they are, how progress adds up, and those that belong to no single game.

A game's own achievements are in its `text/achievements.py`. Each one has a function from a match,
as its person knew it, to a number or a set. `store.achieved` keeps what each match brought.
"""
