# SPDX-License-Identifier: MIT
"""House decks of Wizard's Gambit, which players write in TOML files.

`reader` defines `HOUSE` (`core.house`). It reads a file from the data folder, makes `Setup.data` of
it, and reports every mistake with its line. All other code deals only with `Setup.data`.
"""
