# SPDX-License-Identifier: MIT
"""Tables that the program arranges: the daily table and the tower.

`purposes` writes and reads `Match.purpose`, the word for the competition that a match counts for.

`daily_table` derives a table from the game, the day and a fixed text. The opponents there search
with one tree and a fixed number of iterations (`Level.fixed_iterations`). The seed of each decision
follows from the day, the seat and the place in the match. So the opponents decide alike on every
computer, and the seed of the deal does not give their decisions away. For comparison, a process
plays the person's seat with each level (`ai.search.fixed_play`, `play.daily_levels`).

`tower_floor` reads a game's `tower.toml`, and checks the goals of a floor by arithmetic over the
result and `Match.turn_points`. `match_goals` says how the goals
of a match stand while it is played. `looks` lists the looks that stars unlock.
"""
