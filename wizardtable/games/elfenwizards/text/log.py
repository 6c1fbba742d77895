# SPDX-License-Identifier: MIT
"""What has happened, as lines of the log that tell the match: one for what a player does, none for
what it follows from. The contests are told in `contest_log`."""

from collections.abc import Callable, Sequence
from functools import singledispatch
from typing import Any, Final

from wizardtable.core.text import (
    N_,
    NN_,
    Message,
    filled_from_event,
    joined_with_and,
    joined_with_commas,
)
from wizardtable.games.elfenwizards.rules import moves, state, terms
from wizardtable.games.elfenwizards.rules.components import LAST_ROUND, guild_of
from wizardtable.games.elfenwizards.text.contest_log import verdict

_PHASES: Final = {
    state.CAST: N_("elfenwizards", "The first cast begins."),
    state.CAST_REST: N_("elfenwizards", "The second cast begins."),
    state.CONTEST: N_("elfenwizards", "The contests begin."),
}


@singledispatch
def line(event: moves.ElfenwizardsEvent, names: Sequence[str]) -> Message | None:
    """The event as a sentence; None for what lies beside wizards and goes back to its owner."""
    sentence = _SENTENCES.get(type(event))
    return None if sentence is None else _told(sentence, event, names)


def _told(sentence: Message, event: moves.ElfenwizardsEvent, names: Sequence[str]) -> Message:
    return filled_from_event(sentence, event, names, _PLACES)


@line.register
def _round_began(event: moves.RoundBegan, names: Sequence[str]) -> Message:
    if event.number == LAST_ROUND:
        text = N_("elfenwizards", "Round {number}, the last, begins.")
    else:
        text = N_("elfenwizards", "Round {number} begins.")
    return _told(text, event, names)


@line.register
def _phase_began(event: moves.PhaseBegan, names: Sequence[str]) -> Message | None:
    return _PHASES.get(event.phase)  # the others show from what is done in them


@line.register
def _dragon_taken(event: moves.DragonTaken, names: Sequence[str]) -> Message | None:
    if event.seat == event.before:
        return None
    return N_("elfenwizards", "{player} takes the dragon.").of(player=names[event.seat])


@line.register
def _rolled(event: moves.Rolled, names: Sequence[str]) -> Message:
    if event.paid:
        text = N_("elfenwizards", "{player} pays a minor spell and rerolls: {faces}.")
    else:
        text = N_("elfenwizards", "{player} rolls {faces}.")
    rolled = terms.faces_list if len(event.faces) > 1 else terms.dice_list
    return _told(text.of(faces=rolled(event.faces)), event, names)


@line.register
def _spells_recovered(event: moves.SpellsRecovered, names: Sequence[str]) -> Message:
    text = NN_(
        "elfenwizards", "{player} recovers %n minor spell(s) with {faces}.", "", event.spells
    )
    return _told(text.of(faces=terms.dice_list(event.faces)), event, names)


@line.register
def _dice_left(event: moves.DiceLeft, names: Sequence[str]) -> Message:
    text = N_("elfenwizards", "{player} leaves {dice} in {box}.")
    return _told(text.of(dice=terms.dice_list(event.faces)), event, names)


@line.register
def _spell_committed(event: moves.SpellCommitted, names: Sequence[str]) -> Message:
    text = N_("elfenwizards", "{player} places {spell} beside {wizard}: {points} in all.")
    wizard = terms.the_wizard_on(guild_of(event.wizard), event.space)
    return _told(text.of(wizard=wizard, points=terms.points(event.points)), event, names)


@line.register
def _passed(event: moves.Passed, names: Sequence[str]) -> Message:
    if event.unable:
        text = N_("elfenwizards", "{player} has no spells left to place and passes.")
    else:
        text = N_("elfenwizards", "{player} passes.")
    return _told(text, event, names)


@line.register
def _contest_decided(event: moves.ContestDecided, names: Sequence[str]) -> Message:
    return verdict(event)


