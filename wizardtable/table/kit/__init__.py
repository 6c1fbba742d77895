# SPDX-License-Identifier: MIT
"""Parts of which the views of games are made. They know the view contract, but no scene or window.

- Sittings: `sitting` answers all gestures for a game whose pieces stand for actions. `hand_sitting`
  adds a hand in the viewer's own order, and `card_sitting` serves simple card games.
- Pieces: `pieces` has the base of a game's kinds of pieces.
- Layouts: `placements` collects the pieces of a frame; `plain_layout` and `trick_layout` lay out
  whole card tables.
- Pictures: `table_sprites` paints what all games have, such as the hollow of a seat. `plain_cards`
  shows a game that has no pictures yet.
- Examples: `example_row` builds the pictures of a rules page.
"""
