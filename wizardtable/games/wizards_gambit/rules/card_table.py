# SPDX-License-Identifier: MIT
"""The card table of a match: the spells and incantations it is played with.

The printed lists are this project's reconstruction (rules page, Spells and Incantations); a house
deck, carried by `Setup.data`, replaces them. Everything about a card is looked up here.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from wizardtable.core import codec
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.packed_counts import packed

Needs: TypeAlias = tuple[int, int, int, int, int, int]
"""How many components of each type, Angel's Breath first, a spell needs."""

Copies: TypeAlias = tuple[int, int, int, int, int, int, int]
"""How many cards of each component there are, the Flake last."""

# What a house deck may hold (rules page, House deck).

MOST_SPELLS: Final = 200

MOST_NEEDS: Final = 12
"""Components of a spell."""

MOST_INCANTATIONS: Final = 40
"""Different ones; of each, and of each component, there are at most `MOST_COPIES` cards."""

MOST_COPIES: Final = 20

FEWEST_COMPONENTS: Final = 35
"""All together: of those that are dealt to five wizards some are left."""

LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell card. A name of "" stands for the printed name of its ability."""

    name: str
    points: int
    needs: Needs
    ability: int


@dataclass(frozen=True, slots=True)
class Incantation:
    """An incantation card and how many there are of it; names as of spells."""

    name: str
    copies: int
    effect: int


@dataclass(frozen=True, slots=True)
class Deck:
    """Spells and incantations as they are written down; raises ValueError for what no match could
    be played with.

    Attributes:
        copies: cards of each component, the Flake last.
        title: of a house deck, as it was entered.
    """

    spells: tuple[Spell, ...]
    incantations: tuple[Incantation, ...]
    copies: Copies = (
        box.COPIES,
        box.COPIES,
        box.COPIES,
        box.COPIES,
        box.COPIES,
        box.COPIES,
        box.COPIES,
    )
    title: str = ""

    def __post_init__(self) -> None:
        if not box.POOL <= len(self.spells) <= MOST_SPELLS:
            raise ValueError("the spells fill the pool, and are not too many")
        for spell in self.spells:
            _check_spell(spell, self.copies)
        if len(self.incantations) > MOST_INCANTATIONS:
            raise ValueError("there are too many incantations")
        for card in self.incantations:
            if not 1 <= card.copies <= MOST_COPIES or not 0 <= card.effect < box.EFFECTS:
                raise ValueError("an incantation has copies and an effect")
        if not sum(self.copies) >= FEWEST_COMPONENTS or max(self.copies) > MOST_COPIES:
            raise ValueError("the components can be dealt, and are not too many")
        if sum(card.copies for card in self.incantations) > most_incantation_cards(self.copies):
            raise ValueError("there are too many incantations for so few components")
        names = [spell.name for spell in self.spells] + [card.name for card in self.incantations]
        if not all(is_name(name) for name in (*names, self.title) if name):
            raise ValueError("names can be shown")


def _check_spell(spell: Spell, copies: Copies) -> None:
    if not 1 <= spell.points <= box.GOAL or not 0 <= spell.ability < box.ABILITIES:
        raise ValueError("a spell has points and an ability")
    if min(spell.needs) < 0 or not 1 <= sum(spell.needs) <= MOST_NEEDS:
        raise ValueError("a spell needs components")
    if any(need > cards for need, cards in zip(spell.needs, copies, strict=False)):
        raise ValueError("a spell can be completed")


def most_incantation_cards(copies: Copies) -> int:
    """How many incantation cards a deck can have: with more of them, hands would hold too few
    components for a match to go on."""
    return sum(copies) // 2


def is_name(text: str) -> bool:
    """Whether a text can be shown as the name of a card: neither empty nor too long, nothing
    but letters, signs and single spaces."""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable() and text == " ".join(text.split())


class CardTable:
    """A deck, laid out by what is asked of it most; never changed.

    Attributes:
        deck: the cards as they are written down; `spells` and `incantations` are its rows.
        points, needs, sizes, types, abilities: by spell; `sizes` counts the components it needs,
            `types` has a bit for each type of them, `packed` is the needs as in `packed_counts`.
        effects: by row of incantations.
        cards: by face, cards of it in the component deck, gambits included.
        dealt: the components and incantations, every card, ascending.
    """

    __slots__ = (
        "abilities",
        "cards",
        "dealt",
        "deck",
        "effects",
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
        self.packed = tuple([packed(needs) for needs in self.needs])
        self.sizes = tuple([sum(spell.needs) for spell in deck.spells])
        bits = [[1 << kind for kind in range(box.TYPES) if needs[kind]] for needs in self.needs]
        self.types = tuple([sum(kinds) for kinds in bits])
        self.abilities = tuple([spell.ability for spell in deck.spells])
        self.effects = tuple([card.effect for card in deck.incantations])
        copies = [card.copies for card in deck.incantations]
        self.cards = (*deck.copies, *(1,) * box.GAMBITS, *copies)
        faces = [box.Face(face) for face, count in enumerate(self.cards) for _ in range(count)]
        self.dealt = tuple([face for face in faces if not box.is_gambit(face)])

    def spell_with(self, ability: int) -> box.SpellId:
        """The first spell with an ability; ValueError where there is none."""
        return box.SpellId(self.abilities.index(ability))

    def card_with(self, effect: int) -> box.Face:
        """The face of the first incantation with an effect; ValueError where there is none."""
        return box.incantation(self.effects.index(effect))


_LETTERS: Final = "APDGSR"


def _needs(letters: str) -> Needs:
    angel, phoenix, dragon, griffin, siren, agate = [letters.count(code) for code in _LETTERS]
    return (angel, phoenix, dragon, griffin, siren, agate)


_SPELLS: Final = (
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

_INCANTATIONS: Final[tuple[int, ...]] = (1, 2, 3, 2, 2, 2, 2, 1, 2, 1)
"""By effect, the copies of the printed incantation."""

PRINTED: Final = CardTable(
    Deck(
        tuple(
            [
                Spell("", points, _needs(letters), ability)
                for ability, (points, letters) in enumerate(_SPELLS)
            ]
        ),
        tuple([Incantation("", copies, effect) for effect, copies in enumerate(_INCANTATIONS)]),
    )
)
"""The reconstruction of the printed cards."""

assert len(PRINTED.spells) == box.ABILITIES
assert len(PRINTED.needs[0]) == box.TYPES


@lru_cache(maxsize=64)
def read(data: str) -> CardTable:
    """The card table of `Setup.data`: the printed one for "", else a `Deck` as canonical JSON.
    Raises CodecError for anything else."""
    if not data:
        return PRINTED
    return CardTable(codec.loads(Deck, data))


def write(deck: Deck) -> str:
    """The deck as `Setup.data`."""
    return codec.dumps(Deck, deck)
