# SPDX-License-Identifier: MIT
"""What can be sent to somebody about a daily table without spoiling it."""

from collections.abc import Mapping
from datetime import date

from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_, NN_
from wizardtable.play.translate import render
from wizardtable.store.daily import AHEAD, BEHIND, LEVEL, DailyLevelOutcome, DailyOutcome
from wizardtable.ui.style.written_days import written_day

SIGNS = {AHEAD: "▲", LEVEL: "■", BEHIND: "▽"}
"""How somebody stood in the course of a match: told apart by shape, in any writing."""

SIGNS_TOLD = N_("daily", "{ahead} ahead, {level} tied, {behind} behind, from start to end").of(
    ahead=SIGNS[AHEAD], level=SIGNS[LEVEL], behind=SIGNS[BEHIND]
)
"""What they mean; the book face, in which other messages are written, lacks them."""

BETTER, NOT_BETTER = "★", "☆"


def long_date(day: str) -> str:
    """Returns a day ("2026-11-26") as it is written out in the language of now."""
    return written_day(date.fromisoformat(day), weekday=True)


def beaten(played: DailyOutcome, level: DailyLevelOutcome) -> bool:
    """Returns whether the person did better than a level in the same seat."""
    return (played.rank, -played.score) < (level.rank, -level.score)


def share_text(
    spec: GameSpec, played: DailyOutcome, levels: Mapping[str, DailyLevelOutcome]
) -> str:
    """Returns a few lines: game, day and result, how the person stood in the course of the match,
    and which levels did worse, once all have played."""
    title = render(N_("daily", "Wizardtable – {game}")).replace("{game}", render(spec.title))
    score = NN_("daily", "Rank {rank} of {seats}, %n point(s)", "", played.score)
    result = score.of(rank=played.rank, seats=played.seats)
    if played.given_up:
        result = N_("daily", "Given up")
    lines = [title, long_date(played.day), render(result)]
    if played.course:
        lines.append("".join(SIGNS[sign] for sign in played.course if sign in SIGNS))
    if all(level.id in levels for level in spec.levels):
        better = [beaten(played, levels[level.id]) for level in spec.levels]
        stars = "".join(BETTER if one else NOT_BETTER for one in better)
        words = N_("daily", "{stars} better than {count} of {all} levels")
        lines.append(render(words.of(stars=stars, count=sum(better), all=len(better))))
    return "\n".join(lines) + "\n"
