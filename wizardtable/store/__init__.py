# SPDX-License-Identifier: MIT
"""The player's files: saves, settings, statistics, ratings, and a mark while the program runs.

- A save: `save_lines` makes its lines, `save_format` defines them, and `autosave` appends each new
  line from a thread and syncs it. After an undo, or while a standing order holds (always the last
  line), it replaces the whole file.
- Loading: `save_file` reads the lines and `restore` makes a match of them. A stored state must be
  sound (`Rules.is_sound`) and must survive some random moves (`trial`). `save_summary` reads the
  list of saves in a thread.
- The end of a match: `book.end_of_match` writes it into the book in one transaction. What its rows
  mean is said by `statistics`, `past_findings`, `daily`, `tower`, `ratings` and `achieved`.
  `history` finds old finished matches; no result depends on their saves.
- After a crash or a full disk: `book.recovery` adds results from the saves at the next start.
  In the same run `ui.profile.Profile.keep_later` tries again before the next match counts.
- `presence` holds a lock while a window is open. A second start hands its save over and ends.
- `player` holds the players of this computer, and `paths` says where everything is.

A rated match is noted as soon as its save is on disk. A save from another place is an ordinary
match, whatever its purpose says.
"""
