# SPDX-License-Identifier: MIT
"""The table for screen readers and other assistive technology.

`PieceTree` keeps a small object, a node, for each named piece and each group (`Layout.groups`). A
node stays the same from frame to frame. `TableTelling` describes the table as plain data
(`spoken_pieces`). The interfaces in `piece_tree` answer Qt from the nodes and these data. Nothing
is computed before assistive technology asks for it. An action on a node does what the mouse does.

Each window has its `Announcements`, which let a screen reader say one sentence after another.
`announce` adds a sentence. The latest sentences are also the last group of the tree, where they can
be read again. `Speech` announces sentences for one widget.
"""
