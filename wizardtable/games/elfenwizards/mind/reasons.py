# SPDX-License-Identifier: MIT
"""Explains why an action is good, in a sentence for a player who asked for a hint."""

from collections.abc import Callable
from typing import Any, Final

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves, standings, state

_RISING_MAGICIANS: Final = 2
"""The number of Magicians on a space that can rise."""

_MATCH_ENDING_COUNT: Final = 2
"""The match ends once a guild was Grand Druid this many times, or once that title stayed vacant
this many times."""

_SAME_SCORE: Final = N_(
    "elfenwizards reason", "This is the last round: every choice here scores the same."
)

_NO_FURTHER_CAST: Final = N_("elfenwizards reason", "Nobody rolls again in this match.")


def reason(observation: state.Observation, action: moves.Action) -> Message:
    """Returns the strongest reason for the action, out of those that a player can see on the
    table."""
    return _REASONS[type(action)](observation, action)


def _reason_to_give(observation: state.Observation, action: moves.GiveSpell) -> Message:
    if action.from_box:
        return N_(
            "elfenwizards reason",
            "A minor spell in the box is no use until you recover it.",
        )
    return N_("elfenwizards reason", "You have enough minor spells in front of you.")


def _reason_to_send(observation: state.Observation, action: moves.SendTo) -> Message:
    if (
        _is_last_round(observation) and observation.phase != state.RETIRE
    ):  # the retired can rise again
        return _SAME_SCORE
    wizards = standings.wizards_on(observation, action.space)
    if not wizards:
        return N_(
            "elfenwizards reason",
            "This space is still empty: a strength of 1 may be enough to rise again.",
        )
    if len(wizards) < _RISING_MAGICIANS:
        return N_(
            "elfenwizards reason", "Two Magicians can rise from this space, and only one is there."
        )
    if len(wizards) <= min(
        [len(standings.wizards_on(observation, space)) for space in box.MAGICIANS]
    ):
        return N_("elfenwizards reason", "The other spaces are at least as crowded.")
    if all(box.guild_of(wizard) != observation.viewer for wizard in wizards):
        return N_("elfenwizards reason", "None of your other wizards is on this space.")
    return N_(
        "elfenwizards reason",
        "The Magician spaces are much alike: this one will do as well as any.",
    )


def _is_last_round(observation: state.Observation) -> bool:
    """Returns whether no round follows: this is the fourth round, or the title of Grand Druid has
    ended the match."""
    ending = max(*observation.grand, observation.vacancies) >= _MATCH_ENDING_COUNT
    return ending or observation.round_number == box.LAST_ROUND


