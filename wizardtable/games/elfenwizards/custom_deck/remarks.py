# SPDX-License-Identifier: MIT
"""Finds what makes a box of Elfenwizards unplayable, and what is odd about it.

Errors name their remedy. Everything else is allowed by the rules page, {#own-box}.
"""

from collections.abc import Iterator
from typing import Final

from wizardtable.core.boxes.draft import BoxEntry, Draft, Remark
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.custom_deck.space_names import spaces_in
from wizardtable.games.elfenwizards.rules import components, terms
from wizardtable.games.elfenwizards.rules.components import LEVEL_BY_PLACE
from wizardtable.games.elfenwizards.rules.match_box import (
    MAX_SPACES,
    MAX_TITLES,
    MAX_WIZARDS,
    SEATS,
)

CONTEST_SECTION: Final = 0
LEVEL_SECTION: Final = 1
FIRST_LINE_UP_SECTION: Final = 2
"""The numbers of the sections of a draft. The line-ups follow by number of seats."""

MAX_POINTS_APART: Final = 3
"""A line-up whose guilds are worth more points apart is remarked on."""

RANK_SPACES: Final = (
    components.GRAND_DRUID,
    components.DRUIDS[0],
    components.SORCERERS[0],
    components.NECROMANCERS[0],
    components.MAGICIANS[0],
)
"""By rank, a space of the rank."""


def remarks_on(draft: Draft) -> list[Remark]:
    """Returns what is missing or odd: errors first, then in the order of the entries."""
    errors = [*_contest_errors(draft), *_level_errors(draft), *_line_up_errors(draft)]
    return [*errors, *_odd_spaces(draft), *_odd_contests(draft), *_odd_line_ups(draft)]


def contests_in(draft: Draft) -> list[tuple[list[int], list[int]]]:
    """Returns the titles and the spaces of each contest, as far as their names are known."""
    return [
        (spaces_in(str(entry.values[0]))[0], spaces_in(str(entry.values[1]))[0])
        for entry in draft.entries[CONTEST_SECTION]
    ]


def points_in(draft: Draft) -> list[int]:
    """Returns by rank the points of a wizard."""
    return [int(str(entry.values[0])) for entry in draft.entries[LEVEL_SECTION]]


def wizards_of(entry: BoxEntry) -> list[int]:
    """Returns the starting spaces of a guild's wizards, as far as their names are known."""
    return spaces_in(str(entry.values[0]))[0]


# Errors.


def _unknown_names(section: int, place: int, text: str) -> Iterator[Remark]:
    for word in spaces_in(text)[1]:
        words = N_(
            "elfenwizards box",
            "“{word}” is not a space: use GD, D1 to D2, S1 to S4, N1 to N8 and M1 to M4.",
        )
        yield Remark(words.of(word=word), True, section, place)


def _contest_errors(draft: Draft) -> Iterator[Remark]:
    contests = contests_in(draft)
    if not contests:
        words = N_("elfenwizards box", "The map has no ladder: add a contest.")
        yield Remark(words, True, CONTEST_SECTION)
    used_titles: set[int] = set()
    used_spaces: set[int] = set()
    for place, (titles, spaces) in enumerate(contests):
        for value in draft.entries[CONTEST_SECTION][place].values:
            yield from _unknown_names(CONTEST_SECTION, place, str(value))
        for sentence in _mistakes_of_contest(titles, spaces):
            yield Remark(sentence, True, CONTEST_SECTION, place)
        for title in [title for title in titles if title in used_titles]:
            words = N_(
                "elfenwizards box",
                "{title}: another contest awards this title too. Leave it in only one of them.",
            )
            yield Remark(words.of(title=terms.title(title)), True, CONTEST_SECTION, place)
        for space in [space for space in spaces if space in used_spaces]:
            words = N_(
                "elfenwizards box",
                "{space}: this space is in another contest too. Leave it in only one of them.",
            )
            yield Remark(words.of(space=terms.title(space)), True, CONTEST_SECTION, place)
        used_titles.update(titles)
        used_spaces.update(spaces)


def _mistakes_of_contest(titles: list[int], spaces: list[int]) -> Iterator[Message]:
    """Yields the mistakes that a contest has by itself."""
    for named in (titles, spaces):
        for space in sorted({space for space in named if named.count(space) > 1}):
            words = N_("elfenwizards box", "{space} is named twice here: name it once.")
            yield words.of(space=terms.title(space))
    if not 1 <= len(titles) <= MAX_TITLES:
        words = N_("elfenwizards box", "A contest awards one or two titles (here: {count}).")
        yield words.of(count=len(titles))
    if not 1 <= len(spaces) <= MAX_SPACES:
        words = N_("elfenwizards box", "A contest has one to four spaces (here: {count}).")
        yield words.of(count=len(spaces))
    no_title = [title for title in titles if title not in components.TITLES]
    if no_title:
        words = N_("elfenwizards box", "{space} is not a title: choose a space of a higher level.")
        yield words.of(space=terms.title(no_title[0]))
    if components.GRAND_DRUID in spaces:
        yield N_("elfenwizards box", "Nobody rises from Grand Druid: choose another space.")
    levels = {LEVEL_BY_PLACE[title] for title in titles}
    if len(levels) > 1:
        yield N_("elfenwizards box", "The two titles in a contest must be on the same level.")
        return
    low = [space for space in spaces if LEVEL_BY_PLACE[space] - 1 not in levels]
    if low and levels and not no_title and components.GRAND_DRUID not in spaces:
        words = N_(
            "elfenwizards box",
            "A ladder from {space} cannot lead to {title}: choose a title one level above the "
            "space.",
        )
        yield words.of(space=terms.title(low[0]), title=terms.title(titles[0]))


