# SPDX-License-Identifier: MIT
"""The foundation of every game and every screen: the contract, matches, text and data files.

- The contract, which is all that a game provides: `game` (rules, sentences), `agent` (levels, the
  game's advice to the search), `conduct`, `lesson`. `game_spec` describes a game, and imports each
  part when the part is first needed. `catalog` finds the games.
- A match: `match` owns the true state. `state`, `rng` and `seeds` serve the games' rules.
- Opponents: `levels`, `styles`, `wizards`, and `tuned` for the weights of a game's evaluation.
- Data: `codec` (JSON), `data_file` and `toml_file` (TOML), `files` (a player's files and locks).
- Words: `text` marks sentences for translation, `term_table` reads the terms, `languages` lists
  the languages.
- `own_files` describes files that players write for a game, such as a deck of their own, and
  `boxes` the boxes that they enter in the program.

Three packages are built on matches: `teaching` (problems, findings, lessons), `arranged` (daily
table, tower) and `achievements`. `match` imports none of them, only the protocols in `game`. So
the layers, from the bottom up, are `game`, `game_spec`, `match`, these three packages, `catalog`.
Imports go downwards only.

If several seats choose secretly at the same time, the rules ask them one after another. `observe`
hides their choices until one event reveals them all.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import override
else:

    def override(method):
        """Marks a method that a base class explains: it needs no docstring of its own."""
        return method


__all__ = ["override"]
