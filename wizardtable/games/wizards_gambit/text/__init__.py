# SPDX-License-Identifier: MIT
"""The sentences of Wizard's Gambit: log, move list, prompts, lessons and findings.

`wording` gives the program access to most of them. `plain_log`, `spell_log` and `log` make the
lines of the log.
"""
