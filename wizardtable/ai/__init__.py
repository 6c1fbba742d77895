# SPDX-License-Identifier: MIT
"""The computer opponents: the search, thinking processes and the arena.

- `search` decides for a seat, gives advice and analyses finished matches.
- `process` runs the search in processes of its own, so that the window never waits.
- `arena` lets opponents play each other, by `tournament`. `baseline` has the two yardsticks that do
  not search.
- `calibration` and `problems` run commands of the lab, which is not in this package (docs/lab.md).

An opponent gets the observation of its seat and never a state. It assumes that the other seats
play as it does.

Levels, styles and judgement are data of each game: `levels.toml`, `styles.toml`, `weights.toml`.
An opponent is named by an id such as "adept:raider", the level "adept" in the style "raider".
`search.agents.level` reads such ids.
"""
