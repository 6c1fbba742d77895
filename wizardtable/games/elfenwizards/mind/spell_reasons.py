# SPDX-License-Identifier: MIT
"""Reasons for placing spells beside wizards in the contests of Elfenwizards, and for passing."""

from dataclasses import replace
from typing import Final

from wizardtable.core.teaching.reasons import Reason, always, fixed
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves, standings, state, terms

MATCH_ENDING_COUNT: Final = 2
"""The match ends once a guild was Grand Druid this many times, or once that title stayed vacant
this many times."""


def is_last_round(observation: state.Observation) -> bool:
    """Returns whether no round follows: this is the fourth round, or the title of Grand Druid has
    ended the match."""
    ending = max(*observation.grand, observation.vacancies) >= MATCH_ENDING_COUNT
    return ending or observation.round_number == box.LAST_ROUND


# Effects of a spell on a contest. Contests are numbered as in `MatchBox.contests`.


def contest_of(observation: state.Observation, wizard: int) -> int:
    """Returns the number of the contest in which the wizard is a candidate."""
    return observation.box.contest_of_place[observation.place[wizard]]


def _titles_of(observation: state.Observation, wizard: int) -> tuple[int, ...]:
    """Returns the titles that a candidate can win now."""
    index = standings.places_index(observation.place, observation.data)
    return index.titles[index.match_box.contest_of_place[observation.place[wizard]]]


def points_to_beat(observation: state.Observation, wizard: int) -> int:
    """Returns the points that a wizard must exceed to rise in its contest."""
    number = contest_of(observation, wizard)
    rivals = sorted(
        [
            standings.points_beside(observation, other)
            for space in observation.box.contests[number][1]
            for other in standings.wizards_on(observation, space)
            if other != wizard
        ],
        reverse=True,
    )
    better_rivals = len(_titles_of(observation, wizard)) - 1
    return rivals[better_rivals] if len(rivals) > better_rivals else 0


def placeable_points(observation: state.Observation, seat: int, wizard: int) -> int:
    """Returns the points of all spells that the seat could still place beside a wizard."""
    level = box.LEVEL_BY_PLACE[observation.place[wizard]]
    return observation.minors[seat] + sum(observation.placed[seat][level])


def winners(
    observation: state.Observation, number: int, spell: moves.Commit | None = None
) -> tuple[int, ...]:
    """Returns the wizards that would rise in a contest now; `spell` is a further spell."""
    if spell is not None:
        beside = list(observation.spells)
        new = box.spell_of(observation.viewer, spell.face)
        beside[spell.wizard] = (*beside[spell.wizard], new)
        observation = replace(observation, spells=tuple(beside))
    result = standings.contest_result(observation, number)
    return tuple([wizard for wizard in result.winners if wizard != box.NOBODY])


def _points_before(observation: state.Observation, action: moves.Commit) -> int:
    return standings.points_beside(observation, action.wizard)


def _points_after(observation: state.Observation, action: moves.Commit) -> int:
    return _points_before(observation, action) + max(1, action.face)


def _is_own(observation: state.Observation, action: moves.Commit) -> bool:
    return box.guild_of(action.wizard) == observation.viewer


def _is_unopposed(observation: state.Observation, action: moves.Commit) -> bool:
    number = contest_of(observation, action.wizard)
    return standings.sole_guild(observation, number) == observation.viewer


