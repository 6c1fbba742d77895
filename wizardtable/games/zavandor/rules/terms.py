# SPDX-License-Identifier: MIT
"""Names Zavandor's pieces as messages: as titles, counted, and with an article in a sentence."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.games.zavandor.rules import components as box

_GEMS: Final = (
    N_("zavandor gem", "Opal"),
    N_("zavandor gem", "Sapphire"),
    N_("zavandor gem", "Emerald"),
    N_("zavandor gem", "Diamond"),
    N_("zavandor gem", "Ruby"),
)

_A_GEM: Final = (
    N_("zavandor gem in a sentence", "an opal"),
    N_("zavandor gem in a sentence", "a sapphire"),
    N_("zavandor gem in a sentence", "an emerald"),
    N_("zavandor gem in a sentence", "a diamond"),
    N_("zavandor gem in a sentence", "a ruby"),
)

_ENERGIES: Final = (
    N_("zavandor energy", "Sapphire energy"),
    N_("zavandor energy", "Emerald energy"),
    N_("zavandor energy", "Diamond energy"),
    N_("zavandor energy", "Ruby energy"),
)

_CONCENTRATED: Final = (
    N_("zavandor energy", "Concentrated sapphire energy"),
    N_("zavandor energy", "Concentrated emerald energy"),
    N_("zavandor energy", "Concentrated diamond energy"),
    N_("zavandor energy", "Concentrated ruby energy"),
)

_CARDS: Final = (
    N_("zavandor card", "sapphire {value}"),
    N_("zavandor card", "emerald {value}"),
    N_("zavandor card", "diamond {value}"),
    N_("zavandor card", "ruby {value}"),
)

_CONCENTRATED_CARDS: Final = (
    N_("zavandor card", "concentrated sapphire {value}"),
    N_("zavandor card", "concentrated emerald {value}"),
    N_("zavandor card", "concentrated diamond {value}"),
    N_("zavandor card", "concentrated ruby {value}"),
)

_DOMAINS: Final = (
    N_("zavandor domain", "Gems"),
    N_("zavandor domain", "Energy Flow"),
    N_("zavandor domain", "Fire"),
    N_("zavandor domain", "Nine Sages"),
    N_("zavandor domain", "Artifacts"),
    N_("zavandor domain", "Accumulation"),
)

_THE_DOMAIN: Final = (
    N_("zavandor domain in a sentence", "Gems"),
    N_("zavandor domain in a sentence", "Energy Flow"),
    N_("zavandor domain in a sentence", "Fire"),
    N_("zavandor domain in a sentence", "the Nine Sages"),
    N_("zavandor domain in a sentence", "Artifacts"),
    N_("zavandor domain in a sentence", "Accumulation"),
)

_CHARACTERS: Final = (
    N_("zavandor character", "Witch"),
    N_("zavandor character", "Elf"),
    N_("zavandor character", "Druid"),
    N_("zavandor character", "Fairy"),
    N_("zavandor character", "Magician"),
    N_("zavandor character", "Kobold"),
)

_THE_CHARACTER: Final = (
    N_("zavandor character in a sentence", "the Witch"),
    N_("zavandor character in a sentence", "the Elf"),
    N_("zavandor character in a sentence", "the Druid"),
    N_("zavandor character in a sentence", "the Fairy"),
    N_("zavandor character in a sentence", "the Magician"),
    N_("zavandor character in a sentence", "the Kobold"),
)

_LOTS: Final = (
    N_("zavandor lot", "Grimoire"),
    N_("zavandor lot", "Runestone"),
    N_("zavandor lot", "Crystal Ball"),
    N_("zavandor lot", "Magic Belt"),
    N_("zavandor lot", "Magic Mirror"),
    N_("zavandor lot", "Protection Crystal"),
    N_("zavandor lot", "Elixir"),
    N_("zavandor lot", "Mask of Charisma"),
    N_("zavandor lot", "Magic Wand"),
    N_("zavandor lot", "Chalice of Fire"),
    N_("zavandor lot", "Cloak of Concealment"),
    N_("zavandor lot", "Talisman"),
    N_("zavandor lot", "Phoenix"),
    N_("zavandor lot", "Owl"),
    N_("zavandor lot", "Fox"),
    N_("zavandor lot", "Cat"),
    N_("zavandor lot", "Scarab"),
    N_("zavandor lot", "Unicorn"),
    N_("zavandor lot", "Salamander"),
    N_("zavandor lot", "Toad"),
    N_("zavandor lot", "Raven"),
)

_THE_LOT: Final = (
    N_("zavandor lot in a sentence", "the Grimoire"),
    N_("zavandor lot in a sentence", "the Runestone"),
    N_("zavandor lot in a sentence", "the Crystal Ball"),
    N_("zavandor lot in a sentence", "the Magic Belt"),
    N_("zavandor lot in a sentence", "the Magic Mirror"),
    N_("zavandor lot in a sentence", "the Protection Crystal"),
    N_("zavandor lot in a sentence", "the Elixir"),
    N_("zavandor lot in a sentence", "the Mask of Charisma"),
    N_("zavandor lot in a sentence", "the Magic Wand"),
    N_("zavandor lot in a sentence", "the Chalice of Fire"),
    N_("zavandor lot in a sentence", "the Cloak of Concealment"),
    N_("zavandor lot in a sentence", "the Talisman"),
    N_("zavandor lot in a sentence", "the Phoenix"),
    N_("zavandor lot in a sentence", "the Owl"),
    N_("zavandor lot in a sentence", "the Fox"),
    N_("zavandor lot in a sentence", "the Cat"),
    N_("zavandor lot in a sentence", "the Scarab"),
    N_("zavandor lot in a sentence", "the Unicorn"),
    N_("zavandor lot in a sentence", "the Salamander"),
    N_("zavandor lot in a sentence", "the Toad"),
    N_("zavandor lot in a sentence", "the Raven"),
)


def gem(kind: int) -> Message:
    """Returns the name of a gem as a title: "Opal"."""
    return _GEMS[kind]


def gem_with_article(kind: int) -> Message:
    """Returns the name of a gem with its article, for use in a sentence: "an opal"."""
    return _A_GEM[kind]


def gems(kind: int, count: int) -> Message:
    """Returns counted gems of a kind in a sentence: "2 opals", "an opal"."""
    if count == 1:
        return gem_with_article(kind)
    return (
        NN_("zavandor gem in a sentence", "%n opals", "", count),
        NN_("zavandor gem in a sentence", "%n sapphires", "", count),
        NN_("zavandor gem in a sentence", "%n emeralds", "", count),
        NN_("zavandor gem in a sentence", "%n diamonds", "", count),
        NN_("zavandor gem in a sentence", "%n rubies", "", count),
    )[kind]


def gem_list(counts: Sequence[int]) -> Message | str:
    """Returns counted gems for a sentence: "2 opals and a ruby".

    `counts` has a number for each gem; at least one is positive.
    """
    return joined_with_and([gems(kind, count) for kind, count in enumerate(counts) if count])


def energy(kind: int) -> Message:
    """Returns a kind of energy as a title: "Sapphire energy"."""
    return _ENERGIES[kind]


def concentrated_energy(kind: int) -> Message:
    """Returns concentrated energy of a kind as a title: "Concentrated sapphire energy"."""
    return _CONCENTRATED[kind]


def energy_cards(kind: int, count: int) -> Message:
    """Returns counted cards of a kind in a sentence: "2 sapphire cards"."""
    return (
        NN_("zavandor energy in a sentence", "%n sapphire card(s)", "", count),
        NN_("zavandor energy in a sentence", "%n emerald card(s)", "", count),
        NN_("zavandor energy in a sentence", "%n diamond card(s)", "", count),
        NN_("zavandor energy in a sentence", "%n ruby card(s)", "", count),
    )[kind]


def concentrated_cards(kind: int, count: int) -> Message:
    """Returns counted concentrated cards of a kind in a sentence: "1 concentrated sapphire
    card"."""
    return (
        NN_("zavandor energy in a sentence", "%n concentrated sapphire card(s)", "", count),
        NN_("zavandor energy in a sentence", "%n concentrated emerald card(s)", "", count),
        NN_("zavandor energy in a sentence", "%n concentrated diamond card(s)", "", count),
        NN_("zavandor energy in a sentence", "%n concentrated ruby card(s)", "", count),
    )[kind]


