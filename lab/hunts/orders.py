# SPDX-License-Identifier: MIT
"""What a run of the program that is going to be killed shall do."""

import json
from dataclasses import asdict, dataclass
from typing import Self

OUTCOMES = (
    *("end_of_match.py:keep", "end_of_match.py:_add", "finished_matches.py:keep_match"),
    *("recovery.py:recover", "recovery.py:add_ended", "recovery.py:_add", "startup.py:_count"),
    *("startup.py:_settle_ratings", "ratings.py:begin", "ratings.py:settle_in", "begun.py:note"),
    *("begun.py:touch", "begun.py:mark", "begun.py:break_off", "match_page.py:mark"),
    *("counted_feature.py:begin", "counted_feature.py:_note", "counted_feature.py:end"),
    *("book_file.py:writing", "book_file.py:_opened_to_write", "book_file.py:bring_up_to_date"),
    *("book_file.py:insert", "book_file.py:copy_of", "book_file.py:_prepared"),
    *("old_files.py:take_up", "contributions.py:record_in", "achievement_scan.py:scan"),
    *("history.py:is_full",),
)
"""Functions in which a kill may be worst for what comes of a match that is over."""

POINTS = (
    *("files.py:replace", "files.py:append", "files.py:_write", "files.py:_keep"),
    *("autosave.py:_write", "autosave.py:_run", "autosave.py:close", "autosave.py:__init__"),
    *("files.py:alone", "files.py:clear_up", "files.py:_clear"),
    *("settings.py:save", "save.py:remove", "save.py:new_path"),
    *("presence.py:take", "presence.py:leave", "presence.py:_open"),
    *("table_picture.py:keep", "arrangement.py:keep"),
    *OUTCOMES,
    *("paths.py:data_dir", "paths.py:_try_to_write"),
    *("end_feature.py:_count", "end_feature.py:show", "main_window.py:_may_close"),
    *("match_page.py:sit", "match_page.py:leave", "match_page.py:_finished"),
    *("startup.py:_last_fault", "startup.py:close", "controller.py:_play", "match.py:_back_to"),
)
"""Functions in which a kill may be worst."""

LAST = ("presence.py:leave", "main_window.py:_may_close", "startup.py:close")
"""Those of them that are reached when the program is left."""


@dataclass(frozen=True)
class Order:
    """A run.

    Attributes:
        folder: the player's.
        seed: of what is played.
        point: the one of `POINTS` in which it kills itself, before the line that is the
            `number`th of it to be reached; "" where somebody else does.
        torn: whether it kills itself in the middle of the `number`th writing instead.
        whole: whether pieces are shown, sounds made, and opponents think in processes of their
            own; without these a run takes a fifth of the time.
        quits: whether the program is left, as by a player, after some acts.
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
        """What `text` gave."""
        return cls(**json.loads(text))

    def text(self) -> str:
        """The order for a command line."""
        return json.dumps(asdict(self))
