# SPDX-License-Identifier: MIT
"""The sentences of Elfenwizards: log, move list, prompts, lessons, findings and achievements.

`wording` connects them to the contract. `log` and `contest_log` turn events into lines,
`action_list` names the actions, and `prompts` says what is to be done. `situation` sums up the
position, and `waste` warns about moves that throw something away.
"""