def energy_list(
    standard: Sequence[int], concentrated: Sequence[int] = (), dust: int = 0
) -> Message | str | None:
    """Returns counted cards and dust for a sentence: "2 sapphire cards and 5 dust"; None for
    nothing.

    `standard` and `concentrated` have a number for each kind of energy.
    """
    items = [energy_cards(kind, count) for kind, count in enumerate(standard) if count]
    return _with_rest(items, concentrated, dust)


def face_list(
    faces: Sequence[box.Card], concentrated: Sequence[int] = (), dust: int = 0
) -> Message | str | None:
    """Returns cards with their values, and dust: "2 sapphire cards (5, 6) and 4 dust"; None for
    nothing.

    `concentrated` has the number of concentrated cards for each kind; they are listed without
    values.
    """
    return _with_rest(_items_with_values(faces), concentrated, dust)


def _items_with_values(faces: Sequence[box.Card]) -> list[Message]:
    """Returns an item for each kind of these cards, with the values: "2 sapphire cards (5, 6)"."""
    items: list[Message] = []
    for (rich, kind), group in groupby(sorted(faces), key=_kind_of):
        values = [str(box.VALUES[face]) for face in group]
        cards = (concentrated_cards if rich else energy_cards)(kind, len(values))
        text = N_("zavandor energy in a sentence", "{cards} ({values})")
        items.append(text.of(cards=cards, values=", ".join(values)))
    return items


