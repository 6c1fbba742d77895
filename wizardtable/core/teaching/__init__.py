# SPDX-License-Identifier: MIT
"""Problems, lessons and findings: what a player can learn at the table and from their matches.

`problem` defines a stored position with a goal that the game's `mind/problems.py` checks. A line
solves it if it reaches the goal on the table and in every sampled world that looks the same.
`attempt` is a problem at the table, and `course` a lesson. `exercise` is their base class: the
controller treats both alike, and neither is saved as a match.

`findings` runs the functions of a game's `text/findings.py` over a finished match. They see the
match as one seat saw it, and use arithmetic but no search.
"""
