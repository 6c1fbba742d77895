# SPDX-License-Identifier: MIT
"""What has happened to incantations, cards and hands, as lines of the log, where the words depend
on how it happened. Those about spells and gambits, in `spell_log`, come with them."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message, listing
from wizardtable.games.wizards_gambit.rules.card_table import read
from wizardtable.games.wizards_gambit.rules.components import (
    AEGIS,
    CORRUPT_EXCHANGE,
    CURSED_RUNE,
    DRAIN,
    ECHO,
    HIDDEN,
    TRIBUTE,
    TWIN_CASTING,
    is_gambit,
)
from wizardtable.games.wizards_gambit.rules.events import (
    CardDiscarded,
    CardGiven,
    CardTaken,
    ComponentDispelled,
    DrawPhaseGrew,
    Drew,
    Eclipsed,
    HandEmptied,
    HandFreed,
    HandsSwapped,
    Reshuffled,
    Warded,
)
from wizardtable.games.wizards_gambit.rules.state import (
    BY_ECHO,
    BY_TRIBUTE,
    BY_TWIN_CASTING,
    CURSED,
    DRAINED,
    OVER_LIMIT,
    SCRIED,
)
from wizardtable.games.wizards_gambit.rules.terms import (
    a_laid,
    cards,
    the_spell,
    the_spell_with,
)
from wizardtable.games.wizards_gambit.text.plain_log import hand, told_of
from wizardtable.games.wizards_gambit.text.spell_log import line

__all__ = ["line"]

# Incantations and what they do.


@line.register
def _hand_freed(event: HandFreed, names: Sequence[str]) -> Message:
    if event.faces:
        text = N_("wizards_gambit", "{player} may play {cards} in this turn.")
    else:  # others do not see them
        text = N_(
            "wizards_gambit",
            "{player} may play all components and incantations in hand in this turn.",
        )
    return told_of(text, event, names)


@line.register
def _warded(event: Warded, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} is not affected: {spell} gives protection.")
    return told_of(text.of(spell=the_spell_with(read(event.data), AEGIS)), event, names)


@line.register
def _card_taken(event: CardTaken, names: Sequence[str]) -> Message:
    if event.exchange:
        text = N_("wizards_gambit", "{player} takes {card} at random from {other} with {spell}.")
        text = text.of(spell=the_spell_with(read(event.data), CORRUPT_EXCHANGE))
    else:
        text = N_("wizards_gambit", "{player} takes {card} at random from {other}.")
    return told_of(text.of(other=names[event.victim]), event, names)


@line.register
def _card_given(event: CardGiven, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} gives {card} to {other} in return.")
    return told_of(text.of(other=names[event.to]), event, names)


@line.register
def _hands_swapped(event: HandsSwapped, names: Sequence[str]) -> Message:
    if HIDDEN in event.faces or HIDDEN in event.other_faces:
        text = N_("wizards_gambit", "{player} swaps hands with {other}: {given} for {cards}.")
    else:
        text = N_(
            "wizards_gambit",
            "{player} swaps hands with {other}, gives {given}, and receives {cards}.",
        )
    text = text.of(other=names[event.other], given=hand(read(event.data), event.other_faces))
    return told_of(text, event, names)


@line.register
def _card_discarded(event: CardDiscarded, names: Sequence[str]) -> Message:
    table = read(event.data)
    if event.cause == DRAINED:
        text = N_(
            "wizards_gambit", "With {spell}, {by} makes {player} discard a random card: {card}."
        )
        text = text.of(by=names[event.by], spell=the_spell_with(table, DRAIN))
    elif event.cause == CURSED:
        text = N_("wizards_gambit", "{player} discards {card} at random, as {spell} demands.")
        text = text.of(spell=the_spell_with(table, CURSED_RUNE))
    elif event.cause == OVER_LIMIT:
        text = N_("wizards_gambit", "{player} discards {card}, over the hand limit.")
    elif event.cause == SCRIED:
        text = N_("wizards_gambit", "{player} discards {card} to draw another card.")
    else:
        text = N_("wizards_gambit", "{player} discards {card}.")
    text = told_of(text, event, names)
    if not is_gambit(event.face):
        return text
    return N_("wizards_gambit", "{sentence} It leaves the game.").of(sentence=text)


@line.register
def _component_dispelled(event: ComponentDispelled, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} discards {component} from {spell}.")
    return told_of(text.of(component=a_laid(*event.laid)), event, names)


@line.register
def _eclipsed(event: Eclipsed, names: Sequence[str]) -> Message:
    text = N_(
        "wizards_gambit", "Until {player} plays again, the spells of {players} have no ability."
    )
    others = listing([names[seat] for seat in event.seats])
    return told_of(text.of(players=others), event, names)


# Hands.


@line.register
def _hand_emptied(event: HandEmptied, names: Sequence[str]) -> Message:
    if event.ends_turn:
        text = N_("wizards_gambit", "{player} has no card left, which ends the turn.")
    else:
        text = N_("wizards_gambit", "{player} has no card left.")
    return told_of(text, event, names)


@line.register
def _draw_phase_grew(event: DrawPhaseGrew, names: Sequence[str]) -> Message:
    table = read(event.data)
    text = N_("wizards_gambit", "Because of {spells}, {player} has {cards} to draw instead of one.")
    spells = listing([the_spell(table, spell) for spell in event.spells])
    return told_of(text.of(spells=spells, cards=cards(event.cards)), event, names)


@line.register
def _drew(event: Drew, names: Sequence[str]) -> Message:
    table = read(event.data)
    spells = {BY_TWIN_CASTING: TWIN_CASTING, BY_ECHO: ECHO}
    if event.cause == BY_TRIBUTE:
        text = N_(
            "wizards_gambit",
            "{player} has the fewest points and draws {cards}, as {spell} demands.",
        ).of(spell=the_spell_with(table, TRIBUTE))
    elif event.cause in spells:
        text = N_("wizards_gambit", "{player} draws {cards} with {spell}.")
        text = text.of(spell=the_spell_with(table, spells[event.cause]))
    else:
        text = N_("wizards_gambit", "{player} draws {cards}.")
    return told_of(text, event, names)


@line.register
def _reshuffled(event: Reshuffled, names: Sequence[str]) -> Message:
    return NN_("wizards_gambit", "The discards become a new deck of %n card(s).", "", event.cards)
