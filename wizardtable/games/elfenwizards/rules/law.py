# SPDX-License-Identifier: MIT
"""Checks whether an action is legal, and explains in a sentence why it is not."""

from collections.abc import Callable
from typing import Any, Final

from wizardtable.core.game import IllegalAction
from wizardtable.core.text import N_, Message
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import defeats, moves
from wizardtable.games.elfenwizards.rules.recovery import box_in_use, dice_uses
from wizardtable.games.elfenwizards.rules.standings import (
    CLOSED,
    may_place_beside,
    sole_guild,
    vacant_titles,
)
from wizardtable.games.elfenwizards.rules.state import (
    CAST,
    COMMIT,
    GIVE,
    NOTHING,
    PLACE,
    REMOVE,
    RETIRE,
    SEND,
    TAKE_BACK,
    TITLE,
    TOKEN,
    USE,
    State,
)

_PENDING_DECISIONS: Final = {
    GIVE: N_("elfenwizards law", "First give up a minor spell."),
    SEND: N_("elfenwizards law", "First choose a Magician space."),
    PLACE: N_("elfenwizards law", "First finish placing your dice."),
    USE: N_("elfenwizards law", "First choose the dice to use."),
    TAKE_BACK: N_("elfenwizards law", "First choose the dice to take back."),
    COMMIT: N_("elfenwizards law", "Place spells beside wizards, or pass."),
    TITLE: N_("elfenwizards law", "First give a vacant title to a defeated wizard."),
    TOKEN: N_("elfenwizards law", "First choose a wizard to take a grey token."),
    REMOVE: N_("elfenwizards law", "First choose a wizard to lose a grey token."),
    NOTHING: N_("elfenwizards law", "The match is over."),
}
"""By step, the sentence that forbids any action of another step. It says what the seat has to
decide first."""

_NOT_OWNED: Final = N_("elfenwizards law", "That wizard is not yours.")
_NO_SUCH_DIE: Final = N_("elfenwizards law", "You have no die with that number in this box.")


def check_action(state: State, action: moves.Action) -> None:
    """Checks that the seat to move may take this action.

    Raises:
        IllegalAction: with the reason in a sentence, if the action is forbidden.
    """
    steps, reason_of = _CHECKS[type(action)]
    if state.step not in steps:
        raise IllegalAction(_PENDING_DECISIONS[state.step])
    reason = reason_of(state, action)
    if reason is not None:
        raise IllegalAction(reason)


def _objection_to_giving(state: State, action: moves.GiveSpell) -> Message | None:
    return None  # the seat is only asked if it has minor spells in both places


def _objection_to_sending(state: State, action: moves.SendTo) -> Message | None:
    if action.space not in box.MAGICIANS:
        return N_("elfenwizards law", "This wizard can go only to a Magician space.")
    if state.phase == RETIRE:
        if not _is_at(state, action.wizard, box.GRAND_DRUID):
            return N_("elfenwizards law", "That is not the Grand Druid.")
        return None
    return _objection_unless_among(
        state, action.wizard, defeats.defeated_wizards(state, state.to_move)
    )


def _objection_unless_among(state: State, wizard: int, wizards: list[Any]) -> Message | None:
    if wizard in wizards:
        return None
    if wizard // box.IDS_PER_GUILD != state.to_move:
        return _NOT_OWNED
    return N_("elfenwizards law", "That wizard is not in a defeat box.")


def _is_at(state: State, wizard: int, place: int) -> bool:
    return 0 <= wizard < len(state.place) and state.place[wizard] == place


def _objection_to_placing(state: State, action: moves.PlaceDie) -> Message | None:
    if action.box not in range(len(box.BOXES)):
        return N_("elfenwizards law", "That box does not exist.")
    if action.face not in state.rolled:
        return N_("elfenwizards law", "You have no die with that number left to place.")
    return None


def _objection_to_rerolling(state: State, action: moves.Reroll) -> Message | None:
    if state.phase == CAST:
        return N_("elfenwizards law", "You can reroll only the second cast.")
    if state.rerolled:
        return N_("elfenwizards law", "You can reroll only once.")
    if state.laid:
        return N_("elfenwizards law", "You can reroll only before you place a die.")
    if not state.minors[state.to_move]:
        return N_("elfenwizards law", "You have no minor spell in front of you to pay.")
    return None


def _objection_to_using(state: State, action: moves.UseDie) -> Message | None:
    seat = state.to_move
    dice = state.placed[seat][box_in_use(state)]
    if dice.count(action.face) <= state.used.count(action.face):
        return _NO_SUCH_DIE
    if action.face not in dice_uses(state, seat).next_faces[state.used]:
        return N_(
            "elfenwizards law",
            "With this die, you would no longer need one of the dice already chosen: "
            "choose another die.",
        )
    return None


