# SPDX-License-Identifier: MIT
"""The players who share this computer, their player files, and the records of their matches.

The first player's data are in the root of the data folder. Each further player has a folder
`players/<id>` with the same files. `players.json` only says which player plays now. While a further
player plays, a lock in their folder (`players.hold`) keeps other programs from removing them.

`Profile.data` is the folder of the player who plays now. `Profile.home` is the root, where the mark
of the running program and the crash log stay.

`player_file` exports all files of a player into one zip archive, and imports it again. It reads
with `player_archive`, which trusts no archive. It unpacks into a hidden folder, and gives that
folder its final name once it is complete. A `Transfer` shows the progress of both, and cancels
them.
"""
