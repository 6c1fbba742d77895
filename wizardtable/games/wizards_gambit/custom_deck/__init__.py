# SPDX-License-Identifier: MIT
"""House decks of Wizard's Gambit, which players write themselves.

`reader` defines `HOUSE` (`core.house`): it reads a TOML file from the data folder into
`Setup.data` and reports mistakes by line. The new-game dialog, saves and the arena know no more of
a house deck.
"""
