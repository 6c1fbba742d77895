# SPDX-License-Identifier: MIT
"""What the panel says and offers: whatever is done without a piece."""

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import state, terms
from wizardtable.games.elfenwizards.rules.moves import Action, Done, GiveSpell, Pass, Reroll
from wizardtable.games.elfenwizards.rules.recovery import box_in_use, ways
from wizardtable.games.elfenwizards.rules.standings import placeable
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Choice, Key

_NAMES: dict[Action, str] = {
    Done(): "done",
    Reroll(): "reroll",
    Pass(): "pass",
    GiveSpell(True): "give:box",
    GiveSpell(False): "give:front",
}


_HEADINGS = {
    state.GIVE: N_("elfenwizards table", "The Grand Druid retires"),
    state.SEND: N_("elfenwizards table", "To which Magicians?"),
    state.TITLE: N_("elfenwizards table", "Who takes which vacant title?"),
}


def heading(seen: state.Observation) -> str:
    """What is to be decided, with what has been chosen so far."""
    message = _HEADINGS.get(seen.step) or _counted(seen)
    return "" if message is None else render(message)


def _counted(seen: state.Observation) -> Message | None:
    """How many there still are to be chosen."""
    if seen.step == state.USE:
        return _bought(seen)
    if seen.step == state.TOKEN:
        return NN_("elfenwizards table", "%n grey token(s) to be taken", "", seen.owed)
    if seen.step == state.REMOVE:
        return NN_("elfenwizards table", "%n grey token(s) to be removed", "", seen.owed)
    return _spell_of_two(seen) if seen.step == state.COMMIT else None


def _spell_of_two(seen: state.Observation) -> Message:
    """Which of the spells of a turn is placed."""
    if seen.laid:
        return N_("elfenwizards table", "Second spell")
    if placeable(seen, seen.to_move) == 1:
        return N_("elfenwizards table", "Last spell")
    return N_("elfenwizards table", "First spell of two")


def _bought(seen: state.Observation) -> Message:
    """The points of the dice chosen, and what they buy."""
    if not seen.used:
        if seen.phase == state.CLEANSE:
            return N_("elfenwizards table", "Choose dice to remove grey tokens")
        return N_("elfenwizards table", "Choose dice to buy back minor spells")
    points, gain = sum(seen.used), ways(seen, seen.to_move).gains.get(seen.used, 0)
    if seen.phase == state.CLEANSE:
        text = NN_("elfenwizards table", "{points}: %n grey token(s) less", "", gain)
    else:
        text = NN_("elfenwizards table", "{points}: %n minor spell(s) back", "", gain)
    return text.of(points=terms.points(points))


def choices(frame: Frame) -> tuple[Choice, ...]:
    """The buttons, in the order of the menu."""
    found = [action for action in frame.menu if action in _NAMES]
    alone = len(frame.menu) == 1
    seen: state.Observation = frame.observation
    return tuple(
        Choice(_NAMES[action], render(_label(seen, action)), primary=alone or _stands_out(seen))
        for action in found
    )


def _stands_out(seen: state.Observation) -> bool:
    """Whether confirming is what comes next."""
    return seen.step == state.USE and bool(seen.used)


_LABELS: dict[Action, Message] = {
    Reroll(): N_("elfenwizards table", "Pay a minor spell and roll again"),
    Pass(): N_("elfenwizards table", "Pass for this round"),
    GiveSpell(True): N_("elfenwizards table", "Give the spell from the box"),
    GiveSpell(False): N_("elfenwizards table", "Give the spell in front of you"),
}


def _label(seen: state.Observation, action: Action) -> Message:
    known = _LABELS.get(action)
    if known is not None:
        return known
    if seen.step == state.PLACE:
        return _kept(seen)
    if seen.step == state.TAKE_BACK:
        if len(seen.placed[seen.to_move][box_in_use(seen)]) == 1:
            return N_("elfenwizards table", "Leave the die in the box")
        return N_("elfenwizards table", "Leave the dice in the box")
    if not seen.used:
        return N_("elfenwizards table", "Use no dice")
    return N_("elfenwizards table", "Use these dice")


def _kept(seen: state.Observation) -> Message:
    """To place no more in the first cast."""
    if not seen.laid:
        return N_("elfenwizards table", "Keep all dice for the second cast")
    count = len(seen.rolled)
    if count == 1:
        return N_("elfenwizards table", "Keep the last die for the second cast")
    return NN_("elfenwizards table", "Keep %n dice for the second cast", "", count)


def action_of(frame: Frame, choice: str) -> Action | None:
    """The action of a button, as far as the menu has it."""
    return next((one for one in frame.menu if _NAMES.get(one) == choice), None)


def button_of(action: Action) -> tuple[Key, ...]:
    """The button that means an action."""
    name = _NAMES.get(action)
    return () if name is None else (("table", "choice", name),)
