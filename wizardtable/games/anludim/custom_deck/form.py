# SPDX-License-Identifier: MIT
"""The parts of a box of Anludim, and remarks about one that is being entered.

A card has two halves, each with a value and a colour.
"""

import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from wizardtable.core import toml_file
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
from wizardtable.core.text import N_, NN_, Message, joined_with_and, joined_with_commas
from wizardtable.core.toml_file import Mistake, TomlError
from wizardtable.games.anludim.rules import components, match_box, terms
from wizardtable.games.anludim.rules.components import CARDS, COLOURS, PRINTED_COUNT, Half
from wizardtable.games.anludim.rules.match_box import MAX_OBJECTS, MAX_POINTS, PRINTED_BOX, SEATS

_OBJECT_TERMS: Final = ("vial", "star", "voodoo_doll", "talisman", "crystal_chest")
"""By kind of object, its key in the table of terms."""

_TABLE_ENDING: Final = ".csv"

CARD_SECTION: Final = 0
PILE_SECTION: Final = 1

MAX_LISTED: Final = 8
"""The most halves that a sentence lists."""

_COLOUR_CHOICES: Final = tuple(zip(COLOURS, terms.COLOUR_NAMES, strict=True))

_CARD_FIELDS: Final = (
    Field("value", N_("anludim box", "Value"), FieldKind.NUMBER, 1, 13),
    Field("colour", N_("anludim box", "Colour"), FieldKind.CHOICE, choices=_COLOUR_CHOICES),
    Field("other_value", N_("anludim box", "Value of the other half"), FieldKind.NUMBER, 1, 13),
    Field(
        "other_colour",
        N_("anludim box", "Colour of the other half"),
        FieldKind.CHOICE,
        choices=_COLOUR_CHOICES,
    ),
)


def _pile_field(id_: str, label: Message) -> Field:
    return Field(id_, label, FieldKind.NUMBERS, 1, MAX_POINTS, MAX_OBJECTS)


_PILE_FIELDS: Final = (
    _pile_field("with_2_players", N_("anludim box", "Points of the objects with 2 players")),
    _pile_field("with_3_players", N_("anludim box", "With 3 players")),
    _pile_field("with_4_players", N_("anludim box", "With 4 players")),
    _pile_field("with_5_players", N_("anludim box", "With 5 players")),
)

_FAST_CARD: Final = N_(
    "anludim box",
    "Type both halves and press Enter: “b7 r3” is blue 7 / red 3. The colours: b, r, g, y, p.",
)


class AnludimForm(BoxForm):
    """Implements `core.boxes.draft.BoxForm` for Anludim; see there."""

    game = "anludim"
    endings = (".toml", _TABLE_ENDING)
    sections: tuple[BoxSection, ...] = (
        BoxSection(
            "card",
            N_("anludim box", "Cards"),
            _CARD_FIELDS,
            most=PRINTED_COUNT,
            fast_entry=_FAST_CARD,
        ),
        BoxSection("pile", N_("anludim box", "Piles"), _PILE_FIELDS, names=terms.OBJECT_KINDS),
    )

    def printed(self, title: str) -> Draft:
        """Returns the box that comes with the program, with this title."""
        return _draft_of(PRINTED_BOX, title)

    def draft_in(self, data: str) -> Draft:
        """Returns the box in a value of `Setup.data` as a draft; the printed box for ""."""
        box = match_box.read_box(data)
        return _draft_of(box, box.title)

    def read(self, path: Path) -> Draft | list[Mistake]:
        """Returns the draft in a file, or the file's mistakes.

        A file with the ending ".csv" is a table of cards; the piles are then the printed ones.
        """
        if path.suffix.lower() != _TABLE_ENDING:
            return box_file.read(path, self)
        try:
            text = toml_file.text_in(path)
        except TomlError as error:
            return [error.problem]
        cards = _cards_in_table(text)
        if isinstance(cards, Mistake):
            return [cards]
        piles = self.printed("").entries[PILE_SECTION]
        return Draft(box_file.usable_title(path.stem), (tuple(cards), piles))

    def remarks(self, draft: Draft) -> list[Remark]:
        """Returns what is missing or odd, see `BoxForm.remarks`."""
        cards = [halves_of(entry) for entry in draft.entries[CARD_SECTION]]
        is_checked = all(entry.is_checked for entry in draft.entries[CARD_SECTION])
        remarks = [*_errors(cards), *_odd_cards(cards, is_checked), *_odd_piles(draft)]
        return sorted(remarks, key=lambda remark: not remark.is_error)

    def data(self, draft: Draft) -> str:
        """Returns the value for `Setup.data`; raises ValueError if the draft has errors."""
        cards = [halves_of(entry) for entry in draft.entries[CARD_SECTION]]
        ordered = [(max(both), min(both)) for both in cards]
        ids = sorted(match_box.card_ids(ordered))
        faces = [(*CARDS[card][0], *CARDS[card][1]) for card in ids]
        piles = zip(*[piles_of_entry(entry) for entry in draft.entries[PILE_SECTION]], strict=True)
        two, three, four, five = [match_box.piles_of(by_kind) for by_kind in piles]
        box = match_box.Box(tuple(faces), (two, three, four, five), draft.title)
        return match_box.write_box(box)

    def title_of(self, data: str) -> str:
        """Returns the title in a value of `Setup.data`; "" for the printed box."""
        return match_box.read_box(data).title

    def name(self, section: int, place: int, entry: BoxEntry) -> Message:
        """Returns the name of an entry: a card's two halves, or the kind of a pile's objects."""
        if section == PILE_SECTION:
            return terms.OBJECT_KINDS[place]
        half, other = halves_of(entry)
        text = N_("anludim", "{one} / {other}")
        return text.of(one=terms.name_of_half(half), other=terms.name_of_half(other))

    def points_of_terms(self, draft: Draft) -> dict[str, str]:
        """Returns the different points of each kind of object; see `BoxForm.points_of_terms`."""
        points = [
            sorted({points for pile in piles_of_entry(entry) for points in pile})
            for entry in draft.entries[PILE_SECTION]
        ]
        lists = [", ".join(map(str, numbers)) for numbers in points]
        return dict(zip(_OBJECT_TERMS, lists, strict=True))

    def new_entry(self, section: int) -> BoxEntry:
        """Returns the card that a new line of the list begins with."""
        return _entry_of((2, components.BLUE), (1, components.RED))

    def read_fast(self, section: int, line: str) -> BoxEntry | None:
        """Returns the card that a line such as "b7 r3" or "7b 3r" describes; None if it does not
        describe one."""
        halves = [half for half in map(_half_of_word, line.replace("/", " ").split()) if half]
        if section != CARD_SECTION or len(halves) != 2 or len(line.replace("/", " ").split()) != 2:
            return None
        return _entry_of(*halves)


