# SPDX-License-Identifier: MIT
"""The foundation of every game and every screen: the contract, matches, text and data files.

- The contract of a game: `game` (rules, sentences), `agent` (levels, the brain), `conduct`,
  `lesson`. `catalog` finds the games, and its `GameSpec` imports each part when it is first needed.
- A match: `match` owns the true state. `state`, `rng` and `seeds` serve the games' rules.
- Opponents: `levels`, `styles`, `wizards`, and `tuned` for the numbers of a game's judgement.
- Data: `codec` (JSON), `data_file` and `toml_file` (TOML), `files` and `locks` (a player's files).
- Words: `text` marks sentences for translation, `term_table` reads the terms, `languages` lists
  the languages.
- `house` reads files that players write for a game, such as a deck of their own.

If several seats choose secretly at the same time, the rules ask them one after another. `observe`
hides these choices, and one event reveals them all.
"""
