# SPDX-License-Identifier: MIT
"""The page of the player, in tabs, and the players of this computer.

`player_dialog.TABS` lists the tabs, each with the page that it makes.
"""
