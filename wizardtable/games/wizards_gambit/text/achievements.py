# SPDX-License-Identifier: MIT
"""The achievements of Wizard's Gambit, and the functions that count towards them.

Each function looks at a finished match from the view of `match.seat`, called the seat here.

A book is the pile of spells that a seat has completed.
"""

from collections import Counter
from typing import Final

from wizardtable.core.achievements import usual
from wizardtable.core.achievements.achievement import Achievement, Over, PlayedMatch
from wizardtable.core.text import N_
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events

MAX_SLIM_SPELLS: Final = 3
"""A slim book has at most this many spells. Matches are usually won with four."""

MIN_LARGE_COMPONENTS: Final = 4
"""A large spell needs at least this many components."""

GAMBIT_USES: Final = (
    ("aura", events.AuraLaid),
    ("annulment", events.AnnulmentLaid),
    ("destruction", events.GambitDestroyed),
    ("release", events.GambitReleased),
)
"""The ways to use a gambit, each with the class of its event."""


_USE_EVENTS: Final = (
    events.AuraLaid,
    events.AnnulmentLaid,
    events.GambitDestroyed,
    events.GambitReleased,
)


def claimed(match: PlayedMatch) -> list[events.SpellClaimed]:
    """Returns the events of the spells that the seat completed."""
    return [
        e for _, e in match.seen_match.moves_with_event(events.SpellClaimed) if e.seat == match.seat
    ]


def spells_claimed(match: PlayedMatch) -> frozenset[str]:
    """Returns the ids of the printed spells that the seat completed; empty with a house deck."""
    if match.setup.data:
        return frozenset()
    return frozenset(str(e.spell) for e in claimed(match))


def incantations_cast(match: PlayedMatch) -> frozenset[str]:
    """Returns the effects of the incantations that the seat played: their numbers, as texts."""
    table = match.end.table
    return frozenset(
        str(table.incantations[e.face - box.FIRST_INCANTATION].effect)
        for _, e in match.seen_match.moves_with_event(events.IncantationCast)
        if e.seat == match.seat
    )


def tables_won(match: PlayedMatch) -> frozenset[str]:
    """Returns the number of opponents, as a text in a set; empty unless the seat won."""
    return frozenset((str(len(match.opponents)),) if match.has_won else ())


def gambit_uses(match: PlayedMatch) -> frozenset[str]:
    """Returns the ways in which the seat used gambits, by their names in `GAMBIT_USES`."""
    uses = [
        next(use for use, kind in GAMBIT_USES if isinstance(event, kind))
        for move in match.seen_match.moves
        for event in move.events
        if isinstance(event, _USE_EVENTS) and event.seat == match.seat
    ]
    return frozenset(uses)


def most_spells_in_a_turn(match: PlayedMatch) -> int:
    """Returns the greatest number of spells that the seat completed in one turn."""
    claims = [
        move.before.turn_number
        for move, event in match.seen_match.moves_with_event(events.SpellClaimed)
        if event.seat == match.seat and move.before.active == match.seat
    ]
    return max(Counter(claims).values(), default=0)


def book(match: PlayedMatch) -> int:
    """Returns the number of spells in the seat's book at the end if it won, otherwise 0."""
    return len(match.end.books[match.seat]) if match.has_won else 0


def slim_book(match: PlayedMatch) -> int:
    """Returns 1 if the seat won with three spells or fewer, otherwise 0."""
    return int(match.has_won and book(match) <= MAX_SLIM_SPELLS)


def final_touches(match: PlayedMatch) -> int:
    """Returns the number of large spells that the seat completed with its only component on them.

    Other seats laid the rest. A large spell needs at least `MIN_LARGE_COMPONENTS` components.
    """
    laid: dict[int, list[int]] = {}
    count = 0
    for move in match.seen_match.moves:
        for event in move.events:
            if isinstance(event, events.ComponentPlayed):
                laid.setdefault(event.spell, []).append(event.seat)
            elif isinstance(event, events.ComponentMoved):
                laid.setdefault(event.to_spell, []).append(event.seat)
            elif isinstance(event, events.SpellClaimed):
                hands = laid.pop(event.spell, [])
                large = len(event.components) >= MIN_LARGE_COMPONENTS
                own = event.seat == match.seat and hands.count(match.seat) == 1
                count += large and own and hands[-1] == match.seat
    return count


def under_a_curse(match: PlayedMatch) -> int:
    """Returns 1 if the seat won and its last claim covered a harmful ability, otherwise 0."""
    claims = [
        move
        for move, event in match.seen_match.moves_with_event(events.SpellClaimed)
        if event.seat == match.seat
    ]
    return int(
        match.has_won
        and bool(claims)
        and claims[-1].before.abilities[match.seat] in box.HARMFUL_ABILITIES
    )


