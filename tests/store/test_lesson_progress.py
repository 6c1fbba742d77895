# SPDX-License-Identifier: MIT
"""Tests that progress in the lessons is stored in the settings, also in those of earlier
versions."""

import json
from pathlib import Path

from wizardtable.core.lesson import FIRST_LESSON_ID
from wizardtable.store import settings as store
from wizardtable.store.lesson_progress import is_done, step_left_at, with_done, with_step
from wizardtable.store.settings import Settings


def test_each_lesson_of_a_game_is_left_for_itself() -> None:
    settings = with_step(
        with_step(Settings(), "anludim", FIRST_LESSON_ID, 4), "anludim", "expert", 2
    )
    assert [
        step_left_at(settings, "anludim", lesson) for lesson in (FIRST_LESSON_ID, "expert", "other")
    ] == [
        4,
        2,
        0,
    ]
    assert step_left_at(settings, "zavandor", FIRST_LESSON_ID) == 0


def test_a_lesson_taken_to_its_end_is_done_and_begins_anew() -> None:
    done = with_done(with_step(Settings(), "anludim", "expert", 5), "anludim", "expert")
    assert is_done(done, "anludim", "expert") and not is_done(done, "anludim", FIRST_LESSON_ID)
    assert done.lessons == ()
    assert with_done(done, "anludim", "expert") == done
    assert is_done(with_step(done, "anludim", "expert", 1), "anludim", "expert")


def test_an_earlier_version_named_the_first_lesson_by_its_game(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"lessons": [["anludim", 3]]}), encoding="utf-8")
    settings, notice = store.load(path)
    assert notice is None
    assert step_left_at(settings, "anludim", FIRST_LESSON_ID) == 3 and settings.lessons_done == ()


def test_what_is_done_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = with_step(
        with_done(Settings(), "zavandor", "auctions"), "zavandor", FIRST_LESSON_ID, 2
    )
    store.save(path, settings)
    assert store.load(path) == (settings, None)
