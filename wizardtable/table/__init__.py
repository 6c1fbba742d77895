# SPDX-License-Identifier: MIT
"""The card table on QGraphicsScene, for every game. It contains no code of any game.

A frame is everything that a table shows one viewer at one moment (`play.frames.Frame`). A sitting
is one viewer's place at a table. It lays out the pieces of a frame and answers gestures. `view` is
the contract of a sitting, and `game_view` is the contract of a game's view. `zones` computes
places. `kit` has the parts that views are made of.

`TableView` is the widget. It makes the parts, connects them, and hands Qt's events to them. Each
part uses only the parts listed before it here:

- `TableScene` (`scene`) keeps one item for each piece and moves every piece whose place changed. It
  never sees the state of a match. `motion` gives the pose of a piece at each moment: its centre,
  angle and size. `animator` moves the pieces. `counting` runs the numbers on pieces up and down.
- `Loupe` magnifies the view. A `Lens` describes the visible part of the table. Pieces keep their
  places on the table, except pieces that are pinned to the view (`Placement.is_pinned`). Pictures
  are stretched while the lens moves, and painted sharply when the lens rests.
- `Grip` stores which piece the mouse or a finger holds, and which piece is under the pointer.
- `Stage` presents frames: layout, offers, pieces, marks and `effects`. `TableSounds` plays a sound
  when a piece lands, an event is shown or a gesture is refused. `climax` plays the shows of great
  moments.
- `Opening` shows a bare table when a match begins. It then deals the cards and puts all other
  pieces in their places.
- `DetailCard` explains the piece under the pointer or the cursor.
- `IntentHandler` (`intents`) asks the sitting for the meaning of a gesture and carries it out. An
  action of the game leaves the table by the signal `chosen`.
- `Pointer` understands the mouse and the wheel; `touch` turns touches of fingers into calls of
  `Pointer`.
- `KeyInput` (`keyboard`) understands keys and moves the `Cursor`.
- `TableTelling` and `PieceTree` (`spoken`) are the table for a screen reader.
"""
