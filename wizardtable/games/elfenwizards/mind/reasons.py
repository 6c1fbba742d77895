# SPDX-License-Identifier: MIT
"""Why an action is good, in a sentence for the player who asked for a hint."""

from collections.abc import Callable
from typing import Any, Final

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves, standings
from wizardtable.games.elfenwizards.rules.state import (
    CLEANSE,
    PLACE,
    RECOVER_AGAIN,
    RETIRE,
    TAKE_BACK,
    Observation,
)

_FEW: Final = 2
"""Wizards on a Magician space who can all rise."""

_TWICE: Final = 2
"""Times that a guild was Grand Druid, or that the title stayed vacant, that end the match."""

_NO_MATTER: Final = N_(
    "elfenwizards reason", "This is the last round: every choice here scores the same."
)

_NO_CAST: Final = N_("elfenwizards reason", "Nobody rolls again in this match.")


def reason(observation: Observation, action: moves.Action) -> Message:
    """The reason that carries most weight, of those that a player at the table can see."""
    return _REASONS[type(action)](observation, action)


def _giving(observation: Observation, action: moves.GiveSpell) -> Message:
    if action.from_box:
        return N_(
            "elfenwizards reason",
            "A minor spell in the box is no use until you recover it.",
        )
    return N_("elfenwizards reason", "You have enough minor spells in front of you.")


