# SPDX-License-Identifier: MIT
"""The achievements that belong to no single game."""

from typing import Final

from wizardtable.core.achievements import achievement
from wizardtable.core.achievements.achievement import Achievement, Over, PlayedMatch
from wizardtable.core.arranged import purposes
from wizardtable.core.text import N_

LESSON_COUNT: Final = 12
"""The number of lessons of all games together."""


def _game_if(reached: bool, match: PlayedMatch) -> frozenset[str]:
    return frozenset((match.game,) if reached else ())


def games_won(match: PlayedMatch) -> frozenset[str]:
    """Returns a set with the id of the game for a won match; empty for any other match."""
    return _game_if(match.has_won, match)


def wizards_beaten(match: PlayedMatch) -> frozenset[str]:
    """Returns the ids of the wizards that the person has beaten in a match; empty without a
    win."""
    wizards = frozenset(player.wizard for player in match.opponents if player.wizard)
    return wizards if match.has_won else frozenset()


def caught_up(match: PlayedMatch) -> int:
    """Returns 1 if the person won after being alone in last place halfway through, else 0."""
    return int(match.has_won and match.halfway_ranks[match.seat] == len(match.players))


def beat_the_grand_magus(match: PlayedMatch) -> frozenset[str]:
    """Returns a set with the id of the game for a win against a Grand Magus, else an empty set."""
    grand_magus = achievement.LEVELS[-1]
    levels = {player.level for player in match.opponents}
    return _game_if(match.has_won and grand_magus in levels, match)


def full_tables_won(match: PlayedMatch) -> frozenset[str]:
    """Returns a set with the id of the game for a win at a full table, else an empty set."""
    return _game_if(match.has_won and match.is_full_table, match)


def outnumbered(match: PlayedMatch) -> int:
    """Returns 1 for a win against at least three opponents, all of the hardest levels, else 0."""
    levels = [player.level for player in match.opponents]
    are_hard = all(level in achievement.HARDEST for level in levels)
    return int(match.has_won and len(levels) > 2 and are_hard)


def rated_wins(match: PlayedMatch) -> int:
    """Returns 1 for a won rated match, else 0."""
    return int(match.has_won and purposes.kind(match.purpose) == purposes.RATED)


def daily_tables(match: PlayedMatch) -> frozenset[str]:
    """Returns a set with the day of a finished daily table; empty for any other match."""
    day = purposes.counted_day(match.purpose)
    return frozenset((day,) if day and not match.seen_match.has_given_up else ())


def no_contribution(match: PlayedMatch) -> int:
    """Returns 0, for an achievement to which matches do not contribute."""
    return 0


ACHIEVEMENTS: Final = (
    Achievement(
        "four_games",
        N_("achievement", "At home at every table"),
        N_("achievement", "Win a match in each of the four games."),
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
        unaided=True,
    ),
    Achievement(
        "full_tables",
        N_("achievement", "No empty chair"),
        N_("achievement", "Win a match in each game at a full table."),
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
        unaided=True,
    ),
    Achievement(
        "grand_magus",
        N_("achievement", "Fourfold mastery"),
        N_("achievement", "Win against a Grand Magus in each of the four games."),
        ("achievements", "staff.svg"),
        4,
        beat_the_grand_magus,
        Over.KINDS,
        unaided=True,
    ),
    Achievement(
        "lessons",
        N_("achievement", "Well taught"),
        N_("achievement", "Finish every lesson in every game."),
        ("achievements", "lesson.svg"),
        LESSON_COUNT,
        no_contribution,
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
        no_contribution,
    ),
)
