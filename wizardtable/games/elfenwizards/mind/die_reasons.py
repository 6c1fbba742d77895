# SPDX-License-Identifier: MIT
"""Reasons for choices of dice in Elfenwizards: their boxes, casts, and what they are used for."""

from typing import Final

from wizardtable.core.teaching.reasons import Reason, always, fixed
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.mind.spell_reasons import is_last_round
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves, standings, state

LOW_FACE: Final = 2
"""The highest face of a die that is called low."""

# Dice in the box of a level.


def _own_contests(observation: state.Observation, level: int) -> list[int]:
    """Returns the contests of a level in which the viewer may place spells beside own wizards."""
    own = [
        wizard
        for wizard in standings.target_wizards(observation, observation.viewer, level)
        if box.guild_of(wizard) == observation.viewer
    ]
    contest_of_place = observation.box.contest_of_place
    return sorted({contest_of_place[observation.place[wizard]] for wizard in own})


def _contested(observation: state.Observation, level: int) -> list[int]:
    """Returns the contests of a level in which the viewer's wizards face rivals."""
    return [
        number
        for number in _own_contests(observation, level)
        if standings.sole_guild(observation, number) == standings.SEVERAL_GUILDS
    ]


def _dice_points(observation: state.Observation, level: int) -> tuple[int, int]:
    """Returns the points of the viewer's dice for a level, and those of its strongest rival.

    Rivals are the guilds that compete with the viewer's wizards on this level.
    """
    guilds = {
        box.guild_of(wizard)
        for number in _contested(observation, level)
        for space in observation.box.contests[number][1]
        for wizard in standings.wizards_on(observation, space)
    }
    points = [sum(dice[level]) for dice in observation.placed]
    rivals = [points[guild] for guild in guilds if guild != observation.viewer]
    return points[observation.viewer], max(rivals, default=0)


def _is_level(action: moves.PlaceDie) -> bool:
    return action.box < len(box.LEVELS)


