# SPDX-License-Identifier: MIT
"""Turns the events of a match into lines of the log.

Each action of a player has one line; most events that merely follow from the action have no line.
The lines about contests are in `contest_log`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

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

_Line: TypeAlias = "Message | Callable[[Any], Message | None]"
"""The sentence of an event, or a function that takes the event and returns the sentence. The
function returns None if the log does not mention the event."""


def line(event: moves.ElfenwizardsEvent, names: Sequence[str]) -> Message | None:
    """Returns the event as a line of the log, or None if the log does not mention the event.
    `names` are the names of the players, by seat."""
    if isinstance(event, moves.RoundScored):
        return _scoring_line(event, names)
    if isinstance(event, moves.ContestDecided):
        return verdict(event, names)
    if isinstance(event, moves.GameEnded):
        return _ending_line(event, names)
    entry = _LINES.get(type(event))
    sentence = entry(event) if callable(entry) else entry
    return None if sentence is None else filled_from_event(sentence, event, names, _PLACE_FILLERS)


def _scoring_line(event: moves.RoundScored, names: Sequence[str]) -> Message:
    gain = N_("elfenwizards", "{player} {gained} ({total} in all)")
    gains = [
        gain.of(player=name, gained=gained, total=total)
        for name, gained, total in zip(names, event.points, event.scores, strict=True)
    ]
    text = N_("elfenwizards", "Points for round {number}: {players}.")
    return text.of(number=event.number, players=joined_with_commas(gains))


def _ending_line(event: moves.GameEnded, names: Sequence[str]) -> Message:
    best_score = max(event.scores)
    winners = [name for name, score in zip(names, event.scores, strict=True) if score == best_score]
    if len(winners) > 1:
        text = NN_(
            "elfenwizards",
            "{end} {players} share the victory with %n point(s) each.",
            "",
            best_score,
        )
    else:
        text = NN_("elfenwizards", "{end} {player} wins with %n point(s).", "", best_score)
    gain = N_("elfenwizards", "{player} {gained}")
    gains = [
        gain.of(player=name, gained=count) for name, count in zip(names, event.minors, strict=True)
    ]
    end = N_(
        "elfenwizards", "{reason} One point for each minor spell in front of its owner: {players}."
    )
    reason = _END_REASONS[event.reason]
    if event.reason == state.GRAND_TWICE:
        reason = reason.of(player=names[event.grand])
    end = end.of(reason=reason, players=joined_with_commas(gains))
    return text.of(end=end, player=winners[0], players=joined_with_and(winners))


def _faces_text(event: Any) -> Message | str:
    is_cast = isinstance(event, moves.Rolled) and len(event.faces) > 1
    return (terms.faces_list if is_cast else terms.dice_list)(event.faces)


def _wizard_name(event: Any) -> Message:
    if isinstance(event, moves.SpellCommitted | moves.TokenRemoved):
        return terms.the_wizard_on(guild_of(event.wizard), event.space)
    return terms.a_defeated(event.level)


_PLACE_FILLERS: Final[dict[str, Callable[[Any], Message | str]]] = {
    "box": lambda event: terms.the_box(event.box),
    "dice": lambda event: terms.dice(event.dice),
    "die": lambda event: terms.spell(event.face),
    "faces": _faces_text,
    "strength": lambda event: terms.strength(event.points),
    "space": lambda event: terms.the_magician_space(event.space),
    "spell": lambda event: terms.spell(event.face),
    "title": lambda event: terms.title(event.space),
    "wizard": _wizard_name,
}
"""By the name of a placeholder in a sentence, the function that returns its text for an event."""

_PHASE_LINES: Final = {
    state.CAST: N_("elfenwizards", "The first cast begins."),
    state.CAST_REST: N_("elfenwizards", "The second cast begins."),
    state.CONTEST: N_("elfenwizards", "The contests begin."),
}
"""By phase, the sentence about its beginning; the log does not mention the beginnings of other
phases."""

_END_REASONS: Final = {
    state.FOUR_ROUNDS: N_("elfenwizards", "The fourth round is over."),
    state.GRAND_TWICE: N_(
        "elfenwizards", "{player} has won the title of Grand Druid for the second time."
    ),
    state.VACANT_TWICE: N_(
        "elfenwizards", "The title of Grand Druid has stayed vacant for the second time."
    ),
}

_LINES: Final[dict[type, _Line]] = {
    moves.DragonDrawn: N_("elfenwizards", "{player} receives the dragon by lot and goes first."),
    moves.RoundBegan: lambda event: (
        N_("elfenwizards", "Round {number}, the last, begins.")
        if event.number == LAST_ROUND
        else N_("elfenwizards", "Round {number} begins.")
    ),
    moves.PhaseBegan: lambda event: _PHASE_LINES.get(event.phase),
    moves.SpellGiven: N_("elfenwizards", "{player} gives up a minor spell for good."),
    moves.DragonTaken: lambda event: (
        None if event.seat == event.before else N_("elfenwizards", "{player} takes the dragon.")
    ),
    moves.Retired: N_("elfenwizards", "{player} sends the retired Grand Druid to {space}."),
    moves.Rolled: lambda event: (
        N_("elfenwizards", "{player} pays a minor spell and rerolls: {faces}.")
        if event.paid
        else N_("elfenwizards", "{player} rolls {faces}.")
    ),
    moves.DiePlaced: N_("elfenwizards", "{player} places {die} in {box}."),
    moves.DiceKept: N_("elfenwizards", "{player} keeps {dice} for the second cast."),
    moves.SpellsRecovered: lambda event: NN_(
        "elfenwizards", "{player} recovers %n minor spell(s) with {faces}.", "", event.spells
    ),
    moves.DieTakenBack: N_("elfenwizards", "{player} takes {die} back unused."),
    moves.DiceLeft: lambda event: N_("elfenwizards", "{player} leaves {dice} in {box}.").of(
        dice=terms.dice_list(event.faces)
    ),
    moves.SpellCommitted: N_(
        "elfenwizards", "{player} places {spell} beside {wizard}: {strength} in all."
    ),
    moves.Passed: lambda event: (
        N_("elfenwizards", "{player} has no spells left to place and passes.")
        if event.unable
        else N_("elfenwizards", "{player} passes.")
    ),
    moves.TitleFilled: N_("elfenwizards", "{player} gives {wizard} the title {title}."),
    moves.TokenTaken: lambda event: (
        N_("elfenwizards", "{player} puts a grey token under {wizard}.")
        if event.left
        else N_("elfenwizards", "{player} puts the last grey token from the supply under {wizard}.")
    ),
    moves.Demoted: N_("elfenwizards", "{player} sends {wizard} to {space}."),
    moves.Cleansed: lambda event: NN_(
        "elfenwizards", "{player} removes %n grey token(s) with {faces}.", "", event.tokens
    ),
    moves.TokenRemoved: N_("elfenwizards", "{player} removes a grey token from {wizard}."),
}
"""By class of event, its line. Contests and the ends of a round and of the match are missing here:
their lines need the names of all players, so they have functions of their own."""
