# SPDX-License-Identifier: MIT
"""The achievements of Anludim."""

from typing import Final

from wizardtable.core.achievements import usual
from wizardtable.core.achievements.achievement import Achievement, Over, PlayedMatch
from wizardtable.core.text import N_
from wizardtable.games.anludim.rules import components, moves
from wizardtable.games.anludim.rules.observe import professor_holders


def most_cards(match: PlayedMatch, discipline: int) -> int:
    """Returns how many cards the seat's largest combination of this discipline had; 0 without
    one."""
    laid = (
        event
        for _, event in match.seen_match.moves_with_event(moves.Laid)
        if event.seat == match.seat
    )
    return max((len(event.cards) for event in laid if event.discipline == discipline), default=0)


def longest_run(match: PlayedMatch) -> int:
    """Returns the number of cards of the longest run that the seat laid."""
    return most_cards(match, components.RUN)


def largest_assembly(match: PlayedMatch) -> int:
    """Returns the number of cards of the largest assembly that the seat laid."""
    return most_cards(match, components.ASSEMBLY)


def most_triples(match: PlayedMatch) -> int:
    """Returns the greatest number of triples that the seat laid at once."""
    return most_cards(match, components.TRIPLES) // 3


def disciplines_laid(match: PlayedMatch) -> int:
    """Returns the number of different disciplines in which the seat laid a combination."""
    laid = match.seen_match.moves_with_event(moves.Laid)
    return len({event.discipline for _, event in laid if event.seat == match.seat})


def most_professors(match: PlayedMatch) -> int:
    """Returns the greatest number of professors that the seat held at the end of one of its
    turns."""
    ends = match.seen_match.moves_with_event(moves.TurnEnded)
    # The end of a round clears the table, so the state before the last action counts as well.
    held = [
        max(
            professor_holders(move.before).count(match.seat),
            professor_holders(move.after).count(match.seat),
        )
        for move, event in ends
        if event.seat == match.seat
    ]
    return max(held, default=0)


def won_rounds(match: PlayedMatch) -> list[moves.RoundEnded]:
    """Returns the events that ended the rounds which the seat won."""
    ends = match.seen_match.moves_with_event(moves.RoundEnded)
    return [event for _, event in ends if event.winner == match.seat]


def collections(match: PlayedMatch) -> int:
    """Returns the number of rounds that the seat won with a collection."""
    return sum(event.reason == moves.COLLECTION for event in won_rounds(match))


def clean_sweep(match: PlayedMatch) -> int:
    """Returns 1 if the seat won every round of a match that it won, else 0."""
    rounds = [event for _, event in match.seen_match.moves_with_event(moves.RoundEnded)]
    return int(match.has_won and len(won_rounds(match)) == len(rounds))


def late_crest(match: PlayedMatch) -> int:
    """Returns 1 if the seat won although a rival's crest turned to gold before its own, else 0."""
    turned = [event.seat for _, event in match.seen_match.moves_with_event(moves.CrestTurned)]
    return int(match.has_won and turned[0] != match.seat)


def taken_from_rivals(match: PlayedMatch) -> int:
    """Returns the number of professors that the seat won from rivals, in the round with most of
    them."""
    best = count = 0
    for move in match.seen_match.moves:
        for event in move.events:
            if isinstance(event, moves.RoundEnded):
                count = 0
            elif isinstance(event, moves.ProfessorMoved) and event.seat == match.seat:
                count += event.origin not in (-1, match.seat)
                best = max(best, count)
    return best


def treasures(match: PlayedMatch) -> frozenset[str]:
    """Returns the names of the disciplines of which the seat received the most valuable object."""
    greatest = [pile[0] for pile in match.end.box.piles(len(match.players))]
    return frozenset(
        components.DISCIPLINES[event.discipline]
        for _, event in match.seen_match.moves_with_event(moves.ObjectTaken)
        if event.seat == match.seat and event.value == greatest[event.discipline]
    )


def expert_wins(match: PlayedMatch) -> int:
    """Returns 1 for a win in the expert game, else 0."""
    return int(match.has_won and bool(match.setup.option("expert", False)))


ACHIEVEMENTS: Final = (
    Achievement(
        "collection",
        N_("anludim achievement", "Five of five"),
        N_("anludim achievement", "Win a round with a collection of all five kinds of objects."),
        ("anludim", "chest-5.svg"),
        1,
        collections,
    ),
    Achievement(
        "professors",
        N_("anludim achievement", "Staff meeting"),
        N_("anludim achievement", "Hold three professors at the same time."),
        ("anludim", "professor-seer.svg"),
        3,
        most_professors,
    ),
    Achievement(
        "disciplines",
        N_("anludim achievement", "General studies"),
        N_("anludim achievement", "Lay combinations of all five disciplines in one match."),
        ("anludim", "scroll.svg"),
        5,
        disciplines_laid,
    ),
    Achievement(
        "run",
        N_("anludim achievement", "Long run"),
        N_("anludim achievement", "Lay a run of seven or more cards."),
        ("anludim", "vial-3.svg"),
        7,
        longest_run,
    ),
    Achievement(
        "triples",
        N_("anludim achievement", "Seeing triple"),
        N_("anludim achievement", "Lay two triples at once."),
        ("anludim", "talisman-4.svg"),
        2,
        most_triples,
    ),
    Achievement(
        "assembly",
        N_("anludim achievement", "Full assembly"),
        N_("anludim achievement", "Lay an assembly of five or more cards."),
        ("anludim", "professor-elementalist.svg"),
        5,
        largest_assembly,
    ),
    Achievement(
        "headhunter",
        N_("anludim achievement", "Headhunter"),
        N_("anludim achievement", "Win four professors from rivals in one round."),
        ("anludim", "professor-necromancer.svg"),
        4,
        taken_from_rivals,
    ),
    Achievement(
        "treasures",
        N_("anludim achievement", "The bottom of the pile"),
        N_("anludim achievement", "Win the most valuable object of each of the five kinds."),
        ("anludim", "star-3.svg"),
        5,
        treasures,
        Over.KINDS,
    ),
    Achievement(
        "sweep",
        N_("anludim achievement", "With honours"),
        N_("anludim achievement", "Win a match without losing a round."),
        ("anludim", "crest-gold.svg"),
        1,
        clean_sweep,
        unaided=True,
    ),
    Achievement(
        "late_crest",
        N_("anludim achievement", "Late bloomer"),
        N_(
            "anludim achievement",
            "Win a match in which a rival’s crest turned to gold before yours.",
        ),
        ("anludim", "crest-silver.svg"),
        1,
        late_crest,
        unaided=True,
    ),
    Achievement(
        "expert",
        N_("anludim achievement", "Advanced class"),
        N_("anludim achievement", "Win three matches in the expert game."),
        ("anludim", "sigil-owl.svg"),
        3,
        expert_wins,
        Over.SUM,
    ),
    Achievement(
        "best",
        N_("anludim achievement", "Top of the class"),
        usual.BEST_SENTENCE,
        ("anludim", "professor-alchemist.svg"),
        usual.BEST_WIN_COUNT,
        usual.won_against_the_best,
        Over.SUM,
        unaided=True,
    ),
)