def _kind_of(face: box.Card) -> tuple[bool, int]:
    return face >= box.FIRST_CONCENTRATED, box.KINDS[face]


def _with_rest(
    items: list[Message], concentrated: Sequence[int], dust: int
) -> Message | str | None:
    items += [concentrated_cards(kind, count) for kind, count in enumerate(concentrated) if count]
    if dust:
        items.append(some_dust(dust))
    return joined_with_and(items) if items else None


def card(face: box.Card) -> Message:
    """Returns a card as a label: "sapphire 5", "concentrated ruby 60"."""
    names = _CONCENTRATED_CARDS if face >= box.FIRST_CONCENTRATED else _CARDS
    return names[box.KINDS[face]].of(value=box.VALUES[face])


def some_dust(amount: int) -> Message:
    """Returns dust in a sentence: "5 dust"."""
    return NN_("zavandor energy in a sentence", "%n dust", "", amount)


def domain(number: int) -> Message:
    """Returns a domain of knowledge as a title: "Energy Flow"."""
    return _DOMAINS[number]


def the_domain(number: int) -> Message:
    """Returns a domain of knowledge in a sentence: "the Nine Sages"."""
    return _THE_DOMAIN[number]


def character(number: int) -> Message:
    """Returns a character as a title: "Witch"."""
    return _CHARACTERS[number]


def the_character(number: int) -> Message:
    """Returns a character in a sentence: "the Witch"."""
    return _THE_CHARACTER[number]


def character_about(number: int) -> Message:
    """Returns a sentence about the level, dust, cards and hand limit that a character starts
    with."""
    if number == box.FAIRY:
        text = N_(
            "zavandor character",
            "Level 1 of {domain}, two sapphire cards, {dust} dust, hand limit {limit}.",
        )
    else:
        text = N_(
            "zavandor character",
            "Level 1 of {domain}, {dust} dust, hand limit {limit}.",
        )
    return text.of(
        domain=the_domain(number), dust=box.START_DUST[number], limit=box.HAND_LIMITS[number]
    )


def lot(number: int) -> Message:
    """Returns the name of a lot (an artifact or a sentinel) as it stands in a title: "Grimoire".

    `number` is the lot's id.
    """
    return _LOTS[number]


def the_lot(number: int) -> Message:
    """Returns an artifact or a sentinel in a sentence: "the Grimoire"."""
    return _THE_LOT[number]


def lot_effect(number: int) -> Message:
    """Returns sentences about an artifact's effect or a sentinel's bonus."""
    return _EFFECTS[number]


def domain_effect(number: int, level: int) -> Message:
    """Returns a sentence about the effect of a domain's level, 1 to 4."""
    return _DOMAIN_EFFECTS[number][level - 1]


def entering(number: int) -> Message | None:
    """Returns a sentence about how entering a domain changes the hand limit; None for no change."""
    change = box.HAND_LIMIT_CHANGE_BY_DOMAIN[number]
    if change < 0:
        return NN_(
            "zavandor domain", "Entering this domain lowers the hand limit by %n.", "", -change
        )
    if change > 0:
        return NN_(
            "zavandor domain", "Entering this domain raises the hand limit by %n.", "", change
        )
    return None


