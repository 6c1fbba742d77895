# SPDX-License-Identifier: MIT
"""The dialog with the page of the player, and its tabs, such as room, record, calendar and players.

`player_dialog.TABS` lists the tabs, each with the page that it shows.
"""
