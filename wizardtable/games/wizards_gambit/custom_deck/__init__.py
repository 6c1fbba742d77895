# SPDX-License-Identifier: MIT
"""House decks of Wizard's Gambit, which players write in TOML files.

`reader` defines `HOUSE` (see `core.own_files`), which reads a file from the data folder. It turns
the file into `Setup.data`, and reports every mistake with its line. All other code uses only
`Setup.data`.
"""
