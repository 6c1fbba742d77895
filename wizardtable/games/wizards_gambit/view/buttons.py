# SPDX-License-Identifier: MIT
"""The heading and the buttons of the panel.

Buttons carry out actions that need no piece, or actions of the held piece. This is the piece that
the viewer has clicked or is dragging.
"""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.rules import moves, state, terms
from wizardtable.games.wizards_gambit.rules.abilities import hand_limit
from wizardtable.games.wizards_gambit.rules.components import NO_CARD
from wizardtable.games.wizards_gambit.rules.pool import missing_count
from wizardtable.games.wizards_gambit.text.wording import WORDING
from wizardtable.games.wizards_gambit.view.pieces.card_labels import component_name
from wizardtable.games.wizards_gambit.view.pieces.table_piece import has_button
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Choice, Key

_BUTTON_IDS: dict[moves.Action, str] = {
    moves.EndTurn(): "end",
    moves.Decline(): "decline",
    moves.Release(): "release",
}
"""By action without a piece, the id of its button."""

_HEADINGS = {
    state.START: N_("wizards_gambit table", "Take a card from an opponent"),
    state.AIM: N_("wizards_gambit table", "{incantation}: choose an opponent"),
    state.WITHER: N_("wizards_gambit table", "{incantation}: discard 1 card"),
    state.DISPEL: N_("wizards_gambit table", "Discard a component from the pool"),
    state.TRANSMUTE: N_("wizards_gambit table", "Move a component in the pool"),
}

_LABELS: dict[type, Message] = {
    moves.EndTurn: N_("wizards_gambit table", "End turn"),
    moves.Cast: N_("wizards_gambit table", "Play incantation"),
    moves.Scry: N_("wizards_gambit table", "Discard and draw"),
    moves.Release: N_("wizards_gambit table", "Release gambit"),
    moves.Banish: N_("wizards_gambit table", "Banish spell"),
    moves.Dispel: N_("wizards_gambit table", "Discard component"),
    moves.Discard: N_("wizards_gambit table", "Discard card"),
    moves.Give: N_("wizards_gambit table", "Give card"),
    moves.Keep: N_("wizards_gambit table", "Keep card"),
    moves.TakeBack: N_("wizards_gambit table", "Take component"),
}
"""By class of action, the text of its button. "Card" or "spell" means the held piece."""

_SKIP_LABEL = N_("wizards_gambit table", "Skip ability")
_DISCARD_REST_LABEL = N_("wizards_gambit table", "Discard the rest")
_SHOW_HAND_DETAIL = N_("wizards_gambit table", "Show your hand and draw two cards")

_WHICH_TYPE_HEADING = N_("wizards_gambit table", "As which component?")


def heading(frame: Frame, held: tuple[Key, list[PieceAction]] | None, *, asked: bool) -> str:
    """Returns the heading above the buttons, which names the decision; "" for an ordinary turn.

    Args:
        held: the held piece with its actions, or None.
        asked: whether the viewer must choose among several actions of the held piece.
    """
    observation: state.Observation = frame.observation
    if held is not None and asked:
        return render(_WHICH_TYPE_HEADING)
    message: Message | None = _HEADINGS.get(observation.step)
    if message is not None and observation.casting != NO_CARD:
        message = message.of(incantation=terms.incantation(observation.table, observation.casting))
    if observation.step == state.GIVE:
        message = N_("wizards_gambit table", "Give {player} a card")
        message = message.of(player=frame.names[observation.tasks[0][2]])
    if observation.step == state.LIMIT:
        over = len(observation.hands[observation.viewer]) - hand_limit(
            observation, observation.viewer
        )
        message = NN_("wizards_gambit table", "Discard %n card(s)", "", over)
    return "" if message is None else render(message)


def plain_choices(frame: Frame) -> tuple[Choice, ...]:
    """Returns the buttons of the actions that need no piece, in the order of the menu."""
    actions = [action for action in frame.menu if action in _BUTTON_IDS]
    alone = len(frame.menu) == 1
    return tuple(
        Choice(
            _BUTTON_IDS[action],
            _label(frame, action),
            _detail(frame, action),
            is_primary=alone or _is_emphasised(frame, action),
        )
        for action in actions
    )


def _is_emphasised(frame: Frame, action: moves.Action) -> bool:
    """Returns whether the button of an action is emphasised.

    Only the button that ends the turn is, and only if no component can be played.
    """
    return isinstance(action, moves.EndTurn) and not any(
        isinstance(other, moves.PlayComponent) for other in frame.menu
    )


def _label(frame: Frame, action: moves.Action) -> str:
    """Returns the text on a button, a word or two."""
    if isinstance(action, moves.Decline):
        return render(_SKIP_LABEL if frame.observation.step == state.START else _DISCARD_REST_LABEL)
    return render(_LABELS[type(action)])


def _detail(frame: Frame, action: moves.Action) -> str:
    """Returns the second line of a button, worded as in the move list; "" if none is needed."""
    observation: state.Observation = frame.observation
    if isinstance(action, moves.EndTurn):
        return "" if observation.played else render(_SHOW_HAND_DETAIL)
    if isinstance(action, moves.Decline) and observation.step == state.RECLAIM:
        return ""
    return render(WORDING.action(frame.observation, action, frame.names))


def held_choices(
    frame: Frame, options: Sequence[PieceAction], *, asked: bool
) -> tuple[Choice, ...]:
    """Returns the buttons of the held piece, for those of its actions that need no target.

    `options`: the actions of the held piece. `asked`: whether the viewer has brought the piece to a
    target where several actions are possible. If so, each of `options` has a button.
    """
    shown = [option for option in options if asked or has_button(option.action)]
    return tuple(
        Choice(
            option.id,
            _type_label(frame, option) if asked else _label(frame, option.action),
            "" if asked else _detail(frame, option.action),
            is_open=option.reason is None,
            is_primary=not asked and option.reason is None,
        )
        for option in shown
        if option.reason is None or len(shown) == 1
    )


def _type_label(frame: Frame, option: PieceAction) -> str:
    if isinstance(option.action, (moves.PlayComponent, moves.MoveComponent)):
        return component_name(option.action.as_type)
    return render(WORDING.action(frame.observation, option.action, frame.names))


def action_of(frame: Frame, choice: str) -> moves.Action | None:
    """Returns the action of the button with the id `choice`, or None if no such action is legal."""
    return next((action for action in frame.menu if _BUTTON_IDS.get(action) == choice), None)


def button_of(action: moves.Action) -> tuple[Key, ...]:
    """Returns the key of an action's button, in a tuple; empty if the action has no button."""
    name = _BUTTON_IDS.get(action)
    return () if name is None else (("table", "choice", name),)


def completes_spell(observation: state.Observation, action: moves.Action) -> bool:
    """Returns whether an action puts the last missing component on a spell."""
    match action:
        case moves.PlayComponent(_, slot, _) | moves.MoveComponent(target=slot):
            return missing_count(observation, slot) == 1
    return False
