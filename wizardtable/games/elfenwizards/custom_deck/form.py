# SPDX-License-Identifier: MIT
"""The parts of a box of Elfenwizards: contests, the points of the levels, and line-ups.

A contest is entered as its titles and the spaces of its candidates, by their short names (see
`space_names`). A guild's part of a line-up is entered as the spaces of its wizards.
"""

from pathlib import Path
from typing import Final

from wizardtable.core.boxes import box_file
from wizardtable.core.boxes.draft import (
    BoxEntry,
    BoxForm,
    BoxSection,
    Draft,
    Field,
    FieldKind,
    Remark,
)
from wizardtable.core.text import N_, NN_, Message, joined_with_commas
from wizardtable.core.toml_file import Mistake
from wizardtable.games.elfenwizards.custom_deck import remarks
from wizardtable.games.elfenwizards.custom_deck.remarks import (
    CONTEST_SECTION,
    FIRST_LINE_UP_SECTION,
    LEVEL_SECTION,
    RANK_SPACES,
)
from wizardtable.games.elfenwizards.custom_deck.space_names import names_of, spaces_in
from wizardtable.games.elfenwizards.rules import components, match_box, terms
from wizardtable.games.elfenwizards.rules.match_box import (
    MAX_POINTS,
    MAX_SPACES,
    MAX_TITLES,
    MAX_WIZARDS,
    PRINTED_BOX,
    SEATS,
    Box,
    Contest,
    LineUp,
)

_LEVEL_TERMS: Final = ("grand_druid", "druid", "sorcerer", "necromancer", "magician")
"""By rank, its key in the table of terms."""

_NAME_LETTERS: Final = 3
"""The letters of a short name and the space after it."""

_GUILD_NAMES: Final = (
    N_("elfenwizards box", "Red guild"),
    N_("elfenwizards box", "Green guild"),
    N_("elfenwizards box", "Blue guild"),
    N_("elfenwizards box", "Yellow guild"),
    N_("elfenwizards box", "Black guild"),
    N_("elfenwizards box", "White guild"),
)

_CONTEST_FIELDS: Final = (
    Field(
        "titles",
        N_("elfenwizards box", "Titles, such as GD or N1 N2"),
        FieldKind.TEXT,
        0,
        _NAME_LETTERS * MAX_TITLES,
    ),
    Field(
        "spaces",
        N_("elfenwizards box", "Candidates’ spaces, such as D1 D2"),
        FieldKind.TEXT,
        0,
        _NAME_LETTERS * MAX_SPACES,
    ),
)

_LEVEL_FIELDS: Final = (
    Field("points", N_("elfenwizards box", "Points per round"), FieldKind.NUMBER, 1, MAX_POINTS),
)

_LINE_UP_FIELDS: Final = (
    Field(
        "wizards",
        N_(
            "elfenwizards box",
            "Starting spaces of the guild’s wizards: click them on the map, or type them, such "
            "as D1 S4 M2 M2",
        ),
        FieldKind.TEXT,
        0,
        _NAME_LETTERS * MAX_WIZARDS,
    ),
)

_FAST_CONTEST: Final = N_(
    "elfenwizards box",
    "Click the titles and the spaces of a contest on the map, or type them and press Enter: “D1 D2 "
    "> GD” is the contest for Grand Druid.",
)


def _line_up_section(seats: int) -> BoxSection:
    title = NN_("elfenwizards box", "Line-up with %n player(s)", "", seats)
    return BoxSection(f"line_up_{seats}", title, _LINE_UP_FIELDS, names=_GUILD_NAMES[:seats])


