# SPDX-License-Identifier: MIT
"""The parts of a box of Wizard's Gambit, and remarks about one that is being entered."""

from collections.abc import Iterator
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
from wizardtable.core.text import N_, NN_, Message
from wizardtable.core.toml_file import Mistake
from wizardtable.games.wizards_gambit.custom_deck import parser, vocabulary
from wizardtable.games.wizards_gambit.rules import card_table, terms
from wizardtable.games.wizards_gambit.rules.components import (
    EFFECT_COUNT,
    GAMBIT_COUNT,
    GAMBIT_FACES,
    GOAL_POINTS,
    LESSER_WARD,
    POOL_SLOTS,
    TYPE_COUNT,
)

COMPONENT_SECTION: Final = 0
SPELL_SECTION: Final = 1
INCANTATION_SECTION: Final = 2
GAMBIT_SECTION: Final = 3

_ABILITY_IDS: Final = tuple(names[0] for names in vocabulary.ABILITIES.names)
_EFFECT_IDS: Final = tuple(names[0] for names in vocabulary.EFFECTS.names)
_COMPONENT_IDS: Final = ("angel", "phoenix", "dragon", "griffin", "siren", "agate")

_NAME_FIELD: Final = Field(
    "name",
    N_("wizards_gambit box", "Name (leave empty for the built-in one)"),
    FieldKind.TEXT,
    0,
    card_table.MAX_NAME_LETTERS,
)
_FRENCH_NAME_FIELD: Final = Field(
    "name_fr",
    N_("wizards_gambit box", "French name (leave empty if it is the same)"),
    FieldKind.TEXT,
    0,
    card_table.MAX_NAME_LETTERS,
    is_optional=True,
)


def _text_field(id_: str, label: Message) -> Field:
    longest = card_table.MAX_TEXT_LETTERS
    return Field(id_, label, FieldKind.TEXT, 0, longest, is_optional=True)


_NO_ABILITY_NAME: Final = N_("wizards_gambit box", "No ability ({name})").of(
    name=terms.printed_spell(LESSER_WARD)
)

_SPELL_FIELDS: Final = (
    _NAME_FIELD,
    _FRENCH_NAME_FIELD,
    Field("points", N_("wizards_gambit box", "Points"), FieldKind.NUMBER, 1, GOAL_POINTS),
    Field(
        "ability",
        N_("wizards_gambit box", "Ability"),
        FieldKind.CHOICE,
        choices=tuple(
            (id_, _NO_ABILITY_NAME if n == LESSER_WARD else terms.printed_spell(n))
            for n, id_ in enumerate(_ABILITY_IDS)
        ),
    ),
    _text_field("text", N_("wizards_gambit box", "Text of a spell without ability")),
    _text_field("text_fr", N_("wizards_gambit box", "French text (leave empty if it is the same)")),
    *[
        Field(id_, terms.component(kind), FieldKind.NUMBER, 0, card_table.MAX_NEEDS)
        for kind, id_ in enumerate(_COMPONENT_IDS)
    ],
)
_INCANTATION_FIELDS: Final = (
    _NAME_FIELD,
    _FRENCH_NAME_FIELD,
    Field(
        "effect",
        N_("wizards_gambit box", "Effect"),
        FieldKind.CHOICE,
        choices=tuple((id_, terms.printed_incantation(n)) for n, id_ in enumerate(_EFFECT_IDS)),
    ),
    Field("copies", N_("wizards_gambit box", "Cards"), FieldKind.NUMBER, 1, card_table.MAX_COPIES),
)

_SPELL_PLACES: Final = {field.id: place for place, field in enumerate(_SPELL_FIELDS)}
_INCANTATION_PLACES: Final = {field.id: place for place, field in enumerate(_INCANTATION_FIELDS)}
"""By the id of a field, the place of its value in an entry."""