def _adds_to_lead(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether the viewer has more points in the box than any rival, who has some."""
    if not _is_level(action):
        return False
    own, rival_points = _dice_points(observation, action.box)
    return own > rival_points > 0


def _takes_lead(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether the die gives the viewer more points in the box than any rival."""
    if not _is_level(action):
        return False
    own, rival_points = _dice_points(observation, action.box)
    return rival_points > 0 and own <= rival_points < own + action.face


def _catches_up(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether a rival has as many points in the box or more, but less than twice as
    many."""
    if not _is_level(action):
        return False
    own, rival_points = _dice_points(observation, action.box)
    return rival_points > 0 and own + action.face <= rival_points < 2 * (own + action.face)


def _is_low_die(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether the die is low, and a rival has at least twice as many points in the box."""
    is_contested = _is_level(action) and bool(_contested(observation, action.box))
    return is_contested and action.face <= LOW_FACE


def _faces_rivals(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether the viewer's wizards face rivals on the level."""
    return _is_level(action) and bool(_contested(observation, action.box))


def _has_first_dice(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether the viewer's wizards face rivals on the level, who have no dice there."""
    is_contested = _faces_rivals(observation, action)
    return is_contested and not _dice_points(observation, action.box)[1]


def _is_unopposed(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether the viewer has more unopposed contests on the level than dice in the box."""
    if not _is_level(action):
        return False
    dice = observation.placed[observation.viewer][action.box]
    return len(_own_contests(observation, action.box)) > len(dice)


def _has_own_wizard(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether a wizard of the viewer is a candidate on the level."""
    return _is_level(action) and bool(_own_contests(observation, action.box))


def _can_help_rivals(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether the viewer may place spells on the level, but only beside rivals."""
    return (
        _is_level(action)
        and not _own_contests(observation, action.box)
        and bool(standings.target_wizards(observation, observation.viewer, action.box))
    )


def _is_on_level(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether the die goes into the box of a level."""
    return _is_level(action)


def _lead_words(observation: state.Observation, action: moves.PlaceDie) -> Message:
    own, rival_points = _dice_points(observation, action.box)
    text = N_(
        "elfenwizards reason",
        "You lead {own} to {most} in this box, and this die raises your total to {sum}.",
    )
    return text.of(own=own, sum=own + action.face, most=rival_points)


def _take_lead_words(observation: state.Observation, action: moves.PlaceDie) -> Message:
    own, rival_points = _dice_points(observation, action.box)
    text = N_(
        "elfenwizards reason",
        "Your strongest rival has a total of {most} in this box: this die brings you to {own}.",
    )
    return text.of(own=own + action.face, most=rival_points)


def _catch_up_words(observation: state.Observation, action: moves.PlaceDie) -> Message:
    own, rival_points = _dice_points(observation, action.box)
    text = N_(
        "elfenwizards reason",
        "Your strongest rival has a total of {most} in this box: this die brings "
        "you closer, to {own}.",
    )
    return text.of(own=own + action.face, most=rival_points)


def _low_die_words(observation: state.Observation, action: moves.PlaceDie) -> Message:
    text = N_(
        "elfenwizards reason",
        "A {face} will win you little anywhere, and it returns to you after the contests.",
    )
    return text.of(face=action.face)


def _stakes_words(observation: state.Observation, action: moves.PlaceDie) -> Message:
    contests = _contested(observation, action.box)
    text = NN_(
        "elfenwizards reason",
        "Your wizards face rivals in %n contest(s) here: each title is worth {points} points.",
        "",
        len(contests),
    )
    match_box = observation.box
    return text.of(points=match_box.points[match_box.contests[contests[0]][0][0]])


# Dice in the Minor Spells box and in the Grey Magic box.


def _recovered(observation: state.Observation, action: moves.PlaceDie) -> int:
    """Returns how many minor spells more the viewer can recover with the die."""
    seat = observation.viewer
    points = sum(observation.placed[seat][box.MINOR_BOX]) + action.face
    spells = min(points // box.POINTS_PER_RECOVERED_SPELL, observation.boxed[seat])
    return spells - standings.recoverable_spells(observation, seat)


def _recovers(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether the die recovers minor spells that are in the box."""
    return action.box == box.MINOR_BOX and _recovered(observation, action) > 0


def _recovers_later(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether dice in the box already suffice for all minor spells there."""
    seat = observation.viewer
    is_full = standings.recoverable_spells(observation, seat) == observation.boxed[seat]
    return action.box == box.MINOR_BOX and is_full


def _is_minor_box(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether the die goes into the Minor Spells box."""
    return action.box == box.MINOR_BOX


def _grey_points(observation: state.Observation) -> int:
    return sum(observation.placed[observation.viewer][box.GREY_BOX])


def _removed(observation: state.Observation, action: moves.PlaceDie) -> int:
    """Returns how many grey tokens more the viewer can remove with the die."""
    tokens = standings.tokens_of(observation, observation.viewer)
    price, points = standings.cleansing_price(observation), _grey_points(observation)
    return min((points + action.face) // price, tokens) - min(points // price, tokens)


def _removes(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether the die removes grey tokens that the viewer has."""
    return action.box == box.GREY_BOX and _removed(observation, action) > 0


def _helps_remove(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether the viewer has more grey tokens than the dice in the box can remove."""
    points, price = _grey_points(observation), standings.cleansing_price(observation)
    tokens = standings.tokens_of(observation, observation.viewer)
    return action.box == box.GREY_BOX and tokens > points // price


def _may_be_demoted(observation: state.Observation, action: moves.PlaceDie) -> bool:
    """Returns whether the viewer has a Druid or Sorcerer, and a token is left to be taken."""
    own = observation.box.wizards_of(observation.viewer, len(observation.minors))
    levels = [box.LEVEL_BY_PLACE[observation.place[wizard]] for wizard in own]
    has_one = box.DRUID in levels or box.SORCERER in levels
    return action.box == box.GREY_BOX and has_one and observation.supply > 0


def _recover_words(observation: state.Observation, action: moves.PlaceDie) -> Message:
    count = _recovered(observation, action)
    return NN_(
        "elfenwizards reason", "This die can recover %n minor spell(s) from the box.", "", count
    )


def _remove_words(observation: state.Observation, action: moves.PlaceDie) -> Message:
    return NN_(
        "elfenwizards reason",
        "This die can remove %n grey token(s), each worth a point every round.",
        "",
        _removed(observation, action),
    )


def _help_remove_words(observation: state.Observation, action: moves.PlaceDie) -> Message:
    text = N_(
        "elfenwizards reason",
        "Removing a grey token takes {price} pips: with this die, you have {own}.",
    )
    price = standings.cleansing_price(observation)
    return text.of(price=price, own=_grey_points(observation) + action.face)


# Casts.


def mean_points(dice: int) -> int:
    """Returns the points that this number of dice makes on average, rounded down."""
    return 7 * dice // 2


def _is_low(observation: state.Observation, action: moves.Reroll | moves.Done) -> bool:
    """Returns whether the dice that are not placed have fewer points than an average roll."""
    rolled = observation.rolled
    return observation.step == state.PLACE and sum(rolled) < mean_points(len(rolled))


def _casts_again(observation: state.Observation, action: moves.Done) -> bool:
    """Returns whether dice are kept for the second cast."""
    return observation.step == state.PLACE


def _low_words(observation: state.Observation, action: moves.Reroll | moves.Done) -> Message:
    rolled = observation.rolled
    text = N_(
        "elfenwizards reason",
        "A new roll would give about {mean}, and this one gives only {points}.",
    )
    return text.of(points=sum(rolled), mean=mean_points(len(rolled)))


# Dice to use, to leave and to take back.


def _most_gained(observation: state.Observation) -> int:
    """Returns how many minor spells or grey tokens the viewer's dice in the box can win at most."""
    seat = observation.viewer
    if observation.phase == state.CLEANSE:
        points, price = _grey_points(observation), standings.cleansing_price(observation)
        return min(points // price, standings.tokens_of(observation, seat))
    return standings.recoverable_spells(observation, seat)


def _has_chosen(observation: state.Observation, action: moves.Done) -> bool:
    """Returns whether the viewer has chosen dice to use."""
    return observation.step == state.USE and bool(observation.used)


def _recovers_after_contests(observation: state.Observation, action: moves.Done) -> bool:
    """Returns whether the dice can still recover minor spells later in this round."""
    return observation.step == state.USE and observation.phase == state.RECOVER


def _waits_for_round(observation: state.Observation, action: moves.Done) -> bool:
    """Returns whether a round follows, for which dice stay in the box."""
    return observation.step in (state.USE, state.TAKE_BACK) and not is_last_round(observation)


def _is_over(observation: state.Observation, action: moves.Done | moves.TakeBack) -> bool:
    """Returns whether dice are taken back or left in a round that none follows."""
    return observation.step == state.TAKE_BACK and is_last_round(observation)


def _removes_token(observation: state.Observation, action: moves.UseDie) -> bool:
    """Returns whether the die is used to remove grey tokens."""
    return observation.phase == state.CLEANSE


def _is_final_recovery(observation: state.Observation, action: moves.UseDie) -> bool:
    """Returns whether minor spells are recovered for the last time in the match."""
    return observation.phase == state.RECOVER_AGAIN and is_last_round(observation)


def _has_low_face(observation: state.Observation, action: moves.TakeBack) -> bool:
    """Returns whether a round follows, and the die has fewer points than an average roll."""
    return action.face <= 3 and not is_last_round(observation)


def _has_no_token(observation: state.Observation, action: moves.TakeBack) -> bool:
    """Returns whether the die is in the Grey Magic box of a viewer without grey tokens."""
    has_token = standings.tokens_of(observation, observation.viewer) > 0
    return observation.phase == state.CLEANSE and not has_token


def _left_points_words(observation: state.Observation, action: moves.Done) -> Message:
    return NN_(
        "elfenwizards reason",
        "These dice can gain you at most %n more point(s).",
        "",
        _most_gained(observation),
    )


_DIE: Final = (moves.PlaceDie,)
_NOBODY_ROLLS: Final = fixed(N_("elfenwizards reason", "Nobody will roll again in this match."))

LEVEL_REASONS: Final[tuple[Reason[state.Observation], ...]] = (
    Reason("adds to lead in box", _DIE, _adds_to_lead, _lead_words),
    Reason("takes lead in box", _DIE, _takes_lead, _take_lead_words),
    Reason("catches up in box", _DIE, _catches_up, _catch_up_words),
    Reason("first dice in box", _DIE, _has_first_dice, _stakes_words),
)
"""The reasons that compare the dice in the box of a level."""

BOX_REASONS: Final[tuple[Reason[state.Observation], ...]] = (
    Reason("recovers spells", _DIE, _recovers, _recover_words),
    Reason("removes tokens", _DIE, _removes, _remove_words),
    Reason("helps to remove token", _DIE, _helps_remove, _help_remove_words),
)
"""The reasons that tell what a die can recover or remove."""

DIE_REASONS: Final[tuple[Reason[state.Observation], ...]] = (
    *LEVEL_REASONS,
    Reason("low die for box", _DIE, _is_low_die, _low_die_words),
    Reason("faces rivals", _DIE, _faces_rivals, _stakes_words),
    Reason(
        "unopposed title",
        _DIE,
        _is_unopposed,
        fixed(N_("elfenwizards reason", "Even an unopposed title needs one spell.")),
    ),
    Reason(
        "die for unopposed wizards",
        _DIE,
        _has_own_wizard,
        fixed(
            N_(
                "elfenwizards reason",
                "No rival competes with you on this level, and the die returns to you later.",
            )
        ),
    ),
    Reason(
        "contest between rivals",
        _DIE,
        _can_help_rivals,
        fixed(N_("elfenwizards reason", "This die may decide a contest between rivals.")),
    ),
    Reason(
        "die of no use",
        _DIE,
        _is_on_level,
        fixed(
            N_(
                "elfenwizards reason",
                "This die is of no use here, but it returns to you after the contests.",
            )
        ),
    ),
    BOX_REASONS[0],
    Reason(
        "recovers spells later",
        _DIE,
        _recovers_later,
        fixed(
            N_("elfenwizards reason", "This die can recover minor spells that you use this round.")
        ),
    ),
    Reason(
        "recovers with another die",
        _DIE,
        _is_minor_box,
        fixed(
            N_(
                "elfenwizards reason",
                "Together with another die, this one can recover a minor spell.",
            )
        ),
    ),
    *BOX_REASONS[1:],
    Reason(
        "token may come",
        _DIE,
        _may_be_demoted,
        fixed(
            N_(
                "elfenwizards reason",
                "A demoted Druid or Sorcerer may have to take a grey token.",
            )
        ),
    ),
    Reason(
        "die in grey box",
        _DIE,
        always,
        fixed(N_("elfenwizards reason", "You can take this die back at the end of the round.")),
    ),
    Reason("low dice to reroll", (moves.Reroll,), _is_low, _low_words),
    Reason(
        "better dice",
        (moves.Reroll,),
        always,
        fixed(
            N_(
                "elfenwizards reason",
                "These dice are of little use to you now: other numbers may help you more.",
            )
        ),
    ),
    Reason("low dice kept", (moves.Done,), _is_low, _low_words),
    Reason(
        "second cast",
        (moves.Done,),
        _casts_again,
        fixed(
            N_(
                "elfenwizards reason",
                "You will roll your other dice again after seeing where your rivals place theirs.",
            )
        ),
    ),
    Reason(
        "enough dice",
        (moves.Done,),
        _has_chosen,
        fixed(N_("elfenwizards reason", "The dice that you have chosen are enough.")),
    ),
    Reason(
        "later in round",
        (moves.Done,),
        _recovers_after_contests,
        fixed(
            N_(
                "elfenwizards reason",
                "After the contests, these dice can still recover minor spells.",
            )
        ),
    ),
    Reason(
        "next round",
        (moves.Done,),
        _waits_for_round,
        fixed(N_("elfenwizards reason", "Dice left in the box are ready for the next round.")),
    ),
    Reason("nobody rolls", (moves.Done,), _is_over, _NOBODY_ROLLS),
    Reason("little left to gain", (moves.Done,), always, _left_points_words),
    Reason(
        "token removed",
        (moves.UseDie,),
        _removes_token,
        fixed(N_("elfenwizards reason", "A grey token costs you a point every round.")),
    ),
    Reason(
        "point at end",
        (moves.UseDie,),
        _is_final_recovery,
        fixed(
            N_(
                "elfenwizards reason",
                "A minor spell in front of you is worth a point at the end.",
            )
        ),
    ),
    Reason(
        "spell to place",
        (moves.UseDie,),
        always,
        fixed(
            N_(
                "elfenwizards reason",
                "A minor spell is worth a point at the end, and you can place it anywhere until "
                "then.",
            )
        ),
    ),
    Reason("no roll to come", (moves.TakeBack,), _is_over, _NOBODY_ROLLS),
    Reason(
        "no token",
        (moves.TakeBack,),
        _has_no_token,
        fixed(N_("elfenwizards reason", "You have no grey token, so roll this die again.")),
    ),
    Reason(
        "low die",
        (moves.TakeBack,),
        _has_low_face,
        fixed(
            N_("elfenwizards reason", "Rolled again, this die is likely to show a higher number.")
        ),
    ),
    Reason(
        "free die for any box",
        (moves.TakeBack,),
        always,
        fixed(N_("elfenwizards reason", "In the next round, you can put this die into any box.")),
    ),
)
"""The reasons for placing, rolling, using, leaving and taking back dice, the strongest first."""
