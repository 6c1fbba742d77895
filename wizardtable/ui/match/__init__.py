# SPDX-License-Identifier: MIT
"""The page on which a match is played: table, bar, side panel, and sheets over the table.

`TablePage` connects a `Controller` with a `TableView`. The classes named `...Host` each look after
one matter at the table, such as a lesson, advice, autoplay or a rated match.

Lessons, hints, the tutor's warnings and *why not this move?* share one place, the top of the side
panel (`teacher`). A folded panel opens for them. Their buttons keep their place while the words
above them scroll.

`OpeningHost` opens a new match: the opponents introduce themselves, then the table is set out. The
controller waits as for any table that has not settled, and a move ends the opening. `Occasion`
shows the game's `Finale` at the end; `sparks` computes, without Qt, where its small pictures are.
Both are an `Overlay`.

`table_picture` keeps a small picture of the table beside the save. If people at the table have
secrets, it shows the public view.
"""