_FAST_SPELL: Final = N_(
    "wizards_gambit box",
    "Type points, components and ability, then press Enter: “2 PPSR Twin Casting”. The components: "
    "A, P, D, G, S, R. Without an ability, type only “1 PS”.",
)
_FAST_INCANTATION: Final = N_(
    "wizards_gambit box",
    "Type the number of cards and the effect, then press Enter: “3 Haste”.",
)


class WizardsGambitForm(BoxForm):
    """Implements `core.boxes.draft.BoxForm` for Wizard's Gambit; see there."""

    game = "wizards_gambit"
    sections: tuple[BoxSection, ...] = (
        BoxSection(
            "component",
            N_("wizards_gambit box", "Components"),
            (Field("cards", N_("wizards_gambit box", "Cards"), FieldKind.NUMBER, 0, 20),),
            names=tuple(terms.component(kind) for kind in range(TYPE_COUNT + 1)),
        ),
        BoxSection(
            "spell",
            N_("wizards_gambit box", "Spells"),
            _SPELL_FIELDS,
            most=card_table.MAX_SPELLS,
            fast_entry=_FAST_SPELL,
        ),
        BoxSection(
            "incantation",
            N_("wizards_gambit box", "Incantations"),
            _INCANTATION_FIELDS,
            most=card_table.MAX_INCANTATIONS,
            fast_entry=_FAST_INCANTATION,
        ),
        BoxSection(
            "gambit",
            N_("wizards_gambit box", "Gambits"),
            (Field("cards", N_("wizards_gambit box", "Cards"), FieldKind.NUMBER, 0, 1),),
            names=tuple(terms.gambit(face) for face in GAMBIT_FACES),
            usual=tuple(BoxEntry((1,)) for _ in GAMBIT_FACES),
        ),
    )

    def read(self, path: Path) -> Draft | list[Mistake]:
        """Returns the draft in a file, or the file's mistakes.

        A file without `format` is a house deck as players wrote it by hand for earlier versions.
        """
        try:
            toml = toml_file.read(path)
        except toml_file.TomlError as error:
            return [error.problem]
        if is_box(toml):
            return box_file.parsed(toml, self, path.stem)
        deck = parser.read_deck(toml)
        if isinstance(deck, list):
            return deck
        return draft_of(deck, deck.title or box_file.usable_title(path.stem))

    def printed(self, title: str) -> Draft:
        """Returns the box that comes with the program, with this title."""
        return draft_of(card_table.PRINTED_CARD_TABLE.deck, title)

    def draft_in(self, data: str) -> Draft:
        """Returns the box in a value of `Setup.data` as a draft; the printed box for ""."""
        deck = card_table.read_card_table(data).deck
        return draft_of(deck, deck.title)

    def remarks(self, draft: Draft) -> list[Remark]:
        """Returns what is missing or odd, see `BoxForm.remarks`."""
        remarks = [*_errors(draft), *_odd(draft)]
        return sorted(remarks, key=lambda remark: not remark.is_error)

    def data(self, draft: Draft) -> str:
        """Returns the value for `Setup.data`; raises ValueError if the draft has errors."""
        angel, phoenix, dragon, griffin, siren, agate, flake = _copies(draft)
        deck = card_table.Deck(
            tuple(spell_of(entry) for entry in draft.entries[SPELL_SECTION]),
            tuple(incantation_of(entry) for entry in draft.entries[INCANTATION_SECTION]),
            (angel, phoenix, dragon, griffin, siren, agate, flake),
            draft.title,
            _gambits(draft),
        )
        return card_table.write_deck(deck)

    def title_of(self, data: str) -> str:
        """Returns the title in a value of `Setup.data`; "" for the printed box."""
        return card_table.read_card_table(data).deck.title if data else ""

    def name(self, section: int, place: int, entry: BoxEntry) -> Message:
        """Returns the name of an entry: that of the card, or of its ability or effect."""
        if section == COMPONENT_SECTION:
            text = N_("wizards_gambit box", "{component}: {count}")
            return text.of(component=terms.component(place), count=_number(entry, 0))
        if section == GAMBIT_SECTION:
            text = N_("wizards_gambit box", "{component}: {count}")
            return text.of(component=terms.gambit(GAMBIT_FACES[place]), count=_number(entry, 0))
        name = terms.name_of(_card_of(section, entry), _printed_name(section, entry))
        return N_("wizards_gambit box", "{name}").of(name=name)

    def own_names(self, section: int, entry: BoxEntry) -> dict[str, str]:
        """Returns the names that the player gave to a card, by language; empty for none."""
        if section not in (SPELL_SECTION, INCANTATION_SECTION):
            return {}
        card = _card_of(section, entry)
        if not card.name and not card.name_fr:
            return {}
        english = card.name or str(_printed_name(section, entry))
        return {"en": english, "fr": card.name_fr or english}

    def new_entry(self, section: int) -> BoxEntry:
        """Returns the card that a new line of the list begins with."""
        if section == SPELL_SECTION:
            return _spell_entry(card_table.Spell("", 1, (1, 1, 1, 0, 0, 0), 0))
        return _incantation_entry(card_table.Incantation("", 1, 0))

    def read_fast(self, section: int, line: str) -> BoxEntry | None:
        """Returns the card that a line describes, such as "2 PPSR Twin Casting" or "3 Haste"."""
        number, _, rest = line.strip().partition(" ")
        if not number.isdigit():
            return None
        if section == INCANTATION_SECTION:
            effect = vocabulary.EFFECTS.find(rest)
            copies = int(number)
            if effect is None or not 1 <= copies <= card_table.MAX_COPIES:
                return None
            return _incantation_entry(card_table.Incantation("", copies, effect))
        letters, _, word = rest.strip().partition(" ")
        needs = _needs_of(letters)
        ability = vocabulary.ABILITIES.find(word) if word.strip() else LESSER_WARD
        if needs is None or ability is None or not 1 <= int(number) <= GOAL_POINTS:
            return None
        return _spell_entry(card_table.Spell("", int(number), needs, ability))


