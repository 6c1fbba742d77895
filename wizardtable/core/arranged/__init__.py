# SPDX-License-Identifier: MIT
"""Tables that the program arranges: the daily table, the tower, and what a match is played for.

`Match.purpose` says in a word what a match is played for; `purposes` writes and reads this word.

`daily_table` derives a table from the game, the day and a fixed text. Its opponents search with one
tree and a fixed number of iterations (`Level.fixed`). The seed of each decision follows from the
day, the seat and the place in the match. So they decide alike on every computer, and nobody can
foresee them from the seed of the deal. For comparison, a process plays the person's seat with each
level (`ai.search.fixed_play`, `play.daily_levels`).

`tower_floor` reads a game's `tower.toml`. The goals of a floor are arithmetic over the result and
over `Match.turn_points`. `looks` lists the looks that stars unlock.
"""
