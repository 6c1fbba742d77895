# SPDX-License-Identifier: MIT
"""The sentences of Wizard's Gambit: log, list of moves, prompts and lesson."""
