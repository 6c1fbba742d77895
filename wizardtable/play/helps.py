# SPDX-License-Identifier: MIT
"""Decides in which matches people may get help, and says what help changes.

Help is undo, hints, *why not this move?*, the tutor, and autoplay by the Grand Magus, the hardest
level. The purpose of a match is the competition that it counts for, such as a daily table.
`core.teaching.help_rule` has the rule on what a match with help counts for.
"""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.arranged import purposes, tower_floor
from wizardtable.core.game import Seat
from wizardtable.core.match import (
    AID_HINT,
    AID_LESSON,
    AID_OTHERS,
    AID_RETURN,
    AID_REVEALED,
    AUTHOR_AUTOPLAY,
    Aid,
    Match,
)
from wizardtable.core.teaching import help_rule
from wizardtable.core.text import N_, Message, joined_with_and

NO_HELP_REASONS = {
    purposes.DAILY: N_("helps", "There is no undo and no help at the daily table."),
    purposes.WEEKLY: N_("helps", "There is no undo and no help at the weekly table."),
    purposes.CHALLENGE: N_("helps", "There is no undo and no help in a challenge."),
    purposes.RATED: N_("helps", "There is no undo and no help in a rated match."),
    purposes.TOWER: N_("helps", "There is no undo and no help on this floor of the tower."),
}
"""The reason why there is no help in a match, by the first word of the match's purpose."""

NO_COPY_SENTENCE = N_("helps", "You can save a copy once this match is over.")
"""The reason why a match without help cannot be copied before it is over."""

_AID_REASONS: Final[dict[Aid, Message]] = {
    AID_HINT: N_("helps", "you played a suggested move"),
    AUTHOR_AUTOPLAY: N_("helps", "the Grand Magus played for you"),
    AID_OTHERS: N_("helps", "you undid another player’s move"),
    AID_REVEALED: N_("helps", "you undid a move that had revealed something"),
    AID_RETURN: N_("helps", "you gave up, then played on"),
    AID_LESSON: N_("helps", "it began as a lesson"),
}
"""The kinds of help in a match of one person, in words.

Each reason is the end of a sentence.
"""


_UNDO_QUESTIONS: Final[dict[Aid, Message]] = {
    AID_OTHERS: N_(
        "table",
        "This would undo another player’s move, and the match would be marked as played with "
        "help. Undo anyway?",
    ),
    AID_REVEALED: N_(
        "table",
        "This would undo a move that revealed something, and the match would be marked as played "
        "with help. Undo anyway?",
    ),
    AID_RETURN: N_(
        "table",
        "This would take back the decision to give up, and the match would be marked as played "
        "with help. Undo anyway?",
    ),
}
_STAR_QUESTIONS: Final[dict[Aid, Message]] = {
    AID_OTHERS: N_(
        "table",
        "This would undo another player’s move, and the match would earn no stars. Undo anyway?",
    ),
    AID_REVEALED: N_(
        "table",
        "This would undo a move that revealed something, and the match would earn no stars. Undo "
        "anyway?",
    ),
    AID_RETURN: N_(
        "table",
        "This would take back the decision to give up, and the match would earn no stars. Undo "
        "anyway?",
    ),
}
"""The questions before an undo, by kind of help: the usual one, then that in the tower."""


def may_help(match: Match) -> bool:
    """Returns whether people may get help in a match."""
    return why_no_help(match) is None


def why_no_help(match: Match) -> Message | None:
    """Returns a sentence on why people get no help in a match, or None if they may get help."""
    floor = tower_floor.table_of(match)
    if purposes.is_unaided(match.purpose) or (floor is not None and floor.is_unaided):
        return NO_HELP_REASONS[purposes.kind(match.purpose)]
    return None


def hint_price(match: Match) -> Message | None:
    """Returns a sentence on what playing a suggested move changes, or None if it changes nothing.

    It changes nothing in a match that had help before, has several people, or is a copy.
    """
    people = sum(player.level is None for player in match.players)
    if people != 1 or match.assisted or match.origin is not None:
        return None
    if purposes.floor_of(match.purpose):
        return N_("advice", "If you play a suggested move, this match will earn no stars.")
    return N_(
        "advice",
        "If you play a suggested move, this match will be marked as played with help.",
    )


def undo_question(match: Match, aid: Aid) -> Message:
    """Returns the question to ask before an undo that counts as this kind of help."""
    return (_STAR_QUESTIONS if purposes.floor_of(match.purpose) else _UNDO_QUESTIONS)[aid]


def help_notice(match: Match) -> Message | None:
    """Returns a sentence on the help that a match of one person has just had first, or None."""
    reason = help_reasons(match.aids[-1:])
    if reason is None:
        return None
    if purposes.floor_of(match.purpose):
        return N_("table", "This match earns no stars: {reason}.").of(reason=reason)
    words = N_("table", "This match is now marked as played with help: {reason}.")
    return words.of(reason=reason)


def help_remark(match: Match) -> Message | None:
    """Returns a sentence on the help in a finished match of one person; None without help."""
    seat = next(seat for seat, player in enumerate(match.players) if player.level is None)
    if not match.assisted:
        return None
    if help_rule.was_autoplayed(match, Seat(seat)):
        return N_(
            "game over",
            "This match does not count in the statistics: the Grand Magus made more than a tenth "
            "of your decisions.",
        )
    reasons = help_reasons(match.aids)
    if purposes.floor_of(match.purpose):
        if reasons is None:
            return N_("game over", "Played with help, so no stars.")
        return N_("game over", "Played with help, so no stars: {reasons}.").of(reasons=reasons)
    if reasons is None:
        return N_("game over", "Played with help.")
    return N_("game over", "Played with help: {reasons}.").of(reasons=reasons)


def help_reasons(aids: Sequence[Aid]) -> Message | str | None:
    """Returns the end of a sentence on the help in a match of one person.

    Returns None if `aids`, the kinds of help in the match, give no known reason.
    """
    reasons = [_AID_REASONS[aid] for aid in aids if aid in _AID_REASONS]
    return joined_with_and(reasons) if reasons else None
