# SPDX-License-Identifier: MIT
"""The player's achievements: what each match brought, the news at its end, the scan of old saves.

`contributions` reads and writes a row of the book for every finished match. Game, deal and purpose
identify a match, so nothing counts twice, and progress is computed anew from the rows.
`achievement_news` tells what a match brought that ends. `achievement_scan` adds rows for older
saves, in a thread, while the lobby is shown. Raise `contributions.VERSION` after a change of what
is looked for.
"""
