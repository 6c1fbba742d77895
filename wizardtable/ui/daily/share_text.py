# SPDX-License-Identifier: MIT
"""The text that a player can send to others about a daily table; it reveals nothing of the deal."""

from collections.abc import Mapping
from datetime import date

from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_, NN_
from wizardtable.play.translate import render
from wizardtable.store.daily import AHEAD, BEHIND, LEVEL, DailyLevelOutcome, DailyOutcome
from wizardtable.ui.style.written_days import written_day

SIGNS = {AHEAD: "▲", LEVEL: "■", BEHIND: "▽"}
"""The signs for the player's standing at a moment of the match; their shapes differ in any font."""

SIGNS_LEGEND = N_("daily", "{ahead} ahead, {level} tied, {behind} behind, from start to finish").of(
    ahead=SIGNS[AHEAD], level=SIGNS[LEVEL], behind=SIGNS[BEHIND]
)
"""The meaning of the signs, for a tooltip; the font of most other sentences lacks these signs."""

BETTER_STAR, OTHER_STAR = "★", "☆"
"""The signs of a level that did worse than the player, and of another level."""


def long_date(day: str) -> str:
    """Returns a day ("2026-11-26") written out in the current language."""
    return written_day(date.fromisoformat(day), weekday=True)


def is_better(outcome: DailyOutcome, level_outcome: DailyLevelOutcome) -> bool:
    """Returns whether the player did better than a level in the same seat."""
    return (outcome.rank, -outcome.score) < (level_outcome.rank, -level_outcome.score)


def share_text(
    spec: GameSpec, outcome: DailyOutcome, levels: Mapping[str, DailyLevelOutcome]
) -> str:
    """Returns the text to share: game, day, result, the course of the match, and the beaten levels.

    Args:
        spec: the game.
        outcome: the player's result.
        levels: the results of the levels, by their ids; the line about levels is left out while one
            is missing.
    """
    title = render(N_("daily", "Wizardtable – {game}").of(game=spec.title))
    result_pattern = NN_("daily", "Rank {rank} of {seats}, %n point(s)", "", outcome.score)
    result = result_pattern.of(rank=outcome.rank, seats=outcome.seats)
    if outcome.given_up:
        result = N_("daily", "Given up")
    lines = [title, long_date(outcome.day), render(result)]
    if outcome.course:
        lines.append("".join(SIGNS[sign] for sign in outcome.course if sign in SIGNS))
    if all(level.id in levels for level in spec.levels):
        are_better = [is_better(outcome, levels[level.id]) for level in spec.levels]
        stars = "".join(
            BETTER_STAR if is_level_beaten else OTHER_STAR for is_level_beaten in are_better
        )
        pattern = N_("daily", "{stars} better than {count} of {all} levels")
        lines.append(render(pattern.of(stars=stars, count=sum(are_better), all=len(are_better))))
    return "\n".join(lines) + "\n"
