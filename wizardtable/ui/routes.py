# SPDX-License-Identifier: MIT
"""Where each page is made that is imported only when somebody goes there.

All pages together take a second to import. `load` is one of the three places of the program that
import late; the others are `app` and the catalog of games.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

MATCH_ROOM: Final = "wizardtable.ui.window.match_room:MatchRoom"
"""The page of the match and its features."""

DIALOGS: Final = {
    "new_match": "wizardtable.ui.dialogs.new_game:dialog_for",
    "lessons": "wizardtable.ui.dialogs.lesson_choice:dialog_for",
    "load": "wizardtable.ui.dialogs.saves_dialog:dialog_for",
    "history": "wizardtable.ui.dialogs.history_dialog:dialog_for",
    "rules": "wizardtable.ui.dialogs.rules_page:dialog_for",
    "preferences": "wizardtable.ui.dialogs.preferences:dialog_for",
    "keys": "wizardtable.ui.dialogs.key_page:dialog_for",
    "about": "wizardtable.ui.dialogs.about:dialog_for",
    "daily": "wizardtable.ui.daily.daily_page:dialog_for",
    "tower": "wizardtable.ui.tower.tower_page:dialog_for",
    "problems": "wizardtable.ui.problems.solving:dialog_for",
    "player": "wizardtable.ui.player.player_dialog:dialog_for",
}
"""By route, the function that makes the dialog: it takes the `Navigator`, then what is asked for,
such as the id of a game."""

WITHOUT_GAME: Final = tuple(
    route for route in DIALOGS if route not in ("new_match", "lessons", "rules")
)
"""The routes that need nothing but the navigator."""

SHARE: Final = "wizardtable.ui.film.share:ShareDialog"
"""The dialog that makes a film of a match."""

PLAYER_TABS: Final = {
    "room": "wizardtable.ui.player.room_page:of_player",
    "record": "wizardtable.ui.player.record_page:of_player",
    "rating": "wizardtable.ui.player.rating_page:of_player",
    "results": "wizardtable.ui.results.statistics_page:of_player",
    "achievements": "wizardtable.ui.results.achievements_page:of_player",
    "calendar": "wizardtable.ui.player.calendar_page:of_player",
    "players": "wizardtable.ui.player.player_list:of_player",
}
"""By tab of the player's page, the function that makes its page of profile, services and parent."""


def load(place: str) -> Callable[..., Any]:
    """Returns what a route leads to, "module:name"."""
    module, name = place.split(":")
    maker: Callable[..., Any] = getattr(import_module(module), name)
    return maker
