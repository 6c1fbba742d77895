# SPDX-License-Identifier: MIT
"""The games, one folder each with four rooms; `core.catalog` imports a game by its id.

`rules` is the game itself, `text` has its sentences, `mind` the knowledge of its opponents, and
`view` everything on the table. A module has the same name and room in every game. Two games never
import each other. docs/new-game.md shows how to add one.
"""
