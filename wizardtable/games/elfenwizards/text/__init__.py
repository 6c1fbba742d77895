# SPDX-License-Identifier: MIT
"""The sentences of Elfenwizards: log, list of moves, prompts and lesson."""
