# SPDX-License-Identifier: MIT
"""What has happened, as lines of the log that tell the match. Those about spells and gambits are in
`spell_log`; those about incantations, cards and hands join them here."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message, listing
from wizardtable.games.wizards_gambit.rules.card_table import CardTable, read
from wizardtable.games.wizards_gambit.rules.components import (
    AEGIS,
    CORRUPT_EXCHANGE,
    CURSED_RUNE,
    DRAIN,
    ECHO,
    HIDDEN,
    TRIBUTE,
    TWIN_CASTING,
    Face,
    is_gambit,
)
from wizardtable.games.wizards_gambit.rules.events import (
    CardDiscarded,
    CardGiven,
    CardKept,
    CardTaken,
    ComponentDispelled,
    ComponentRecalled,
    Dealt,
    DrawPhaseGrew,
    Drew,
    Eclipsed,
    EclipseEnded,
    HandEmptied,
    HandFreed,
    HandOpened,
    HandShown,
    HandsSwapped,
    IncantationCast,
    LookedAhead,
    NothingHappened,
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
    Name,
    a_card,
    a_component,
    a_laid,
    card_list,
    cards,
    the_gambit,
    the_incantation,
    the_spell,
    the_spell_with,
)
from wizardtable.games.wizards_gambit.text.spell_log import line

__all__ = ["line"]

# Incantations and what they do.


@line.register
def _incantation_cast(event: IncantationCast, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} plays {incantation}.")
    incantation = the_incantation(read(event.data), event.face)
    return text.of(player=names[event.seat], incantation=incantation)


@line.register
def _nothing_happened(event: NothingHappened, names: Sequence[str]) -> Message:
    return N_("wizards_gambit", "This has no effect.")


@line.register
def _hand_freed(event: HandFreed, names: Sequence[str]) -> Message:
    player = names[event.seat]
    if not event.faces:  # others do not see them
        text = N_(
            "wizards_gambit",
            "{player} may play all components and incantations in hand in this turn.",
        )
        return text.of(player=player)
    text = N_("wizards_gambit", "{player} may play {cards} in this turn.")
    return text.of(player=player, cards=card_list(read(event.data), event.faces))


@line.register
def _warded(event: Warded, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} is not affected: {spell} gives protection.")
    return text.of(player=names[event.seat], spell=the_spell_with(read(event.data), AEGIS))


@line.register
def _card_taken(event: CardTaken, names: Sequence[str]) -> Message:
    table = read(event.data)
    if event.exchange:
        text = N_("wizards_gambit", "{player} takes {card} at random from {other} with {spell}.")
        text = text.of(spell=the_spell_with(table, CORRUPT_EXCHANGE))
    else:
        text = N_("wizards_gambit", "{player} takes {card} at random from {other}.")
    text = text.of(player=names[event.seat], other=names[event.victim])
    return text.of(card=a_card(table, event.face))


@line.register
def _card_given(event: CardGiven, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} gives {card} to {other} in return.")
    text = text.of(player=names[event.seat], other=names[event.to])
    return text.of(card=a_card(read(event.data), event.face))


@line.register
def _hands_swapped(event: HandsSwapped, names: Sequence[str]) -> Message:
    table = read(event.data)
    if HIDDEN in event.faces or HIDDEN in event.other_faces:
        text = N_("wizards_gambit", "{player} swaps hands with {other}: {given} for {cards}.")
    else:
        text = N_(
            "wizards_gambit",
            "{player} swaps hands with {other}, gives {given}, and receives {cards}.",
        )
    text = text.of(player=names[event.seat], other=names[event.other])
    return text.of(given=_hand(table, event.other_faces), cards=_hand(table, event.faces))


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
    text = text.of(player=names[event.seat], card=a_card(table, event.face))
    if not is_gambit(event.face):
        return text
    return N_("wizards_gambit", "{sentence} It leaves the game.").of(sentence=text)


@line.register
def _component_dispelled(event: ComponentDispelled, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} discards {component} from {spell}.")
    text = text.of(player=names[event.seat], component=a_laid(*event.laid))
    return text.of(spell=the_spell(read(event.data), event.spell))


@line.register
def _component_recalled(event: ComponentRecalled, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} takes {component} from the discards.")
    return text.of(player=names[event.seat], component=a_component(event.face))


@line.register
def _eclipsed(event: Eclipsed, names: Sequence[str]) -> Message:
    text = N_(
        "wizards_gambit", "Until {player} plays again, the spells of {players} have no ability."
    )
    others = listing([names[seat] for seat in event.seats])
    return text.of(player=names[event.seat], players=others)


@line.register
def _eclipse_ended(event: EclipseEnded, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "The eclipse cast by {player} is over.")
    return text.of(player=names[event.seat])


# Hands.


@line.register
def _dealt(event: Dealt, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} has {gambit} in front and is dealt {cards}.")
    dealt = _hand(read(event.data), event.faces)
    return text.of(player=names[event.seat], gambit=the_gambit(event.gambit), cards=dealt)


@line.register
def _hand_opened(event: HandOpened, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} plays with an open hand from now on: {cards}.")
    return text.of(player=names[event.seat], cards=_hand(read(event.data), event.faces))


@line.register
def _hand_shown(event: HandShown, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} cannot play a component and shows {cards}.")
    return text.of(player=names[event.seat], cards=_hand(read(event.data), event.faces))


@line.register
def _hand_emptied(event: HandEmptied, names: Sequence[str]) -> Message:
    if event.ends_turn:
        text = N_("wizards_gambit", "{player} has no card left, which ends the turn.")
    else:
        text = N_("wizards_gambit", "{player} has no card left.")
    return text.of(player=names[event.seat])


@line.register
def _draw_phase_grew(event: DrawPhaseGrew, names: Sequence[str]) -> Message:
    table = read(event.data)
    text = N_("wizards_gambit", "Because of {spells}, {player} has {cards} to draw instead of one.")
    spells = listing([the_spell(table, spell) for spell in event.spells])
    return text.of(spells=spells, player=names[event.seat], cards=cards(event.cards))


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
    return text.of(player=names[event.seat], cards=card_list(table, event.faces))


@line.register
def _looked_ahead(event: LookedAhead, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} looks at the top of the deck: {cards}.")
    return text.of(player=names[event.seat], cards=card_list(read(event.data), event.faces))


@line.register
def _card_kept(event: CardKept, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} keeps {card}.")
    return text.of(player=names[event.seat], card=a_card(read(event.data), event.face))


@line.register
def _reshuffled(event: Reshuffled, names: Sequence[str]) -> Message:
    return NN_("wizards_gambit", "The discards become a new deck of %n card(s).", "", event.cards)


def _hand(table: CardTable, faces: Sequence[Face]) -> Name:
    return card_list(table, faces) if faces else cards(0)