FORM: Final = WizardsGambitForm()


def is_box(toml: toml_file.Toml) -> bool:
    """Returns whether a file was written by the editor of boxes, and not by hand for an earlier
    version."""
    return "format" in toml.data or "game" in toml.data


def draft_of(deck: card_table.Deck, title: str) -> Draft:
    """Returns a deck as a draft with this title."""
    components = tuple(BoxEntry((count,)) for count in deck.copies)
    spells = tuple(map(_spell_entry, deck.spells))
    incantations = tuple(map(_incantation_entry, deck.incantations))
    gambits = tuple(BoxEntry((int(numeral in deck.gambits),)) for numeral in card_table.ALL_GAMBITS)
    return Draft(title, (components, spells, incantations, gambits))


def _gambits(draft: Draft) -> tuple[int, ...]:
    """Returns the numerals of the gambits in a box."""
    entries = zip(card_table.ALL_GAMBITS, draft.entries[GAMBIT_SECTION], strict=True)
    return tuple(numeral for numeral, entry in entries if _number(entry, 0))


def _number(entry: BoxEntry, place: int) -> int:
    value = entry.values[place]
    assert isinstance(value, int)
    return value


def _copies(draft: Draft) -> list[int]:
    return [_number(entry, 0) for entry in draft.entries[COMPONENT_SECTION]]


def _needs(entry: BoxEntry) -> card_table.Needs:
    first = _SPELL_PLACES[_COMPONENT_IDS[0]]
    angel, phoenix, dragon, griffin, siren, agate = [_number(entry, first + n) for n in range(6)]
    return angel, phoenix, dragon, griffin, siren, agate


def _spell_entry(spell: card_table.Spell) -> BoxEntry:
    ability = _ABILITY_IDS[spell.ability]
    names, texts = (spell.name, spell.name_fr), (spell.text, spell.text_fr)
    return BoxEntry((*names, spell.points, ability, *texts, *spell.needs))