def _level_errors(draft: Draft) -> Iterator[Remark]:
    points = points_in(draft)
    for rank in range(len(points) - 1):
        if points[rank] < points[rank + 1]:
            words = N_(
                "elfenwizards box",
                "{higher}: give this title at least as many points as {lower}, that is, {points} "
                "or more.",
            )
            names = [terms.rank_name(RANK_SPACES[number]) for number in (rank, rank + 1)]
            sentence = words.of(higher=names[0], lower=names[1], points=points[rank + 1])
            yield Remark(sentence, True, LEVEL_SECTION, rank)


def _line_up_errors(draft: Draft) -> Iterator[Remark]:
    for section in range(FIRST_LINE_UP_SECTION, len(draft.entries)):
        occupied: set[int] = set()
        for guild, entry in enumerate(draft.entries[section]):
            yield from _unknown_names(section, guild, str(entry.values[0]))
            spaces = wizards_of(entry)
            if not 1 <= len(spaces) <= MAX_WIZARDS:
                words = N_("elfenwizards box", "A guild has one to eight wizards (here: {count}).")
                yield Remark(words.of(count=len(spaces)), True, section, guild)
            for space in spaces:
                if space in components.TITLES and space in occupied:
                    words = N_(
                        "elfenwizards box",
                        "{space}: two wizards begin here. Move one to another space.",
                    )
                    yield Remark(words.of(space=terms.title(space)), True, section, guild)
                occupied.add(space)


# What is odd, but allowed.


def _odd_spaces(draft: Draft) -> Iterator[Remark]:
    """Yields remarks about spaces without a ladder up or down."""
    contests = contests_in(draft)
    awarded = {title for titles, _ in contests for title in titles}
    leading = {space for _, spaces in contests for space in spaces}
    if components.GRAND_DRUID not in awarded:
        words = N_(
            "elfenwizards box",
            "No ladder leads to Grand Druid: matches end after the second round.",
        )
        yield Remark(words, False, CONTEST_SECTION)
    for space in components.SPACES[1:]:
        if space not in leading:
            words = N_(
                "elfenwizards box", "{space}: no ladder leads up. Its wizard can never rise."
            )
            if space in awarded:
                words = N_(
                    "elfenwizards box",
                    "{space}: no ladder leads up. Whoever wins this title keeps it to the end.",
                )
            elif space in components.MAGICIANS:
                words = N_(
                    "elfenwizards box", "{space}: no ladder leads up. Wizards here can never rise."
                )
            yield Remark(words.of(space=terms.title(space)), False, CONTEST_SECTION)
        if space in components.TITLES and space not in awarded:
            words = N_(
                "elfenwizards box",
                "{space}: no ladder leads here. Only the line-up and defeated wizards fill this "
                "title.",
            )
            yield Remark(words.of(space=terms.title(space)), False, CONTEST_SECTION)


def _odd_contests(draft: Draft) -> Iterator[Remark]:
    """Yields remarks about contests without a rival."""
    for place, (_, spaces) in enumerate(contests_in(draft)):
        if len(spaces) == 1 and spaces[0] in components.TITLES:
            words = N_(
                "elfenwizards box",
                "{space} has this contest to itself: one spell makes its wizard rise.",
            )
            yield Remark(words.of(space=terms.title(spaces[0])), False, CONTEST_SECTION, place)


def _odd_line_ups(draft: Draft) -> Iterator[Remark]:
    """Yields remarks about guilds that have more than others, and about a Grand Druid from the
    beginning."""
    points = points_in(draft)
    line_ups = enumerate(draft.entries[FIRST_LINE_UP_SECTION:])
    for section, (number, entries) in enumerate(line_ups, start=FIRST_LINE_UP_SECTION):
        guilds = [wizards_of(entry) for entry in entries]
        if any(components.GRAND_DRUID in spaces for spaces in guilds):
            words = NN_(
                "elfenwizards box",
                "With %n player(s), a wizard is Grand Druid from the beginning: nobody can win "
                "this title in the first round.",
                "",
                SEATS[number],
            )
            yield Remark(words, False, section)
        sizes = [len(spaces) for spaces in guilds]
        if len(set(sizes)) > 1:
            words = NN_(
                "elfenwizards box",
                "With %n player(s), some guilds have more wizards than others: {least} to {most}.",
                "",
                SEATS[number],
            )
            yield Remark(words.of(least=min(sizes), most=max(sizes)), False, section)
        worth = [sum([points[LEVEL_BY_PLACE[space] + 1] for space in spaces]) for spaces in guilds]
        if max(worth) - min(worth) > MAX_POINTS_APART:
            words = NN_(
                "elfenwizards box",
                "With %n player(s), the line-up is worth {least} points to one guild and {most} to "
                "another.",
                "",
                SEATS[number],
            )
            yield Remark(words.of(least=min(worth), most=max(worth)), False, section)
