# SPDX-License-Identifier: MIT
"""What the panel says and offers: what is done without a piece, or with the one that is held."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.rules import moves, state, terms
from wizardtable.games.wizards_gambit.rules.abilities import hand_limit
from wizardtable.games.wizards_gambit.rules.components import NO_CARD
from wizardtable.games.wizards_gambit.rules.pool import short
from wizardtable.games.wizards_gambit.text.wording import WORDING
from wizardtable.games.wizards_gambit.view.pieces.card_names import component_name
from wizardtable.games.wizards_gambit.view.pieces.table_piece import has_button
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Choice, Key

_NAMES: dict[moves.Action, str] = {
    moves.EndTurn(): "end",
    moves.Decline(): "decline",
    moves.Release(): "release",
}

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
"""By class of action, what its button says; the card or spell is the one that is held."""

_SKIP = N_("wizards_gambit table", "Skip ability")
_REST = N_("wizards_gambit table", "Discard the rest")
_SHOWING = N_("wizards_gambit table", "Show your hand and draw two cards")

_WHICH = N_("wizards_gambit table", "As which component?")


def heading(frame: Frame, held: tuple[Key, list[PieceAction]] | None, *, asked: bool) -> str:
    """What is to be decided."""
    seen: state.Observation = frame.observation
    if held is not None and asked:
        return render(_WHICH)
    message: Message | None = _HEADINGS.get(seen.step)
    if message is not None and seen.casting != NO_CARD:
        message = message.of(incantation=terms.incantation(seen.table, seen.casting))
    if seen.step == state.GIVE:
        message = N_("wizards_gambit table", "Give {player} a card")
        message = message.of(player=frame.names[seen.tasks[0][2]])
    if seen.step == state.LIMIT:
        over = len(seen.hands[seen.viewer]) - hand_limit(seen, seen.viewer)
        message = NN_("wizards_gambit table", "Discard %n card(s)", "", over)
    return "" if message is None else render(message)


def plain_choices(frame: Frame) -> tuple[Choice, ...]:
    """The buttons of the turn, in the order of the menu."""
    found = [action for action in frame.menu if action in _NAMES]
    alone = len(frame.menu) == 1
    return tuple(
        Choice(
            _NAMES[action],
            _label(frame, action),
            _detail(frame, action),
            primary=alone or _stands_out(frame, action),
        )
        for action in found
    )


def _stands_out(frame: Frame, action: moves.Action) -> bool:
    """Whether ending the turn comes next: nothing can be laid any more."""
    return isinstance(action, moves.EndTurn) and not any(
        isinstance(one, moves.PlayComponent) for one in frame.menu
    )


def _label(frame: Frame, action: moves.Action) -> str:
    """What a button does in a word or two."""
    if isinstance(action, moves.Decline):
        return render(_SKIP if frame.observation.step == state.START else _REST)
    return render(_LABELS[type(action)])


def _detail(frame: Frame, action: moves.Action) -> str:
    """The rest, where the button itself does not say it: the action as the list has it."""
    seen: state.Observation = frame.observation
    if isinstance(action, moves.EndTurn):
        return "" if seen.played else render(_SHOWING)
    if isinstance(action, moves.Decline) and seen.step == state.RECLAIM:
        return ""
    return render(WORDING.action(frame.observation, action, frame.names))


def held_choices(frame: Frame, found: Sequence[PieceAction], *, asked: bool) -> tuple[Choice, ...]:
    """The buttons of what is held: what it is good for without being brought anywhere, or what
    it may be where it was brought."""
    shown = [option for option in found if asked or has_button(option.action)]
    return tuple(
        Choice(
            option.id,
            _as_what(frame, option) if asked else _label(frame, option.action),
            "" if asked else _detail(frame, option.action),
            open=option.reason is None,
            primary=not asked and option.reason is None,
        )
        for option in shown
        if option.reason is None or len(shown) == 1
    )


def _as_what(frame: Frame, option: PieceAction) -> str:
    if isinstance(option.action, (moves.PlayComponent, moves.MoveComponent)):
        return component_name(option.action.as_type)
    return render(WORDING.action(frame.observation, option.action, frame.names))


def action_of(frame: Frame, choice: str) -> moves.Action | None:
    """The action of a button of the turn, as far as the menu has it."""
    return next((one for one in frame.menu if _NAMES.get(one) == choice), None)


def button_of(action: moves.Action) -> tuple[Key, ...]:
    """The button that means an action."""
    name = _NAMES.get(action)
    return () if name is None else (("table", "choice", name),)


def completes(seen: state.Observation, action: moves.Action) -> bool:
    """Whether an action lays the last component of a spell."""
    match action:
        case moves.PlayComponent(_, slot, _) | moves.MoveComponent(target=slot):
            return short(seen, slot) == 1
    return False
