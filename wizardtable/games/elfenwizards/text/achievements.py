# SPDX-License-Identifier: MIT
"""The achievements of Elfenwizards, and the functions that measure a played match for them. `seat`
is the seat of the player whose achievements are counted."""

from collections.abc import Iterator
from typing import Final

from wizardtable.core.achievements import usual
from wizardtable.core.achievements.achievement import Achievement, Over, PlayedMatch
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves


def won_contests(match: PlayedMatch) -> Iterator[tuple[moves.ContestDecided, int, int]]:
    """Yields each title that the seat's wizards won in contests: the result of the contest, the
    wizard and the title."""
    for _, event in match.seen_match.moves_with_event(moves.ContestDecided):
        for title, wizard in zip(event.titles, event.winners, strict=True):
            if wizard >= 0 and box.guild_of(wizard) == match.seat:
                yield event, wizard, title


def points_of(event: moves.ContestDecided) -> dict[int, int]:
    """Returns the points of each candidate of a contest, by wizard id."""
    return dict(zip(event.candidates, event.points, strict=True))


def grand_druids(match: PlayedMatch) -> int:
    """Returns the number of times that the seat's guild became Grand Druid."""
    return sum(title == box.GRAND_DRUID for _, _, title in won_contests(match))


def highest_climb(match: PlayedMatch) -> int:
    """Returns the largest number of titles that one wizard of the seat won in contests in a row,
    without a defeat in between."""
    climbs: dict[int, int] = {}
    best = 0
    for move in match.seen_match.moves:
        for event in move.events:
            if isinstance(event, moves.ContestDecided):
                for wizard in event.winners:
                    climbs[wizard] = climbs.get(wizard, 0) + 1
                    if wizard >= 0 and box.guild_of(wizard) == match.seat:
                        best = max(best, climbs[wizard])
            elif isinstance(event, moves.Demoted | moves.TitleFilled | moves.Retired):
                climbs[event.wizard] = 0
    return best


def narrow_wins(match: PlayedMatch) -> int:
    """Returns the number of contests for a single title that the seat won by one point against a
    rival with points."""
    count = 0
    for event, wizard, _ in won_contests(match):
        points = points_of(event)
        rivals = [points[other] for other in points if box.guild_of(other) != match.seat]
        count += len(event.titles) == 1 and points[wizard] - 1 == max(rivals, default=0) > 0
    return count


def won_without_tokens(match: PlayedMatch) -> int:
    """Returns 1 if the seat won and no wizard of its guild had a grey token at the end, else 0."""
    tokens = match.end.tokens[box.IDS_PER_GUILD * match.seat : box.IDS_PER_GUILD * (match.seat + 1)]
    return int(match.has_won and not any(tokens))


def tokens_removed(match: PlayedMatch) -> int:
    """Returns the number of grey tokens that the seat removed."""
    removed = match.seen_match.moves_with_event(moves.TokenRemoved)
    return sum(event.seat == match.seat for _, event in removed)


def helped_rivals(match: PlayedMatch) -> int:
    """Returns the number of contests between other guilds that the seat's spells decided, or 0 if
    the seat did not win the match."""
    points_given: dict[int, int] = {}
    count = 0
    for move in match.seen_match.moves:
        for event in move.events:
            if isinstance(event, moves.RoundBegan):
                points_given = {}
            elif isinstance(event, moves.SpellCommitted) and event.seat == match.seat:
                points = event.face or 1
                points_given[event.wizard] = points_given.get(event.wizard, 0) + points
            elif isinstance(event, moves.ContestDecided):
                count += _is_decided_by_seat(event, match.seat, points_given)
    return count if match.has_won else 0


def _is_decided_by_seat(
    event: moves.ContestDecided, seat: int, points_given: dict[int, int]
) -> bool:
    """Returns whether other guilds contested a single title, and the winner was ahead only thanks
    to the seat. `points_given` has the points that the seat placed, by wizard id."""
    points = points_of(event)
    if len(event.titles) > 1 or any(box.guild_of(wizard) == seat for wizard in points):
        return False
    winner = event.winners[0]
    others = [points[wizard] for wizard in points if wizard != winner]
    is_helped = winner in points_given and bool(others)
    return is_helped and points[winner] - points_given[winner] <= max(others)


def minor_spells_kept(match: PlayedMatch) -> int:
    """Returns the number of minor spells in front of the seat at the end of the match, or 0 if the
    seat did not win."""
    kept: int = match.end.minors[match.seat]
    return kept if match.has_won else 0


def guilds_won(match: PlayedMatch) -> frozenset[str]:
    """Returns a set with the guild of the seat if the seat won the match; otherwise an empty
    set."""
    return frozenset((box.GUILDS[match.seat],) if match.has_won else ())


