# SPDX-License-Identifier: MIT
"""The sentences of Anludim: the log, the move list, prompts, lessons, findings and achievements.

`wording` joins the sentences for a running match. `log` has a sentence for each event that the log
mentions.
"""