def _incantation_entry(card: card_table.Incantation) -> BoxEntry:
    return BoxEntry((card.name, card.name_fr, _EFFECT_IDS[card.effect], card.copies))


def spell_of(entry: BoxEntry) -> card_table.Spell:
    """Returns an entered spell."""
    ability = _ABILITY_IDS.index(_text(entry, _SPELL_PLACES["ability"]))
    name, name_fr, text, text_fr = [
        _text(entry, _SPELL_PLACES[id_]) for id_ in ("name", "name_fr", "text", "text_fr")
    ]
    points = _number(entry, _SPELL_PLACES["points"])
    return card_table.Spell(name, points, _needs(entry), ability, name_fr, text, text_fr)


def incantation_of(entry: BoxEntry) -> card_table.Incantation:
    """Returns an entered incantation."""
    name, name_fr, effect = [
        _text(entry, _INCANTATION_PLACES[id_]) for id_ in ("name", "name_fr", "effect")
    ]
    copies = _number(entry, _INCANTATION_PLACES["copies"])
    return card_table.Incantation(name, copies, _EFFECT_IDS.index(effect), name_fr)


def _text(entry: BoxEntry, place: int) -> str:
    return str(entry.values[place])


def _printed_name(section: int, entry: BoxEntry) -> Message:
    if section == SPELL_SECTION:
        return terms.printed_spell(spell_of(entry).ability)
    return terms.printed_incantation(incantation_of(entry).effect)


def _card_of(section: int, entry: BoxEntry) -> card_table.Spell | card_table.Incantation:
    return spell_of(entry) if section == SPELL_SECTION else incantation_of(entry)


def _needs_of(letters: str) -> card_table.Needs | None:
    """Returns the number of components of each type that letters stand for; None if one of them
    stands for none."""
    needs = [0] * TYPE_COUNT
    for letter in letters.upper():
        kind = vocabulary.COMPONENTS.find(letter)
        if kind is None or kind >= TYPE_COUNT:
            return None
        needs[kind] += 1
    angel, phoenix, dragon, griffin, siren, agate = needs
    return (angel, phoenix, dragon, griffin, siren, agate) if any(needs) else None


def _errors(draft: Draft) -> Iterator[Remark]:
    copies = _copies(draft)
    total = sum(copies)
    if total < card_table.MIN_COMPONENTS:
        text = N_("wizards_gambit box", "{count} component cards: at least {least} are needed.")
        words = text.of(count=total, least=card_table.MIN_COMPONENTS)
        yield Remark(words, True, COMPONENT_SECTION)
    for kind in range(TYPE_COUNT):
        if copies[kind] < 1:
            words = N_("wizards_gambit box", "At least one card of this component is needed.")
            yield Remark(words, True, COMPONENT_SECTION, kind)
    spells = draft.entries[SPELL_SECTION]
    if len(spells) < POOL_SLOTS:
        text = NN_(
            "wizards_gambit box",
            "%n spell(s): the pool needs at least {least}.",
            "",
            len(spells),
        )
        yield Remark(text.of(least=POOL_SLOTS), True, SPELL_SECTION)
    points = sum(spell_of(entry).points for entry in spells)
    if points < GOAL_POINTS:
        text = NN_(
            "wizards_gambit box",
            "All spells together are worth %n point(s): at least {goal} are needed to win.",
            "",
            points,
        )
        yield Remark(text.of(goal=GOAL_POINTS), True, SPELL_SECTION)
    for place, entry in enumerate(spells):
        yield from _errors_of_spell(place, spell_of(entry), copies)
    cards = sum(incantation_of(entry).copies for entry in draft.entries[INCANTATION_SECTION])
    max_cards = card_table.max_incantation_cards(_deck_copies(copies))
    if cards > max_cards:
        text = N_(
            "wizards_gambit box",
            "{count} incantation cards: with this number of components, at most {most} are "
            "allowed.",
        )
        yield Remark(text.of(count=cards, most=max_cards), True, INCANTATION_SECTION)
    gambits = len(_gambits(draft))
    if gambits < card_table.MIN_GAMBITS:
        text = NN_(
            "wizards_gambit box",
            "%n gambit(s): at least {least} are needed, one more than there can be players.",
            "",
            gambits,
        )
        yield Remark(text.of(least=card_table.MIN_GAMBITS), True, GAMBIT_SECTION)
    for section in (SPELL_SECTION, INCANTATION_SECTION):
        yield from _equal_names(section, draft.entries[section])