def _reason_to_place(observation: state.Observation, action: moves.PlaceDie) -> Message:
    seat = observation.viewer
    if action.box in (box.MINOR_BOX, box.GREY_BOX):
        return (_reason_for_minor_box if action.box == box.MINOR_BOX else _reason_for_grey_box)(
            observation
        )
    own = [
        candidate
        for candidate in standings.targets(observation, seat, action.box)
        if candidate // box.IDS_PER_GUILD == seat
    ]
    contended = {
        box.CONTEST_OF_PLACE[observation.place[candidate]]
        for candidate in own
        if standings.sole_guild(observation, box.CONTEST_OF_PLACE[observation.place[candidate]])
        == standings.SEVERAL_GUILDS
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


def _reason_for_minor_box(observation: state.Observation) -> Message:
    """Returns the reason to place a die in the Minor Spells box."""
    if not observation.boxed[observation.viewer]:  # spells used in this round will go there
        return N_(
            "elfenwizards reason", "This die will recover minor spells that you use this round."
        )
    return N_(
        "elfenwizards reason",
        "This die helps recover minor spells, and you can place them anywhere.",
    )


def _reason_for_grey_box(observation: state.Observation) -> Message:
    """Returns the reason to place a die in the Grey Magic box."""
    if standings.tokens_of(observation, observation.viewer):
        return N_("elfenwizards reason", "A grey token costs you a point every round.")
    return N_("elfenwizards reason", "A demoted Druid or Sorcerer may have to take a grey token.")


def _reason_to_reroll(observation: state.Observation, action: moves.Reroll) -> Message:
    return N_(
        "elfenwizards reason", "Rerolling these dice should gain more than the minor spell costs."
    )


def _reason_to_stop(observation: state.Observation, action: moves.Done) -> Message:
    if observation.step == state.PLACE:
        return N_(
            "elfenwizards reason",
            "You roll your other dice again after seeing where your rivals place theirs.",
        )
    if observation.step == state.TAKE_BACK:
        if _is_last_round(observation):
            return _NO_FURTHER_CAST
        return N_("elfenwizards reason", "Dice left in the box are ready for the next round.")
    return N_("elfenwizards reason", "You will get more out of the dice left in the box later.")


def _reason_to_use(observation: state.Observation, action: moves.UseDie) -> Message:
    if observation.phase == state.CLEANSE:
        return N_("elfenwizards reason", "A grey token costs you a point every round.")
    if observation.phase == state.RECOVER_AGAIN and _is_last_round(observation):
        return N_(
            "elfenwizards reason", "A minor spell in front of you is worth a point at the end."
        )
    return N_(
        "elfenwizards reason",
        "A minor spell is worth a point at the end, and you can place it anywhere until then.",
    )


def _reason_to_take_back(observation: state.Observation, action: moves.TakeBack) -> Message:
    if _is_last_round(observation):
        return _NO_FURTHER_CAST
    return N_("elfenwizards reason", "You will get more out of this die by rolling it again.")


def _reason_to_commit(observation: state.Observation, action: moves.Commit) -> Message:
    wizard = action.wizard
    number = box.CONTEST_OF_PLACE[observation.place[wizard]]
    if wizard // box.IDS_PER_GUILD != observation.viewer:
        return _reason_to_help(observation, action, number)
    if standings.sole_guild(observation, number) == observation.viewer:
        return _reason_without_rivals(observation, action, number)
    points_before, points_to_beat = (
        standings.points_beside(observation, wizard),
        _points_to_beat(observation, wizard, number),
    )
    points_after = points_before + max(1, action.face)
    if points_before > points_to_beat:
        return N_(
            "elfenwizards reason", "Your wizard is set to rise and becomes harder to overtake."
        )
    if points_after > points_to_beat:
        return N_("elfenwizards reason", "With this spell your wizard would rise.")
    if points_before + _placeable_points(observation, wizard) <= points_to_beat:
        return N_(
            "elfenwizards reason",
            "Your wizard can no longer rise this round, but a spell here does you no harm.",
        )
    return N_("elfenwizards reason", "Your wizard gets closer to rising.")


def _points_to_beat(observation: state.Observation, wizard: int, number: int) -> int:
    """Returns the points that a wizard must exceed to rise in the contest `number`."""
    rivals = sorted(
        [
            standings.points_beside(observation, other)
            for space in box.CONTESTS[number][1]
            for other in standings.wizards_on(observation, space)
            if other != wizard
        ],
        reverse=True,
    )
    better_rivals = 1 if box.LEVEL_OF[observation.place[wizard]] == box.MAGICIAN else 0
    return rivals[better_rivals] if len(rivals) > better_rivals else 0


def _placeable_points(observation: state.Observation, wizard: int) -> int:
    """Returns the points of all spells that the viewer could still place beside a wizard."""
    level, seat = box.LEVEL_OF[observation.place[wizard]], observation.viewer
    return observation.minors[seat] + sum(observation.placed[seat][level])


def _reason_without_rivals(
    observation: state.Observation, action: moves.Commit, number: int
) -> Message:
    """Returns the reason to place a spell in the contest `number`, where all candidates are of the
    viewer's guild. If two of these wizards tie, neither rises."""
    rising = standings.count_rising(observation, number)
    if standings.count_rising(observation, number, (action.wizard, action.face)) <= rising:
        return N_("elfenwizards reason", "This spell would help even less anywhere else.")
    if standings.count_rising(observation, number, (action.wizard, box.MINOR_FACE)) <= rising:
        return N_("elfenwizards reason", "With this spell your wizard would rise.")
    return N_("elfenwizards reason", "No other guild competes here: a strength of 1 is enough.")


def _reason_to_help(observation: state.Observation, action: moves.Commit, number: int) -> Message:
    seat, wizard = observation.viewer, action.wizard
    points_before, points_to_beat = (
        standings.points_beside(observation, wizard),
        _points_to_beat(observation, wizard, number),
    )
    own = [
        candidate
        for space in box.CONTESTS[number][1]
        for candidate in standings.wizards_on(observation, space)
        if candidate // box.IDS_PER_GUILD == seat
    ]
    if (
        own
        or points_before + max(1, action.face, _placeable_points(observation, wizard))
        < points_to_beat
    ):
        return N_("elfenwizards reason", "This spell hurts you least here.")
    return N_("elfenwizards reason", "Of these candidates, you would rather see this one rise.")


def _reason_to_pass(observation: state.Observation, action: moves.Pass) -> Message:
    return N_("elfenwizards reason", "More spells would cost more than they could win.")


def _reason_to_fill(observation: state.Observation, action: moves.FillTitle) -> Message:
    if _is_last_round(observation):
        return _SAME_SCORE
    rivals = [
        candidate
        for space in box.CONTESTS[box.CONTEST_OF_PLACE[action.space]][1]
        if space != action.space
        for candidate in standings.wizards_on(observation, space)
    ]
    if not rivals:
        return N_(
            "elfenwizards reason",
            "So far, nobody would compete with your wizard for the next title.",
        )
    if rivals[0] // box.IDS_PER_GUILD == observation.viewer:
        return N_("elfenwizards reason", "Only your own guild would compete for the next title.")
    return N_("elfenwizards reason", "From this space, your wizard can rise again.")


def _reason_for_token(
    observation: state.Observation, action: moves.TakeToken | moves.RemoveToken
) -> Message:
    return N_(
        "elfenwizards reason",
        "It hardly matters which wizard you choose: every token costs one point.",
    )


_REASONS: Final[dict[type, Callable[[state.Observation, Any], Message]]] = {
    moves.GiveSpell: _reason_to_give,
    moves.SendTo: _reason_to_send,
    moves.PlaceDie: _reason_to_place,
    moves.Reroll: _reason_to_reroll,
    moves.UseDie: _reason_to_use,
    moves.TakeBack: _reason_to_take_back,
    moves.Done: _reason_to_stop,
    moves.Commit: _reason_to_commit,
    moves.Pass: _reason_to_pass,
    moves.FillTitle: _reason_to_fill,
    moves.TakeToken: _reason_for_token,
    moves.RemoveToken: _reason_for_token,
}
"""By class of action, the function that returns the reason for an action."""
