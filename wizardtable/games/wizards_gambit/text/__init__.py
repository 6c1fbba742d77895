# SPDX-License-Identifier: MIT
"""The sentences of Wizard's Gambit: log, list of moves, prompts, lessons and findings.

`wording` ties them together. `plain_log`, `spell_log` and `log` make the lines of the log.
"""
