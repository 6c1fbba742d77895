# SPDX-License-Identifier: MIT
"""The news of achievements at the end of a match, and the progress that needs no match.

The book is the SQLite file with the player's results (`store.book`).
"""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.match import Match
from wizardtable.core.text import N_, NN_, Message, joined_with_commas
from wizardtable.store import settings, tower
from wizardtable.store.achieved import contributions
from wizardtable.store.achieved.contributions import AchievementState, Contribution
from wizardtable.store.news import News
from wizardtable.store.paths import DataDir

ICON_NAME: Final = "medal"
"""The name of the icon of this news."""

MAX_NEWS: Final = 3
"""The most rows of news about reached achievements on the page at the end of a match."""


def news_of(kept: Sequence[Contribution], match: Match) -> list[News]:
    """Returns the news of the achievements that a match reached.

    If the match reached none, returns the news of its progress towards the nearest achievement. The
    list is empty if the match brought no progress.

    Args:
        kept: the contributions of all matches in the book, with those of this match.
        match: the finished match.
    """
    name = contributions.name_of(match.spec.id, match.setup, match.seed, match.purpose)
    indices = [
        index
        for index, contribution in enumerate(kept)
        if contribution.match == name and contribution.counted
    ]
    return news_of_last(kept[: indices[-1] + 1], match) if indices else []


def news_of_last(kept: Sequence[Contribution], match: Match) -> list[News]:
    """Returns the news of a match, as `news_of` does.

    The last contribution in `kept` must be the one of this match.
    """
    now = contributions.states(kept, games=[match.spec])
    before = contributions.states(kept[:-1], games=[match.spec])
    reached = [state for old, state in zip(before, now, strict=True) if _is_new(old, state)]
    if reached:
        return _reached_news(reached)
    nearer = [
        state
        for old, state in zip(before, now, strict=True)
        if not state.is_reached and state.progress > old.progress
    ]
    if not nearer:
        return []
    nearest = max(nearer, key=lambda state: state.progress / state.achievement.goal)
    return [News(ICON_NAME, _progress_sentence(nearest), nearest.achievement.told)]


def progress_without_matches(data: DataDir) -> dict[str, int]:
    """Returns the progress of the achievements to which no match contributes, by their id.

    They belong to no single game: one counts finished lessons, one counts full tables of the tower.
    """
    stored, _ = settings.load(data.settings)
    stars = tower.read(data).stars.values()
    full_tables = sum(table_stars == tower.ALL_STARS for table_stars in stars)
    return {"lessons": len(set(stored.lessons_done)), "tower": full_tables}


def _reached_news(reached: Sequence[AchievementState]) -> list[News]:
    """Returns the news of all achievements that a match reached.

    If there are more than `MAX_NEWS`, the last row lists the titles of the remaining achievements.
    """
    shown = reached if len(reached) <= MAX_NEWS else reached[: MAX_NEWS - 1]
    rows = [
        News(ICON_NAME, _reached_sentence(state), state.achievement.sentence) for state in shown
    ]
    rest = reached[len(shown) :]
    if rest:
        words = NN_("achievement", "%n more achievement(s)", "", len(rest))
        titles = N_("achievement", "{titles}.")
        rows.append(
            News(
                ICON_NAME,
                words,
                titles.of(titles=joined_with_commas([_title(state) for state in rest])),
            )
        )
    return rows


def _title(state: AchievementState) -> Message:
    return state.achievement.title


def _is_new(old: AchievementState, state: AchievementState) -> bool:
    return state.is_reached and not old.is_reached


def _reached_sentence(state: AchievementState) -> Message:
    text = N_("achievement", "Achievement: {title}")
    return text.of(title=state.achievement.title)


def _progress_sentence(state: AchievementState) -> Message:
    text = N_("achievement", "{title}: {progress} of {goal}")
    goal = state.achievement.goal
    return text.of(title=state.achievement.title, progress=state.progress, goal=goal)
