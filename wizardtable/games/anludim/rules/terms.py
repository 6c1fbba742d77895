# SPDX-License-Identifier: MIT
"""The names of Anludim's cards, combinations, professors and objects as translatable messages.

A card has two halves, each with a value and a colour; a combination uses one of them.
"""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.text import N_, NN_, Message, joined_with_and, joined_with_commas
from wizardtable.games.anludim.rules.components import (
    ASSEMBLY,
    CARDS,
    PAIRS,
    RUN,
    TRIPLES,
    CardId,
    Half,
)

COLOUR_NAMES: Final = (
    N_("anludim colour", "blue"),
    N_("anludim colour", "red"),
    N_("anludim colour", "green"),
    N_("anludim colour", "yellow"),
    N_("anludim colour", "purple"),
)

DISCIPLINE_NAMES: Final = (
    N_("anludim discipline", "Run"),
    N_("anludim discipline", "Colour set"),
    N_("anludim discipline", "Pairs"),
    N_("anludim discipline", "Triples"),
    N_("anludim discipline", "Assembly"),
)

PROFESSOR_NAMES: Final = (
    N_("anludim professor", "Alchemist"),
    N_("anludim professor", "Arcanist"),
    N_("anludim professor", "Necromancer"),
    N_("anludim professor", "Seer"),
    N_("anludim professor", "Elementalist"),
)

THE_PROFESSOR: Final = (
    N_("anludim professor in a sentence", "the Alchemist"),
    N_("anludim professor in a sentence", "the Arcanist"),
    N_("anludim professor in a sentence", "the Necromancer"),
    N_("anludim professor in a sentence", "the Seer"),
    N_("anludim professor in a sentence", "the Elementalist"),
)

OBJECT_NAMES: Final = (
    N_("anludim object", "Vial"),
    N_("anludim object", "Star"),
    N_("anludim object", "Voodoo doll"),
    N_("anludim object", "Talisman"),
    N_("anludim object", "Crystal chest"),
)

OBJECT_KINDS: Final = (
    N_("anludim object", "Vials"),
    N_("anludim object", "Stars"),
    N_("anludim object", "Voodoo dolls"),
    N_("anludim object", "Talismans"),
    N_("anludim object", "Crystal chests"),
)


def an_object(discipline: int, value: int) -> Message:
    """Returns the name and points of one object for use in a sentence: "a vial worth 2 points"."""
    return (
        NN_("anludim object in a sentence", "a vial worth %n point(s)", "", value),
        NN_("anludim object in a sentence", "a star worth %n point(s)", "", value),
        NN_("anludim object in a sentence", "a voodoo doll worth %n point(s)", "", value),
        NN_("anludim object in a sentence", "a talisman worth %n point(s)", "", value),
        NN_("anludim object in a sentence", "a crystal chest worth %n point(s)", "", value),
    )[discipline]


def objects(discipline: int, count: int) -> Message:
    """Returns the number and name of some objects of one kind: "3 vials"."""
    return (
        NN_("anludim object", "%n vial(s)", "", count),
        NN_("anludim object", "%n star(s)", "", count),
        NN_("anludim object", "%n voodoo doll(s)", "", count),
        NN_("anludim object", "%n talisman(s)", "", count),
        NN_("anludim object", "%n crystal chest(s)", "", count),
    )[discipline]


def scrolls(count: int) -> Message:
    """Returns the number and name of some scrolls: "2 scrolls"."""
    return NN_("anludim object", "%n scroll(s)", "", count)


def half_name(card: CardId, half: int) -> Message:
    """Returns the name of one half of a card: "red 7"."""
    return name_of_half(CARDS[card][half])


def name_of_half(half: Half) -> Message:
    """Returns the name of a half, given by its value and colour: "red 7"."""
    value, colour = half
    return N_("anludim", "{colour} {value}").of(value=value, colour=COLOUR_NAMES[colour])


def card_name(card: CardId) -> Message:
    """Returns the name of a card with both its halves: "red 7 / green 2"."""
    name = N_("anludim", "{one} / {other}")
    return name.of(one=half_name(card, 0), other=half_name(card, 1))


def halves_in_use(discipline: int, cards: Sequence[CardId], halves: Sequence[int]) -> Message | str:
    """Returns the names of the halves that count in a combination, separated by commas.

    Their values ascend in a run, and descend in other combinations. `cards` are the cards of the
    combination. `halves` has for each of them the half that counts, 0 or 1.
    """
    pairs = list(zip(cards, halves, strict=True))
    pairs.sort(key=lambda pair: CARDS[pair[0]][pair[1]], reverse=discipline != RUN)
    return joined_with_commas([half_name(card, half) for card, half in pairs])


def a_combination(discipline: int, strength: tuple[int, ...]) -> Message:
    """Returns the description of a combination for use in a sentence: "a run of 4 cards up to 9".

    `strength` is the combination's size, followed by the values that decide between equal sizes.
    """
    count = strength[0]
    if discipline == PAIRS and count == 1:
        return N_("anludim", "a pair of {value}s").of(value=strength[1])
    if discipline == TRIPLES and count == 1:
        return N_("anludim", "a triple of {value}s").of(value=strength[1])
    text = (
        NN_("anludim", "a run of %n card(s) up to {value}", "", count),
        NN_("anludim", "a colour set of %n card(s), {values}", "", count),
        NN_("anludim", "%n pair(s), {values}", "", count),
        NN_("anludim", "%n triple(s), {values}", "", count),
        NN_("anludim", "an assembly of %n card(s) of value {value}", "", count),
    )[discipline]
    return _with_values(text, discipline, strength)


def on_the_table(discipline: int, strength: tuple[int, ...], held: bool) -> Message:
    """Returns the description of a combination for use in a sentence.

    If `held` is True, the combination holds its professor, and the description names the professor
    too.
    """
    combination = a_combination(discipline, strength)
    if not held:
        return combination
    text = N_("anludim", "{combination} with {professor}")
    return text.of(professor=THE_PROFESSOR[discipline], combination=combination)


def combination_title(discipline: int, strength: tuple[int, ...]) -> Message:
    """Returns the description of a combination for use by itself: "Run of 4 cards up to 9"."""
    count = strength[0]
    text = (
        NN_("anludim", "Run of %n card(s) up to {value}", "", count),
        NN_("anludim", "Colour set of %n card(s): {values}", "", count),
        NN_("anludim", "%n pair(s): {values}", "", count),
        NN_("anludim", "%n triple(s): {values}", "", count),
        NN_("anludim", "Assembly of %n card(s) of value {value}", "", count),
    )[discipline]
    return _with_values(text, discipline, strength)


def _with_values(text: Message, discipline: int, strength: tuple[int, ...]) -> Message:
    if discipline in (RUN, ASSEMBLY):
        return text.of(value=strength[1])
    return text.of(values=joined_with_and([str(value) for value in strength[1:]]))


def strength_to_beat_sentence(discipline: int, strength: tuple[int, ...] | None) -> Message:
    """Returns a sentence about the strength that a new combination of this discipline has to beat.

    `strength` is None or () if no combination of the discipline is on the table.
    """
    if not strength:
        return (
            N_("anludim", "No run on the table: any run will do."),
            N_("anludim", "No colour set on the table: any colour set will do."),
            N_("anludim", "No pairs on the table: any pair will do."),
            N_("anludim", "No triples on the table: any triple will do."),
            N_("anludim", "No assembly on the table: any assembly will do."),
        )[discipline]
    text = N_("anludim", "To beat: {combination}.")
    return text.of(combination=a_combination(discipline, strength))
