# SPDX-License-Identifier: MIT
"""Copies of matches that continue from a place in their past."""

from wizardtable.core.match import Match, Origin


def copy_to_play_on(match: Match, place: int, name: str = "") -> Match:
    """Returns a copy of a match after its first `place` actions, to be played on from there.

    The copy has the same players and the same luck, and is only listed
    (`core.teaching.help_rule`). The match itself does not change. `name` is the name of the match
    for the copy's `origin`, or "" for none.
    """
    if match.earlier:
        first_state = match.state_at(0)
        copy = Match.from_state(
            match.spec, match.setup, match.seed, match.players, first_state, match.earlier
        )
    else:
        copy = Match(match.spec, match.setup, match.seed, match.players)
    for index in range(place):
        copy.play(match.actions[index], match.author(index))
    copy.advised = {index: chance for index, chance in match.advised.items() if index < place}
    turn = next(turn for start, turn in reversed(match.turn_starts()) if start <= place)
    copy.assisted = True
    copy.origin = Origin(match.earlier + place, turn, name)
    return copy
