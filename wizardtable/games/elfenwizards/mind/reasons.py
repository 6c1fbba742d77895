# SPDX-License-Identifier: MIT
"""Explains why an action is good, in a sentence for a player who asked for a hint."""

from typing import Final

from wizardtable.core.teaching.reasons import Reason, always, fixed, reason_sentence
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.mind.die_reasons import DIE_REASONS
from wizardtable.games.elfenwizards.mind.spell_reasons import SPELL_REASONS, is_last_round
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves, standings, state, terms

_SPARE_SPELLS: Final = 3
"""The number of minor spells in front of a seat from which one can be spared."""

_SAME_SCORE: Final = fixed(
    N_("elfenwizards reason", "This is the last round: every choice here scores the same.")
)


def _can_spare(observation: state.Observation, action: moves.GiveSpell) -> bool:
    """Returns whether the minor spell comes from several in front of the viewer."""
    return not action.from_box and observation.minors[observation.viewer] >= _SPARE_SPELLS


def _is_from_box(observation: state.Observation, action: moves.GiveSpell) -> bool:
    """Returns whether the minor spell comes from the Minor Spells box."""
    return action.from_box


def _spare_words(observation: state.Observation, action: moves.GiveSpell) -> Message:
    return NN_(
        "elfenwizards reason",
        "You have %n minor spell(s) in front of you, and can spare one.",
        "",
        observation.minors[observation.viewer],
    )


# Magician spaces.


def _scores_the_same(observation: state.Observation, action: moves.SendTo) -> bool:
    """Returns whether a demoted wizard cannot rise again, as no round follows."""
    return is_last_round(observation) and observation.phase != state.RETIRE


def _sizes(observation: state.Observation) -> list[int]:
    """Returns by Magician space the number of wizards there."""
    return [len(standings.wizards_on(observation, space)) for space in box.MAGICIANS]


def _candidate_count(observation: state.Observation, space: int) -> int:
    """Returns the number of wizards with which a wizard on the space would compete; 0 if the space
    leads to no title."""
    index = standings.places_index(observation.place, observation.data)
    number = index.match_box.contest_of_place[space]
    return len(index.candidates[number]) if number >= 0 else 0


def _leads_nowhere(observation: state.Observation, action: moves.SendTo | moves.FillTitle) -> bool:
    """Returns whether no title can be won from the space."""
    return not observation.box.winnable_titles[action.space]


def _is_like_printed(observation: state.Observation, space: int) -> bool:
    """Returns whether the space alone leads to two titles, as each printed Magician space does."""
    number = observation.box.contest_of_place[space]
    if number < 0:
        return False
    titles, spaces = observation.box.contests[number]
    return len(titles) > 1 and len(spaces) == 1


def _is_empty(observation: state.Observation, action: moves.SendTo) -> bool:
    """Returns whether no wizard is on the space, or competes with wizards there."""
    return not _leads_nowhere(observation, action) and not _candidate_count(
        observation, action.space
    )


def _has_room(observation: state.Observation, action: moves.SendTo) -> bool:
    """Returns whether a single wizard is on the space, and the space alone leads to two titles."""
    return (
        not _leads_nowhere(observation, action)
        and _is_like_printed(observation, action.space)
        and _candidate_count(observation, action.space) == 1
    )


def _has_other_contest(observation: state.Observation, action: moves.SendTo) -> bool:
    """Returns whether the space leads to a single title, or together with other spaces to two."""
    return not _is_like_printed(observation, action.space)


def _is_least_crowded(observation: state.Observation, action: moves.SendTo) -> bool:
    """Returns whether no Magician space has fewer wizards."""
    wizards = standings.wizards_on(observation, action.space)
    return len(wizards) <= min(_sizes(observation))


def _has_no_own(observation: state.Observation, action: moves.SendTo) -> bool:
    """Returns whether no wizard of the viewer is on the space."""
    wizards = standings.wizards_on(observation, action.space)
    return all(box.guild_of(wizard) != observation.viewer for wizard in wizards)


def _is_much_alike(observation: state.Observation, action: moves.SendTo) -> bool:
    """Returns whether the space has at most one wizard more than any other, and each leads to two
    titles."""
    if not all(_is_like_printed(observation, space) for space in box.MAGICIANS):
        return False
    wizards = standings.wizards_on(observation, action.space)
    return len(wizards) <= min(_sizes(observation)) + 1


def _rivals_words(observation: state.Observation, action: moves.SendTo) -> Message:
    return NN_(
        "elfenwizards reason",
        "Your wizard would be one of %n Magician(s) here, and two can rise.",
        "",
        len(standings.wizards_on(observation, action.space)) + 1,
    )


def _candidates_words(observation: state.Observation, action: moves.SendTo) -> Message:
    count = _candidate_count(observation, action.space) + 1
    if len(observation.box.winnable_titles[action.space]) > 1:
        return NN_(
            "elfenwizards reason",
            "Your wizard would be one of %n candidate(s) for two titles.",
            "",
            count,
        )
    return NN_(
        "elfenwizards reason",
        "Your wizard would be one of %n candidate(s) for one title.",
        "",
        count,
    )