def _deck_copies(copies: list[int]) -> card_table.Copies:
    angel, phoenix, dragon, griffin, siren, agate, flake = copies
    return (angel, phoenix, dragon, griffin, siren, agate, flake)


def _errors_of_spell(place: int, spell: card_table.Spell, copies: list[int]) -> Iterator[Remark]:
    needs = spell.needs
    if (spell.text or spell.text_fr) and spell.ability != LESSER_WARD:
        text = N_(
            "wizards_gambit box",
            "Only a spell without an ability can have a text of its own: choose “{none}”, or "
            "delete the text.",
        )
        yield Remark(text.of(none=_NO_ABILITY_NAME), True, SPELL_SECTION, place)
    if not any(needs):
        words = N_("wizards_gambit box", "A spell needs at least one component.")
        yield Remark(words, True, SPELL_SECTION, place)
    if sum(needs) > card_table.MAX_NEEDS:
        text = N_("wizards_gambit box", "A spell can need at most {most} components.")
        yield Remark(text.of(most=card_table.MAX_NEEDS), True, SPELL_SECTION, place)
    for kind, need in enumerate(needs):
        if need > copies[kind]:
            text = N_(
                "wizards_gambit box",
                "This spell can never be completed: the box has too few {component} cards "
                "({count}).",
            )
            words = text.of(count=copies[kind], component=terms.component(kind))
            yield Remark(words, True, SPELL_SECTION, place)


def _equal_names(section: int, entries: tuple[BoxEntry, ...]) -> Iterator[Remark]:
    """Yields an error for each card with the name of an earlier one: the log could not tell them
    apart."""
    seen_names: set[str] = set()
    for place, entry in enumerate(entries):
        card, printed = _card_of(section, entry), _printed_name(section, entry)
        own_names = [name for name in (card.name, card.name_fr) if name]
        words = own_names if card.name else [*own_names, str(printed)]
        folded = {vocabulary.folded_text(word) or word for word in words}
        if folded & seen_names:
            text = N_(
                "wizards_gambit box",
                "Another card is called “{name}” too: give this one a different name.",
            )
            yield Remark(text.of(name=terms.name_of(card, printed)), True, section, place)
        seen_names |= folded
        for name in own_names:
            if vocabulary.COMPONENTS.find(name) is not None:
                text = N_(
                    "wizards_gambit box", "“{name}” is a component: give this card another name."
                )
                yield Remark(text.of(name=name), True, section, place)


def _odd(draft: Draft) -> Iterator[Remark]:
    spells = len(draft.entries[SPELL_SECTION])
    printed = len(_ABILITY_IDS)
    if POOL_SLOTS <= spells != printed:
        text = N_("wizards_gambit box", "{count} spells: the built-in box has {printed}.")
        yield Remark(text.of(count=spells, printed=printed), False, SPELL_SECTION)
    kinds = len(draft.entries[INCANTATION_SECTION])
    if kinds < EFFECT_COUNT:
        text = NN_(
            "wizards_gambit box",
            "%n kind(s) of incantations: the built-in box has {printed}.",
            "",
            kinds,
        )
        yield Remark(text.of(printed=EFFECT_COUNT), False, INCANTATION_SECTION)
    gambits = len(_gambits(draft))
    if card_table.MIN_GAMBITS <= gambits < GAMBIT_COUNT:
        text = N_("wizards_gambit box", "{count} gambits: the built-in box has {printed}.")
        yield Remark(text.of(count=gambits, printed=GAMBIT_COUNT), False, GAMBIT_SECTION)
