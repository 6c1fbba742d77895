# SPDX-License-Identifier: MIT
"""Copies of matches that go on from a place in their past."""

from wizardtable.core.match import Match, Origin


def played_on(match: Match, place: int, name: str = "") -> Match:
    """Returns a copy of a match as it was after its first `place` actions, to be played on from
    there with the same players and the same luck. It does not count in the statistics; the match
    itself stays as it is. `name` is what the match is known by, "" if by nothing."""
    if match.earlier:
        first = match.state_at(0)
        copy = Match.from_state(
            match.spec, match.setup, match.seed, match.players, first, match.earlier
        )
    else:
        copy = Match(match.spec, match.setup, match.seed, match.players)
    for index in range(place):
        copy.play(match.actions[index], match.author(index))
    copy.advised = {one: told for one, told in match.advised.items() if one < place}
    turn = next(turn for start, turn in reversed(match.turn_starts()) if start <= place)
    copy.assisted = True
    copy.origin = Origin(match.earlier + place, turn, name)
    return copy
