# SPDX-License-Identifier: MIT
"""Films of a match: the table plays a stretch of it, and the frames become an animated picture.

`film` shows past frames of a match on an invisible table. The table's `Animator` runs on the film's
clock, so a film shows what a viewer would see, without waiting. `reel` packs the pictures with
Pillow. *Share replay* does this in a process (`ui.film.film_process`), which returns bytes; only
the window writes the file. `--record` films in the program itself.
"""