def _sending(observation: Observation, action: moves.SendTo) -> Message:
    if _last(observation) and observation.phase != RETIRE:  # who retires can rise once more
        return _NO_MATTER
    there = standings.wizards_on(observation, action.space)
    if not there:
        return N_(
            "elfenwizards reason",
            "This space is still empty: one point may be enough to rise again.",
        )
    if len(there) < _FEW:
        return N_(
            "elfenwizards reason", "Two Magicians can rise from this space, and only one is there."
        )
    if len(there) <= min(
        [len(standings.wizards_on(observation, space)) for space in box.MAGICIANS]
    ):
        return N_("elfenwizards reason", "The other spaces are at least as crowded.")
    if all(one // box.STRIDE != observation.viewer for one in there):
        return N_("elfenwizards reason", "None of your other wizards is on this space.")
    return N_(
        "elfenwizards reason",
        "The Magician spaces are much alike: this one will do as well as any.",
    )


def _last(observation: Observation) -> bool:
    """Whether no round follows: it is the fourth, or its contests have ended the match."""
    ending = max(*observation.grand, observation.vacancies) >= _TWICE
    return ending or observation.round_number == box.LAST_ROUND


def _placing(observation: Observation, action: moves.PlaceDie) -> Message:
    seat = observation.viewer
    if action.box in (box.MINOR, box.GREY):
        return (_recovering if action.box == box.MINOR else _cleansing)(observation)
    own = [
        one for one in standings.targets(observation, seat, action.box) if one // box.STRIDE == seat
    ]
    contended = {
        box.CONTEST_OF[observation.place[one]]
        for one in own
        if standings.closed_to(observation, box.CONTEST_OF[observation.place[one]])
        == standings.OPEN
    }
    if contended:
        return NN_(
            "elfenwizards reason",
            "Your wizards face rivals in %n contest(s) on this level.",
            "",
            len(contended),
        )
    if own:
        return N_("elfenwizards reason", "Even an unopposed title needs one spell.")
    return N_("elfenwizards reason", "This die may decide a contest between rivals.")


def _recovering(observation: Observation) -> Message:
    """What speaks for a die in the Minor Spells box."""
    if not observation.boxed[observation.viewer]:  # those that are used come there
        return N_(
            "elfenwizards reason", "This die will recover minor spells that you use this round."
        )
    return N_(
        "elfenwizards reason",
        "This die helps recover minor spells, and you can place them anywhere.",
    )


def _cleansing(observation: Observation) -> Message:
    """What speaks for a die in the Grey Magic box."""
    if standings.tokens_of(observation, observation.viewer):
        return N_("elfenwizards reason", "A grey token costs you a point every round.")
    return N_("elfenwizards reason", "A demoted Druid or Sorcerer may have to take a grey token.")


def _rerolling(observation: Observation, action: moves.Reroll) -> Message:
    return N_(
        "elfenwizards reason", "Rerolling these dice should gain more than the minor spell costs."
    )


def _done(observation: Observation, action: moves.Done) -> Message:
    if observation.step == PLACE:
        return N_(
            "elfenwizards reason",
            "You roll your other dice again after seeing where your rivals place theirs.",
        )
    if observation.step == TAKE_BACK:
        if _last(observation):
            return _NO_CAST
        return N_("elfenwizards reason", "Dice left in the box are ready for the next round.")
    return N_("elfenwizards reason", "You will get more out of the dice left in the box later.")


def _using(observation: Observation, action: moves.UseDie) -> Message:
    if observation.phase == CLEANSE:
        return N_("elfenwizards reason", "A grey token costs you a point every round.")
    if observation.phase == RECOVER_AGAIN and _last(observation):
        return N_(
            "elfenwizards reason", "A minor spell in front of you is worth a point at the end."
        )
    return N_(
        "elfenwizards reason",
        "A minor spell is worth a point at the end, and you can place it anywhere until then.",
    )


def _taking_back(observation: Observation, action: moves.TakeBack) -> Message:
    if _last(observation):
        return _NO_CAST
    return N_("elfenwizards reason", "You will get more out of this die by rolling it again.")


def _committing(observation: Observation, action: moves.Commit) -> Message:
    wizard = action.wizard
    number = box.CONTEST_OF[observation.place[wizard]]
    if wizard // box.STRIDE != observation.viewer:
        return _helping(observation, action, number)
    if standings.closed_to(observation, number) == observation.viewer:
        return _unopposed(observation, action, number)
    before, bar = standings.power(observation, wizard), _bar(observation, wizard, number)
    after = before + max(1, action.face)
    if before > bar:
        return N_(
            "elfenwizards reason", "Your wizard is set to rise and becomes harder to overtake."
        )
    if after > bar:
        return N_("elfenwizards reason", "With this spell your wizard would rise.")
    if before + _left(observation, wizard) <= bar:
        return N_(
            "elfenwizards reason",
            "Your wizard can no longer rise this round, but a spell here does you no harm.",
        )
    return N_("elfenwizards reason", "Your wizard gets closer to rising.")


def _bar(observation: Observation, wizard: int, number: int) -> int:
    """The points that a wizard needs more than to rise from a contest."""
    rivals = sorted(
        [
            standings.power(observation, other)
            for space in box.CONTESTS[number][1]
            for other in standings.wizards_on(observation, space)
            if other != wizard
        ],
        reverse=True,
    )
    ahead = 1 if box.LEVEL_OF[observation.place[wizard]] == box.MAGICIAN else 0
    return rivals[ahead] if len(rivals) > ahead else 0


def _left(observation: Observation, wizard: int) -> int:
    """The points of all spells that the viewer could still place beside a wizard."""
    level, seat = box.LEVEL_OF[observation.place[wizard]], observation.viewer
    return observation.minors[seat] + sum(observation.placed[seat][level])


def _unopposed(observation: Observation, action: moves.Commit, number: int) -> Message:
    """Of several wizards of one guild, two who are tied keep each other from rising."""
    now = standings.rising(observation, number)
    if standings.rising(observation, number, (action.wizard, action.face)) <= now:
        return N_("elfenwizards reason", "This spell would help even less anywhere else.")
    if standings.rising(observation, number, (action.wizard, box.MINOR_FACE)) <= now:
        return N_("elfenwizards reason", "With this spell your wizard would rise.")
    return N_("elfenwizards reason", "No other guild competes here: one point is enough.")


def _helping(observation: Observation, action: moves.Commit, number: int) -> Message:
    seat, wizard = observation.viewer, action.wizard
    before, bar = standings.power(observation, wizard), _bar(observation, wizard, number)
    own = [
        one
        for space in box.CONTESTS[number][1]
        for one in standings.wizards_on(observation, space)
        if one // box.STRIDE == seat
    ]
    if own or before + max(1, action.face, _left(observation, wizard)) < bar:
        return N_("elfenwizards reason", "This spell hurts you least here.")
    return N_("elfenwizards reason", "Of these candidates, you would rather see this one rise.")


def _passing(observation: Observation, action: moves.Pass) -> Message:
    return N_("elfenwizards reason", "More spells would cost more than they could win.")


def _filling(observation: Observation, action: moves.FillTitle) -> Message:
    if _last(observation):
        return _NO_MATTER
    beside = [
        one
        for space in box.CONTESTS[box.CONTEST_OF[action.space]][1]
        if space != action.space
        for one in standings.wizards_on(observation, space)
    ]
    if not beside:
        return N_(
            "elfenwizards reason",
            "So far, nobody would compete with your wizard for the next title.",
        )
    if beside[0] // box.STRIDE == observation.viewer:
        return N_("elfenwizards reason", "Only your own guild would compete for the next title.")
    return N_("elfenwizards reason", "From this space, your wizard can rise again.")


def _token(observation: Observation, action: moves.TakeToken | moves.RemoveToken) -> Message:
    return N_(
        "elfenwizards reason",
        "It hardly matters which wizard you choose: every token costs one point.",
    )


_REASONS: Final[dict[type, Callable[[Observation, Any], Message]]] = {
    moves.GiveSpell: _giving,
    moves.SendTo: _sending,
    moves.PlaceDie: _placing,
    moves.Reroll: _rerolling,
    moves.UseDie: _using,
    moves.TakeBack: _taking_back,
    moves.Done: _done,
    moves.Commit: _committing,
    moves.Pass: _passing,
    moves.FillTitle: _filling,
    moves.TakeToken: _token,
    moves.RemoveToken: _token,
}
"""By class of action, what speaks for it."""
