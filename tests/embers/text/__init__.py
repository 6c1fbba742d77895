# SPDX-License-Identifier: MIT
"""The sentences of Embers: log, list of moves, prompts and lesson."""
