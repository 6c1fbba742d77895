# SPDX-License-Identifier: MIT
"""The actions of Elfenwizards as entries of the move list; each entry begins with a verb."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from wizardtable.core.text import N_, NN_, Message, filled_from_event
from wizardtable.games.elfenwizards.rules import moves, terms
from wizardtable.games.elfenwizards.rules.components import MINOR_BOX, guild_of
from wizardtable.games.elfenwizards.rules.recovery import box_in_use, dice_uses
from wizardtable.games.elfenwizards.rules.standings import points_beside, wizards_on
from wizardtable.games.elfenwizards.rules.state import CLEANSE, PLACE, RETIRE, USE, Observation
from wizardtable.games.elfenwizards.text.players_on_spaces import space_with_players

_Entry: TypeAlias = "Message | Callable[[Any, Observation], Message]"
"""The sentence of an action, or a function that takes an action and an observation and returns the
sentence."""


def entry(action: moves.Action, observation: Observation, names: Sequence[str]) -> Message:
    """Returns the action as an entry of the move list. The observation is that of the seat to
    move. `names` are the names of the players, by seat."""
    template = _ENTRIES[type(action)]
    sentence = template(action, observation) if callable(template) else template
    if isinstance(action, moves.SendTo):
        space = terms.the_magician_space(action.space)
        space = space_with_players(space, observation, action.space, names)
        sentence = sentence.of(space=space)
    return filled_from_event(sentence, action, (), _PLACE_FILLERS)


def _sending_entry(action: moves.SendTo, observation: Observation) -> Message:
    if observation.phase == RETIRE:
        return N_("elfenwizards", "Send the Grand Druid to {space}")
    text = N_("elfenwizards", "Send {wizard} to {space}")
    return text.of(wizard=terms.the_defeated_in_full(observation, action.wizard))


def _using_entry(action: moves.UseDie, observation: Observation) -> Message:
    faces = tuple(sorted((*observation.used, action.face)))
    gain = dice_uses(observation, observation.to_move).gains.get(faces)
    if gain is None:
        return N_("elfenwizards", "Use {die}, then another die")
    if observation.phase == CLEANSE:
        return NN_("elfenwizards", "Use {die}: remove %n grey token(s)", "", gain)
    return NN_("elfenwizards", "Use {die}: recover %n minor spell(s)", "", gain)


def _stopping_entry(action: moves.Done, observation: Observation) -> Message:
    if observation.step == PLACE:
        text = N_("elfenwizards", "Keep {dice} for the second cast")
        return text.of(dice=terms.dice(len(observation.rolled)))
    if observation.step != USE:
        text = N_("elfenwizards", "Leave {dice} in the box")
        dice = observation.placed[observation.to_move][box_in_use(observation)]
        return text.of(dice=terms.dice(len(dice)))
    if not observation.used:
        return N_("elfenwizards", "Use no dice")
    gain = dice_uses(observation, observation.to_move).gains[observation.used]
    if observation.phase == CLEANSE:
        return NN_("elfenwizards", "Remove %n grey token(s)", "", gain)
    return NN_("elfenwizards", "Recover %n minor spell(s)", "", gain)


def _committing_entry(action: moves.Commit, observation: Observation) -> Message:
    text = N_("elfenwizards", "Place {spell} beside {wizard}")
    if terms.has_twin(observation, action.wizard):
        text = N_("elfenwizards", "Place {spell} beside {wizard}, who has {strength}")
        text = text.of(strength=terms.strength(points_beside(observation, action.wizard)))
    return text.of(wizard=terms.the_wizard_in_full(observation, action.wizard))


def _removal_entry(action: moves.RemoveToken, observation: Observation) -> Message:
    chosen, space = action.wizard, observation.place[action.wizard]
    text = N_("elfenwizards", "Remove a grey token from {wizard}")
    own = [
        wizard for wizard in wizards_on(observation, space) if guild_of(wizard) == guild_of(chosen)
    ]
    if any(observation.tokens[wizard] for wizard in own if wizard != chosen):
        tokens = observation.tokens[chosen]
        text = NN_("elfenwizards", "Remove a grey token from {wizard}, who has %n", "", tokens)
    return text.of(wizard=terms.the_wizard_on(guild_of(chosen), space))


_PLACE_FILLERS: Final[dict[str, Callable[[Any], int | str | Message]]] = {
    "box": lambda action: terms.the_box(action.box),
    "die": lambda action: terms.spell(action.face),
    "spell": lambda action: terms.spell(action.face),
    "title": lambda action: terms.title(action.space),
}
"""By the name of a placeholder in a sentence, the function that returns its text for an action."""

_ENTRIES: Final[dict[type, _Entry]] = {
    moves.GiveSpell: lambda action, _: (
        N_("elfenwizards", "Give up a minor spell from the Minor Spells box")
        if action.from_box
        else N_("elfenwizards", "Give up a minor spell in front of you")
    ),
    moves.SendTo: _sending_entry,
    moves.PlaceDie: N_("elfenwizards", "Place {die} in {box}"),
    moves.Reroll: lambda _, observation: N_(
        "elfenwizards", "Pay a minor spell and reroll {dice}"
    ).of(dice=terms.dice(len(observation.rolled))),
    moves.UseDie: _using_entry,
    moves.TakeBack: lambda _, observation: (
        N_("elfenwizards", "Take {die} back from the Minor Spells box")
        if box_in_use(observation) == MINOR_BOX
        else N_("elfenwizards", "Take {die} back from the Grey Magic box")
    ),
    moves.Done: _stopping_entry,
    moves.Commit: _committing_entry,
    moves.Pass: N_("elfenwizards", "Pass for the rest of the round"),
    moves.FillTitle: lambda action, observation: N_(
        "elfenwizards", "Give {wizard} the title {title}"
    ).of(wizard=terms.the_defeated_in_full(observation, action.wizard)),
    moves.TakeToken: lambda action, observation: N_(
        "elfenwizards", "Give {wizard} a grey token"
    ).of(wizard=terms.the_defeated_in_full(observation, action.wizard)),
    moves.RemoveToken: _removal_entry,
}
"""By class of action, the entry in the move list."""
