# SPDX-License-Identifier: MIT
"""The sentences of The Scepter of Zavandor: log, list of moves, prompts, lessons and findings.

`wording` combines the parts, and `log` writes the lines of the log.
"""
