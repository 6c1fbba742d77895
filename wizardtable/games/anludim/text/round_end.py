# SPDX-License-Identifier: MIT
"""Says why a round was won, with the points of all seats, or with the rule that decided a tie."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.games.anludim.rules import moves, state
from wizardtable.games.anludim.rules.rounds import missing_kinds
from wizardtable.games.anludim.rules.terms import THE_PROFESSOR


def why_won(event: moves.RoundEnded, names: Sequence[str]) -> Message:
    """Returns one or two sentences that say why the winner won the round."""
    if event.reason == moves.COLLECTION:
        return _collection_reason(event.stand_ins)
    end = why_ended(event.reason)
    best = event.points[event.winner]
    tied = [seat for seat, points in enumerate(event.points) if points == best]
    if len(tied) > 1:
        text = _tie_reason(event, best)
        players = joined_with_and([names[seat] for seat in tied])
        return text.of(
            end=end, players=players, winner=names[event.winner], ender=names[event.ender]
        )
    others = sorted((points for points in event.points if points != best), reverse=True)
    text = NN_("anludim", "{end}: %n point(s) against {others}.", "", best)
    return text.of(end=end, others=joined_with_and([str(points) for points in others]))


def why_ended(reason: int) -> Message:
    """Returns the rule that ended a round in which points decide, without a full stop.

    `reason` is EMPTY_PILES or STANDSTILL.
    """
    if reason == moves.EMPTY_PILES:
        return N_("anludim", "Three piles are empty")
    return N_("anludim", "Nobody drew a card or received an object in their last two turns")


def why_in_short(event: moves.RoundEnded, names: Sequence[str]) -> Message:
    """Returns a few words that say why the winner won the round, for a banner."""
    if event.reason == moves.COLLECTION:
        if not event.stand_ins:
            return N_("anludim", "All five kinds of objects")
        count = len(THE_PROFESSOR) - len(event.stand_ins)
        text = NN_("anludim", "%n kind(s) of objects, plus {professors}", "", count)
        return text.of(professors=the_professors(event.stand_ins))
    best = event.points[event.winner]
    if event.points.count(best) > 1:
        if event.winner == event.ender:
            text = NN_("anludim", "Tie at %n point(s): {winner} ended the round", "", best)
        else:
            text = NN_("anludim", "Tie at %n point(s): {winner} comes next in turn order", "", best)
        return text.of(winner=names[event.winner])
    if event.reason == moves.EMPTY_PILES:
        return NN_("anludim", "Three piles are empty: %n point(s) win", "", best)
    return NN_("anludim", "Standstill: %n point(s) win", "", best)


def _collection_reason(stand_ins: Sequence[int]) -> Message:
    if not stand_ins:
        return N_("anludim", "Their collection has all five kinds of objects.")
    text = NN_(
        "anludim",
        "Their collection has objects of %n kind(s), plus {professors} in place of the rest.",
        "",
        len(THE_PROFESSOR) - len(stand_ins),
    )
    return text.of(professors=the_professors(stand_ins))


def the_professors(disciplines: Sequence[int]) -> Message | str:
    """Returns the names of professors for use in a sentence: "the Alchemist and the Seer"."""
    return joined_with_and([THE_PROFESSOR[discipline] for discipline in disciplines])


def _tie_reason(event: moves.RoundEnded, points: int) -> Message:
    if event.winner == event.ender:
        return NN_(
            "anludim",
            "{end}: %n point(s) each for {players}; {winner} ended the round and wins the tie.",
            "",
            points,
        )
    return NN_(
        "anludim",
        "{end}: %n point(s) each for {players}. {ender} ended the round; "
        "of the tied players, {winner} comes next in turn order and wins.",
        "",
        points,
    )


def rounds_won(observation: state.Observation, seat: int) -> Message | None:
    """Returns how many rounds a seat has won, None if it has won no round.

    For the winner of the match, the message also says what decided the last round if points did
    not.
    """
    last = observation.phase == state.OVER and observation.winner == seat
    won = int(observation.gold[seat]) + int(last)
    if not won:
        return None
    lacking = missing_kinds(observation.objects[seat])
    if last and lacking == stand_ins(observation, seat):
        if not lacking:  # the points did not matter, so they are not mentioned
            return NN_(
                "anludim",
                "%n round(s) won, the last with all five kinds of objects",
                "",
                won,
            )
        text = NN_(
            "anludim",
            "%n round(s) won, the last with {kinds} kinds of objects plus {professors}",
            "",
            won,
        )
        kinds = len(THE_PROFESSOR) - len(lacking)
        return text.of(kinds=kinds, professors=the_professors(lacking))
    points = [
        sum(map(sum, objects)) + scrolls
        for objects, scrolls in zip(observation.objects, observation.scrolls, strict=True)
    ]
    if last and points.count(points[seat]) > 1:
        return NN_("anludim", "%n round(s) won, the last on a tie-break", "", won)
    return NN_("anludim", "%n round(s) won", "", won)


def stand_ins(observation: state.Observation, seat: int) -> tuple[int, ...]:
    """Returns the disciplines whose professors stand in for a kind of object that the seat lacks.

    The seat holds such a professor, and the pile is empty.
    """
    held = [
        combination.discipline
        for combination in observation.combinations[seat]
        if combination.serial == observation.professors[combination.discipline]
    ]
    return tuple(
        [
            kind
            for kind in missing_kinds(observation.objects[seat])
            if kind in held and not observation.piles[kind]
        ]
    )