def _objection_to_taking_back(state: State, action: moves.TakeBack) -> Message | None:
    if action.face not in state.placed[state.to_move][box_in_use(state)]:
        return _NO_SUCH_DIE
    return None


def _objection_to_stopping(state: State, action: moves.Done) -> Message | None:
    if state.step == PLACE and state.phase != CAST:
        return N_("elfenwizards law", "You must place all your dice in the second cast.")
    if state.step == USE and state.used not in dice_uses(state, state.to_move).gains:
        return N_("elfenwizards law", "Choose at least one more die.")
    return None


def _objection_to_committing(state: State, action: moves.Commit) -> Message | None:
    seat, wizard, face = state.to_move, action.wizard, action.face
    if not 0 <= wizard < len(state.place) or state.place[wizard] == box.NOT_IN_PLAY:
        return N_("elfenwizards law", "That wizard does not exist.")
    if face not in range(box.FACE_COUNT):
        return _NO_SUCH_DIE
    if not may_place_beside(state, seat, wizard):
        return _objection_to_target(state, wizard)
    if face == box.MINOR_FACE and not state.minors[seat]:
        return N_("elfenwizards law", "You have no minor spell left in front of you.")
    if (
        face != box.MINOR_FACE
        and face not in state.placed[seat][box.LEVEL_BY_PLACE[state.place[wizard]]]
    ):
        text = N_(
            "elfenwizards law",
            "Only dice in the box of a wizard’s level help that wizard: you have no {face} there.",
        )
        return text.of(face=face)
    return None


def _objection_to_target(state: State, wizard: int) -> Message:
    """Returns why the seat to move may not place spells beside a wizard."""
    contest = state.box.contest_of_place[state.place[wizard]]
    if contest < 0:
        return N_(
            "elfenwizards law",
            "No ladder leads up from this wizard’s space: it cannot win a title.",
        )
    if sole_guild(state, contest) == CLOSED:
        return N_(
            "elfenwizards law",
            "The title above is not vacant and will not become vacant this round: spells here "
            "would win nothing.",
        )
    return N_(
        "elfenwizards law",
        "All candidates here belong to one guild: only that guild may place spells beside them.",
    )


def _objection_to_passing(state: State, action: moves.Pass) -> Message | None:
    if state.laid:
        return N_("elfenwizards law", "You place two spells each turn: place the second now.")
    return None


def _objection_to_filling(state: State, action: moves.FillTitle) -> Message | None:
    if action.wizard not in defeats.next_to_fill(state):
        return N_("elfenwizards law", "It is another wizard’s turn to take a vacant title.")
    if action.space not in vacant_titles(state):
        return N_(
            "elfenwizards law",
            "A defeated wizard must take one of the highest vacant titles below Grand Druid.",
        )
    return None


def _objection_to_taking_token(state: State, action: moves.TakeToken) -> Message | None:
    if action.wizard in state.greyed:
        return N_("elfenwizards law", "This wizard has already taken a grey token.")
    if action.wizard in defeats.token_candidates(state, state.to_move):
        return None
    if action.wizard in defeats.defeated_wizards(state, state.to_move):
        return N_("elfenwizards law", "Necromancers do not take grey tokens.")
    return _objection_unless_among(state, action.wizard, [])


def _objection_to_removing(state: State, action: moves.RemoveToken) -> Message | None:
    if action.wizard not in range(
        box.IDS_PER_GUILD * state.to_move, box.IDS_PER_GUILD * state.to_move + box.IDS_PER_GUILD
    ):
        return _NOT_OWNED
    if not state.tokens[action.wizard]:
        return N_("elfenwizards law", "This wizard has no grey token.")
    return None


_CHECKS: Final[dict[type, tuple[tuple[int, ...], Callable[[State, Any], Message | None]]]] = {
    moves.GiveSpell: ((GIVE,), _objection_to_giving),
    moves.SendTo: ((SEND,), _objection_to_sending),
    moves.PlaceDie: ((PLACE,), _objection_to_placing),
    moves.Reroll: ((PLACE,), _objection_to_rerolling),
    moves.UseDie: ((USE,), _objection_to_using),
    moves.TakeBack: ((TAKE_BACK,), _objection_to_taking_back),
    moves.Done: ((PLACE, USE, TAKE_BACK), _objection_to_stopping),
    moves.Commit: ((COMMIT,), _objection_to_committing),
    moves.Pass: ((COMMIT,), _objection_to_passing),
    moves.FillTitle: ((TITLE,), _objection_to_filling),
    moves.TakeToken: ((TOKEN,), _objection_to_taking_token),
    moves.RemoveToken: ((REMOVE,), _objection_to_removing),
}
"""By class of action, the steps in which the action can be taken, and a function. The function
returns the sentence that says why the action is forbidden, or None if it is allowed."""
