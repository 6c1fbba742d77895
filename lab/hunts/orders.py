# SPDX-License-Identifier: MIT
"""Orders for runs of the program that are going to be killed."""

import json
from dataclasses import asdict, dataclass
from typing import Self

RESULT_FUNCTIONS = (
    *("end_of_match.py:write_end", "end_of_match.py:_add_end", "finished_matches.py:keep_match"),
    *("recovery.py:add_missing_results", "recovery.py:add_ended", "recovery.py:_add_match_of_save"),
    *("startup.py:_count",),
    *(
        "startup.py:_settle_ratings",
        "ratings.py:begin",
        "ratings.py:settle_in",
        "begun.py:note_beginning",
    ),
    *(
        "begun.py:note_table",
        "begun.py:note_actions",
        "begun.py:close_crashed_tables",
        "match_page.py:note_saved",
    ),
    *("counted_feature.py:begin", "counted_feature.py:_note_match", "counted_feature.py:end"),
    *("book_file.py:writing", "book_file.py:_opened_to_write", "book_file.py:bring_up_to_date"),
    *("book_file.py:insert", "book_file.py:copy_of", "book_file.py:_prepared"),
    *("old_files.py:take_up", "contributions.py:record_in", "achievement_scan.py:scan"),
    *("history.py:is_full",),
)
"""Functions in which a kill may do the most harm to the results of a finished match."""

KILL_POINTS = (
    *("files.py:replace", "files.py:append", "files.py:_write_all", "files.py:_make_old_copy"),
    *("autosave.py:_write", "autosave.py:_run", "autosave.py:close", "autosave.py:__init__"),
    *("files.py:exclusive_lock", "files.py:remove_abandoned", "files.py:_remove_abandoned"),
    *("settings.py:save", "save.py:remove", "save.py:new_path"),
    *("presence.py:take", "presence.py:leave", "presence.py:_open"),
    *("table_picture.py:save_picture", "arrangement.py:save_arrangement"),
    *RESULT_FUNCTIONS,
    *("paths.py:data_dir", "paths.py:_try_to_write"),
    *("end_feature.py:_count", "end_feature.py:show", "main_window.py:_may_close"),
    *("match_page.py:show_match", "match_page.py:leave", "match_page.py:_handle_finished"),
    *("startup.py:_last_fault", "startup.py:close", "controller.py:_play", "match.py:_go_back_to"),
)
"""Functions in which a kill may do the most harm."""

LEAVING_POINTS = ("presence.py:leave", "main_window.py:_may_close", "startup.py:close")
"""The `KILL_POINTS` that are reached when the program is left."""


@dataclass(frozen=True)
class Order:
    """A run of the program.

    Attributes:
        folder: the player's data folder.
        seed: the seed of all that is played.
        point: the one of `KILL_POINTS` in which the run kills itself, before its `number`th line to
            be reached; "" if another process kills it.
        number: the number of lines or writes before the run kills itself.
        torn: True if the run kills itself in the middle of the `number`th write instead.
        whole: True if pieces are shown, sounds made, and opponents think in separate processes.
            Without these a run takes a fifth of the time.
        quits: True if the program is left, as by a player, after some acts.
    """

    folder: str
    seed: int
    point: str = ""
    number: int = 0
    torn: bool = False
    whole: bool = False
    quits: bool = False

    @classmethod
    def read(cls, text: str) -> Self:
        """Returns the order that `text` wrote."""
        return cls(**json.loads(text))

    def text(self) -> str:
        """Returns the order as text for a command line."""
        return json.dumps(asdict(self))
