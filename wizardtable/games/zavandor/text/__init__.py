# SPDX-License-Identifier: MIT
"""The sentences of The Scepter of Zavandor: log, list of moves, prompts, lessons and findings.

`wording` combines the parts. `log` writes a sentence for each event that the log mentions.
"""
