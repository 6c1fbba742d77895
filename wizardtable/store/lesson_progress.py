# SPDX-License-Identifier: MIT
"""The player's progress in the lessons, as the settings keep it."""

from dataclasses import replace

from wizardtable.core.lesson import FIRST_LESSON_ID
from wizardtable.store.settings import Settings


def name_of(game_id: str, lesson_id: str) -> str:
    """Returns the name under which the settings keep a lesson, see `Settings.lessons`."""
    return game_id if lesson_id == FIRST_LESSON_ID else f"{game_id}/{lesson_id}"


def step_left_at(settings: Settings, game_id: str, lesson_id: str) -> int:
    """Returns the index of the step at which the player left a lesson, from 0.

    Returns 0 as well if the player has not begun the lesson, or has finished it.
    """
    return dict(settings.lessons).get(name_of(game_id, lesson_id), 0)


def is_done(settings: Settings, game_id: str, lesson_id: str) -> bool:
    """Returns whether the player has ever finished a lesson."""
    return name_of(game_id, lesson_id) in settings.lessons_done


def with_step(settings: Settings, game_id: str, lesson_id: str, step: int) -> Settings:
    """Returns the settings after the player has left a lesson at the step with this index."""
    steps = {**dict(settings.lessons), name_of(game_id, lesson_id): step}
    return replace(settings, lessons=tuple((name, at) for name, at in steps.items() if at))


def with_done(settings: Settings, game_id: str, lesson_id: str) -> Settings:
    """Returns the settings after the player has finished a lesson.

    The next time, the lesson starts with its first step.
    """
    settings = with_step(settings, game_id, lesson_id, 0)
    if is_done(settings, game_id, lesson_id):
        return settings
    done = (*settings.lessons_done, name_of(game_id, lesson_id))
    return replace(settings, lessons_done=done)
