# SPDX-License-Identifier: MIT
"""The names of cards and spells, as titles, with numbers, and for use within sentences.

The names of a house deck are shown as the player entered them.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeAlias

from wizardtable.core.text import N_, NN_, Message, by_language, joined_with_and
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.card_table import CardTable, Incantation, Spell

Name: TypeAlias = "Message | str"
"""A name to be translated, or one that a player typed."""

_COMPONENTS: Final = (
    N_("wizards_gambit component", "Angel’s Breath"),
    N_("wizards_gambit component", "Phoenix Ashes"),
    N_("wizards_gambit component", "Dragon’s Tooth"),
    N_("wizards_gambit component", "Griffin Feather"),
    N_("wizards_gambit component", "Siren’s Tears"),
    N_("wizards_gambit component", "Riven Agate"),
    N_("wizards_gambit component", "Prismatic Flake"),
)

_A_COMPONENT: Final = (
    N_("wizards_gambit component in a sentence", "an Angel’s Breath"),
    N_("wizards_gambit component in a sentence", "Phoenix Ashes"),
    N_("wizards_gambit component in a sentence", "a Dragon’s Tooth"),
    N_("wizards_gambit component in a sentence", "a Griffin Feather"),
    N_("wizards_gambit component in a sentence", "Siren’s Tears"),
    N_("wizards_gambit component in a sentence", "a Riven Agate"),
    N_("wizards_gambit component in a sentence", "a Prismatic Flake"),
)

_INCANTATIONS: Final = (
    N_("wizards_gambit incantation", "Colbach’s Bounty"),
    N_("wizards_gambit incantation", "Prosperity"),
    N_("wizards_gambit incantation", "Haste"),
    N_("wizards_gambit incantation", "Larceny"),
    N_("wizards_gambit incantation", "Withering"),
    N_("wizards_gambit incantation", "Dispel"),
    N_("wizards_gambit incantation", "Transmutation"),
    N_("wizards_gambit incantation", "Exchange of Minds"),
    N_("wizards_gambit incantation", "Recall"),
    N_("wizards_gambit incantation", "Eclipse"),
)

_THE_INCANTATION: Final = (
    N_("wizards_gambit incantation in a sentence", "Colbach’s Bounty"),
    N_("wizards_gambit incantation in a sentence", "Prosperity"),
    N_("wizards_gambit incantation in a sentence", "Haste"),
    N_("wizards_gambit incantation in a sentence", "Larceny"),
    N_("wizards_gambit incantation in a sentence", "Withering"),
    N_("wizards_gambit incantation in a sentence", "Dispel"),
    N_("wizards_gambit incantation in a sentence", "Transmutation"),
    N_("wizards_gambit incantation in a sentence", "Exchange of Minds"),
    N_("wizards_gambit incantation in a sentence", "Recall"),
    N_("wizards_gambit incantation in a sentence", "Eclipse"),
)

_SPELLS: Final = (
    N_("wizards_gambit spell", "Bounty"),
    N_("wizards_gambit spell", "Twin Casting"),
    N_("wizards_gambit spell", "Quick Hands"),
    N_("wizards_gambit spell", "Transcendent Focus"),
    N_("wizards_gambit spell", "Rune Shift"),
    N_("wizards_gambit spell", "Corrupt Exchange"),
    N_("wizards_gambit spell", "Aegis"),
    N_("wizards_gambit spell", "Sealed Tome"),
    N_("wizards_gambit spell", "Reclamation"),
    N_("wizards_gambit spell", "Foresight"),
    N_("wizards_gambit spell", "Drain"),
    N_("wizards_gambit spell", "Scrying"),
    N_("wizards_gambit spell", "Deep Satchel"),
    N_("wizards_gambit spell", "Gambiteer"),
    N_("wizards_gambit spell", "Echo"),
    N_("wizards_gambit spell", "Banishment"),
    N_("wizards_gambit spell", "Momentum"),
    N_("wizards_gambit spell", "Open Mind"),
    N_("wizards_gambit spell", "Tribute"),
    N_("wizards_gambit spell", "Numb Fingers"),
    N_("wizards_gambit spell", "Lesser Ward"),
    N_("wizards_gambit spell", "Muted Voice"),
    N_("wizards_gambit spell", "Burden of Power"),
    N_("wizards_gambit spell", "Cursed Rune"),
    N_("wizards_gambit spell", "Grand Siege"),
)

_THE_SPELL: Final = (
    N_("wizards_gambit spell in a sentence", "Bounty"),
    N_("wizards_gambit spell in a sentence", "Twin Casting"),
    N_("wizards_gambit spell in a sentence", "Quick Hands"),
    N_("wizards_gambit spell in a sentence", "Transcendent Focus"),
    N_("wizards_gambit spell in a sentence", "Rune Shift"),
    N_("wizards_gambit spell in a sentence", "Corrupt Exchange"),
    N_("wizards_gambit spell in a sentence", "Aegis"),
    N_("wizards_gambit spell in a sentence", "Sealed Tome"),
    N_("wizards_gambit spell in a sentence", "Reclamation"),
    N_("wizards_gambit spell in a sentence", "Foresight"),
    N_("wizards_gambit spell in a sentence", "Drain"),
    N_("wizards_gambit spell in a sentence", "Scrying"),
    N_("wizards_gambit spell in a sentence", "Deep Satchel"),
    N_("wizards_gambit spell in a sentence", "Gambiteer"),
    N_("wizards_gambit spell in a sentence", "Echo"),
    N_("wizards_gambit spell in a sentence", "Banishment"),
    N_("wizards_gambit spell in a sentence", "Momentum"),
    N_("wizards_gambit spell in a sentence", "Open Mind"),
    N_("wizards_gambit spell in a sentence", "Tribute"),
    N_("wizards_gambit spell in a sentence", "Numb Fingers"),
    N_("wizards_gambit spell in a sentence", "Lesser Ward"),
    N_("wizards_gambit spell in a sentence", "Muted Voice"),
    N_("wizards_gambit spell in a sentence", "Burden of Power"),
    N_("wizards_gambit spell in a sentence", "Cursed Rune"),
    N_("wizards_gambit spell in a sentence", "Grand Siege"),
)

_NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")


# Cards of the component deck.


def component(kind: int) -> Message:
    """Returns a component as a title: "Angel's Breath"."""
    return _COMPONENTS[kind]


def a_component(kind: int) -> Message:
    """Returns a component for a sentence: "an Angel's Breath"."""
    return _A_COMPONENT[kind]


def components(kind: int, count: int) -> Message:
    """Returns components of a type with their number, for a sentence: "2 Griffin Feathers"."""
    if count == 1:
        return a_component(kind)
    return (
        NN_("wizards_gambit component in a sentence", "%n Angel’s Breaths", "", count),
        NN_("wizards_gambit component in a sentence", "%n Phoenix Ashes", "", count),
        NN_("wizards_gambit component in a sentence", "%n Dragon’s Teeth", "", count),
        NN_("wizards_gambit component in a sentence", "%n Griffin Feathers", "", count),
        NN_("wizards_gambit component in a sentence", "%n Siren’s Tears", "", count),
        NN_("wizards_gambit component in a sentence", "%n Riven Agates", "", count),
        NN_("wizards_gambit component in a sentence", "%n Prismatic Flakes", "", count),
    )[kind]


def a_played_component(face: int, as_type: int) -> Message:
    """Returns a component with the type it is played as: "a Prismatic Flake as Siren's Tears"."""
    if face == as_type:
        return a_component(face)
    text = N_("wizards_gambit component in a sentence", "{component} as {type}")
    return text.of(component=a_component(face), type=a_component(as_type))


def a_laid_component(face: int, as_type: int) -> Message:
    """Returns a component on a spell with the type it stands for: "a Prismatic Flake (as Siren's
    Tears)"."""
    if face == as_type:
        return a_component(face)
    text = N_("wizards_gambit component in a sentence", "{component} (as {type})")
    return text.of(component=a_component(face), type=a_component(as_type))


