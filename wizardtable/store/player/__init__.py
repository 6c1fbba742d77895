# SPDX-License-Identifier: MIT
"""The players who share this computer, their player files, and the records of their matches.

The first player's data are in the data folder itself. Each further player has a folder
`players/<id>` with the same files. `players.json` only says which player plays now. While a further
player plays, a lock in their folder (`players.hold`) keeps other programs from removing them.

`Profile.data` is the folder of the player who plays now. `Profile.home` is the first player's
folder, where the mark of the running program and the crash log stay.

`player_file` exports all files of a player into a player file, which is a zip archive, and imports
such a file. It reads the archive with `player_archive`, which trusts no archive. An import unpacks
into a hidden folder, and gives this folder its final name once the folder is complete. A `Transfer`
shows the progress of an export or import, and can cancel it. `player_record` computes a player's
record from the finished matches.
"""