FORM: Final = AnludimForm()


def _draft_of(box: match_box.MatchBox, title: str) -> Draft:
    """Returns a box as a draft with this title."""
    cards = [_entry_of(*CARDS[card]) for card in box.cards]
    by_seats = [box.piles(seats) for seats in SEATS]
    piles = [BoxEntry(tuple(piles)) for piles in zip(*by_seats, strict=True)]
    return Draft(title, (tuple(cards), tuple(piles)))


def _cards_in_table(text: str) -> list[BoxEntry] | Mistake:
    """Returns the cards in a text with commas between values, or a mistake.

    A line is value, colour, value, colour. Colours are words or letters as in fast entry. A first
    line with the names of the columns is passed over.
    """
    cards: list[BoxEntry] = []
    for number, row in enumerate(csv.reader(text.splitlines()), start=1):
        cells = [cell.strip() for cell in row]
        if not any(cells) or (number == 1 and not any(cell.isdigit() for cell in cells)):
            continue
        halves = [_half_of_word(cells[n + 1] + cells[n]) for n in (0, 2)] if len(cells) == 4 else []
        upper, lower = halves or (None, None)
        if upper is None or lower is None:
            words = N_(
                "anludim box",
                "This is not a card. Write a card as value, colour, value, colour, such as 7, "
                "blue, 3, red.",
            )
            return Mistake(number, words)
        cards.append(_entry_of(upper, lower))
    if not 0 < len(cards) <= PRINTED_COUNT:
        words = N_("anludim box", "The file has {count} cards; there must be 1 to {all}.")
        return Mistake(0, words.of(count=len(cards), all=PRINTED_COUNT))
    return cards


_HALF_PATTERN: Final = re.compile(r"([a-zà-ÿ]+)(\d{1,2})|(\d{1,2})([a-zà-ÿ]+)")

_COLOUR_WORDS: Final[dict[str, str]] = {
    **{colour: colour for colour in COLOURS},
    **dict(zip(("bleu", "rouge", "vert", "jaune", "violet"), COLOURS, strict=True)),
    **dict(zip("brgyp", COLOURS, strict=True)),
    **dict(zip("vj", COLOURS[2:4], strict=True)),
}


def _half_of_word(word: str) -> Half | None:
    """Returns the half that a word such as "b7" or "7b" names; None if it names none."""
    word_match = _HALF_PATTERN.fullmatch(word.casefold())
    if word_match is None:
        return None
    colour = _COLOUR_WORDS.get(word_match[1] or word_match[4])
    value = int(word_match[2] or word_match[3])
    if colour is None or not 1 <= value <= 13:
        return None
    return value, COLOURS.index(colour)


def _entry_of(half: Half, other: Half) -> BoxEntry:
    return BoxEntry((half[0], COLOURS[half[1]], other[0], COLOURS[other[1]]))


def halves_of(entry: BoxEntry) -> tuple[Half, Half]:
    """Returns the two halves of an entered card, in the order in which they were entered."""
    value, colour, other_value, other_colour = entry.values
    assert isinstance(value, int) and isinstance(other_value, int)
    return (
        (value, COLOURS.index(str(colour))),
        (other_value, COLOURS.index(str(other_colour))),
    )


