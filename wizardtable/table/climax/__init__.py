# SPDX-License-Identifier: MIT
"""Climaxes: the short shows of what matters most in a match, such as the contests of Elfenwizards.

A climax is a script that a game writes in its `view/climax.py`: a tuple of steps, each with a
spotlight on some pieces, and with numbers that count up, pieces that fall or climb, a caption, or a
face that speaks (`script`). The table plays it (`playing`) between the frame before and the frame
after the events, which are both what the viewer may see; so a climax can show nothing else. It
paints the few pictures that belong to no game (`painting`).

A sitting that has climaxes implements `script.Climactic`. The stage asks for a climax whenever it
presents a frame that is to be animated: at the table, in a replay, in *What happened?* and in a
film.
"""
