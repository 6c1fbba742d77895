# SPDX-License-Identifier: MIT
"""Dialogs: new game, saves, rules, preferences, questions."""
