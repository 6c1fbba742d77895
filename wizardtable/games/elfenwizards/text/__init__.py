# SPDX-License-Identifier: MIT
"""The sentences of Elfenwizards: log, move list, prompts, lessons, findings and achievements.

`wording` connects the sentences to the contract `core.game.Wording`. `log` and `contest_log` turn
events into lines, `action_list` names the actions, and `prompts` says what the viewer has to do.
`situation` sums up the position, `waste` warns about moves that throw something away, and `conduct`
asks before such moves. `findings` and `achievements` look at finished matches.

A placeholder in a sentence is a name in braces, such as `{wizard}`. Each table `_PLACE_FILLERS`
has, by this name, the function that returns the text for the placeholder.
"""