def _is_contested(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether the wizard is the viewer's own and has rivals of other guilds."""
    return _is_own(observation, action) and not _is_unopposed(observation, action)


def _own_winners(observation: state.Observation, action: moves.Commit, *, is_after: bool) -> int:
    """Returns how many of the viewer's wizards rise in the contest, before or after the spell."""
    number = contest_of(observation, action.wizard)
    rising = winners(observation, number, action if is_after else None)
    return sum([box.guild_of(wizard) == observation.viewer for wizard in rising])


def _rivals_capacity(observation: state.Observation, wizard: int) -> int:
    """Returns the points that all rivals who have not passed could still place in a contest."""
    return sum(
        [
            placeable_points(observation, seat, wizard)
            for seat, has_passed in enumerate(observation.passed)
            if seat != observation.viewer and not has_passed
        ]
    )


def _rises_surely(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether the rivals' remaining spells are too few to overtake the wizard."""
    points_needed = points_to_beat(observation, action.wizard)
    reachable = points_needed + _rivals_capacity(observation, action.wizard)
    return _points_before(observation, action) > reachable


def _cannot_rise(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether all the viewer's spells are too few for the wizard to rise."""
    points = placeable_points(observation, observation.viewer, action.wizard)
    points_needed = points_to_beat(observation, action.wizard)
    return _points_before(observation, action) + points <= points_needed


def _has_own_rivals(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether a wizard of the viewer is a candidate in the contest of the wizard."""
    return any(
        box.guild_of(wizard) == observation.viewer
        for space in observation.box.contests[contest_of(observation, action.wizard)][1]
        for wizard in standings.wizards_on(observation, space)
    )


# Conditions.


def _needs_one_point(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether no other guild competes, and a minor spell lets one more wizard rise."""
    if not _is_unopposed(observation, action):
        return False
    number = contest_of(observation, action.wizard)
    rising = standings.count_rising(observation, number)
    minor = (action.wizard, box.MINOR_FACE)
    return standings.count_rising(observation, number, minor) > rising


def _breaks_own_tie(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether no other guild competes, and the spell lets one more wizard rise."""
    return _is_unopposed(observation, action) and _own_winners(
        observation, action, is_after=True
    ) > _own_winners(observation, action, is_after=False)


def _does_no_harm(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether as many of the viewer's wizards rise in the contest with the spell."""
    return _own_winners(observation, action, is_after=True) >= _own_winners(
        observation, action, is_after=False
    )


def _is_free_die(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether the spell is a die that can change nothing for the viewer's own wizards.

    The wizard rises in any case, or cannot rise any more, or no wizard of the viewer competes.
    """
    if action.face == box.MINOR_FACE or not _does_no_harm(observation, action):
        return False
    if not _is_own(observation, action):
        return False
    if _is_unopposed(observation, action):
        return True
    return _rises_surely(observation, action) or _cannot_rise(observation, action)


def _can_wait(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether a die changes nothing, and a rival has not passed yet."""
    seat = observation.viewer
    rivals = [not passed for other, passed in enumerate(observation.passed) if other != seat]
    return _is_free_die(observation, action) and any(rivals)


def _is_second_spell(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether the turn needs a second spell, and this one does no harm."""
    if observation.laid != 1 or not _does_no_harm(observation, action):
        return False
    if not _is_own(observation, action):
        return False
    if _is_unopposed(observation, action):
        return True
    return _rises_surely(observation, action) or _cannot_rise(observation, action)


def _is_waiting_spell(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether the spell does the viewer no harm, and a rival has not passed yet."""
    rivals = [
        seat
        for seat, has_passed in enumerate(observation.passed)
        if seat != observation.viewer and not has_passed
    ]
    is_own = _is_own(observation, action)
    return is_own and bool(rivals) and _does_no_harm(observation, action)


def _leads(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether the viewer's wizard would rise without the spell, but is not sure to."""
    return (
        _is_contested(observation, action)
        and _points_before(observation, action) > points_to_beat(observation, action.wizard)
        and not _rises_surely(observation, action)
    )


def _comes_to_lead(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether the viewer's wizard would rise with the spell, but not without it."""
    points_needed = points_to_beat(observation, action.wizard)
    return _is_contested(observation, action) and _points_before(
        observation, action
    ) <= points_needed < _points_after(observation, action)


def _leads_without_rival(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether the wizard would rise with the spell, as rivals have too few points."""
    points_needed = points_to_beat(observation, action.wizard)
    return _comes_to_lead(observation, action) and not points_needed


def _overtakes(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether the wizard would overtake all other candidates for a single title."""
    titles = _titles_of(observation, action.wizard)
    return _comes_to_lead(observation, action) and len(titles) == 1


def _comes_closer(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether the viewer's wizard lags behind, but can still rise by own spells."""
    points_needed = points_to_beat(observation, action.wizard)
    return (
        _is_contested(observation, action)
        and _points_after(observation, action) <= points_needed
        and not _cannot_rise(observation, action)
    )


def _is_free_help(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether the wizard is a rival's, and no wizard of the viewer competes with it."""
    return not _is_own(observation, action) and not _has_own_rivals(observation, action)


def _makes_tie(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether rivals compete for a single title, and the spell makes the best equal."""
    points_needed = points_to_beat(observation, action.wizard)
    titles = _titles_of(observation, action.wizard)
    is_equal = len(titles) == 1 and _points_after(observation, action) == points_needed
    return _is_free_help(observation, action) and is_equal


def _stops_stronger_guild(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether the spell lets a rival rise instead of one of a guild with more points."""
    number = contest_of(observation, action.wizard)
    if not _is_free_help(observation, action):
        return False
    before, after = winners(observation, number), winners(observation, number, action)
    if action.wizard in before or action.wizard not in after:
        return False
    score = observation.scores[box.guild_of(action.wizard)]
    beaten = [wizard for wizard in before if wizard not in after]
    return any(observation.scores[box.guild_of(wizard)] > score for wizard in beaten)


def _prefers(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether the spell makes a rival rise where no wizard of the viewer competes."""
    number = contest_of(observation, action.wizard)
    is_free = _is_free_help(observation, action)
    return is_free and action.wizard in winners(observation, number, action)


def _is_free_die_for_rivals(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether a die helps a rival, and no wizard of the viewer competes there."""
    return action.face != box.MINOR_FACE and _is_free_help(observation, action)


def _leaves_own_rising(observation: state.Observation, action: moves.Commit) -> bool:
    """Returns whether the wizard is a rival's, and a wizard of the viewer rises all the same."""
    return (
        not _is_own(observation, action)
        and _does_no_harm(observation, action)
        and _own_winners(observation, action, is_after=True) > 0
    )


def _cannot_gain(observation: state.Observation, action: moves.Pass) -> bool:
    """Returns whether no further wizard of the viewer can rise by the viewer's own spells."""
    seat = observation.viewer
    for number, (_, spaces) in enumerate(observation.box.contests):
        if standings.sole_guild(observation, number) == standings.CLOSED:
            continue
        rising = winners(observation, number)
        for space in spaces:
            for wizard in standings.wizards_on(observation, space):
                if box.guild_of(wizard) != seat or wizard in rising:
                    continue
                points = standings.points_beside(observation, wizard)
                points += placeable_points(observation, seat, wizard)
                if points > points_to_beat(observation, wizard):
                    return False
    return True


def _keeps_minors(observation: state.Observation, action: moves.Pass) -> bool:
    """Returns whether the viewer has a minor spell in front, and a round follows."""
    return observation.minors[observation.viewer] > 0 and not is_last_round(observation)


def _keeps_minors_to_end(observation: state.Observation, action: moves.Pass) -> bool:
    """Returns whether the viewer has a minor spell in front."""
    return observation.minors[observation.viewer] > 0


# Sentences.


def _rank(observation: state.Observation, action: moves.Commit) -> Message:
    """Returns the name of the rank to which the wizard would rise."""
    return terms.rank_name(_titles_of(observation, action.wizard)[0])


def _lead_words(observation: state.Observation, action: moves.Commit) -> Message:
    points_needed = points_to_beat(observation, action.wizard)
    text = NN_(
        "elfenwizards reason",
        "Your wizard leads by %n point(s) for the title of {rank}, and this spell makes it harder "
        "to overtake.",
        "",
        _points_before(observation, action) - points_needed,
    )
    return text.of(rank=_rank(observation, action))


def _first_words(observation: state.Observation, action: moves.Commit) -> Message:
    text = N_(
        "elfenwizards reason",
        "No spell stands in your wizard’s way yet: it would rise to the title of {rank}.",
    )
    return text.of(rank=_rank(observation, action))


def _overtake_words(observation: state.Observation, action: moves.Commit) -> Message:
    text = N_(
        "elfenwizards reason",
        "With this spell, your wizard would lead {own} to {most} for the title of {rank}.",
    )
    points_needed = points_to_beat(observation, action.wizard)
    own = _points_after(observation, action)
    return text.of(own=own, most=points_needed, rank=_rank(observation, action))


def _one_of_two_words(observation: state.Observation, action: moves.Commit) -> Message:
    if observation.place[action.wizard] in box.MAGICIANS:
        return N_(
            "elfenwizards reason",
            "With this spell, your wizard would be one of the two Magicians who rise.",
        )
    return N_(
        "elfenwizards reason",
        "With this spell, your wizard would be one of the two candidates who rise.",
    )


def _closer_words(observation: state.Observation, action: moves.Commit) -> Message:
    points_needed = points_to_beat(observation, action.wizard)
    text = NN_(
        "elfenwizards reason",
        "After this spell, your wizard will need %n more point(s) of strength for the title of "
        "{rank}.",
        "",
        points_needed + 1 - _points_after(observation, action),
    )
    return text.of(rank=_rank(observation, action))


def _tie_words(observation: state.Observation, action: moves.Commit) -> Message:
    number = contest_of(observation, action.wizard)
    if len(standings.contest_result(observation, number).candidates) == 2:
        return N_(
            "elfenwizards reason",
            "This spell ties two rivals, so neither of them will rise.",
        )
    return N_(
        "elfenwizards reason",
        "This spell ties the best candidates, so nobody will rise.",
    )


def _kept_words(observation: state.Observation, action: moves.Pass) -> Message:
    return NN_(
        "elfenwizards reason",
        "You keep %n minor spell(s) for the next round, or for a point each at the end.",
        "",
        observation.minors[observation.viewer],
    )


def _kept_to_end_words(observation: state.Observation, action: moves.Pass) -> Message:
    return NN_(
        "elfenwizards reason",
        "You keep %n minor spell(s), worth a point each at the end.",
        "",
        observation.minors[observation.viewer],
    )


_SPELL: Final = (moves.Commit,)
_PASS: Final = (moves.Pass,)

RISING_REASONS: Final[tuple[Reason[state.Observation], ...]] = (
    Reason(
        "one point is enough",
        _SPELL,
        _needs_one_point,
        fixed(
            N_(
                "elfenwizards reason",
                "No other guild competes here: a strength of 1 is enough.",
            )
        ),
    ),
    Reason(
        "rises unopposed",
        _SPELL,
        _breaks_own_tie,
        fixed(N_("elfenwizards reason", "With this spell, your wizard would rise.")),
    ),
    Reason("leads without rival", _SPELL, _leads_without_rival, _first_words),
    Reason("overtakes", _SPELL, _overtakes, _overtake_words),
    Reason(
        "one of two to rise",
        _SPELL,
        _comes_to_lead,
        _one_of_two_words,
    ),
    Reason("leads", _SPELL, _leads, _lead_words),
    Reason("comes closer", _SPELL, _comes_closer, _closer_words),
)
"""The reasons that tell what a spell does for a wizard of the viewer."""

SPELL_REASONS: Final[tuple[Reason[state.Observation], ...]] = (
    *RISING_REASONS,
    Reason(
        "die to wait with",
        _SPELL,
        _can_wait,
        fixed(
            N_(
                "elfenwizards reason",
                "This die returns to you in any case, and passing now would be final.",
            )
        ),
    ),
    Reason(
        "free die",
        _SPELL,
        _is_free_die,
        fixed(N_("elfenwizards reason", "This die returns to you after the contests in any case.")),
    ),
    Reason(
        "second spell",
        _SPELL,
        _is_second_spell,
        fixed(
            N_("elfenwizards reason", "You have to place a second spell, and here it does no harm.")
        ),
    ),
    Reason(
        "spell to wait with",
        _SPELL,
        _is_waiting_spell,
        fixed(
            N_("elfenwizards reason", "Passing now would be final, and this spell does no harm.")
        ),
    ),
    Reason(
        "tie of rivals",
        _SPELL,
        _makes_tie,
        _tie_words,
    ),
    Reason(
        "stronger guild stopped",
        _SPELL,
        _stops_stronger_guild,
        fixed(
            N_(
                "elfenwizards reason",
                "This spell holds back a guild with more points than the one you help.",
            )
        ),
    ),
    Reason(
        "preferred rival",
        _SPELL,
        _prefers,
        fixed(
            N_("elfenwizards reason", "Of these candidates, you would rather see this one rise.")
        ),
    ),
    Reason(
        "free die for rivals",
        _SPELL,
        _is_free_die_for_rivals,
        fixed(
            N_(
                "elfenwizards reason",
                "This die returns to you in any case, and none of your wizards competes here.",
            )
        ),
    ),
    Reason(
        "own wizard rises all the same",
        _SPELL,
        _leaves_own_rising,
        fixed(
            N_("elfenwizards reason", "Your own wizard in this contest would rise all the same.")
        ),
    ),
    Reason(
        "least harm",
        _SPELL,
        always,
        fixed(N_("elfenwizards reason", "This spell hurts you least here.")),
    ),
    Reason(
        "no further wizard can rise",
        _PASS,
        _cannot_gain,
        fixed(N_("elfenwizards reason", "Your spells cannot make any more of your wizards rise.")),
    ),
    Reason("minor spells kept", _PASS, _keeps_minors, _kept_words),
    Reason("minor spells kept to end", _PASS, _keeps_minors_to_end, _kept_to_end_words),
    Reason(
        "more than they win",
        _PASS,
        always,
        fixed(N_("elfenwizards reason", "Your remaining dice would win you too little here.")),
    ),
)
"""The reasons for placing a spell and for passing, the strongest first."""
