# SPDX-License-Identifier: MIT
"""Sums up a position for its viewer in a sentence, without the points."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components, state, terms


def situation(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns a sentence about the round, the players that have the dragon and the highest title,
    and the viewer's dice and minor spells. `names` are the names of the players, by seat."""
    text = N_(
        "elfenwizards situation",
        "Round {number} of at most {last}; {player} has the dragon, {title}.",
    )
    if observation.phase == state.OVER:
        text = N_(
            "elfenwizards situation",
            "The match ended in round {number}; {player} has the dragon, {title}.",
        )
    title = N_("elfenwizards situation", "and nobody is Grand Druid")
    if components.GRAND_DRUID in observation.place:
        seat = observation.place.index(components.GRAND_DRUID) // components.IDS_PER_GUILD
        title = N_("elfenwizards situation", "and {player}’s wizard is Grand Druid")
        title = title.of(player=names[seat])
    sentence = text.of(
        number=observation.round_number,
        last=components.LAST_ROUND,
        player=names[observation.dragon],
        title=title,
    )
    if observation.viewer < 0:
        return sentence
    return _with_own_pieces(observation).of(told=sentence)


def _with_own_pieces(observation: state.Observation) -> Message:
    """Returns a sentence about the viewer's minor spells and the dice that matter in this phase.
    Its placeholder `told` is for the sentence about the rest of the position."""
    if observation.phase <= state.CAST_REST:
        rolled = len(observation.rolled) if observation.to_move == observation.viewer else 0
        dice = rolled or observation.ready[observation.viewer]
        text = _pieces_before_contests(
            observation.minors[observation.viewer], rolled=bool(rolled), dice=dice
        )
    else:
        levels = observation.placed[observation.viewer][: len(components.LEVELS)]
        dice = sum(len(faces) for faces in levels) if observation.phase <= state.CONTEST else 0
        text = _pieces_in_contests(observation.minors[observation.viewer], dice=dice)
    return text.of(dice=terms.dice(dice)) if dice else text


def _pieces_before_contests(minors: int, *, rolled: bool, dice: int) -> Message:
    if rolled and not minors:
        return N_("elfenwizards situation", "{told} You have {dice} to place and no minor spells.")
    if rolled:
        return NN_(
            "elfenwizards situation",
            "{told} You have {dice} to place and %n minor spell(s).",
            "",
            minors,
        )
    if dice and not minors:
        return N_("elfenwizards situation", "{told} You have {dice} to roll and no minor spells.")
    if dice:
        return NN_(
            "elfenwizards situation",
            "{told} You have {dice} to roll and %n minor spell(s).",
            "",
            minors,
        )
    if not minors:
        return N_(
            "elfenwizards situation",
            "{told} All your dice are in boxes, and you have no minor spells.",
        )
    return NN_(
        "elfenwizards situation",
        "{told} All your dice are in boxes, and you have %n minor spell(s).",
        "",
        minors,
    )


def _pieces_in_contests(minors: int, *, dice: int) -> Message:
    if dice and not minors:
        return N_(
            "elfenwizards situation",
            "{told} You have {dice} in the level boxes and no minor spells.",
        )
    if dice:
        return NN_(
            "elfenwizards situation",
            "{told} You have {dice} in the level boxes and %n minor spell(s).",
            "",
            minors,
        )
    if not minors:
        return N_("elfenwizards situation", "{told} You have no minor spells.")
    return NN_("elfenwizards situation", "{told} You have %n minor spell(s).", "", minors)
