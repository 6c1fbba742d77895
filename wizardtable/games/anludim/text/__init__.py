# SPDX-License-Identifier: MIT
"""The sentences of Anludim: log, list of moves, prompts and lesson."""