def successions(match: PlayedMatch) -> int:
    """Returns the number of times that the seat became Grand Druid in the round after another guild
    had the title."""
    count, holder = 0, -1
    for _, event in match.seen_match.moves_with_event(moves.ContestDecided):
        if event.titles[0] == box.GRAND_DRUID:
            winner = event.winners[0]
            guild = box.guild_of(winner) if winner >= 0 else -1
            count += guild == match.seat and holder not in (-1, guild)
            holder = guild
    return count


def cheap_titles(match: PlayedMatch) -> int:
    """Returns the number of titles that the seat won with a single point each."""
    cheap = 0
    for event, wizard, _ in won_contests(match):
        cheap += points_of(event)[wizard] == 1
    return cheap


def won_from_behind(match: PlayedMatch) -> int:
    """Returns 1 if the seat won although another guild was ahead before the last round, else 0."""
    scores = [event.scores for _, event in match.seen_match.moves_with_event(moves.RoundScored)]
    behind = len(scores) > 1 and max(scores[-2]) > scores[-2][match.seat]
    return int(match.has_won and behind)


ACHIEVEMENTS: Final = (
    Achievement(
        "grand_twice",
        N_("elfenwizards achievement", "Twice crowned"),
        N_("elfenwizards achievement", "Win the title of Grand Druid twice in one match."),
        ("elfenwizards", "crown.svg"),
        2,
        grand_druids,
    ),
    Achievement(
        "climb",
        N_("elfenwizards achievement", "From root to crown"),
        N_(
            "elfenwizards achievement",
            "Raise one wizard four times in a row, from Magician to Grand Druid.",
        ),
        ("elfenwizards", "tree.svg"),
        4,
        highest_climb,
    ),
    Achievement(
        "successor",
        N_("elfenwizards achievement", "Changing of the guard"),
        N_(
            "elfenwizards achievement",
            "Win the title of Grand Druid one round after another guild.",
        ),
        ("elfenwizards", "dragon.svg"),
        1,
        successions,
    ),
    Achievement(
        "cheap_titles",
        N_("elfenwizards achievement", "Economy of magic"),
        N_("elfenwizards achievement", "In one match, win five titles with a strength of 1 each."),
        ("elfenwizards", "minor.svg"),
        5,
        cheap_titles,
    ),
    Achievement(
        "by_a_hair",
        N_("elfenwizards achievement", "By a hair"),
        N_(
            "elfenwizards achievement",
            "In one match, win two titles by a margin of 1, each over a rival who had placed "
            "spells too.",
        ),
        ("elfenwizards", "rank-3.svg"),
        2,
        narrow_wins,
    ),
    Achievement(
        "kingmaker",
        N_("elfenwizards achievement", "Kingmaker"),
        N_(
            "elfenwizards achievement",
            "Win a match in which your spells decided a contest between two other guilds.",
        ),
        ("elfenwizards", "cobweb.svg"),
        1,
        helped_rivals,
        unaided=True,
    ),
    Achievement(
        "late_lead",
        N_("elfenwizards achievement", "The last word"),
        N_(
            "elfenwizards achievement",
            "Win a match in which another guild was ahead before the last round.",
        ),
        ("elfenwizards", "rank-1.svg"),
        1,
        won_from_behind,
        unaided=True,
    ),
    Achievement(
        "reserve",
        N_("elfenwizards achievement", "Something in reserve"),
        N_(
            "elfenwizards achievement",
            "Win a match with at least four minor spells left in front of you.",
        ),
        ("elfenwizards", "mist.svg"),
        4,
        minor_spells_kept,
        unaided=True,
    ),
    Achievement(
        "no_tokens",
        N_("elfenwizards achievement", "Spotless robes"),
        N_(
            "elfenwizards achievement",
            "Win a match with no grey token under any of your wizards at the end.",
        ),
        ("elfenwizards", "rank-0.svg"),
        1,
        won_without_tokens,
        unaided=True,
    ),
    Achievement(
        "tokens_removed",
        N_("elfenwizards achievement", "Spring cleaning"),
        N_("elfenwizards achievement", "Remove ten grey tokens from your wizards."),
        ("elfenwizards", "grey.svg"),
        10,
        tokens_removed,
        Over.SUM,
    ),
    Achievement(
        "guilds",
        N_("elfenwizards achievement", "A change of robes"),
        N_("elfenwizards achievement", "Win with four different guilds."),
        ("elfenwizards", "portrait-green.svg"),
        4,
        guilds_won,
        Over.KINDS,
    ),
    Achievement(
        "best",
        N_("elfenwizards achievement", "High in the treetops"),
        usual.BEST_SENTENCE,
        ("elfenwizards", "rank-2.svg"),
        usual.BEST_WIN_COUNT,
        usual.won_against_the_best,
        Over.SUM,
        unaided=True,
    ),
)
