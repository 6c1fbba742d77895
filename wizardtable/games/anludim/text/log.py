# SPDX-License-Identifier: MIT
"""What has happened, as lines of the log that tell the match; every line begins with its player
where it can, so that no language has to bend a name."""

from collections.abc import Sequence
from functools import singledispatch

from wizardtable.core.text import N_, NN_, Message, commas
from wizardtable.games.anludim.rules.combinations import strength_of
from wizardtable.games.anludim.rules.components import HIDDEN, CardId
from wizardtable.games.anludim.rules.moves import (
    COLLECTION,
    EMPTY_PILES,
    AnludimEvent,
    CrestTurned,
    Discarded,
    Drew,
    GaveUp,
    KeptChosen,
    Laid,
    MatchWon,
    ObjectSpent,
    ObjectTaken,
    Passed,
    ProfessorMoved,
    Reshuffled,
    RoundBegan,
    RoundEnded,
    ScrollsGiven,
    ScrollSpent,
    TookBack,
    TookOpenCard,
)
from wizardtable.games.anludim.rules.terms import THE_PROFESSOR, a_combination, an_object, card_name


@singledispatch
def line(event: AnludimEvent, names: Sequence[str]) -> Message | None:
    """The event as a sentence; None for dealing, filling the row and ends of turns."""
    return None


@line.register
def _round_began(event: RoundBegan, names: Sequence[str]) -> Message:
    text = N_("anludim", "Round {number} begins: {player} plays first.")
    return text.of(number=event.number, player=names[event.first])


@line.register
def _scrolls_given(event: ScrollsGiven, names: Sequence[str]) -> Message:
    text = NN_("anludim", "{player} receives %n scroll(s).", "", event.scrolls)
    return text.of(player=names[event.seat])


@line.register
def _took_back(event: TookBack, names: Sequence[str]) -> Message:
    text = N_("anludim", "{player} takes back {combination}.")
    return text.of(player=names[event.seat], combination=_combination(event))


@line.register
def _gave_up(event: GaveUp, names: Sequence[str]) -> Message:
    text = N_("anludim", "{player} gives up {combination}.")
    return text.of(player=names[event.seat], combination=_combination(event))


@line.register
def _laid(event: Laid, names: Sequence[str]) -> Message:
    if event.enlarged:
        text = N_("anludim", "{player} enlarges a combination: it is now {combination}.")
    else:
        text = N_("anludim", "{player} lays {combination}.")
    return text.of(player=names[event.seat], combination=_combination(event))


@line.register
def _professor_moved(event: ProfessorMoved, names: Sequence[str]) -> Message:
    professor = THE_PROFESSOR[event.discipline]
    if event.seat < 0:
        text = N_("anludim", "{player} lets {professor} go.")
        return text.of(player=names[event.origin], professor=professor)
    if event.origin < 0:
        text = N_("anludim", "{player} wins {professor}.")
    elif event.origin == event.seat:
        text = N_("anludim", "{player} keeps {professor}.")
    else:
        text = N_("anludim", "{player} wins {professor} from {rival}.")
        text = text.of(rival=names[event.origin])
    return text.of(player=names[event.seat], professor=professor)


@line.register
def _drew(event: Drew, names: Sequence[str]) -> Message:
    player = names[event.seat]
    if HIDDEN in event.cards:
        count = len(event.cards)
        return NN_("anludim", "{player} draws %n card(s).", "", count).of(player=player)
    return N_("anludim", "{player} draws {cards}.").of(player=player, cards=_cards(event.cards))


@line.register
def _took_open_card(event: TookOpenCard, names: Sequence[str]) -> Message:
    text = N_("anludim", "{player} takes the open card {card}.")
    return text.of(player=names[event.seat], card=card_name(event.card))


@line.register
def _discarded(event: Discarded, names: Sequence[str]) -> Message:
    text = N_("anludim", "{player} discards {cards}.")
    return text.of(player=names[event.seat], cards=_cards(event.cards))


@line.register
def _reshuffled(event: Reshuffled, names: Sequence[str]) -> Message:
    return NN_("anludim", "The discards become a new deck of %n card(s).", "", event.cards)


@line.register
def _object_spent(event: ObjectSpent, names: Sequence[str]) -> Message:
    text = N_("anludim", "{player} discards {object}.")
    thing = an_object(event.discipline, event.value)
    return text.of(player=names[event.seat], object=thing)


@line.register
def _scroll_spent(event: ScrollSpent, names: Sequence[str]) -> Message:
    return N_("anludim", "{player} discards a scroll.").of(player=names[event.seat])


@line.register
def _object_taken(event: ObjectTaken, names: Sequence[str]) -> Message:
    text = N_("anludim", "{player} receives {object}.")
    thing = an_object(event.discipline, event.value)
    return text.of(player=names[event.seat], object=thing)


@line.register
def _passed(event: Passed, names: Sequence[str]) -> Message:
    return N_("anludim", "{player} passes.").of(player=names[event.seat])


@line.register
def _round_ended(event: RoundEnded, names: Sequence[str]) -> Message:
    points = event.points[event.winner]
    if event.reason == COLLECTION:
        text = N_("anludim", "{player} has gathered all five kinds and wins the round.")
    elif event.reason == EMPTY_PILES:
        text = NN_(
            "anludim",
            "Three piles are empty: {player} wins the round with %n point(s).",
            "",
            points,
        )
    else:
        text = NN_(
            "anludim",
            "Two turns each without a card or an object: {player} wins the round with %n point(s).",
            "",
            points,
        )
    return text.of(player=names[event.winner])


@line.register
def _crest_turned(event: CrestTurned, names: Sequence[str]) -> Message:
    return N_("anludim", "{player} now bears a golden crest.").of(player=names[event.seat])


@line.register
def _match_won(event: MatchWon, names: Sequence[str]) -> Message:
    text = N_("anludim", "{player} wins a second round, and with it the match.")
    return text.of(player=names[event.seat])


@line.register
def _kept_chosen(event: KeptChosen, names: Sequence[str]) -> Message:
    player = names[event.seat]
    if HIDDEN in event.cards:
        return N_("anludim", "{player} has chosen which cards to keep.").of(player=player)
    if not event.cards:
        return N_("anludim", "{player} keeps no card.").of(player=player)
    return N_("anludim", "{player} keeps {cards}.").of(player=player, cards=_cards(event.cards))


def _combination(event: TookBack | GaveUp | Laid) -> Message:
    strength = strength_of(event.discipline, event.cards, event.halves)
    return a_combination(event.discipline, strength)


def _cards(cards: Sequence[CardId]) -> Message | str:
    return commas([card_name(card) for card in cards])