# Vacant titles.


def _title_scores_the_same(observation: state.Observation, action: moves.FillTitle) -> bool:
    """Returns whether no round follows."""
    return is_last_round(observation)


def next_rivals(observation: state.Observation, action: moves.FillTitle) -> list[int]:
    """Returns the other candidates for the title above the vacant one."""
    index = standings.places_index(observation.place, observation.data)
    number = index.match_box.contest_of_place[action.space]
    return list(index.candidates[number]) if number >= 0 else []


def _has_no_rival(observation: state.Observation, action: moves.FillTitle) -> bool:
    """Returns whether nobody else would be a candidate for the next title yet."""
    return not next_rivals(observation, action)


def _has_own_rivals(observation: state.Observation, action: moves.FillTitle) -> bool:
    """Returns whether the other candidates for the next title are the viewer's own."""
    rivals = next_rivals(observation, action)
    return all(box.guild_of(wizard) == observation.viewer for wizard in rivals)


def _rival_words(observation: state.Observation, action: moves.FillTitle) -> Message:
    rivals = next_rivals(observation, action)
    if len(rivals) > 1:
        return NN_(
            "elfenwizards reason",
            "From here, your wizard can rise again, against %n rival(s).",
            "",
            len(rivals),
        )
    rival = rivals[0]
    text = N_("elfenwizards reason", "From here, your wizard can rise again if it beats {wizard}.")
    return text.of(wizard=terms.the_wizard_on(box.guild_of(rival), observation.place[rival]))


_SEND: Final = (moves.SendTo,)

REASONS: Final[tuple[Reason[state.Observation], ...]] = (
    Reason(
        "spell from box",
        (moves.GiveSpell,),
        _is_from_box,
        fixed(
            N_(
                "elfenwizards reason",
                "A minor spell in the box is of no use until you recover it.",
            )
        ),
    ),
    Reason("spell to spare", (moves.GiveSpell,), _can_spare, _spare_words),
    Reason(
        "spell from front",
        (moves.GiveSpell,),
        always,
        fixed(N_("elfenwizards reason", "Minor spells in the box can come back to you later.")),
    ),
    Reason("same score", _SEND, _scores_the_same, _SAME_SCORE),
    Reason(
        "empty space",
        _SEND,
        _is_empty,
        fixed(
            N_(
                "elfenwizards reason",
                "This space is still empty: a strength of 1 may be enough to rise again.",
            )
        ),
    ),
    Reason(
        "room for two",
        _SEND,
        _has_room,
        fixed(
            N_(
                "elfenwizards reason",
                "Two Magicians can rise from this space, which now has only one.",
            )
        ),
    ),
    Reason(
        "least crowded",
        _SEND,
        _is_least_crowded,
        fixed(N_("elfenwizards reason", "The other spaces are at least as crowded.")),
    ),
    Reason(
        "no own wizard",
        _SEND,
        _has_no_own,
        fixed(N_("elfenwizards reason", "None of your other wizards is on this space.")),
    ),
    Reason(
        "spaces alike",
        _SEND,
        _is_much_alike,
        fixed(
            N_(
                "elfenwizards reason",
                "The Magician spaces are much alike: this one will do as well as any.",
            )
        ),
    ),
    Reason(
        "space without ladder",
        _SEND,
        _leads_nowhere,
        fixed(
            N_(
                "elfenwizards reason",
                "No ladder leads up from here, but a wizard scores the same on every Magician "
                "space.",
            )
        ),
    ),
    Reason("crowded contest", _SEND, _has_other_contest, _candidates_words),
    Reason("crowded space", _SEND, always, _rivals_words),
    Reason("same score of titles", (moves.FillTitle,), _title_scores_the_same, _SAME_SCORE),
    Reason(
        "title kept",
        (moves.FillTitle,),
        _leads_nowhere,
        fixed(
            N_(
                "elfenwizards reason",
                "No ladder leads up from this title: your wizard keeps it to the end.",
            )
        ),
    ),
    Reason(
        "no rival for next title",
        (moves.FillTitle,),
        _has_no_rival,
        fixed(
            N_(
                "elfenwizards reason",
                "So far, nobody would compete with your wizard for the next title.",
            )
        ),
    ),
    Reason(
        "own rivals for next title",
        (moves.FillTitle,),
        _has_own_rivals,
        fixed(N_("elfenwizards reason", "Only your own guild would compete for the next title.")),
    ),
    Reason("rival for next title", (moves.FillTitle,), always, _rival_words),
    Reason(
        "any token",
        (moves.TakeToken, moves.RemoveToken),
        always,
        fixed(
            N_(
                "elfenwizards reason",
                "It hardly matters which wizard you choose: every token costs one point.",
            )
        ),
    ),
    *DIE_REASONS,
    *SPELL_REASONS,
)
"""All reasons, the strongest first."""


def reason(observation: state.Observation, action: moves.Action) -> Message:
    """Returns the strongest reason for the action, out of those that a player can see on the
    table."""
    return reason_sentence(REASONS, observation, action)