def furthest_behind(match: PlayedMatch) -> int:
    """Returns the greatest number of points that the seat was behind in a match that it won."""
    gaps = [
        max(move.before.scores) - move.before.scores[match.seat] for move in match.seen_match.moves
    ]
    return max(gaps) if match.has_won else 0


def kept_safe(match: PlayedMatch) -> int:
    """Returns the number of spells that the seat protected with an aura and later completed."""
    safe: set[int] = set()
    count = 0
    for move in match.seen_match.moves:
        for event in move.events:
            if isinstance(event, events.AuraLaid) and event.seat == match.seat:
                safe.add(event.spell)
            elif isinstance(event, events.SpellClaimed):
                count += event.seat == match.seat and event.spell in safe
                safe.discard(event.spell)
    return count


ACHIEVEMENTS: Final = (
    Achievement(
        "spells",
        N_("wizards_gambit achievement", "Complete library"),
        N_("wizards_gambit achievement", "Claim each of the 25 spells in the game."),
        ("wizards_gambit", "book.svg"),
        25,
        spells_claimed,
        Over.KINDS,
    ),
    Achievement(
        "incantations",
        N_("wizards_gambit achievement", "Full repertoire"),
        N_("wizards_gambit achievement", "Play each of the ten incantations."),
        ("wizards_gambit", "incantation-bounty.svg"),
        10,
        incantations_cast,
        Over.KINDS,
    ),
    Achievement(
        "gambits",
        N_("wizards_gambit achievement", "Gambits of every kind"),
        N_(
            "wizards_gambit achievement",
            "Use gambits in all four ways: aura, annulment, destruction and release.",
        ),
        ("wizards_gambit", "spell-gambiteer.svg"),
        4,
        gambit_uses,
        Over.KINDS,
    ),
    Achievement(
        "two_spells",
        N_("wizards_gambit achievement", "Double strike"),
        N_("wizards_gambit achievement", "Claim two spells in one turn."),
        ("wizards_gambit", "spell-twin_casting.svg"),
        2,
        most_spells_in_a_turn,
    ),
    Achievement(
        "heavy_book",
        N_("wizards_gambit achievement", "Heavy reading"),
        N_("wizards_gambit achievement", "Win a match with five or more spells in your book."),
        ("wizards_gambit", "spell-deep_satchel.svg"),
        5,
        book,
        unaided=True,
    ),
    Achievement(
        "slim_book",
        N_("wizards_gambit achievement", "Slim volume"),
        N_("wizards_gambit achievement", "Win a match with at most three spells in your book."),
        ("wizards_gambit", "spell-sealed_tome.svg"),
        1,
        slim_book,
        unaided=True,
    ),
    Achievement(
        "final_touches",
        N_("wizards_gambit achievement", "The final touch"),
        N_(
            "wizards_gambit achievement",
            "In one match, claim two spells with four or more components, adding only the last "
            "component to each.",
        ),
        ("wizards_gambit", "spell-quick_hands.svg"),
        2,
        final_touches,
    ),
    Achievement(
        "kept_safe",
        N_("wizards_gambit achievement", "In safe keeping"),
        N_("wizards_gambit achievement", "Claim a spell that your own aura has protected."),
        ("wizards_gambit", "spell-aegis.svg"),
        1,
        kept_safe,
    ),
    Achievement(
        "cursed",
        N_("wizards_gambit achievement", "Curse or no curse"),
        N_(
            "wizards_gambit achievement",
            "Claim the spell that wins you a match while your top spell works against you.",
        ),
        ("wizards_gambit", "spell-cursed_rune.svg"),
        1,
        under_a_curse,
        unaided=True,
    ),
    Achievement(
        "behind",
        N_("wizards_gambit achievement", "Phoenix"),
        N_("wizards_gambit achievement", "Win a match in which you were five points behind."),
        ("wizards_gambit", "component-phoenix.svg"),
        5,
        furthest_behind,
        unaided=True,
    ),
    Achievement(
        "tables",
        N_("wizards_gambit achievement", "Among friends and rivals"),
        N_(
            "wizards_gambit achievement",
            "Win against one, two, three and four opponents.",
        ),
        ("wizards_gambit", "spell-open_mind.svg"),
        4,
        tables_won,
        Over.KINDS,
    ),
    Achievement(
        "best",
        N_("wizards_gambit achievement", "Archmage’s bane"),
        usual.BEST_SENTENCE,
        ("wizards_gambit", "spell-grand_siege.svg"),
        usual.BEST_WIN_COUNT,
        usual.won_against_the_best,
        Over.SUM,
        unaided=True,
    ),
)
