# SPDX-License-Identifier: MIT
"""How far the player has come in the lessons, as the settings know it."""

from dataclasses import replace

from wizardtable.core.lesson import FIRST
from wizardtable.store.settings import Settings


def name_of(game_id: str, lesson_id: str) -> str:
    """What a lesson is called in the settings, see `Settings.lessons`."""
    return game_id if lesson_id == FIRST else f"{game_id}/{lesson_id}"


def left_at(settings: Settings, game_id: str, lesson_id: str) -> int:
    """The index of the step at which a lesson was left, 0 if it is not under way."""
    return dict(settings.lessons).get(name_of(game_id, lesson_id), 0)


def is_done(settings: Settings, game_id: str, lesson_id: str) -> bool:
    """Whether a lesson was once taken to its end."""
    return name_of(game_id, lesson_id) in settings.lessons_done


def with_left(settings: Settings, game_id: str, lesson_id: str, step: int) -> Settings:
    """The settings after a lesson was left at a step, by its index."""
    left = {**dict(settings.lessons), name_of(game_id, lesson_id): step}
    return replace(settings, lessons=tuple((name, at) for name, at in left.items() if at))


def with_done(settings: Settings, game_id: str, lesson_id: str) -> Settings:
    """The settings after a lesson was taken to its end; it begins anew next time."""
    settings = with_left(settings, game_id, lesson_id, 0)
    if is_done(settings, game_id, lesson_id):
        return settings
    done = (*settings.lessons_done, name_of(game_id, lesson_id))
    return replace(settings, lessons_done=done)
