# SPDX-License-Identifier: MIT
"""What a finished match brought of achievements, as it is told at its end, and how far the player
is with those that need no match."""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.match import Match
from wizardtable.core.text import N_, NN_, Message, commas
from wizardtable.store import settings, tower
from wizardtable.store.achieved import contributions
from wizardtable.store.achieved.contributions import AchievementState, Contribution
from wizardtable.store.news import News
from wizardtable.store.paths import DataDir

IMAGE: Final = "medal"

MOST: Final = 3
"""Rows that are given to what was reached with one match."""


def told(known: Sequence[Contribution], match: Match) -> list[News]:
    """Returns what was reached with a match, or else with what the player came nearer to a goal.
    `known` is all that matches brought, this one too."""
    name = contributions.name_of(match.spec.id, match.setup, match.seed, match.purpose)
    places = [place for place, one in enumerate(known) if one.match == name and one.counted]
    return news(known[: places[-1] + 1], match) if places else []


def news(known: Sequence[Contribution], match: Match) -> list[News]:
    """Returns what the last of these contributions, which is of this match, brought."""
    now = contributions.states(known, games=[match.spec])
    before = contributions.states(known[:-1], games=[match.spec])
    reached = [state for old, state in zip(before, now, strict=True) if _is_new(old, state)]
    if reached:
        return _all_of(reached)
    nearer = [
        state
        for old, state in zip(before, now, strict=True)
        if not state.reached and state.progress > old.progress
    ]
    if not nearer:
        return []
    nearest = max(nearer, key=lambda state: state.progress / state.achievement.goal)
    return [News(IMAGE, _nearer(nearest), nearest.achievement.sentence)]


def known_otherwise(data: DataDir) -> dict[str, int]:
    """Returns how far the player is with achievements of all games to which matches bring nothing,
    by id."""
    kept, _ = settings.load(data.settings)
    stars = tower.read(data).stars.values()
    whole = sum(one == tower.ALL for one in stars)
    return {"lessons": len(set(kept.lessons_done)), "tower": whole}


def _all_of(reached: Sequence[AchievementState]) -> list[News]:
    """Tells what was reached: what is too much for the page of the end by its titles only."""
    shown = reached if len(reached) <= MOST else reached[: MOST - 1]
    told = [News(IMAGE, _reached(state), state.achievement.sentence) for state in shown]
    rest = reached[len(shown) :]
    if rest:
        words = NN_("achievement", "%n more achievement(s)", "", len(rest))
        titles = N_("achievement", "{titles}.")
        told.append(News(IMAGE, words, titles.of(titles=commas([_title(one) for one in rest]))))
    return told


def _title(state: AchievementState) -> Message:
    return state.achievement.title


def _is_new(old: AchievementState, state: AchievementState) -> bool:
    return state.reached and not old.reached


def _reached(state: AchievementState) -> Message:
    text = N_("achievement", "Achievement: {title}")
    return text.of(title=state.achievement.title)


def _nearer(state: AchievementState) -> Message:
    text = N_("achievement", "{title}: {progress} of {goal}")
    goal = state.achievement.goal
    return text.of(title=state.achievement.title, progress=state.progress, goal=goal)
