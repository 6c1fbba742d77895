# SPDX-License-Identifier: MIT
"""The sentences of The Scepter of Zavandor: log, list of moves, prompts and lesson."""