def name_of(card: Spell | Incantation, printed: Message) -> Name:
    """Returns the name of a card; `printed` is the name of a card without a name of its own."""
    if card.name_fr:
        return by_language(en=card.name or printed, fr=card.name_fr)
    return card.name or printed


def own_text(spell: Spell) -> Name:
    """Returns the text that the player gave to a spell without an ability; "" for none."""
    if spell.text_fr:
        return by_language(en=spell.text or spell.text_fr, fr=spell.text_fr)
    return spell.text


def incantation(table: CardTable, face: box.Face) -> Name:
    """Returns an incantation as a title: "Haste"."""
    card = table.incantations[face - box.FIRST_INCANTATION]
    return name_of(card, _INCANTATIONS[card.effect])


def the_incantation(table: CardTable, face: box.Face) -> Name:
    """Returns an incantation for a sentence: "Haste"."""
    card = table.incantations[face - box.FIRST_INCANTATION]
    return name_of(card, _THE_INCANTATION[card.effect])


def numeral(face: box.Face) -> str:
    """Returns the numeral of a gambit: "III"."""
    return _NUMERALS[box.numeral_of(face) - 1]


def gambit(face: box.Face) -> Message:
    """Returns a gambit as a title: "Gambit III"."""
    return N_("wizards_gambit gambit", "Gambit {numeral}").of(numeral=numeral(face))


