# SPDX-License-Identifier: MIT
"""The sentences of the log.

A sentence begins with the player's name if possible, so that no language has to inflect the name.
"""

from collections.abc import Callable, Sequence
from functools import singledispatch
from typing import Any, Final

from wizardtable.core.text import N_, NN_, Message, filled_from_event, joined_with_commas
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.combinations import strength_of
from wizardtable.games.anludim.rules.components import HIDDEN
from wizardtable.games.anludim.rules.terms import THE_PROFESSOR, a_combination, an_object, card_name
from wizardtable.games.anludim.text.round_end import why_won


@singledispatch
def log_line(event: moves.AnludimEvent, names: Sequence[str]) -> Message | None:
    """Returns the log's sentence for an event; None for dealt cards, new open cards, and ends of
    turns."""
    sentence = _SENTENCES.get(type(event))
    return None if sentence is None else _filled_sentence(sentence, event, names)


def _filled_sentence(sentence: Message, event: moves.AnludimEvent, names: Sequence[str]) -> Message:
    return filled_from_event(sentence, event, names, _PLACEHOLDERS)


@log_line.register
def _round_began(event: moves.RoundBegan, names: Sequence[str]) -> Message:
    text = N_("anludim", "Round {number} begins: {player} plays first.")
    return text.of(number=event.number, player=names[event.first])


@log_line.register
def _scrolls_given(event: moves.ScrollsGiven, names: Sequence[str]) -> Message:
    text = NN_("anludim", "{player} receives %n scroll(s), worth 1 point each.", "", event.scrolls)
    return _filled_sentence(text, event, names)


@log_line.register
def _laid(event: moves.Laid, names: Sequence[str]) -> Message:
    if event.enlarged:
        text = N_("anludim", "{player} enlarges a combination to {combination}.")
    else:
        text = N_("anludim", "{player} lays {combination}.")
    return _filled_sentence(text, event, names)


@log_line.register
def _professor_moved(event: moves.ProfessorMoved, names: Sequence[str]) -> Message:
    if event.seat < 0:
        text = N_("anludim", "{player} sends {professor} back to the board.").of(
            player=names[event.origin]
        )
    elif event.origin < 0:
        text = N_("anludim", "{player} wins {professor}.")
    elif event.origin == event.seat:
        text = N_("anludim", "{player} keeps {professor}.")
    else:
        text = N_("anludim", "{player} wins {professor} from {rival}.")
        text = text.of(rival=names[event.origin])
    return _filled_sentence(text, event, names)


@log_line.register
def _drew(event: moves.Drew, names: Sequence[str]) -> Message:
    if HIDDEN in event.cards:
        text = NN_("anludim", "{player} draws %n card(s).", "", len(event.cards))
    else:
        text = N_("anludim", "{player} draws {cards}.")
    return _filled_sentence(text, event, names)


@log_line.register
def _object_taken(event: moves.ObjectTaken, names: Sequence[str]) -> Message:
    text = NN_("anludim", "{player} receives {object}: %n point(s) in all.", "", event.total)
    return _filled_sentence(text, event, names)


@log_line.register
def _object_spent(event: moves.ObjectSpent, names: Sequence[str]) -> Message:
    text = NN_("anludim", "{player} discards {object}: %n point(s) left.", "", event.total)
    return _filled_sentence(text, event, names)


@log_line.register
def _scroll_spent(event: moves.ScrollSpent, names: Sequence[str]) -> Message:
    text = NN_("anludim", "{player} discards a scroll: %n point(s) left.", "", event.total)
    return _filled_sentence(text, event, names)


@log_line.register
def _reshuffled(event: moves.Reshuffled, names: Sequence[str]) -> Message:
    return NN_("anludim", "The discards become a new deck of %n card(s).", "", event.cards)


@log_line.register
def _round_ended(event: moves.RoundEnded, names: Sequence[str]) -> Message:
    text = N_("anludim", "{player} wins the round. {why}")
    return text.of(player=names[event.winner], why=why_won(event, names))


@log_line.register
def _kept_chosen(event: moves.KeptChosen, names: Sequence[str]) -> Message:
    if HIDDEN in event.cards:
        text = N_("anludim", "{player} has chosen which cards to keep.")
    elif not event.cards:
        text = N_("anludim", "{player} keeps no cards.")
    else:
        text = N_("anludim", "{player} keeps {cards}.")
    return _filled_sentence(text, event, names)


def _combination_text(event: moves.TookBack | moves.GaveUp | moves.Laid) -> Message:
    strength = strength_of(event.discipline, event.cards, event.halves)
    return a_combination(event.discipline, strength)


_PLACEHOLDERS: Final[dict[str, Callable[[Any], Message | str]]] = {
    "card": lambda event: card_name(event.card),
    "cards": lambda event: joined_with_commas([card_name(card) for card in event.cards]),
    "combination": _combination_text,
    "object": lambda event: an_object(event.discipline, event.value),
    "professor": lambda event: THE_PROFESSOR[event.discipline],
}
"""By name of a placeholder in a sentence, the function that returns its text for an event."""


_SENTENCES: Final[dict[type, Message]] = {
    moves.TookBack: N_("anludim", "{player} takes back {combination}."),
    moves.GaveUp: N_("anludim", "{player} gives up {combination}."),
    moves.TookOpenCard: N_("anludim", "{player} takes the open card {card}."),
    moves.Discarded: N_("anludim", "{player} discards {cards}."),
    moves.Passed: N_("anludim", "{player} passes: no cards left to draw."),
    moves.CrestTurned: N_(
        "anludim", "{player} turns their crest to gold: one more round wins the match."
    ),
    moves.MatchWon: N_("anludim", "{player} wins a second round and the match."),
}
"""By class of event, its sentence, if it is always the same."""
