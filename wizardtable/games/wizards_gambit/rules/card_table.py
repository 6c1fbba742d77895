# SPDX-License-Identifier: MIT
"""The card table: the spells and incantations with which a match is played.

The printed lists are this project's reconstruction (rules page, The spells and The incantations). A
house deck in `Setup.data` replaces them.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, TypeAlias

from wizardtable.core import codec
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.packed_counts import pack_needs

Needs: TypeAlias = tuple[int, int, int, int, int, int]
"""The number of components that a spell needs of each type, Angel's Breath first."""

Copies: TypeAlias = tuple[int, int, int, int, int, int, int]
"""The number of cards of each component, the Flake last."""

# The limits of a house deck (rules page, House deck).

MAX_SPELLS: Final = 200

MAX_NEEDS: Final = 12
"""The most components that a spell may need."""

MAX_INCANTATIONS: Final = 40
"""The most different incantations in a deck."""

MAX_COPIES: Final = 20
"""The most cards of each incantation and of each component."""

MIN_COMPONENTS: Final = 35
"""The fewest component cards in a deck, Flakes included. Five wizards are dealt 25 cards."""

ALL_GAMBITS: Final = tuple(range(1, box.GAMBIT_COUNT + 1))
"""The numerals of the gambits."""

MIN_GAMBITS: Final = 6
"""The fewest gambits in a deck: one more than the most wizards."""

MAX_NAME_LETTERS: Final = 40
"""The most letters in a name."""

