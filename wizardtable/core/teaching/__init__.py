# SPDX-License-Identifier: MIT
"""Problems, lessons and findings, by which a player learns at the table and from finished matches.

`problem` defines a stored position with a goal that the game's `mind/problems.py` checks. A line, a
sequence of moves of one seat, solves the problem if it reaches the goal on the table, and in every
sampled world. A sampled world is a state that looks to the seat like the position. `attempt`
is a problem at the table, and `course` a lesson at the table. `exercise` has their base class: the
controller treats both alike, and saves neither as a match.

`findings` runs the functions of a game's `text/findings.py` over a finished match. These functions
get the match as one seat saw it, and use arithmetic but no search. `reasons` has the form in which
a game lists the reasons that hints give for moves.
"""
