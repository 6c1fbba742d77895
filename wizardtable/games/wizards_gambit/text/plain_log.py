# SPDX-License-Identifier: MIT
"""The function `log_line`, and those lines of the log that always have the same words.

The log has a line for each action, but none for its automatic consequences.
"""

from collections.abc import Callable, Sequence
from functools import singledispatch
from typing import Any, Final

from wizardtable.core.text import N_, Message, filled_from_event
from wizardtable.games.wizards_gambit.rules import events, terms
from wizardtable.games.wizards_gambit.rules.card_table import CardTable, read_card_table
from wizardtable.games.wizards_gambit.rules.components import Face


@singledispatch
def log_line(event: events.WizardsGambitEvent, names: Sequence[str]) -> Message | None:
    """Returns the line for an event, or None if the log does not mention the event.

    The log does not mention that a turn starts or ends, that an incantation is discarded, or that
    the components of a completed spell are discarded.
    """
    sentence = _FIXED_SENTENCES.get(type(event))
    return None if sentence is None else fill_sentence(sentence, event, names)


def fill_sentence(sentence: Message, event: Any, names: Sequence[str]) -> Message:
    """Returns a sentence whose placeholders are filled with values of an event.

    Placeholders that already have a value keep it. `names`: the players' names by seat.
    """
    return filled_from_event(sentence, event, names, _PLACEHOLDERS)


def hand_text(table: CardTable, faces: Sequence[Face]) -> terms.Name:
    """Returns the cards of a hand for a sentence, such as "0 cards" for an empty hand."""
    return terms.card_list(table, faces) if faces else terms.cards(0)


_PLACEHOLDERS: Final[dict[str, Callable[[Any], Message | str]]] = {
    "card": lambda event: terms.a_card(read_card_table(event.data), event.face),
    "cards": lambda event: hand_text(read_card_table(event.data), event.faces),
    "component": lambda event: terms.a_component(event.face),
    "gambit": lambda event: terms.the_gambit(event.gambit),
    "incantation": lambda event: terms.the_incantation(read_card_table(event.data), event.face),
    "points": lambda event: terms.points(read_card_table(event.data).points[event.spell]),
    "spell": lambda event: terms.the_spell(read_card_table(event.data), event.spell),
}
"""By placeholder of a sentence, the function that returns its text for an event."""

_FIXED_SENTENCES: Final[dict[type, Message]] = {
    events.IncantationCast: N_("wizards_gambit", "{player} plays {incantation}."),
    events.NothingHappened: N_("wizards_gambit", "The incantation has no effect."),
    events.ComponentRecalled: N_(
        "wizards_gambit", "{player} takes {component} from the discard pile."
    ),
    events.EclipseEnded: N_("wizards_gambit", "{player}’s Eclipse ends."),
    events.Dealt: N_(
        "wizards_gambit", "{player} starts with {gambit} face up and is dealt {cards}."
    ),
    events.HandOpened: N_("wizards_gambit", "{player} now plays with an open hand: {cards}."),
    events.HandShown: N_("wizards_gambit", "{player} plays no component and shows {cards}."),
    events.LookedAhead: N_("wizards_gambit", "{player} looks at {cards} on top of the deck."),
    events.CardKept: N_("wizards_gambit", "{player} keeps {card}."),
    events.AuraLaid: N_(
        "wizards_gambit", "{player} plays {gambit} on {spell}: aura of protection."
    ),
    events.GambitsRemoved: N_(
        "wizards_gambit",
        "Nobody has played a component for two rounds: all gambits in play leave the game.",
    ),
}
"""By class of event, its sentence, for classes whose line always has the same words."""
