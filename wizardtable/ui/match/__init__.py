# SPDX-License-Identifier: MIT
"""The page on which a match is played: table, bar, side panel, and sheets over the table.

`MatchPage` connects a `Controller` with a `TableView`. Everything else is a `MatchFeature`
(`feature.py`), such as a lesson, advice, autoplay or the note of a rated match. They are in the
folder `features`; its `all_features` makes them in the order in which they begin. The page knows
none of them.

Lessons, hints, the tutor's warnings and *why not this move?* share one place, the top of the side
panel (`teacher`). A folded panel opens for them. Their buttons keep their place while the words
above them scroll.

`OpeningFeature` opens a new match: the opponents introduce themselves, then the table is set out.
The controller waits as for any table that has not settled, and a move ends the opening. `Occasion`
shows the game's `Finale` at the end; `sparks` computes, without Qt, where its small pictures are.
Both are an `Overlay`.

`table_picture` keeps a small picture of the table beside the save. If people at the table have
secrets, it shows the public view.
"""
