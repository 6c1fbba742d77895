# SPDX-License-Identifier: MIT
"""The achievements that belong to no game in particular."""

from typing import Final

from wizardtable.core.achievements.achievement import (
    HARDEST,
    LEVELS,
    Achievement,
    Over,
    PlayedMatch,
)
from wizardtable.core.arranged import purposes
from wizardtable.core.text import N_

LESSONS: Final = 12
"""Lessons of all games together."""


def _game_if(reached: bool, match: PlayedMatch) -> frozenset[str]:
    return frozenset((match.game,) if reached else ())


def games_won(match: PlayedMatch) -> frozenset[str]:
    """Returns the game of a match that was won."""
    return _game_if(match.won, match)


def wizards_beaten(match: PlayedMatch) -> frozenset[str]:
    """Returns the wizards among the opponents of a match that was won."""
    found = frozenset(player.wizard for player in match.opponents if player.wizard)
    return found if match.won else frozenset()


def caught_up(match: PlayedMatch) -> int:
    """Returns 1 for a win by somebody who was behind all others after half of the match, else
    0."""
    return int(match.won and match.halfway[match.seat] == len(match.players))


def beat_the_grand_magus(match: PlayedMatch) -> frozenset[str]:
    """Returns the game of a match that was won against a Grand Magus."""
    return _game_if(match.won and any(one.level == LEVELS[-1] for one in match.opponents), match)


def full_tables_won(match: PlayedMatch) -> frozenset[str]:
    """Returns the game of a match that was won at its largest table."""
    return _game_if(match.won and match.full, match)


def outnumbered(match: PlayedMatch) -> int:
    """Returns 1 for a win against three opponents or more, all of the hardest levels, else 0."""
    foes = match.opponents
    return int(match.won and len(foes) > 2 and all(one.level in HARDEST for one in foes))


def rated_wins(match: PlayedMatch) -> int:
    """Returns 1 for a rated match that was won, else 0."""
    return int(match.won and purposes.kind(match.purpose) == purposes.RATED)


def daily_tables(match: PlayedMatch) -> frozenset[str]:
    """Returns the day of a daily table that was played to its end."""
    day = purposes.counted_day(match.purpose)
    return frozenset((day,) if day and not match.seen.given_up else ())


def nothing(match: PlayedMatch) -> int:
    """Returns 0: matches bring nothing, what is known otherwise does."""
    return 0


ACHIEVEMENTS: Final = (
    Achievement(
        "four_games",
        N_("achievement", "At home at every table"),
        N_("achievement", "Win a match of each of the four games."),
        ("app", "icon.svg"),
        4,
        games_won,
        Over.KINDS,
    ),
    Achievement(
        "ten_wizards",
        N_("achievement", "A match for any wizard"),
        N_("achievement", "Win against each of the ten wizards."),
        ("wizards", "morwenna.svg"),
        10,
        wizards_beaten,
        Over.KINDS,
    ),
    Achievement(
        "caught_up",
        N_("achievement", "From last to first"),
        N_("achievement", "Win a match after being in last place halfway through."),
        ("achievements", "rise.svg"),
        1,
        caught_up,
    ),
    Achievement(
        "full_tables",
        N_("achievement", "No empty chair"),
        N_("achievement", "Win a match of each game at a full table."),
        ("achievements", "table.svg"),
        4,
        full_tables_won,
        Over.KINDS,
    ),
    Achievement(
        "outnumbered",
        N_("achievement", "Alone against the council"),
        N_(
            "achievement",
            "Win against at least three opponents, all of them Archmages or Grand Magi.",
        ),
        ("achievements", "council.svg"),
        1,
        outnumbered,
    ),
    Achievement(
        "grand_magus",
        N_("achievement", "Fourfold mastery"),
        N_("achievement", "Win against a Grand Magus in each of the four games."),
        ("achievements", "staff.svg"),
        4,
        beat_the_grand_magus,
        Over.KINDS,
    ),
    Achievement(
        "lessons",
        N_("achievement", "Well taught"),
        N_("achievement", "Finish every lesson of every game."),
        ("achievements", "lesson.svg"),
        LESSONS,
        nothing,
    ),
    Achievement(
        "rated_win",
        N_("achievement", "This one counts"),
        N_("achievement", "Win a rated match."),
        ("achievements", "scales.svg"),
        1,
        rated_wins,
    ),
    Achievement(
        "daily_tables",
        N_("achievement", "Seven days"),
        N_("achievement", "Finish a daily table on seven different days."),
        ("achievements", "sun.svg"),
        7,
        daily_tables,
        Over.KINDS,
    ),
    Achievement(
        "tower",
        N_("achievement", "Fifteen stars"),
        N_("achievement", "Win all three stars at five tables in the tower."),
        ("achievements", "tower.svg"),
        5,
        nothing,
    ),
)
