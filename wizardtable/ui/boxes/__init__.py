# SPDX-License-Identifier: MIT
"""The list of a player's own boxes, and the room in which a box is entered.

- `boxes_dialog` lists the boxes of a game: new ones, copies, other titles, export and import.
- `editor` shows one box: `entry_list` at the left, `entry_view` in the middle, `entry_fields` at
  the right. `changes` remembers the earlier states of the box for undo.
- `proof_sheet` prints all entries of a box.
"""
