# SPDX-License-Identifier: MIT
"""Makes films: animated pictures in which the table plays a stretch of a match.

`film` shows past positions of a match on an invisible table. The table's `Animator` runs on the
film's clock, so a film shows what a viewer would see, and is made without waiting. `reel` packs the
pictures into one file with Pillow. The command *Share replay* makes a film in a process of its own
(`ui.film.film_process`), which returns the bytes of the file; the window writes them to the disk.
The option `--record` makes a film in the program's own process.
"""
