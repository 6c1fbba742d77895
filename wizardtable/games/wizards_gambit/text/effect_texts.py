# SPDX-License-Identifier: MIT
"""What the spells' abilities and the incantations' effects do, in a sentence each, said to whoever
has them; and when an ability works."""

from typing import Final

from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.rules import components as box


def ability_text(ability: int) -> Message:
    """What an ability does, said to the owner of the spell: "Your hand limit is 7."."""
    return _ABILITIES[ability]


def ability_when(ability: int) -> Message:
    """When an ability works, as a label: "in your turn"; of a spell without one "no ability"."""
    return _TIMES.get(ability, _ALWAYS)


def effect_text(effect: int) -> Message:
    """What an incantation does, said to whoever plays it: "Draw 5 cards."."""
    return _EFFECTS[effect]


_ABILITIES: Final = (
    N_("wizards_gambit ability", "In your draw phase you draw 2 cards instead of 1."),
    N_(
        "wizards_gambit ability",
        "You have two incantation actions a turn, and draw a card after the first incantation that "
        "you play in it.",
    ),
    N_("wizards_gambit ability", "You may play a second component in your turn."),
    N_(
        "wizards_gambit ability",
        "Once a turn you may play a component as if it were a Prismatic Flake.",
    ),
    N_(
        "wizards_gambit ability",
        "Once a turn you may move a component from one spell of the pool to another that lacks it.",
    ),
    N_(
        "wizards_gambit ability",
        "At the start of your turn you may take a random card from an opponent's hand; then you "
        "give him a card of your choice.",
    ),
    N_(
        "wizards_gambit ability",
        "Opponents' Larceny, Drain, Corrupt Exchange, Exchange of Minds, Withering and Eclipse "
        "pass you by.",
    ),
    N_("wizards_gambit ability", "Gambits cannot be played on your book."),
    N_(
        "wizards_gambit ability",
        "When you complete a spell, you may take two of its components in hand.",
    ),
    N_(
        "wizards_gambit ability",
        "In your draw phase you look at the top two cards for each card that you draw, keep one "
        "and discard the other.",
    ),
    N_("wizards_gambit ability", "Once a turn you may make an opponent discard a random card."),
    N_("wizards_gambit ability", "Once a turn you may discard a card to draw one."),
    N_("wizards_gambit ability", "Your hand limit is 7."),
    N_("wizards_gambit ability", "You may complete and claim spells while your gambit is in play."),
    N_("wizards_gambit ability", "Once a turn you draw a card after playing an incantation."),
    N_(
        "wizards_gambit ability",
        "As your incantation action you may put a spell of the pool without components under the "
        "spell deck; a new one replaces it.",
    ),
    N_(
        "wizards_gambit ability",
        "After a component that you play completes a spell, you may play one more.",
    ),
    N_("wizards_gambit ability", "Your hand lies open to all."),
    N_(
        "wizards_gambit ability",
        "At the end of your turn the opponent with the fewest points draws a card.",
    ),
    N_("wizards_gambit ability", "Your hand limit is 4."),
    N_("wizards_gambit ability", "No ability."),
    N_(
        "wizards_gambit ability",
        "You may not play incantations. Gambits you may still play and release.",
    ),
    N_("wizards_gambit ability", "Your hand limit is 3."),
    N_("wizards_gambit ability", "At the start of your turn you discard a random card."),
    N_("wizards_gambit ability", "Each opponent draws one card more in his draw phase."),
)

_ALWAYS: Final = N_("wizards_gambit ability", "always")
_AT_START: Final = N_("wizards_gambit ability", "at the start of your turn")
_IN_TURN: Final = N_("wizards_gambit ability", "in your turn")
_WHEN_DRAWING: Final = N_("wizards_gambit ability", "in your draw phase")

_TIMES: Final = {
    box.BOUNTY: _WHEN_DRAWING,
    box.QUICK_HANDS: _IN_TURN,
    box.TRANSCENDENT_FOCUS: _IN_TURN,
    box.RUNE_SHIFT: _IN_TURN,
    box.CORRUPT_EXCHANGE: _AT_START,
    box.FORESIGHT: _WHEN_DRAWING,
    box.DRAIN: _IN_TURN,
    box.SCRYING: _IN_TURN,
    box.ECHO: _IN_TURN,
    box.BANISHMENT: _IN_TURN,
    box.TRIBUTE: N_("wizards_gambit ability", "at the end of your turn"),
    box.LESSER_WARD: N_("wizards_gambit ability", "no ability"),
    box.CURSED_RUNE: _AT_START,
}
"""By ability, when it works, where that is not always."""

_EFFECTS: Final = (
    N_(
        "wizards_gambit effect",
        "In this turn you may play every component and every incantation that you hold now.",
    ),
    N_("wizards_gambit effect", "Draw 5 cards."),
    N_("wizards_gambit effect", "Play up to two more components in this turn."),
    N_("wizards_gambit effect", "Take a random card from an opponent's hand."),
    N_(
        "wizards_gambit effect",
        "Each opponent, in turn order, discards a card of his choice.",
    ),
    N_("wizards_gambit effect", "Discard one component from a spell of the pool."),
    N_(
        "wizards_gambit effect",
        "Move a component from one spell of the pool to another that lacks it; if that completes "
        "the spell, you claim it.",
    ),
    N_("wizards_gambit effect", "Swap hands with an opponent."),
    N_("wizards_gambit effect", "Take a component of your choice from the discards."),
    N_(
        "wizards_gambit effect",
        "Until your next turn begins, no spell ability of an opponent works.",
    ),
)
