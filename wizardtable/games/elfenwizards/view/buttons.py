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
    state.GIVE: N_("elfenwizards table", "Give up a minor spell"),
    state.SEND: N_("elfenwizards table", "Choose a Magician space"),
    state.TITLE: N_("elfenwizards table", "Choose a vacant title"),
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
        return NN_("elfenwizards table", "%n grey token(s) to take", "", seen.owed)
    if seen.step == state.REMOVE:
        return NN_("elfenwizards table", "%n grey token(s) to remove", "", seen.owed)
    return _spell_of_two(seen) if seen.step == state.COMMIT else None


def _spell_of_two(seen: state.Observation) -> Message:
    """Which of the spells of a turn is placed."""
    if seen.laid:
        return N_("elfenwizards table", "Second spell")
    if placeable(seen, seen.to_move) == 1:
        return N_("elfenwizards table", "Last spell")
    return N_("elfenwizards table", "First of two spells")


def _bought(seen: state.Observation) -> Message:
    """The points of the dice chosen, and what they buy."""
    if not seen.used:
        if seen.phase == state.CLEANSE:
            return N_("elfenwizards table", "Choose dice to remove grey tokens")
        return N_("elfenwizards table", "Choose dice to recover minor spells")
    points, gain = sum(seen.used), ways(seen, seen.to_move).gains.get(seen.used, 0)
    if seen.phase == state.CLEANSE:
        text = NN_("elfenwizards table", "{points}: remove %n grey token(s)", "", gain)
    else:
        text = NN_("elfenwizards table", "{points}: recover %n minor spell(s)", "", gain)
    return text.of(points=terms.points(points))


def choices(frame: Frame) -> tuple[Choice, ...]:
    """The buttons, in the order of the menu."""
    found = [action for action in frame.menu if action in _NAMES]
    alone = len(frame.menu) == 1
    seen: state.Observation = frame.observation
    return tuple(
        Choice(
            _NAMES[action],
            render(_label(seen, action)),
            _detail(seen, action),
            primary=alone or _stands_out(seen),
        )
        for action in found
    )


def _stands_out(seen: state.Observation) -> bool:
    """Whether confirming is what comes next."""
    return seen.step == state.USE and bool(seen.used)


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


def _detail(seen: state.Observation, action: Action) -> str:
    """What the label of a button leaves open."""
    if seen.step == state.PLACE and action == Done():
        return render(N_("elfenwizards table", "for the second cast"))
    known = _DETAILS.get(action)
    return "" if known is None else render(known)


def _label(seen: state.Observation, action: Action) -> Message:
    known = _LABELS.get(action)
    if known is not None:
        return known
    if seen.step == state.PLACE:
        return _kept(seen)
    if seen.step == state.TAKE_BACK:
        if len(seen.placed[seen.to_move][box_in_use(seen)]) == 1:
            return N_("elfenwizards table", "Leave the die")
        return N_("elfenwizards table", "Leave the dice")
    if not seen.used:
        return N_("elfenwizards table", "Use no dice")
    return N_("elfenwizards table", "Use these dice")


def _kept(seen: state.Observation) -> Message:
    """To place no more in the first cast."""
    if not seen.laid:
        return N_("elfenwizards table", "Keep all dice")
    count = len(seen.rolled)
    if count == 1:
        return N_("elfenwizards table", "Keep this die")
    return NN_("elfenwizards table", "Keep %n dice", "", count)


def action_of(frame: Frame, choice: str) -> Action | None:
    """The action of a button, as far as the menu has it."""
    return next((one for one in frame.menu if _NAMES.get(one) == choice), None)


def button_of(action: Action) -> tuple[Key, ...]:
    """The button that means an action."""
    name = _NAMES.get(action)
    return () if name is None else (("table", "choice", name),)
