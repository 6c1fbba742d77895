# SPDX-License-Identifier: MIT
"""The player's achievements: what matches contribute, news at their end, a scan of old saves.

`contributions` reads and writes a row of the book for every finished match. Game, deal and purpose
identify a match, so nothing counts twice. Progress is computed anew from the rows.
`achievement_news` returns the news at the end of a match. `achievement_scan` adds rows for older
saves, in a thread, while the lobby is shown. Raise `contributions.VERSION` after a change of the
achievements.
"""