class ElfenwizardsForm(BoxForm):
    """Implements `core.boxes.draft.BoxForm` for Elfenwizards; see there."""

    game = "elfenwizards"
    sections: tuple[BoxSection, ...] = (
        BoxSection(
            "contest",
            N_("elfenwizards box", "Contests"),
            _CONTEST_FIELDS,
            most=len(components.TITLES),
            fast_entry=_FAST_CONTEST,
        ),
        BoxSection(
            "level",
            N_("elfenwizards box", "Levels"),
            _LEVEL_FIELDS,
            names=tuple([terms.rank_name(space) for space in RANK_SPACES]),
        ),
        *[_line_up_section(seats) for seats in SEATS],
    )

    def printed(self, title: str) -> Draft:
        """Returns the box that comes with the program, with this title."""
        return draft_of(PRINTED_BOX.box, title)

    def draft_in(self, data: str) -> Draft:
        """Returns the box in a value of `Setup.data` as a draft; the printed box for ""."""
        box = match_box.read_box(data).box
        return draft_of(box, box.title)

    def read(self, path: Path) -> Draft | list[Mistake]:
        """Returns the draft in a file, or the file's mistakes."""
        return box_file.read(path, self)

    def remarks(self, draft: Draft) -> list[Remark]:
        """Returns what is missing or odd, see `BoxForm.remarks`."""
        return remarks.remarks_on(draft)

    def data(self, draft: Draft) -> str:
        """Returns the value for `Setup.data`; raises ValueError if the draft has errors."""
        return match_box.write_box(box_of(draft))

    def title_of(self, data: str) -> str:
        """Returns the title in a value of `Setup.data`; "" for the printed box."""
        return match_box.read_box(data).box.title

    def name(self, section: int, place: int, entry: BoxEntry) -> Message:
        """Returns the name of an entry: what a contest leads from and to, a rank, or a guild."""
        if section == LEVEL_SECTION:
            return terms.rank_name(RANK_SPACES[place])
        if section >= FIRST_LINE_UP_SECTION:
            return _GUILD_NAMES[place]
        titles, spaces = [spaces_in(str(value))[0] for value in entry.values]
        text = N_("elfenwizards box", "{spaces} > {titles}")
        return text.of(spaces=_listed(spaces), titles=_listed(titles))

    def points_of_terms(self, draft: Draft) -> dict[str, str]:
        """Returns the points of each level; see `BoxForm.points_of_terms`."""
        return dict(zip(_LEVEL_TERMS, map(str, remarks.points_in(draft)), strict=True))

    def after_click(
        self, section: int, entry: BoxEntry, piece: str, number: int
    ) -> BoxEntry | None:
        """Returns an entry after a click on a space of the map; None if nothing changes."""
        if piece != "space" or section == LEVEL_SECTION:
            return None
        change = _contest_after_click if section == CONTEST_SECTION else _line_up_after_click
        return change(entry, number)

    def new_entry(self, section: int) -> BoxEntry:
        """Returns the contest that a new line of the list begins with."""
        return BoxEntry(("GD", "D1 D2"))

    def read_fast(self, section: int, line: str) -> BoxEntry | None:
        """Returns the contest that a line such as "D1 D2 > GD" describes; None if it describes
        none."""
        parts = line.split(">")
        if section != CONTEST_SECTION or len(parts) != 2:
            return None
        (spaces, unknown), (titles, others) = spaces_in(parts[0]), spaces_in(parts[1])
        if unknown or others or not spaces or not titles:
            return None
        entry = BoxEntry((names_of(titles), names_of(spaces)))
        fits = zip(_CONTEST_FIELDS, entry.values, strict=True)
        return entry if all(field.allows(value) for field, value in fits) else None


def _rank(space: int) -> int:
    """Returns the rank of a space, 0 for the Grand Druid to 4 for the Magicians."""
    firsts = (0, 1, 3, 7, components.MAGICIANS[0])
    return max(rank for rank, first in enumerate(firsts) if space >= first)


def _contest_after_click(entry: BoxEntry, space: int) -> BoxEntry | None:
    """Returns a contest with a space added or taken away; None if the space cannot be part of it.

    A space above the candidates is a title, and a space below the titles is that of a candidate.
    """
    titles, spaces = [spaces_in(str(value))[0] for value in entry.values]
    for part in (titles, spaces):
        if space in part:
            part.remove(space)
            return BoxEntry((names_of(titles), names_of(spaces)), entry.is_checked)
    if all(_rank(space) > _rank(title) for title in titles) and (titles or space > 14):
        spaces = sorted([*spaces, space])[:MAX_SPACES]
    elif all(_rank(space) < _rank(other) for other in spaces) and len(titles) < MAX_TITLES:
        titles = sorted([*titles, space])
    else:
        return None
    return BoxEntry((names_of(titles), names_of(spaces)), entry.is_checked)


def _line_up_after_click(entry: BoxEntry, space: int) -> BoxEntry | None:
    """Returns a guild's part of a line-up with one more wizard on a space.

    A title has one wizard. So a second click on it takes the wizard away, and so does a click on a
    Magician space with as many wizards as fit.
    """
    wizards = remarks.wizards_of(entry)
    max_wizards = MAX_WIZARDS if space in components.MAGICIANS else 1
    if wizards.count(space) >= max_wizards or len(wizards) == MAX_WIZARDS:
        wizards = [other for other in wizards if other != space]
    else:
        wizards = sorted([*wizards, space])
    return BoxEntry((names_of(wizards),), entry.is_checked)


def _listed(spaces: list[int]) -> Message | str:
    return joined_with_commas([terms.title(space) for space in spaces]) if spaces else "–"


def draft_of(box: Box, title: str) -> Draft:
    """Returns a box as a draft with this title."""
    contests = [
        BoxEntry((names_of(contest.titles), names_of(contest.spaces))) for contest in box.contests
    ]
    levels = [BoxEntry((points,)) for points in box.points]
    line_ups = [
        tuple([BoxEntry((names_of(spaces),)) for spaces in line_up]) for line_up in box.line_ups
    ]
    return Draft(title, (tuple(contests), tuple(levels), *line_ups))


def box_of(draft: Draft) -> Box:
    """Returns the box that a draft describes.

    Raises:
        ValueError: the draft has errors.
    """
    contests = [
        Contest(*[tuple(sorted(spaces_in(str(value))[0])) for value in entry.values])
        for entry in draft.entries[CONTEST_SECTION]
    ]
    line_ups: list[LineUp] = [
        tuple([tuple(sorted(remarks.wizards_of(entry))) for entry in entries])
        for entries in draft.entries[FIRST_LINE_UP_SECTION:]
    ]
    three, four, five, six = line_ups
    first, second, third, fourth, fifth = remarks.points_in(draft)
    return Box(
        tuple(sorted(contests, key=lambda contest: contest.titles)),
        (three, four, five, six),
        (first, second, third, fourth, fifth),
        draft.title,
    )


FORM: Final = ElfenwizardsForm()
