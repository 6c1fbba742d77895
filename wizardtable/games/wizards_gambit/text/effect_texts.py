# SPDX-License-Identifier: MIT
"""The texts of abilities and effects as on the cards. Also sentences about the effect of an
incantation that another player has played."""

from typing import Final

from wizardtable.core.text import N_, Message


def ability_text(ability: int) -> Message:
    """Returns the text of an ability, such as "Hand limit: 7."."""
    return _ABILITIES[ability]


def effect_text(effect: int) -> Message:
    """Returns the text of an effect for the player of the incantation, such as "Draw 5 cards."."""
    return _EFFECTS[effect]


def effect_text_for_others(effect: int, player: str) -> Message:
    """Returns the sentence about the effect of another player's incantation.

    `player`: the name of that player. An example is "Ada draws 5 cards.".
    """
    return _EFFECTS_FOR_OTHERS[effect].of(player=player)


_ABILITIES: Final = (
    N_("wizards_gambit ability", "Draw 2 cards instead of 1 in the draw phase."),
    N_(
        "wizards_gambit ability",
        "Two incantation actions a turn. Draw a card after the first incantation of the turn.",
    ),
    N_("wizards_gambit ability", "Play up to two components a turn."),
    N_(
        "wizards_gambit ability",
        "Once a turn: play a component as a Prismatic Flake.",
    ),
    N_(
        "wizards_gambit ability",
        "Once a turn: move a component to another spell in the pool that needs it.",
    ),
    N_(
        "wizards_gambit ability",
        "Once a turn, at its start: take a random card from an opponent, "
        "then give that opponent a card.",
    ),
    N_(
        "wizards_gambit ability",
        "Protects against opponents’ Larceny, Drain, Corrupt Exchange, Exchange "
        "of Minds, Withering and Eclipse.",
    ),
    N_("wizards_gambit ability", "No gambit can be played on this book."),
    N_(
        "wizards_gambit ability",
        "After completing a spell: take back up to two of its components.",
    ),
    N_(
        "wizards_gambit ability",
        "For each card in the draw phase, look at the top two: keep one, discard the other.",
    ),
    N_("wizards_gambit ability", "Once a turn: make an opponent discard a random card."),
    N_("wizards_gambit ability", "Once a turn: discard a card to draw one."),
    N_("wizards_gambit ability", "Hand limit: 7."),
    N_("wizards_gambit ability", "Complete and claim spells even with a gambit in play."),
    N_("wizards_gambit ability", "Once a turn: draw a card after playing an incantation."),
    N_(
        "wizards_gambit ability",
        "Once a turn, as an incantation action: put a pool spell without "
        "components under the spell deck. A new spell replaces it.",
    ),
    N_(
        "wizards_gambit ability",
        "After playing a component that completes a spell: play one more.",
    ),
    N_("wizards_gambit ability", "Play with an open hand."),
    N_(
        "wizards_gambit ability",
        "At the end of the turn, the opponent with the fewest points draws a card.",
    ),
    N_("wizards_gambit ability", "Hand limit: 4."),
    N_("wizards_gambit ability", "No ability."),
    N_(
        "wizards_gambit ability",
        "No incantations. Gambits can still be played and released.",
    ),
    N_("wizards_gambit ability", "Hand limit: 3."),
    N_("wizards_gambit ability", "At the start of the turn, discard a random card."),
    N_("wizards_gambit ability", "Each opponent draws one more card in their draw phase."),
)

_EFFECTS: Final = (
    N_(
        "wizards_gambit effect",
        "This turn, play any number of the components and incantations now in your hand.",
    ),
    N_("wizards_gambit effect", "Draw 5 cards."),
    N_("wizards_gambit effect", "Play up to two more components this turn."),
    N_("wizards_gambit effect", "Take a random card from an opponent’s hand."),
    N_(
        "wizards_gambit effect",
        "Each opponent in turn discards a card of their choice.",
    ),
    N_("wizards_gambit effect", "Discard a component from a spell in the pool."),
    N_(
        "wizards_gambit effect",
        "Move a component to another spell in the pool that needs it. If the "
        "move completes the spell, claim it.",
    ),
    N_("wizards_gambit effect", "Swap hands with an opponent."),
    N_("wizards_gambit effect", "Take a component of your choice from the discard pile."),
    N_(
        "wizards_gambit effect",
        "Until the start of your next turn, your opponents’ spell abilities do not work.",
    ),
)

_EFFECTS_FOR_OTHERS: Final = (
    N_(
        "wizards_gambit effect",
        "{player} may play every component and incantation now in hand.",
    ),
    N_("wizards_gambit effect", "{player} draws 5 cards."),
    N_("wizards_gambit effect", "{player} may play two more components this turn."),
    N_("wizards_gambit effect", "{player} takes a random card from an opponent’s hand."),
    N_("wizards_gambit effect", "{player} makes every opponent choose and discard a card."),
    N_("wizards_gambit effect", "{player} discards a component from a spell in the pool."),
    N_(
        "wizards_gambit effect", "{player} moves a component from one spell in the pool to another."
    ),
    N_("wizards_gambit effect", "{player} swaps hands with an opponent."),
    N_("wizards_gambit effect", "{player} takes a component from the discard pile."),
    N_(
        "wizards_gambit effect",
        "Until {player}’s next turn, the other wizards’ spell abilities do not work.",
    ),
)
"""By effect, the sentence about another player's incantation."""
