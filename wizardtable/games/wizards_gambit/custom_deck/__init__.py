# SPDX-License-Identifier: MIT
"""Decks of Wizard's Gambit that players write themselves."""
