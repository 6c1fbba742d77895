# SPDX-License-Identifier: MIT
"""The player's achievements: what each match brought, the news at its end, the scan of old saves.

`contributions` keeps a line for every finished match. Game, deal and purpose identify a match, so
nothing counts twice, and progress is computed anew from the lines. `achievement_news` adds the line
of a match that ends. `achievement_scan` adds lines for older saves, in a thread, while the lobby is
shown. Raise `contributions.VERSION` after a change of what is looked for.
"""
