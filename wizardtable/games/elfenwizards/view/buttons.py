# SPDX-License-Identifier: MIT
"""Makes the heading and the buttons of the panel. The buttons are for actions that need no
piece."""

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import state, terms
from wizardtable.games.elfenwizards.rules.moves import Action, Done, GiveSpell, Pass, Reroll
from wizardtable.games.elfenwizards.rules.recovery import box_in_use, dice_uses
from wizardtable.games.elfenwizards.rules.standings import placeable_spell_count
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Choice, Key

_BUTTON_IDS: dict[Action, str] = {
    Done(): "done",
    Reroll(): "reroll",
    Pass(): "pass",
    GiveSpell(True): "give:box",
    GiveSpell(False): "give:front",
}
"""By action, the id of its button."""


_HEADINGS = {
    state.GIVE: N_("elfenwizards table", "Give up a minor spell"),
    state.SEND: N_("elfenwizards table", "Choose a Magician space"),
    state.TITLE: N_("elfenwizards table", "Choose a vacant title"),
}


def heading(observation: state.Observation) -> str:
    """Returns the heading of the panel: the decision to take, with the choices made so far. "" if
    the panel has no heading."""
    message = _HEADINGS.get(observation.step) or _choices_heading(observation)
    return "" if message is None else render(message)


def _choices_heading(observation: state.Observation) -> Message | None:
    """Returns the heading for a choice of tokens, spells or dice; None in any other step.

    It names the number of tokens still to choose, the spell to place now, or the gain of the chosen
    dice.
    """
    if observation.step == state.USE:
        return _gain_heading(observation)
    if observation.step == state.TOKEN:
        return NN_("elfenwizards table", "%n grey token(s) to take", "", observation.owed)
    if observation.step == state.REMOVE:
        return NN_("elfenwizards table", "%n grey token(s) to remove", "", observation.owed)
    return _spell_heading(observation) if observation.step == state.COMMIT else None


def _spell_heading(observation: state.Observation) -> Message:
    """Returns the heading that names the spell to place now: the first, the second or the last."""
    if observation.laid:
        return N_("elfenwizards table", "Second spell")
    if placeable_spell_count(observation, observation.to_move) == 1:
        return N_("elfenwizards table", "Last spell")
    return N_("elfenwizards table", "First of two spells")


def _gain_heading(observation: state.Observation) -> Message:
    """Returns the heading with the pips of the chosen dice and their gain.

    The gain is a number of minor spells or of grey tokens.
    """
    if not observation.used:
        if observation.phase == state.CLEANSE:
            return N_("elfenwizards table", "Choose dice to remove grey tokens")
        return N_("elfenwizards table", "Choose dice to recover minor spells")
    pips, gain = (
        sum(observation.used),
        dice_uses(observation, observation.to_move).gains.get(observation.used, 0),
    )
    if observation.phase == state.CLEANSE:
        text = NN_("elfenwizards table", "{pips}: remove %n grey token(s)", "", gain)
    else:
        text = NN_("elfenwizards table", "{pips}: recover %n minor spell(s)", "", gain)
    return text.of(pips=terms.pips(pips))


def choices(frame: Frame) -> tuple[Choice, ...]:
    """Returns the buttons of the panel, in the order of the offered actions; empty if there are
    none."""
    actions = [action for action in frame.menu if action in _BUTTON_IDS]
    is_only_action = len(frame.menu) == 1
    observation: state.Observation = frame.observation
    return tuple(
        Choice(
            _BUTTON_IDS[action],
            render(_label(observation, action)),
            _detail(observation, action),
            is_primary=is_only_action or _is_primary(observation),
        )
        for action in actions
    )


def _is_primary(observation: state.Observation) -> bool:
    """Returns whether the button is emphasized. This is so if the seat has chosen dice to use, as
    it will probably use them now."""
    return observation.step == state.USE and bool(observation.used)


_LABELS: dict[Action, Message] = {
    Reroll(): N_("elfenwizards table", "Reroll all"),
    Pass(): N_("elfenwizards table", "Pass"),
    GiveSpell(True): N_("elfenwizards table", "One in the box"),
    GiveSpell(False): N_("elfenwizards table", "One in front of you"),
}

_DETAILS: dict[Action, Message] = {
    Reroll(): N_("elfenwizards table", "for one minor spell"),
    Pass(): N_("elfenwizards table", "for the rest of the round"),
}


def _detail(observation: state.Observation, action: Action) -> str:
    """Returns the second line of a button, or "" for none."""
    if observation.step == state.PLACE and action == Done():
        return render(N_("elfenwizards table", "for the second cast"))
    detail = _DETAILS.get(action)
    return "" if detail is None else render(detail)


def _label(observation: state.Observation, action: Action) -> Message:
    label = _LABELS.get(action)
    if label is not None:
        return label
    if observation.step == state.PLACE:
        return _label_of_keeping(observation)
    if observation.step == state.TAKE_BACK:
        if len(observation.placed[observation.to_move][box_in_use(observation)]) == 1:
            return N_("elfenwizards table", "Leave the die")
        return N_("elfenwizards table", "Leave the dice")
    if not observation.used:
        return N_("elfenwizards table", "Use no dice")
    return N_("elfenwizards table", "Use these dice")


def _label_of_keeping(observation: state.Observation) -> Message:
    """Returns the label of the button that ends the first cast."""
    if not observation.laid:
        return N_("elfenwizards table", "Keep all dice")
    count = len(observation.rolled)
    if count == 1:
        return N_("elfenwizards table", "Keep this die")
    return NN_("elfenwizards table", "Keep %n dice", "", count)


def action_of(frame: Frame, choice: str) -> Action | None:
    """Returns the action of the button with the id `choice`, or None if the seat is not offered
    that action."""
    return next((action for action in frame.menu if _BUTTON_IDS.get(action) == choice), None)


def button_of(action: Action) -> tuple[Key, ...]:
    """Returns a tuple with the key of the button for an action; empty if the action has no
    button."""
    button = _BUTTON_IDS.get(action)
    return () if button is None else (("table", "choice", button),)
