# SPDX-License-Identifier: MIT
"""Tests the log of Elfenwizards: a sentence for every contest, and a line for each player's
action."""

from typing import get_args

import pytest

from tests.games.elfenwizards import tables
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.standings import contest_result
from wizardtable.games.elfenwizards.rules.state import (
    CAST,
    CAST_REST,
    CONTEST,
    FOUR_ROUNDS,
    GRAND_TWICE,
    RECOVER,
    VACANT_TWICE,
    State,
)
from wizardtable.games.elfenwizards.text.wording import WORDING

NAMES = ("Ada", "Ludo", "Isaure")


def told(event: moves.ElfenwizardsEvent) -> str | None:
    line = WORDING.event(event, NAMES)
    return None if line is None else str(line)


# Contests.


def decided(number: int, state: State) -> str | None:
    return told(contest_result(state, number))


def test_the_worked_contest_is_told_in_a_sentence() -> None:
    state = tables.board(3, D1="B", D2="R")
    tables.beside(state, tables.wizard(state, "D1", tables.B), tables.B, 5, 6)
    tables.beside(state, tables.wizard(state, "D2", tables.R), tables.R, 6, 0)
    assert decided(0, state) == (
        "The blue Druid becomes Grand Druid, strength 11 to 7; the red Druid is defeated."
    )


def single(green: int, red: int) -> str | None:
    """Returns the line about the contest of a green and a red Druid with these numbers of minor
    spells."""
    state = tables.board(3, D1="G", D2="R")
    tables.beside(state, tables.wizard(state, "D1", tables.G), tables.G, *green * [0])
    tables.beside(state, tables.wizard(state, "D2", tables.R), tables.R, *red * [0])
    return decided(0, state)


def test_ties_and_titles_without_points_are_told() -> None:
    assert single(2, 2) == (
        "The red Druid and the green Druid tie with strength 2 each: both are "
        "defeated, and nobody becomes Grand Druid."
    )
    assert single(0, 0) == (
        "The red Druid and the green Druid have no spells: both are defeated, and "
        "nobody becomes Grand Druid."
    )


def test_contests_within_a_guild_are_told() -> None:
    state = tables.board(3, S1="R", S2="R", N3="G")
    druid = "both are defeated, and nobody becomes Druid I."
    assert decided(1, state) == (
        "The red Sorcerer and the guild’s other candidate have no spells: " + druid
    )
    tables.beside(state, tables.wizard(state, "S1", tables.R), tables.R, 0)
    assert decided(1, state) == (
        "The red Sorcerer becomes Druid I with strength 1; the guild’s other candidate is defeated."
    )
    tables.beside(state, tables.wizard(state, "S2", tables.R), tables.R, 0)
    assert decided(1, state) == (
        "The red Sorcerer and the guild’s other candidate tie with strength 1 each: " + druid
    )
    assert decided(4, state) == (
        "The green Necromancer has no spells and is defeated; nobody becomes Sorcerer II."
    )
    tables.beside(state, tables.wizard(state, "N3", tables.G), tables.G, 3)
    assert (
        decided(4, state) == "The green Necromancer becomes Sorcerer II unopposed, with strength 3."
    )
    assert decided(2, state) == "Nobody becomes Druid II: there is no candidate."


def magicians(guilds: str, *points: int) -> str | None:
    """Returns the line about the contest on the first Magician space, with these numbers of minor
    spells."""
    state = tables.board(3, M1=guilds)
    counts: dict[str, int] = {}
    for guild, minors in zip(guilds, points, strict=True):
        seat = "RGB".index(guild)
        tables.beside(
            state, tables.wizard(state, "M1", seat, counts.get(guild, 0)), seat, *minors * [0]
        )
        counts[guild] = counts.get(guild, 0) + 1
    return decided(7, state)