def piles_of_entry(entry: BoxEntry) -> list[tuple[int, ...]]:
    """Returns the pile for two, three, four and five players, the most valuable object first."""
    piles = [value for value in entry.values if isinstance(value, tuple)]
    return [tuple(sorted(pile, reverse=True)) for pile in piles]


def _errors(cards: Sequence[tuple[Half, Half]]) -> Iterator[Remark]:
    """Yields the errors of the cards."""
    for place, ((value, colour), (other_value, other_colour)) in enumerate(cards):
        if value == other_value:
            text = N_("anludim box", "Both halves have the value {value}: change one of them.")
            yield Remark(text.of(value=value), True, CARD_SECTION, place)
        if colour == other_colour:
            text = N_("anludim box", "Both halves are {colour}: change one of them.")
            name = terms.COLOUR_NAMES[colour]
            yield Remark(text.of(colour=name), True, CARD_SECTION, place)
    half_counts = Counter(half for both in cards for half in both)
    for half, count in half_counts.items():
        if count <= 2:
            continue
        text = N_(
            "anludim box",
            "The half {half} belongs on exactly two cards, but is on cards {cards}: check them.",
        )
        places = [place for place, both in enumerate(cards) if half in both]
        numbers = joined_with_and([str(place + 1) for place in places])
        words = text.of(half=terms.name_of_half(half), cards=numbers)
        for place in places:  # one error, shown at each of the cards
            yield Remark(words, place == places[-1], CARD_SECTION, place)
    if len(cards) < PRINTED_COUNT:
        text = NN_(
            "anludim box",
            "{count} of {all} cards: %n card(s) still to enter.",
            "",
            PRINTED_COUNT - len(cards),
        )
        words = text.of(count=len(cards), all=PRINTED_COUNT)
        yield Remark(words, True, CARD_SECTION)
    missing = [
        (half, 2 - half_counts[half])
        for half in [(value, colour) for value in range(13, 0, -1) for colour in range(5)]
        if half_counts[half] < 2
    ]
    if missing and len(cards) * 2 >= 2 * PRINTED_COUNT - 3 * MAX_LISTED:
        yield Remark(_still_missing(missing), True, CARD_SECTION)


def _still_missing(missing: Sequence[tuple[Half, int]]) -> Message:
    """Returns a sentence that lists halves that are on too few cards, with how often they lack."""
    twice = N_("anludim box", "{half} (twice)")
    names = [
        terms.name_of_half(half) if count == 1 else twice.of(half=terms.name_of_half(half))
        for half, count in missing
    ]
    if len(names) > MAX_LISTED:
        text = N_("anludim box", "Halves still missing: {halves} and others.")
        return text.of(halves=joined_with_commas(names[:MAX_LISTED]))
    text = N_("anludim box", "Halves still missing: {halves}.")
    return text.of(halves=joined_with_and(names))


def _odd_cards(cards: Sequence[tuple[Half, Half]], is_checked: bool) -> Iterator[Remark]:
    """Yields remarks about cards that can be right, but are rare.

    `is_checked` is True if the player has compared all cards with the real ones.
    """
    seen_cards: set[frozenset[Half]] = set()
    for place, both in enumerate(cards):
        if frozenset(both) in seen_cards:
            text = N_("anludim box", "This card is in the box twice: rare, but allowed.")
            yield Remark(text, False, CARD_SECTION, place)
        seen_cards.add(frozenset(both))
    if len(cards) < PRINTED_COUNT or is_checked:
        return
    pairs = Counter(frozenset((half[1], other[1])) for half, other in cards)
    for pair in _colour_pairs():
        if pairs[pair] not in (6, 7):
            text = NN_(
                "anludim box",
                "%n card(s) have {one} and {other} (6 or 7 in the built-in box).",
                "",
                pairs[pair],
            )
            half, other = sorted(pair)
            words = text.of(one=terms.COLOUR_NAMES[half], other=terms.COLOUR_NAMES[other])
            yield Remark(words, False, CARD_SECTION)


def _colour_pairs() -> Iterable[frozenset[int]]:
    colours = range(len(COLOURS))
    return [frozenset((colour, other)) for colour in colours for other in colours if colour < other]


def _odd_piles(draft: Draft) -> Iterator[Remark]:
    """Yields remarks about piles that differ from the built-in ones and are not checked."""
    for kind, entry in enumerate(draft.entries[PILE_SECTION]):
        differing = [
            seats
            for seats, pile in zip(SEATS, piles_of_entry(entry), strict=True)
            if pile != PRINTED_BOX.piles(seats)[kind]
        ]
        if differing and not entry.is_checked:
            text = N_(
                "anludim box", "With {numbers} players, this pile differs from the built-in box."
            )
            numbers = joined_with_and([str(seats) for seats in differing])
            yield Remark(text.of(numbers=numbers), False, PILE_SECTION, kind)
