# SPDX-License-Identifier: MIT
"""The achievements of The Scepter of Zavandor, and the functions that measure a match for them.

`match.seat` is the seat of the person whose achievements are counted.
"""

from collections.abc import Iterator
from typing import Final

from wizardtable.core.achievements import usual
from wizardtable.core.achievements.achievement import Achievement, Over, PlayedMatch
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.points import sentinel_bonus


def characters_won(match: PlayedMatch) -> frozenset[str]:
    """Returns the character with which the seat won the match; empty if it did not win."""
    return frozenset((box.CHARACTERS[match.end.characters[match.seat]],) if match.has_won else ())


def sentinels_won(match: PlayedMatch) -> Iterator[moves.LotGained]:
    """Yields an event for each sentinel that the seat won."""
    for _, event in match.seen_match.moves_with_event(moves.LotGained):
        if event.seat == match.seat and box.is_sentinel(event.lot):
            yield event


def kinds_of_sentinels(match: PlayedMatch) -> frozenset[str]:
    """Returns the names of the sentinels that the seat won."""
    won = sentinels_won(match)
    return frozenset(box.SENTINELS[event.lot - box.FIRST_SENTINEL] for event in won)


def number_of_sentinels(match: PlayedMatch) -> int:
    """Returns the number of sentinels that the seat won."""
    return len(list(sentinels_won(match)))


def bargain(match: PlayedMatch) -> int:
    """Returns the most dust by which a sentinel cost the seat less than its minimum bid; 0 if none
    did."""
    saved = [
        box.MINIMUM_BIDS[event.lot] - event.price
        for _, event in match.seen_match.moves_with_event(moves.AuctionWon)
        if event.seat == match.seat and box.is_sentinel(event.lot)
    ]
    return max(0, *saved) if saved else 0


def best_bonus(match: PlayedMatch) -> int:
    """Returns the largest bonus in points of the seat's sentinels at the end; 0 for a match given
    up."""
    if match.seen_match.has_given_up:
        return 0
    owners = enumerate(match.end.sentinels, start=box.FIRST_SENTINEL)
    own = [lot for lot, owner in owners if owner == match.seat]
    return max((sentinel_bonus(match.end, match.seat, lot) for lot in own), default=0)


def active_rubies(match: PlayedMatch) -> int:
    """Returns the largest number of the seat's rubies that were active at once."""
    highest: int = max(move.after.spiral[match.seat][box.RUBY] for move in match.seen_match.moves)
    return highest


def active_gems(match: PlayedMatch) -> int:
    """Returns the largest number of the seat's gems that were active at once."""
    highest: int = max(sum(move.after.spiral[match.seat]) for move in match.seen_match.moves)
    return highest


def top_levels(match: PlayedMatch) -> int:
    """Returns the number of domains in which the seat reached the highest level."""
    reached = match.seen_match.moves_with_event(moves.Advanced)
    return sum(event.seat == match.seat and event.level == box.TOP_LEVEL for _, event in reached)


def gems_taken(match: PlayedMatch) -> int:
    """Returns the number of gems that rivals lost to the seat's Mirrors and Cloaks."""
    return sum(
        event.to == match.seat for _, event in match.seen_match.moves_with_event(moves.GemLost)
    )


def overtook(match: PlayedMatch) -> int:
    """Returns 1 if the seat won without being first in the turn order of the last round, otherwise
    0."""
    orders = [event.order for _, event in match.seen_match.moves_with_event(moves.RoundBegan)]
    return int(match.has_won and bool(orders) and orders[-1][0] != match.seat)


def last_sale(match: PlayedMatch) -> int:
    """Returns 1 if the seat won and bought the sentinel whose sale ended the match, otherwise 0."""
    ended = any(event.sold == box.SALES_TO_END for event in sentinels_won(match))
    return int(match.has_won and ended)


ACHIEVEMENTS: Final = (
    Achievement(
        "characters",
        N_("zavandor achievement", "Six faces"),
        N_("zavandor achievement", "Win with each of the six characters."),
        ("zavandor", "character-witch.svg"),
        6,
        characters_won,
        Over.KINDS,
    ),
    Achievement(
        "menagerie",
        N_("zavandor achievement", "Menagerie"),
        N_("zavandor achievement", "Win each of the nine sentinels at auction."),
        ("zavandor", "lot-unicorn.svg"),
        9,
        kinds_of_sentinels,
        Over.KINDS,
    ),
    Achievement(
        "three_sentinels",
        N_("zavandor achievement", "Well guarded"),
        N_("zavandor achievement", "Win three sentinels in one match."),
        ("zavandor", "lot-owl.svg"),
        3,
        number_of_sentinels,
    ),
    Achievement(
        "bonus",
        N_("zavandor achievement", "The right beast"),
        N_(
            "zavandor achievement",
            "Own a sentinel with a bonus of 10 points or more at the end of a match.",
        ),
        ("zavandor", "lot-phoenix.svg"),
        10,
        best_bonus,
    ),
    Achievement(
        "bargain",
        N_("zavandor achievement", "A steal"),
        N_("zavandor achievement", "Buy a sentinel for at least 20 less than its minimum bid."),
        ("zavandor", "lot-mask.svg"),
        20,
        bargain,
    ),
    Achievement(
        "rubies",
        N_("zavandor achievement", "Ablaze"),
        N_("zavandor achievement", "Have five active rubies at the same time."),
        ("zavandor", "gem-ruby.svg"),
        5,
        active_rubies,
    ),
    Achievement(
        "gems",
        N_("zavandor achievement", "Full spiral"),
        N_("zavandor achievement", "Have eleven active gems at the same time."),
        ("zavandor", "gem-diamond.svg"),
        11,
        active_gems,
    ),
    Achievement(
        "top_levels",
        N_("zavandor achievement", "Polymath"),
        N_("zavandor achievement", "Reach level 4 of three domains in one match."),
        ("zavandor", "domain-nine_sages.svg"),
        3,
        top_levels,
    ),
    Achievement(
        "gems_taken",
        N_("zavandor achievement", "Smoke and mirrors"),
        N_(
            "zavandor achievement",
            "Cost your rivals ten active gems with Magic Mirrors and Cloaks of Concealment.",
        ),
        ("zavandor", "lot-mirror.svg"),
        10,
        gems_taken,
        Over.SUM,
    ),
    Achievement(
        "last_sale",
        N_("zavandor achievement", "Under the hammer"),
        N_(
            "zavandor achievement",
            "Buy the fifth sentinel, which ends the match, and win.",
        ),
        ("zavandor", "scepter.svg"),
        1,
        last_sale,
        unaided=True,
    ),
    Achievement(
        "overtook",
        N_("zavandor achievement", "On the final straight"),
        N_(
            "zavandor achievement",
            "Win a match in which you were not first in turn order in the last round.",
        ),
        ("zavandor", "lot-fox.svg"),
        1,
        overtook,
        unaided=True,
    ),
    Achievement(
        "best",
        N_("zavandor achievement", "Worthy of the Scepter"),
        usual.BEST_SENTENCE,
        ("zavandor", "lot-talisman.svg"),
        usual.BEST_WIN_COUNT,
        usual.won_against_the_best,
        Over.SUM,
        unaided=True,
    ),
)