@pytest.mark.parametrize(
    ("guilds", "points", "wanted"),
    [
        (
            "RGB",
            (1, 3, 2),
            (
                "The green Magician becomes Necromancer I with strength 3, and the blue "
                "Magician becomes Necromancer II with strength 2."
            ),
        ),
        (
            "RR",
            (1, 2),
            (
                "The red Magician becomes Necromancer I with strength 2, and another wizard of "
                "that guild becomes Necromancer II with strength 1."
            ),
        ),
        (
            "RGB",
            (2, 2, 1),
            (
                "The red Magician becomes Necromancer I and the green Magician becomes "
                "Necromancer II, with strength 2 each; the guild that comes first in "
                "turn order takes the title on the left."
            ),
        ),
        (
            "RRB",
            (2, 2, 1),
            (
                "The red Magician becomes Necromancer I and another wizard of that guild becomes "
                "Necromancer II, with strength 2 each."
            ),
        ),
        (
            "RG",
            (2, 0),
            (
                "The red Magician becomes Necromancer I with strength 2; "
                "Necromancer II stays vacant."
            ),
        ),
        (
            "RGB",
            (2, 1, 1),
            (
                "The red Magician becomes Necromancer I with strength 2; a tie for second, "
                "with strength 1 each (Ludo, Isaure), leaves Necromancer II vacant."
            ),
        ),
        (
            "RGB",
            (1, 1, 1),
            (
                "3 Magicians tie for first with strength 1 each (Ada, Ludo, Isaure): nobody "
                "rises, and "
                "Necromancer I and Necromancer II stay vacant."
            ),
        ),
        (
            "RG",
            (0, 0),
            ("Necromancer I and Necromancer II stay vacant: no Magician below has a spell."),
        ),
        (
            "",
            (),
            "Necromancer I and Necromancer II stay vacant: there is no candidate.",
        ),
    ],
)
def test_contests_of_magicians_are_told(guilds: str, points: tuple[int, ...], wanted: str) -> None:
    assert magicians(guilds, *points) == wanted


# Everything else.


RED = tables.wizard(tables.board(3, D1="R"), "D1", tables.R)

