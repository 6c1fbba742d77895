# SPDX-License-Identifier: MIT
"""The player's achievements: contributions of matches, news at their end, a scan of old saves.

`contributions` reads and writes a row of the book for every finished match. Game, deal and purpose
identify a match, so no match counts twice. (The purpose is the competition that a match counts for,
such as a daily table.) Progress is computed anew from the rows each time. `achievement_news`
returns the news at the end of a match. `achievement_scan` adds rows for older saves, in a thread,
while the lobby is shown. Raise `contributions.VERSION` after a change of the achievements.
"""
