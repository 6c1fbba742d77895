# SPDX-License-Identifier: MIT
"""The page on which a match is played: the bar, the table, the sidebar and sheets over the table.

`MatchPage` connects a `Controller`, which runs the match, with a `TableView`, which shows it.
Everything else is a `MatchFeature` (`feature.py`), such as a lesson, advice or autoplay. The
features are in the folder `features`; `all_features` adds them to the page in a fixed order. The
page itself knows none of them.

Lessons, hints, the tutor's warnings and *why not this move?* share one place, the top of the
sidebar (`teacher`). A folded sidebar shows them over the table. Their buttons keep their place
while the words above the buttons scroll.

`OpeningFeature` opens a new match: the opponents are introduced, then the table is set out. The
controller waits until the table has settled, and a move ends the opening. At the end of a match,
`Occasion` shows the players on a podium (`podium`). The game's `Finale` decides which pictures fly
there, and `sparks` computes their places without Qt. Introduction and podium are overlays
(`overlay`).

`table_picture` saves a small picture of the table beside the save. If people at the table have
secrets, it shows the public view.
"""