@line.register
def _token_taken(event: moves.TokenTaken, names: Sequence[str]) -> Message:
    if event.left:
        text = N_("elfenwizards", "{player} puts a grey token under {wizard}.")
    else:
        text = N_(
            "elfenwizards", "{player} puts the last grey token from the supply under {wizard}."
        )
    return _told(text, event, names)


@line.register
def _cleansed(event: moves.Cleansed, names: Sequence[str]) -> Message:
    text = NN_("elfenwizards", "{player} removes %n grey token(s) with {faces}.", "", event.tokens)
    return _told(text.of(faces=terms.dice_list(event.faces)), event, names)


@line.register
def _token_removed(event: moves.TokenRemoved, names: Sequence[str]) -> Message:
    text = N_("elfenwizards", "{player} removes a grey token from {wizard}.")
    wizard = terms.the_wizard_on(guild_of(event.wizard), event.space)
    return _told(text.of(wizard=wizard), event, names)


@line.register
def _round_scored(event: moves.RoundScored, names: Sequence[str]) -> Message:
    gain = N_("elfenwizards", "{player} {gained} ({total} in all)")
    gains = [
        gain.of(player=name, gained=gained, total=total)
        for name, gained, total in zip(names, event.points, event.scores, strict=True)
    ]
    text = N_("elfenwizards", "Points for round {number}: {players}.")
    return text.of(number=event.number, players=joined_with_commas(gains))


@line.register
def _game_ended(event: moves.GameEnded, names: Sequence[str]) -> Message:
    most = max(event.scores)
    best = [name for name, score in zip(names, event.scores, strict=True) if score == most]
    if len(best) > 1:
        text = NN_("elfenwizards", "{end} {players} share the victory with %n point(s).", "", most)
    else:
        text = NN_("elfenwizards", "{end} {player} wins with %n point(s).", "", most)
    gain = N_("elfenwizards", "{player} {gained}")
    gains = [
        gain.of(player=name, gained=left) for name, left in zip(names, event.minors, strict=True)
    ]
    end = N_(
        "elfenwizards", "{reason} One point for each minor spell in front of its owner: {players}."
    )
    reason = _ENDS[event.reason]
    if event.reason == state.GRAND_TWICE:
        reason = reason.of(player=names[event.grand])
    end = end.of(reason=reason, players=joined_with_commas(gains))
    return text.of(end=end, player=best[0], players=joined_with_and(best))


_ENDS: Final = {
    state.FOUR_ROUNDS: N_("elfenwizards", "The fourth round is over."),
    state.GRAND_TWICE: N_(
        "elfenwizards", "{player} has won the title of Grand Druid for the second time."
    ),
    state.VACANT_TWICE: N_(
        "elfenwizards", "The title of Grand Druid has stayed vacant for the second time."
    ),
}


_PLACES: Final[dict[str, Callable[[Any], Message]]] = {
    "box": lambda event: terms.the_box(event.box),
    "dice": lambda event: terms.dice(event.dice),
    "die": lambda event: terms.spell(event.face),
    "space": lambda event: terms.the_magician_space(event.space),
    "spell": lambda event: terms.spell(event.face),
    "title": lambda event: terms.title(event.space),
    "wizard": lambda event: terms.a_defeated(event.level),
}
"""What the places of a sentence are filled with, as far as events have it in numbers."""


_SENTENCES: Final[dict[type, Message]] = {
    moves.DragonDrawn: N_("elfenwizards", "{player} receives the dragon by lot and goes first."),
    moves.SpellGiven: N_("elfenwizards", "{player} gives up a minor spell for good."),
    moves.Retired: N_("elfenwizards", "{player} sends the retired Grand Druid to {space}."),
    moves.DiePlaced: N_("elfenwizards", "{player} places {die} in {box}."),
    moves.DiceKept: N_("elfenwizards", "{player} keeps {dice} for the second cast."),
    moves.DieTakenBack: N_("elfenwizards", "{player} takes {die} back unused."),
    moves.TitleFilled: N_("elfenwizards", "{player} gives {wizard} the title {title}."),
    moves.Demoted: N_("elfenwizards", "{player} sends {wizard} to {space}."),
}
"""What is always told in the same words."""