_EFFECTS: Final = (
    N_(
        "zavandor lot",
        "Lets its owner enchant emeralds. 15 off each Cloak of Concealment.",
    ),
    N_(
        "zavandor lot",
        "One free advance. 10 off each Chalice of Fire.",
    ),
    N_(
        "zavandor lot",
        "Hand limit +3. 5 off each Elixir.",
    ),
    N_("zavandor lot", "Two more active slots. Only one Belt per player."),
    N_(
        "zavandor lot",
        "Its owner puts an unused marker into their pentagon for free. Every other player loses "
        "an active gem of their choice.",
    ),
    N_("zavandor lot", "Gives an emerald card each round, like one more active emerald."),
    N_("zavandor lot", "Lets its owner enchant diamonds, and gives one for free at once."),
    N_(
        "zavandor lot",
        "One free advance. 20 off each sentinel.",
    ),
    N_(
        "zavandor lot",
        "Two more active slots and hand limit +3. Only one Wand per player.",
    ),
    N_("zavandor lot", "Gives a ruby card each round, like one more active ruby."),
    N_(
        "zavandor lot",
        "Its owner puts an unused marker into their pentagon for free. Every other player loses "
        "an active gem of their choice.",
    ),
    N_("zavandor lot", "Two free advances, in one domain or in two."),
    N_("zavandor lot", "Bonus: 2 points per kind of active gem, 10 at most."),
    N_("zavandor lot", "Bonus: 2 points per domain at level 4, 12 at most."),
    N_("zavandor lot", "Bonus: 2 points per active sapphire, 12 at most."),
    N_("zavandor lot", "Bonus: 2 points per active opal, 12 at most."),
    N_("zavandor lot", "Bonus: 1 point per active emerald, 11 at most."),
    N_("zavandor lot", "Bonus: 1 point per active diamond, 11 at most."),
    N_("zavandor lot", "Bonus: 2 points per active ruby, 10 at most."),
    N_(
        "zavandor lot",
        "Bonus: 2 points per Runestone, Protection Crystal, Grimoire or Elixir owned.",
    ),
    N_(
        "zavandor lot",
        "Bonus: 2 points per Crystal Ball, Mask of Charisma, Magic Belt or Magic Wand owned.",
    ),
)

_NOTHING_YET: Final = N_("zavandor domain", "No effect yet.")

_DOMAIN_EFFECTS: Final = (
    (
        N_("zavandor domain", "Gems cost 10% less."),
        N_("zavandor domain", "Gems cost 20% less."),
        N_("zavandor domain", "Gems cost 30% less."),
        N_("zavandor domain", "Gems cost 40% less."),
    ),
    (
        _NOTHING_YET,
        N_("zavandor domain", "2 dust each round."),
        N_("zavandor domain", "5 dust each round."),
        N_("zavandor domain", "10 dust each round."),
    ),
    (
        _NOTHING_YET,
        _NOTHING_YET,
        _NOTHING_YET,
        N_("zavandor domain", "Up to five rubies can be enchanted."),
    ),
    (
        N_(
            "zavandor domain",
            "Two sapphire cards, once only, in the round after you reach this level.",
        ),
        N_(
            "zavandor domain",
            "Two emerald cards, once only, in the round after you reach this level.",
        ),
        N_(
            "zavandor domain",
            "Two diamond cards, once only, in the round after you reach this level.",
        ),
        N_(
            "zavandor domain",
            "Two ruby cards, once only, in the round after you reach this level.",
        ),
    ),
    (
        _NOTHING_YET,
        N_("zavandor domain", "Artifacts cost 5 less, sentinels 10 less."),
        N_("zavandor domain", "Artifacts cost 5 less, sentinels 10 less."),
        N_("zavandor domain", "Artifacts cost 10 less, sentinels 20 less."),
    ),
    (
        _NOTHING_YET,
        N_("zavandor domain", "6 active slots, not counting a Belt or Wand."),
        N_("zavandor domain", "6 active slots, not counting a Belt or Wand."),
        N_("zavandor domain", "7 active slots, not counting a Belt or Wand."),
    ),
)
