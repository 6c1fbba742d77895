# SPDX-License-Identifier: MIT
"""The sentences of Sparks: log, list of moves, prompts and lesson."""
