# SPDX-License-Identifier: MIT
"""What has happened, as lines of the log that tell the match: one for what a player does, none for
what it follows from. Here are those that always have the same words."""

from collections.abc import Callable, Sequence
from functools import singledispatch
from typing import Any, Final

from wizardtable.core.text import N_, Message, filled_from_event
from wizardtable.games.wizards_gambit.rules import events, terms
from wizardtable.games.wizards_gambit.rules.card_table import CardTable, read
from wizardtable.games.wizards_gambit.rules.components import Face


@singledispatch
def line(event: events.WizardsGambitEvent, names: Sequence[str]) -> Message | None:
    """The event as a sentence; None for turns, whose players the lines name, and for cards that go
    to the discards because a spell was completed or an incantation carried out."""
    sentence = _SENTENCES.get(type(event))
    return None if sentence is None else told_of(sentence, event, names)


def told_of(sentence: Message, event: Any, names: Sequence[str]) -> Message:
    """A sentence about an event with its places filled, but for those that were filled before."""
    return filled_from_event(sentence, event, names, _PLACES)


def hand(table: CardTable, faces: Sequence[Face]) -> terms.Name:
    """The cards of a hand, which may be empty."""
    return terms.card_list(table, faces) if faces else terms.cards(0)


_PLACES: Final[dict[str, Callable[[Any], Message | str]]] = {
    "card": lambda event: terms.a_card(read(event.data), event.face),
    "cards": lambda event: hand(read(event.data), event.faces),
    "component": lambda event: terms.a_component(event.face),
    "gambit": lambda event: terms.the_gambit(event.gambit),
    "incantation": lambda event: terms.the_incantation(read(event.data), event.face),
    "points": lambda event: terms.points(read(event.data).points[event.spell]),
    "spell": lambda event: terms.the_spell(read(event.data), event.spell),
}
"""What the places of a sentence are filled with, as far as events have it in numbers."""

_SENTENCES: Final[dict[type, Message]] = {
    events.IncantationCast: N_("wizards_gambit", "{player} plays {incantation}."),
    events.NothingHappened: N_("wizards_gambit", "The incantation has no effect."),
    events.ComponentRecalled: N_(
        "wizards_gambit", "{player} takes {component} from the discard pile."
    ),
    events.EclipseEnded: N_("wizards_gambit", "{player}’s Eclipse ends."),
    events.Dealt: N_("wizards_gambit", "{player} has {gambit} face up and gets {cards}."),
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
"""What is always told in the same words."""
