# SPDX-License-Identifier: MIT
"""Dialogs: new game, saved and finished matches, rules, glossary, preferences, questions."""
