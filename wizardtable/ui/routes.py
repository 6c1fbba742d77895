# SPDX-License-Identifier: MIT
"""The routes: where each page is made that is imported only when somebody opens it.

All pages together take a second to import. `load` is one of the three places in the program that
import late; the others are `app` and the catalog of games.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

MATCH_ROOM: Final = "wizardtable.ui.window.match_room:MatchRoom"
"""The place ("module:name") of the match page with its features."""

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
    "problems": "wizardtable.ui.problems.problem_solving:dialog_for",
    "boxes": "wizardtable.ui.boxes.boxes_dialog:dialog_for",
    "friends": "wizardtable.ui.friends.friends_page:dialog_for",
    "player": "wizardtable.ui.player.player_dialog:dialog_for",
}
"""The functions that make the dialogs, by route.

Each takes the `Navigator`, then further arguments such as the id of a game.
"""

WITHOUT_GAME: Final = tuple(
    route for route in DIALOGS if route not in ("new_match", "lessons", "rules", "boxes")
)
"""The routes of dialogs that need only the navigator."""

BOXES_DIALOG: Final = "wizardtable.ui.boxes.boxes_dialog:BoxesDialog"
"""The place of the list of a game's boxes, which *New match* opens above itself."""

SHARE: Final = "wizardtable.ui.film.share:ShareDialog"
"""The place of the dialog that makes a film (an animated picture) of a match."""

PLAYER_TABS: Final = {
    "room": "wizardtable.ui.player.room_page:of_player",
    "record": "wizardtable.ui.player.record_page:of_player",
    "rating": "wizardtable.ui.player.rating_page:of_player",
    "results": "wizardtable.ui.results.statistics_page:of_player",
    "achievements": "wizardtable.ui.results.achievements_page:of_player",
    "calendar": "wizardtable.ui.player.calendar_page:of_player",
    "players": "wizardtable.ui.player.player_list:of_player",
}
"""The functions that make the tabs of the player's page, by tab.

Each takes the profile, the services and the parent widget.
"""


def load(place: str) -> Callable[..., Any]:
    """Returns the object at a place "module:name", and imports its module first."""
    module, name = place.split(":")
    maker: Callable[..., Any] = getattr(import_module(module), name)
    return maker
