# SPDX-License-Identifier: MIT
"""The page of the daily tables, with a calendar of past days and a text to share results.

A *daily table* is a deal with opponents that is the same for everybody on a day. Each game has one.
The player's first attempt counts. The *levels* of the opponents play the same table in the player's
seat, to compare results.
"""
