# SPDX-License-Identifier: MIT
"""All games of the program, one package each; `core.catalog` imports a game by its id.

Each game has four subpackages. `rules` is the game itself, `text` has its sentences, `mind` judges
moves for the computer opponents, and `view` draws the table. A module with the same task has the
same name in every game. Two games never import each other. docs/new-game.md shows how to add one.
"""
