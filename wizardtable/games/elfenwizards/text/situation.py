# SPDX-License-Identifier: MIT
"""How a match of Elfenwizards stands for its viewer, besides the points."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components, state, terms


def situation(seen: state.Observation, names: Sequence[str]) -> Message:
    """Returns the round, who has the dragon and the highest title, and what the viewer has."""
    text = N_(
        "elfenwizards situation",
        "Round {number} of at most {last}; {player} has the dragon, {title}.",
    )
    if seen.phase == state.OVER:
        text = N_(
            "elfenwizards situation",
            "The match ended in round {number}; {player} has the dragon, {title}.",
        )
    title = N_("elfenwizards situation", "and nobody is Grand Druid")
    if components.GRAND_DRUID in seen.place:
        seat = seen.place.index(components.GRAND_DRUID) // components.STRIDE
        title = N_("elfenwizards situation", "and {player}’s wizard is Grand Druid")
        title = title.of(player=names[seat])
    told = text.of(
        number=seen.round_number,
        last=components.LAST_ROUND,
        player=names[seen.dragon],
        title=title,
    )
    return told if seen.viewer < 0 else _own(seen).of(told=told)


def _own(seen: state.Observation) -> Message:
    """What the viewer has, as a sentence after `told`: the dice that matter in this phase, and the
    minor spells."""
    if seen.phase <= state.CAST_REST:
        rolled = len(seen.rolled) if seen.to_move == seen.viewer else 0
        dice = rolled or seen.ready[seen.viewer]
        text = _casting(seen.minors[seen.viewer], rolled=bool(rolled), dice=dice)
    else:
        levels = seen.placed[seen.viewer][: len(components.LEVELS)]
        dice = sum(len(faces) for faces in levels) if seen.phase <= state.CONTEST else 0
        text = _competing(seen.minors[seen.viewer], dice=dice)
    return text.of(dice=terms.dice(dice)) if dice else text


def _casting(minors: int, *, rolled: bool, dice: int) -> Message:
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


def _competing(minors: int, *, dice: int) -> Message:
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
