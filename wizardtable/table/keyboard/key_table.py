# SPDX-License-Identifier: MIT
"""The keys of every table with their descriptions; the keys of a game are `GameView.keys`."""

from typing import Final

from wizardtable.core.text import N_
from wizardtable.table.game_view import GameKey

TABLE_KEYS: Final = (
    GameKey("", N_("keys", "go to the next piece you can use now"), N_("keys", "Arrows")),
    GameKey("", N_("keys", "go to the next piece or group"), N_("keys", "Ctrl+arrows")),
    GameKey("", N_("keys", "go to a group of pieces"), N_("keys", "Alt+1 to 9")),
    GameKey("", N_("keys", "take, put down, press or explain"), N_("keys", "Enter, Space")),
    GameKey("", N_("keys", "play the move that ends your turn"), N_("keys", "Enter")),
    GameKey("", N_("keys", "cancel an unfinished move"), N_("keys", "Esc")),
    GameKey("I", N_("keys", "explain what is under the cursor")),
    GameKey("T", N_("keys", "turn a card upside down")),
    GameKey("S", N_("keys", "sort your hand")),
    GameKey(
        "", N_("keys", "zoom in, zoom out, show the whole table"), N_("keys", "Ctrl with +, −, 0")
    ),
    GameKey("", N_("keys", "ask “Why not this move?” in the list of moves"), N_("keys", "?")),
    GameKey(
        "",
        N_("keys", "count as digits on every keyboard"),
        N_("keys", "1 to 0, top row"),
    ),
)
"""The keys that the table and the move list understand in every game."""

REPLAY_KEYS: Final = (
    GameKey("", N_("keys", "go back or forward"), N_("keys", "Left, Right")),
    GameKey("", N_("keys", "play or stop"), N_("keys", "Space")),
    GameKey("", N_("keys", "go to the start or the end"), N_("keys", "Home, End")),
    GameKey("", N_("keys", "go one turn back or forward"), N_("keys", "Page Up, Page Down")),
    GameKey("", N_("keys", "continue without waiting in “What happened?”"), N_("keys", "Enter")),
    GameKey("", N_("keys", "leave the replay"), N_("keys", "Esc")),
)
"""The keys that a replay understands."""