def the_gambit(face: box.Face) -> Message:
    """Returns a gambit for a sentence: "gambit III"."""
    return N_("wizards_gambit gambit in a sentence", "gambit {numeral}").of(numeral=numeral(face))


def card(table: CardTable, face: box.Face) -> Name:
    """Returns a card of the component deck as a title: "Angel's Breath", "Gambit III", "Haste"."""
    if face == box.HIDDEN:
        return N_("wizards_gambit card", "Unknown card")
    if box.is_component(face):
        return component(face)
    return gambit(face) if box.is_gambit(face) else incantation(table, face)


def a_card(table: CardTable, face: box.Face) -> Name:
    """Returns a card of the component deck for a sentence: "an Angel's Breath", "gambit III",
    "Haste"; "a card" for HIDDEN."""
    if face == box.HIDDEN:
        return N_("wizards_gambit card in a sentence", "a card")
    if box.is_component(face):
        return a_component(face)
    return the_gambit(face) if box.is_gambit(face) else the_incantation(table, face)


def cards(count: int) -> Message:
    """Returns the word "card" with a number, for a sentence: "3 cards", "a card"."""
    if count == 1:
        return N_("wizards_gambit card in a sentence", "a card")
    return NN_("wizards_gambit card in a sentence", "%n cards", "", count)


def unknown_cards(count: int) -> Message:
    """Returns the words "unknown card" with a number: "2 unknown cards"."""
    return NN_("wizards_gambit card in a sentence", "%n unknown card(s)", "", count)


def card_list(table: CardTable, faces: Sequence[box.Face]) -> Name:
    """Returns cards for a sentence, equal cards together: "Haste and 2 Griffin Feathers".

    If all cards are HIDDEN, the text is their number: "3 cards". `faces` must not be empty.
    """
    counts = Counter(faces)
    hidden = counts.pop(box.HIDDEN, 0)
    if not counts:
        return cards(hidden)
    items = [_equal_cards(table, face, counts[face]) for face in sorted(counts)]
    if hidden:
        items.append(unknown_cards(hidden))
    return joined_with_and(items)


def _equal_cards(table: CardTable, face: box.Face, count: int) -> Name:
    if count == 1 or box.FIRST_GAMBIT <= face < box.FIRST_INCANTATION:  # gambits are all different
        return a_card(table, face)
    if box.is_component(face):
        return components(face, count)
    text = N_("wizards_gambit card in a sentence", "{card} ({count} cards)")
    return text.of(card=the_incantation(table, face), count=count)


# Spells.


def printed_spell(ability: int) -> Message:
    """Returns the printed name of the spell with an ability: "Bounty"."""
    return _SPELLS[ability]


def printed_incantation(effect: int) -> Message:
    """Returns the printed name of the incantation with an effect: "Haste"."""
    return _INCANTATIONS[effect]


def spell(table: CardTable, row: box.SpellId) -> Name:
    """Returns a spell as a title: "Bounty"."""
    entry = table.spells[row]
    return name_of(entry, _SPELLS[entry.ability])


def the_spell(table: CardTable, row: box.SpellId) -> Name:
    """Returns a spell for a sentence: "Bounty"."""
    entry = table.spells[row]
    return name_of(entry, _THE_SPELL[entry.ability])


def the_spell_with(table: CardTable, ability: int) -> Name:
    """Returns the name of the spell with an ability, for a sentence.

    If the deck has no such spell or several, the result is the printed spell's name.
    """
    rows = [row for row, other in enumerate(table.abilities) if other == ability]
    return the_spell(table, box.SpellId(rows[0])) if len(rows) == 1 else _THE_SPELL[ability]


def points(count: int) -> Message:
    """Returns the word "point" with a number, for a sentence: "3 points"."""
    return NN_("wizards_gambit points in a sentence", "%n point(s)", "", count)
