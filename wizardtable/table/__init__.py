# SPDX-License-Identifier: MIT
"""The card table on QGraphicsScene, for every game; it knows none of them.

`game_view` is the contract of a game's view, and `view` that of a viewer's place at one table.
`zones` computes places. `kit` has the parts that views are made of.

`TableView` is the widget. Its base classes divide the work: `KeyboardTable` understands gestures
and keys, `OpeningDisplay` deals a new match, `Display` shows frames and offers, and `LoupeView`
magnifies. `TableScene` (`scene`) keeps one item for each piece and moves every piece whose place
changed. The scene never sees a state.

- Movement: `motion` gives the pose of a piece at each moment, `animator` drives it, and `counting`
  runs numbers up and down (`Placement.counted`).
- Magnifying: a `Lens` says which part of the table is seen. Pieces keep their places on the table,
  except those that are `Placement.pinned` to the view. Pictures are stretched while the lens moves
  and painted sharply when it rests.
- Fingers: `touch` turns them into the calls that `TableView` makes for the mouse.
- A new match: `setting_out` gives the bare table, and where each piece comes from in the deal.
- Sounds: `TableSounds` plays one when a piece lands, an event is shown or a move is refused.
"""
