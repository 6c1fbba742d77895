# SPDX-License-Identifier: MIT
"""The player's files: saves, settings, the book of results, and the mark of a running program.

- A save: `save_lines` makes its lines and `save_format` defines them. `autosave` appends each new
  line from its own thread and syncs it. After an undo it replaces the whole file. It does the same
  while a standing order holds, because the order is always the last line.
- Loading: `save_file` reads the lines and `restore` makes a match of them. A stored state must be
  sound (`Rules.is_sound`) and must survive some random moves (`trial`). `save_summary` reads the
  list of saves in a thread.
- The end of a match: `book.end_of_match` writes it into the book in one transaction. The modules
  `statistics`, `past_findings`, `daily`, `tower`, `ratings` and `achieved` query and interpret the
  rows. `history` finds old finished matches; no result depends on their saves.
- After a crash or a full disk: `book.recovery` adds results from the saves at the next start. In
  the same run `ui.profile.Profile.keep_later` tries again before the next match counts.
- `presence` holds a lock while a window is open. A second start hands its save over and ends.
- `player` manages the players of this computer, and `paths` names all files and folders.

The book notes a rated match as soon as the save of the match is on disk. A save that was made
elsewhere is an ordinary match, whatever purpose it claims.
"""
