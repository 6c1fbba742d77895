# SPDX-License-Identifier: MIT
"""The players who share this computer, their files, and what their matches say of them.

The first player's data are in the root of the data folder. Each further player has a folder
`players/<id>` with the same files. `players.json` says only who plays now. While a further player
plays, a lock in their folder (`players.hold`) keeps other programs from removing them.

`Profile.data` is the folder of the player who plays now. `Profile.home` is the root, where the
mark of the running program and the crash log stay.

`player_file` writes everything of a player into one zip archive and reads it again, by the reader
of `player_archive`, which trusts no archive. It unpacks into a hidden folder, which gets its final
name once everything is there. A `Transfer` shows how far that is, and cancels it.
"""