MAX_TEXT_LETTERS: Final = 120
"""The most letters in the text of a spell without an ability."""


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell card. If `name` is empty, the card has the printed name of its ability.

    Attributes:
        needs: the number of components of each type.
        name_fr: the name in French; "" for the same name in all languages.
        text: the text of a spell without an ability; "" for the printed text.
        text_fr: that text in French; "" for the same text in all languages.
    """

    name: str
    points: int
    needs: Needs
    ability: int
    name_fr: str = field(default="", metadata={"unwritten": ""})
    text: str = field(default="", metadata={"unwritten": ""})
    text_fr: str = field(default="", metadata={"unwritten": ""})


@dataclass(frozen=True, slots=True)
class Incantation:
    """An incantation and its number of cards (`copies`).

    If `name` is empty, the card has the printed name of its effect.

    `name_fr`: the name in French; "" for the same name in all languages.
    """

    name: str
    copies: int
    effect: int
    name_fr: str = field(default="", metadata={"unwritten": ""})


@dataclass(frozen=True, slots=True)
class Deck:
    """The spells, incantations and components of a match.

    Attributes:
        copies: the number of cards of each component, the Flake last.
        title: the title of a house deck, as the player entered it.
        gambits: the numerals of the gambits, ascending.

    Raises:
        ValueError: no match could be played with this deck.
    """

    spells: tuple[Spell, ...]
    incantations: tuple[Incantation, ...]
    copies: Copies = (
        box.COMPONENT_COPIES,
        box.COMPONENT_COPIES,
        box.COMPONENT_COPIES,
        box.COMPONENT_COPIES,
        box.COMPONENT_COPIES,
        box.COMPONENT_COPIES,
        box.COMPONENT_COPIES,
    )
    title: str = ""
    gambits: tuple[int, ...] = field(default=ALL_GAMBITS, metadata={"unwritten": ALL_GAMBITS})

    def __post_init__(self) -> None:
        if not box.POOL_SLOTS <= len(self.spells) <= MAX_SPELLS:
            raise ValueError("the spells fill the pool, and are not too many")
        for spell in self.spells:
            _check_spell(spell, self.copies)
        if len(self.incantations) > MAX_INCANTATIONS:
            raise ValueError("there are too many incantations")
        for card in self.incantations:
            if not 1 <= card.copies <= MAX_COPIES or not 0 <= card.effect < box.EFFECT_COUNT:
                raise ValueError("an incantation has copies and an effect")
        if not sum(self.copies) >= MIN_COMPONENTS or max(self.copies) > MAX_COPIES:
            raise ValueError("the components can be dealt, and are not too many")
        if sum(card.copies for card in self.incantations) > max_incantation_cards(self.copies):
            raise ValueError("there are too many incantations for so few components")
        cards: list[Spell | Incantation] = [*self.spells, *self.incantations]
        if len(self.gambits) < MIN_GAMBITS or list(self.gambits) != sorted(
            set(self.gambits) & set(ALL_GAMBITS)
        ):
            raise ValueError("the gambits are different, and enough for all wizards")
        names = [name for card in cards for name in (card.name, card.name_fr)]
        if not all(is_name(name) for name in (*names, self.title) if name):
            raise ValueError("names can be shown")


def _check_spell(spell: Spell, copies: Copies) -> None:
    if not 1 <= spell.points <= box.GOAL_POINTS or not 0 <= spell.ability < box.ABILITY_COUNT:
        raise ValueError("a spell has points and an ability")
    if min(spell.needs) < 0 or not 1 <= sum(spell.needs) <= MAX_NEEDS:
        raise ValueError("a spell needs components")
    if any(need > cards for need, cards in zip(spell.needs, copies, strict=False)):
        raise ValueError("a spell can be completed")
    texts = [text for text in (spell.text, spell.text_fr) if text]
    if texts and spell.ability != box.LESSER_WARD:
        raise ValueError("only a spell without an ability has a text of its own")
    if not all(len(text) <= MAX_TEXT_LETTERS and _is_shown(text) for text in texts):
        raise ValueError("a text can be shown")


def max_incantation_cards(copies: Copies) -> int:
    """Returns the most incantation cards that a deck with these components can have.

    With more incantations, hands would hold too few components for a match to continue.
    """
    return sum(copies) // 2


def is_name(text: str) -> bool:
    """Returns whether a text can be shown as a name: printable, with single spaces, and neither
    empty nor too long."""
    return 0 < len(text) <= MAX_NAME_LETTERS and _is_shown(text)


def _is_shown(text: str) -> bool:
    """Returns whether a text is printable, with single spaces."""
    return text.isprintable() and text == " ".join(text.split())


class CardTable:
    """A deck, arranged for quick lookup. A card table never changes.

    Attributes:
        deck: the deck. Its spells and incantations are the rows of this table.
        points, needs, abilities: by spell, its points, needed components and ability.
        sizes: by spell, the number of components that the spell needs.
        types: by spell, the types of components that the spell needs, as bits.
        packed: by spell, the needs packed into one number (see `packed_counts`).
        effects: by row of `incantations`, the effect.
        cards: by face, the number of cards: components, gambits and incantations.
        gambits: the faces of the gambits, ascending.
        dealt: the face of every component and incantation card, ascending; without gambits.
    """

    __slots__ = (
        "abilities",
        "cards",
        "dealt",
        "deck",
        "effects",
        "gambits",
        "incantations",
        "needs",
        "packed",
        "points",
        "sizes",
        "spells",
        "types",
    )

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.spells = deck.spells
        self.incantations = deck.incantations
        self.points = tuple([spell.points for spell in deck.spells])
        self.needs = tuple([spell.needs for spell in deck.spells])
        self.packed = tuple([pack_needs(needs) for needs in self.needs])
        self.sizes = tuple([sum(spell.needs) for spell in deck.spells])
        bits = [
            [1 << kind for kind in range(box.TYPE_COUNT) if needs[kind]] for needs in self.needs
        ]
        self.types = tuple([sum(kinds) for kinds in bits])
        self.abilities = tuple([spell.ability for spell in deck.spells])
        self.effects = tuple([card.effect for card in deck.incantations])
        copies = [card.copies for card in deck.incantations]
        gambits = [int(numeral in deck.gambits) for numeral in ALL_GAMBITS]
        self.cards = (*deck.copies, *gambits, *copies)
        self.gambits = tuple([box.gambit(numeral) for numeral in deck.gambits])
        faces = [box.Face(face) for face, count in enumerate(self.cards) for _ in range(count)]
        self.dealt = tuple([face for face in faces if not box.is_gambit(face)])

    def spell_with(self, ability: int) -> box.SpellId:
        """Returns the first spell with an ability.

        Raises:
            ValueError: no spell has this ability.
        """
        return box.SpellId(self.abilities.index(ability))

    def card_with(self, effect: int) -> box.Face:
        """Returns the face of the first incantation with an effect.

        Raises:
            ValueError: no incantation has this effect.
        """
        return box.incantation(self.effects.index(effect))


_TYPE_LETTERS: Final = "APDGSR"


def _needs_of(letters: str) -> Needs:
    angel, phoenix, dragon, griffin, siren, agate = [letters.count(code) for code in _TYPE_LETTERS]
    return (angel, phoenix, dragon, griffin, siren, agate)


_PRINTED_SPELLS: Final = (
    (1, "ASG"),
    (1, "PDR"),
    (1, "AGD"),
    (1, "RSP"),
    (1, "DSA"),
    (2, "PPSR"),
    (2, "AARG"),
    (2, "DGRS"),
    (2, "PASG"),
    (2, "GGPD"),
    (2, "DDSR"),
    (3, "APGR"),
    (3, "SSAD"),
    (3, "PDGSR"),
    (3, "RRPA"),
    (3, "GDASP"),
    (3, "ADRGS"),
    (4, "PPAAS"),
    (4, "DDGGR"),
    (4, "SSRRP"),
    (4, "APDGSR"),
    (4, "GGSAP"),
    (5, "RRDDAP"),
    (5, "SSPPGD"),
    (5, "AAGGRS"),
)
"""By ability, the points and the components of the printed spell."""

_PRINTED_COPIES: Final[tuple[int, ...]] = (1, 2, 3, 2, 2, 2, 2, 1, 2, 1)
"""By effect, the number of cards of the printed incantation."""

PRINTED_CARD_TABLE: Final = CardTable(
    Deck(
        tuple(
            [
                Spell("", points, _needs_of(letters), ability)
                for ability, (points, letters) in enumerate(_PRINTED_SPELLS)
            ]
        ),
        tuple([Incantation("", copies, effect) for effect, copies in enumerate(_PRINTED_COPIES)]),
    )
)
"""The card table of the printed cards."""

assert len(PRINTED_CARD_TABLE.spells) == box.ABILITY_COUNT
assert len(PRINTED_CARD_TABLE.needs[0]) == box.TYPE_COUNT


@lru_cache(maxsize=64)
def read_card_table(data: str) -> CardTable:
    """Returns the card table for `Setup.data`: a house deck, or the printed cards for "".

    Raises:
        CodecError: the text is not a `Deck` as canonical JSON.
    """
    if not data:
        return PRINTED_CARD_TABLE
    return CardTable(codec.loads(Deck, data))


def write_deck(deck: Deck) -> str:
    """Returns the text of a deck for `Setup.data`."""
    return codec.dumps(Deck, deck)
