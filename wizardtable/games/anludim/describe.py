# SPDX-License-Identifier: MIT
"""What each thing on the table is and does, for those who look at it closely."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.anludim.components import CardId, hand_limit, keep_limit
from wizardtable.games.anludim.words import PROFESSOR_NAMES, card_name


def describe_card(card: CardId) -> Message:
    """A double card."""
    text = N_("anludim", "{card}. In a combination a card counts as one of its two halves.")
    return text.of(card=card_name(card))


def describe_discipline(discipline: int) -> Message:
    """What belongs to a combination of the discipline, and which of two is stronger."""
    return (
        N_(
            "anludim",
            "Two or more cards of consecutive values, of any colours. More cards are stronger, "
            "then the higher top value.",
        ),
        N_(
            "anludim",
            "Two or more cards of one colour, of any values. More cards are stronger, then the "
            "higher values, compared from the highest down.",
        ),
        N_(
            "anludim",
            "One or more pairs of equal value and different colours, each of another value. More "
            "pairs are stronger, then the higher values, compared from the highest down.",
        ),
        N_(
            "anludim",
            "One or more triples of equal value and three different colours, each of another "
            "value. More triples are stronger, then the higher values, compared from the highest "
            "down.",
        ),
        N_(
            "anludim",
            "Four or more cards of one value, of any colours. More cards are stronger, then the "
            "higher value.",
        ),
    )[discipline]


def describe_professor(discipline: int, pile: Sequence[int]) -> Message:
    """What a professor does for whoever has him, and what his pile (bottom to top) still holds."""
    text = (
        N_(
            "anludim",
            "{professor} comes to whoever lays the strongest run, and at the end of each of that "
            "player's turns brings the top vial.",
        ),
        N_(
            "anludim",
            "{professor} comes to whoever lays the strongest colour set, and at the end of each "
            "of that player's turns brings the top star.",
        ),
        N_(
            "anludim",
            "{professor} comes to whoever lays the strongest pairs, and at the end of each of "
            "that player's turns brings the top voodoo doll.",
        ),
        N_(
            "anludim",
            "{professor} comes to whoever lays the strongest triples, and at the end of each of "
            "that player's turns brings the top talisman.",
        ),
        N_(
            "anludim",
            "{professor} comes to whoever lays the strongest assembly, and at the end of each of "
            "that player's turns brings the top crystal chest.",
        ),
    )[discipline].of(professor=PROFESSOR_NAMES[discipline])
    return N_("anludim", "{professor} {pile}").of(professor=text, pile=describe_pile(pile))


def describe_pile(pile: Sequence[int]) -> Message:
    """A pile of magic objects, by points from the bottom to the top."""
    if not pile:
        return N_(
            "anludim",
            "The pile is empty: now the professor stands in for an object of this kind.",
        )
    points = NN_("anludim", "%n point(s)", "", pile[-1])
    return NN_("anludim", "%n object(s) left, the next worth {points}.", "", len(pile)).of(
        points=points
    )


def describe_object(discipline: int, value: int) -> Message:
    """A magic object in somebody's possession."""
    return (
        NN_("anludim", "Vial of %n point(s), brought by the Alchemist.", "", value),
        NN_("anludim", "Star of %n point(s), brought by the Arcanist.", "", value),
        NN_("anludim", "Voodoo doll of %n point(s), brought by the Necromancer.", "", value),
        NN_("anludim", "Talisman of %n point(s), brought by the Seer.", "", value),
        NN_("anludim", "Crystal chest of %n point(s), brought by the Elementalist.", "", value),
    )[discipline]


def describe_option() -> Message:
    """What objects and scrolls can be spent on."""
    return N_(
        "anludim",
        "Once a turn, an object or a scroll may be discarded to draw a card; it is out for the "
        "round.",
    )


def describe_scroll() -> Message:
    """A scroll."""
    return N_(
        "anludim",
        "Scroll: worth 1 point, but never counted as one of the five kinds of objects.",
    )


def describe_crest(gold: bool) -> Message:
    """A coven's crest, silver or gold."""
    text = (
        N_(
            "anludim",
            "Golden crest: one round won, and the next one wins the match. At most {kept} cards "
            "are kept between rounds, and hands begin with {dealt}.",
        )
        if gold
        else N_(
            "anludim",
            "Silver crest: no round won yet. At most {kept} cards are kept between rounds, and "
            "hands begin with {dealt}.",
        )
    )
    return text.of(kept=keep_limit(gold), dealt=hand_limit(gold))
