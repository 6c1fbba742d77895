# SPDX-License-Identifier: MIT
"""Lines of the log about incantations, cards and hands, if their words depend on the event.

Import `log_line` from this module, so that these lines and those of `spell_log` are registered.
"""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, state, terms
from wizardtable.games.wizards_gambit.rules.card_table import read_card_table
from wizardtable.games.wizards_gambit.text.plain_log import fill_sentence, hand_text
from wizardtable.games.wizards_gambit.text.spell_log import log_line

__all__ = ["log_line"]

# Incantations and their effects.


@log_line.register
def _hand_freed(event: events.HandFreed, names: Sequence[str]) -> Message:
    if event.faces:
        text = N_("wizards_gambit", "{player} may play {cards} this turn.")
    else:  # the viewer does not see the cards
        text = N_(
            "wizards_gambit",
            "{player} may play every component and incantation in hand this turn.",
        )
    return fill_sentence(text, event, names)


@log_line.register
def _warded(event: events.Warded, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} is protected by {spell}.")
    return fill_sentence(
        text.of(spell=terms.the_spell_with(read_card_table(event.data), box.AEGIS)), event, names
    )


@log_line.register
def _card_taken(event: events.CardTaken, names: Sequence[str]) -> Message:
    if event.exchange:
        text = N_(
            "wizards_gambit", "{player} uses {spell} and takes {card} at random from {other}."
        )
        text = text.of(
            spell=terms.the_spell_with(read_card_table(event.data), box.CORRUPT_EXCHANGE)
        )
    else:
        text = N_("wizards_gambit", "{player} takes {card} at random from {other}.")
    return fill_sentence(text.of(other=names[event.victim]), event, names)


@log_line.register
def _card_given(event: events.CardGiven, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} gives {card} to {other} in return.")
    return fill_sentence(text.of(other=names[event.to]), event, names)


@log_line.register
def _hands_swapped(event: events.HandsSwapped, names: Sequence[str]) -> Message:
    if box.HIDDEN in event.faces or box.HIDDEN in event.other_faces:
        text = N_("wizards_gambit", "{player} swaps hands with {other}: {given} for {cards}.")
    else:
        text = N_(
            "wizards_gambit",
            "{player} swaps hands with {other}: gives {given}, gets {cards}.",
        )
    text = text.of(
        other=names[event.other], given=hand_text(read_card_table(event.data), event.other_faces)
    )
    return fill_sentence(text, event, names)


@log_line.register
def _card_discarded(event: events.CardDiscarded, names: Sequence[str]) -> Message:
    table = read_card_table(event.data)
    if event.cause == state.DRAINED:
        text = N_("wizards_gambit", "{by} uses {spell}: {player} discards {card} at random.")
        text = text.of(by=names[event.by], spell=terms.the_spell_with(table, box.DRAIN))
    elif event.cause == state.CURSED:
        text = N_("wizards_gambit", "{player} discards {card} at random because of {spell}.")
        text = text.of(spell=terms.the_spell_with(table, box.CURSED_RUNE))
    elif event.cause == state.OVER_LIMIT:
        text = N_("wizards_gambit", "{player} discards {card} (hand limit).")
    elif event.cause == state.SCRIED:
        text = N_("wizards_gambit", "{player} discards {card} and draws another card.")
    else:
        text = N_("wizards_gambit", "{player} discards {card}.")
    text = fill_sentence(text, event, names)
    if not box.is_gambit(event.face):
        return text
    return N_("wizards_gambit", "{sentence} The gambit is out of the game.").of(sentence=text)


@log_line.register
def _component_dispelled(event: events.ComponentDispelled, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} discards {component} from {spell}.")
    return fill_sentence(text.of(component=terms.a_laid_component(*event.laid)), event, names)


@log_line.register
def _eclipsed(event: events.Eclipsed, names: Sequence[str]) -> Message:
    text = N_(
        "wizards_gambit",
        "{player} stops the spell abilities of {players} until the caster’s next turn.",
    )
    others = joined_with_and([names[seat] for seat in event.seats])
    return fill_sentence(text.of(players=others), event, names)


# Hands.


@log_line.register
def _hand_emptied(event: events.HandEmptied, names: Sequence[str]) -> Message:
    if event.ends_turn:
        text = N_("wizards_gambit", "{player} has no cards left: the turn ends.")
    else:
        text = N_("wizards_gambit", "{player} has no cards left.")
    return fill_sentence(text, event, names)


@log_line.register
def _draw_phase_grew(event: events.DrawPhaseGrew, names: Sequence[str]) -> Message:
    table = read_card_table(event.data)
    text = N_("wizards_gambit", "{player}’s draw phase: {cards} instead of 1, thanks to {spells}.")
    spells = joined_with_and([terms.the_spell(table, spell) for spell in event.spells])
    return fill_sentence(text.of(spells=spells, cards=terms.cards(event.cards)), event, names)


@log_line.register
def _drew(event: events.Drew, names: Sequence[str]) -> Message:
    table = read_card_table(event.data)
    spells = {state.BY_TWIN_CASTING: box.TWIN_CASTING, state.BY_ECHO: box.ECHO}
    if event.cause == state.BY_TRIBUTE:
        text = N_(
            "wizards_gambit",
            "{player} draws {cards}: {spell} favours the opponent with the fewest points.",
        ).of(spell=terms.the_spell_with(table, box.TRIBUTE))
    elif event.cause in spells:
        text = N_("wizards_gambit", "{player} draws {cards} with {spell}.")
        text = text.of(spell=terms.the_spell_with(table, spells[event.cause]))
    else:
        text = N_("wizards_gambit", "{player} draws {cards}.")
    return fill_sentence(text, event, names)


@log_line.register
def _reshuffled(event: events.Reshuffled, names: Sequence[str]) -> Message:
    return NN_(
        "wizards_gambit", "The discard pile becomes a new deck of %n card(s).", "", event.cards
    )