LINES: list[tuple[moves.ElfenwizardsEvent, str | None]] = [
    (moves.DragonDrawn(tables.R), "Ada receives the dragon by lot and goes first."),
    (moves.RoundBegan(2), "Round 2 begins."),
    (moves.RoundBegan(4), "Round 4, the last, begins."),
    (moves.PhaseBegan(CAST), "The first cast begins."),
    (moves.PhaseBegan(CAST_REST), "The second cast begins."),
    (moves.PhaseBegan(CONTEST), "The contests begin."),
    (moves.PhaseBegan(RECOVER), None),
    (moves.SpellGiven(tables.R, True, 1), "Ada gives up a minor spell for good."),
    (moves.DragonTaken(tables.R, tables.G), "Ada takes the dragon."),
    (moves.DragonTaken(tables.R, tables.R), None),
    (
        moves.Retired(tables.R, RED, tables.SPACE["M2"]),
        "Ada sends the retired Grand Druid to Magician space II.",
    ),
    (moves.Rolled(tables.R, (1, 3, 3), False), "Ada rolls 3, 3 and 1."),
    (moves.Rolled(tables.R, (4,), True), "Ada pays a minor spell and rerolls: a 4."),
    (
        moves.DiePlaced(tables.R, 5, box.NECROMANCER),
        "Ada places a 5 in the Necromancers’ box.",
    ),
    (moves.DiceKept(tables.R, 3), "Ada keeps 3 dice for the second cast."),
    (
        moves.SpellsRecovered(tables.R, (1, 5), 3, 0),
        "Ada recovers 3 minor spells with a 5 and a 1.",
    ),
    (
        moves.SpellsRecovered(tables.R, (1, 5, 5), 5, 0),
        "Ada recovers 5 minor spells with two 5s and a 1.",
    ),
    (moves.DieTakenBack(tables.R, 2, box.MINOR_BOX), "Ada takes a 2 back unused."),
    (
        moves.DiceLeft(tables.R, (2, 3), box.GREY_BOX),
        "Ada leaves a 3 and a 2 in the Grey Magic box.",
    ),
    (
        moves.SpellCommitted(tables.G, 5, RED, 8, tables.SPACE["S2"]),
        "Ludo places a 5 beside the red Sorcerer on space II: strength 8 in all.",
    ),
    (moves.Passed(tables.R, False), "Ada passes."),
    (moves.Passed(tables.R, True), "Ada has no spells left to place and passes."),
    (moves.SpellsCleared((1, 0, 0), (0, 0, 0), (1, 0, 0)), None),
    (
        moves.TitleFilled(tables.R, RED, tables.SPACE["S3"], box.DRUID),
        "Ada gives a defeated Druid the title Sorcerer III.",
    ),
    (
        moves.TokenTaken(tables.R, RED, 4, box.SORCERER),
        "Ada puts a grey token under a defeated Sorcerer.",
    ),
    (
        moves.TokenTaken(tables.R, RED, 0, box.SORCERER),
        "Ada puts the last grey token from the supply under a defeated Sorcerer.",
    ),
    (
        moves.Demoted(tables.R, RED, tables.SPACE["M1"], box.NECROMANCER),
        "Ada sends a defeated Necromancer to Magician space I.",
    ),
    (moves.Cleansed(tables.R, (1, 2, 5), 2, 0), "Ada removes 2 grey tokens with a 5, a 2 and a 1."),
    (
        moves.TokenRemoved(tables.R, RED, tables.SPACE["M1"]),
        "Ada removes a grey token from the red Magician on space I.",
    ),
    (
        moves.RoundScored(2, (19, 20, 16), (40, 39, 31)),
        ("Points for round 2: Ada 19 (40 in all), Ludo 20 (39 in all), Isaure 16 (31 in all)."),
    ),
    (
        moves.GameEnded(FOUR_ROUNDS, (1, 0, 0), (90, 80, 70)),
        (
            "The fourth round is over. One point for each minor spell in front of its owner: "
            "Ada 1, "
            "Ludo 0, Isaure 0. Ada wins with 90 points."
        ),
    ),
    (
        moves.GameEnded(GRAND_TWICE, (1, 0, 0), (60, 80, 70), 2),
        (
            "Isaure has won the title of Grand Druid for the second time. One point "
            "for each minor spell in front of its owner: Ada 1, Ludo 0, Isaure 0. Ludo wins "
            "with 80 "
            "points."
        ),
    ),
    (
        moves.GameEnded(VACANT_TWICE, (1, 0, 0), (80, 80, 70)),
        (
            "The title of Grand Druid has stayed vacant for the second time. One point for each "
            "minor spell in front of its owner: Ada 1, Ludo 0, Isaure 0. Ada and Ludo share the "
            "victory with 80 points each."
        ),
    ),
]


@pytest.mark.parametrize(("event", "wanted"), LINES)
def test_a_line_of_the_log_says_what_happened(
    event: moves.ElfenwizardsEvent, wanted: str | None
) -> None:
    assert told(event) == wanted


def test_every_kind_of_event_has_its_line_or_is_told_by_others() -> None:
    kinds = {type(event) for event, _ in LINES} | {moves.ContestDecided}
    assert kinds == set(get_args(moves.ElfenwizardsEvent))


def test_the_points_beside_a_wizard_grow_from_line_to_line() -> None:
    state = tables.board(3, D1="R", D2="G")
    tables.dice(state, tables.R, box.DRUID, 5)
    red = tables.wizard(state, "D1", tables.R)
    lines = [
        told(event) for event in tables.play(state, moves.Commit(5, red), moves.Commit(0, red))
    ]
    assert lines == [
        "Ada places a 5 beside the red Druid on space I: strength 5 in all.",
        "Ada places a minor spell beside the red Druid on space I: strength 6 in all.",
    ]
