# SPDX-License-Identifier: MIT
"""The sentences of Anludim: log, list of moves, prompts, lessons and findings.

`wording` ties them together. `log` makes a sentence of each event that the log mentions.
"""
