# SPDX-License-Identifier: MIT
"""The player's files: saves, settings, the book of results, and the mark of a running program.

- A save is the file of one match. `save_lines` makes the lines of a save, and `save_format` defines
  the format. `autosave` appends each new line from its own thread and syncs the file. After an undo
  it replaces the whole file. It also does so while a standing order holds, because the order is
  always the last line. (A standing order is a decision that a player has made in advance.)
- Loading: `save_file` reads the lines and `restore` makes a match of them. A stored state must be
  sound (`Rules.is_sound`) and must survive some random moves (`trial`). `save_summary` reads the
  list of saves in a thread.
- The end of a match: `book.end_of_match` writes the result into the book, an SQLite file, in one
  transaction. The modules `statistics`, `past_findings`, `daily`, `tower`, `ratings` and `achieved`
  query and interpret the book's rows. `history` finds old finished matches; no result depends on
  their saves.
- After a crash or a full disk: `book.recovery` adds results from the saves at the next start. In
  the same run `ui.profile.Profile.keep_later` tries to write the results before the next match
  counts.
- `presence` holds a lock while a window is open. If the player starts the program again, the second
  program hands the save to open over to the first one and ends.
- `player` manages the players of this computer, and `paths` names all files and folders.

The book notes a rated match as soon as the save of the match is on disk. A save that was made
elsewhere is an ordinary match, whatever purpose it claims.
"""
