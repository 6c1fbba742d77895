# SPDX-License-Identifier: MIT
"""The computer opponents: the search, thinking processes, the arena and the lab.

- `search` decides for a seat, gives advice and analyses finished matches.
- `process` runs the search in processes of its own, so that the window never waits.
- `arena` lets opponents play each other, by `tournament`. `baseline` has the two yardsticks that do
  not search.
- `lab` measures, tunes and trains opponents; docs/lab.md shows how.
- `calibration` and `problems` are commands whose code is in `lab`.

An opponent gets the observation of its seat and never a state. It assumes that the other seats
play as it does.

Levels, styles and judgement are data of each game: `levels.toml`, `styles.toml`, `weights.toml`.
An opponent is named by an id such as "adept:raider", the level "adept" in the style "raider".
`search.agents.level` reads such ids.
"""
