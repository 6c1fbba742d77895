# SPDX-License-Identifier: MIT
"""The computer opponents: the search, the thinking processes and the arena.

- `search` decides for a seat, gives advice and analyses finished matches.
- `process` runs the search in separate processes, so that the window never waits.
- `arena` lets opponents play each other, in a `tournament`. `baseline` has two opponents that do
  not search, as a yardstick.
- `calibration` and `problems` run commands of the lab, which is not in this package (docs/lab.md).

An opponent gets the observation of its seat and never a state. An opponent assumes that all other
seats play at its own level.

Levels, styles and judgement are data of each game: `levels.toml`, `styles.toml`, `weights.toml`. An
opponent is named by an id such as "adept:raider", the level "adept" in the style "raider".
`search.agents.level` reads such ids.
"""
