# SPDX-License-Identifier: MIT
"""The table for screen readers and other assistive technology.

`PieceTree` keeps a light node for each named piece and each group (`Layout.groups`), the same node
from frame to frame. `TableTelling` describes the table as plain data (`spoken_pieces`), and the
interfaces of `piece_tree` answer Qt with them. Nothing is done before assistive technology asks,
and a description is made when it is read. The actions of a node are the calls that the mouse makes.

`announce` gives a sentence to the `Announcements` of its window. They say one sentence after
another and keep the latest ones as the last group of the tree. `Speech` does so for one widget.
"""
