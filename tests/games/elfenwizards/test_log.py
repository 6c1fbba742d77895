# SPDX-License-Identifier: MIT
"""The log of Elfenwizards: every contest in a sentence, and a line for what each player does."""

from typing import get_args

import pytest

from tests.games.elfenwizards import tables
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.standings import contest
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
    return told(contest(state, number))


def test_the_worked_contest_is_told_in_a_sentence() -> None:
    state = tables.board(3, D1="B", D2="R")
    tables.beside(state, tables.wizard(state, "D1", tables.B), tables.B, 5, 6)
    tables.beside(state, tables.wizard(state, "D2", tables.R), tables.R, 6, 0)
    assert decided(0, state) == (
        "The blue Druid becomes Grand Druid with 11 points against 7; the red Druid falls."
    )


def single(green: int, red: int) -> str | None:
    """The contest of a green and a red Druid with so many minor spells."""
    state = tables.board(3, D1="G", D2="R")
    tables.beside(state, tables.wizard(state, "D1", tables.G), tables.G, *green * [0])
    tables.beside(state, tables.wizard(state, "D2", tables.R), tables.R, *red * [0])
    return decided(0, state)


def test_ties_and_titles_without_points_are_told() -> None:
    assert single(2, 2) == (
        "The red Druid ties with the green Druid, with 2 points each: both fall, and the title "
        "Grand Druid stays vacant."
    )
    assert single(0, 0) == (
        "The red Druid and the green Druid fall without a spell in their favour, and the title "
        "Grand Druid stays vacant."
    )


def test_contests_within_a_guild_are_told() -> None:
    state = tables.board(3, S1="R", S2="R", N3="G")
    druid = "the title Druid 1 stays vacant."
    assert decided(1, state) == (
        "The red Sorcerer and the other one of his guild fall without a spell in their favour, and "
        + druid
    )
    tables.beside(state, tables.wizard(state, "S1", tables.R), tables.R, 0)
    assert decided(1, state) == (
        "The red Sorcerer becomes Druid 1 with 1 point, and the other one of his guild falls."
    )
    tables.beside(state, tables.wizard(state, "S2", tables.R), tables.R, 0)
    assert decided(1, state) == (
        "The red Sorcerer ties with the other one of his guild, with 1 point each: both fall, and "
        + druid
    )
    assert decided(4, state) == (
        "The green Necromancer falls without a spell in his favour, and the title Sorcerer 2 stays "
        "vacant."
    )
    tables.beside(state, tables.wizard(state, "N3", tables.G), tables.G, 3)
    assert decided(4, state) == "The green Necromancer becomes Sorcerer 2 unopposed, with 3 points."
    assert decided(2, state) == "Nobody stands below the title Druid 2: it stays vacant."


def magicians(guilds: str, *points: int) -> str | None:
    """The contest on the first Magician space, with so many minor spells beside each."""
    state = tables.board(3, M1=guilds)
    seen: dict[str, int] = {}
    for guild, minors in zip(guilds, points, strict=True):
        seat = "RGB".index(guild)
        tables.beside(
            state, tables.wizard(state, "M1", seat, seen.get(guild, 0)), seat, *minors * [0]
        )
        seen[guild] = seen.get(guild, 0) + 1
    return decided(7, state)


@pytest.mark.parametrize(
    ("guilds", "points", "wanted"),
    [
        (
            "RGB",
            (1, 3, 2),
            "The green Magician becomes Necromancer 1 with 3 points, and the blue Magician becomes "
            "Necromancer 2 with 2 points.",
        ),
        (
            "RR",
            (1, 2),
            "The red Magician becomes Necromancer 1 with 2 points, and another one of his guild "
            "Necromancer 2 with 1 point.",
        ),
        (
            "RGB",
            (2, 2, 1),
            "The red Magician becomes Necromancer 1 and the green Magician Necromancer 2: they tie "
            "for first with 2 points each.",
        ),
        (
            "RRB",
            (2, 2, 1),
            "The red Magician becomes Necromancer 1 and another one of his guild Necromancer 2: "
            "they tie for first with 2 points each.",
        ),
        (
            "RG",
            (2, 0),
            "The red Magician becomes Necromancer 1 with 2 points; the title Necromancer 2 stays "
            "vacant.",
        ),
        (
            "RGB",
            (2, 1, 1),
            "The red Magician becomes Necromancer 1 with 2 points; a tie for second, with 1 point "
            "each, leaves the title Necromancer 2 vacant.",
        ),
        (
            "RGB",
            (1, 1, 1),
            "3 Magicians tie for first with 1 point each: none of them rises, and the titles "
            "Necromancer 1 and Necromancer 2 stay vacant.",
        ),
        (
            "RG",
            (0, 0),
            "No Magician has a spell in his favour: the titles Necromancer 1 and Necromancer 2 "
            "stay vacant.",
        ),
        (
            "",
            (),
            "No Magician stands below the titles Necromancer 1 and Necromancer 2: they stay "
            "vacant.",
        ),
    ],
)
def test_contests_of_magicians_are_told(guilds: str, points: tuple[int, ...], wanted: str) -> None:
    assert magicians(guilds, *points) == wanted


# Everything else.


RED = tables.wizard(tables.board(3, D1="R"), "D1", tables.R)

LINES: list[tuple[moves.ElfenwizardsEvent, str | None]] = [
    (moves.DragonDrawn(tables.R), "The dragon is drawn by lot: Ada begins."),
    (moves.RoundBegan(2), "Round 2 begins."),
    (moves.RoundBegan(4), "Round 4, the last, begins."),
    (moves.PhaseBegan(CAST), "The first cast begins."),
    (moves.PhaseBegan(CAST_REST), "The second cast begins."),
    (moves.PhaseBegan(CONTEST), "The titles are contested."),
    (moves.PhaseBegan(RECOVER), None),
    (moves.SpellGiven(tables.R, True, 1), "Ada gives up a minor spell for good."),
    (moves.DragonTaken(tables.R, tables.G), "Ada takes the dragon."),
    (moves.DragonTaken(tables.R, tables.R), None),
    (
        moves.Retired(tables.R, RED, tables.SPACE["M2"]),
        "Ada puts the retired Grand Druid on Magician space 2.",
    ),
    (moves.Rolled(tables.R, (1, 3, 3), False), "Ada rolls 3, 3 and 1."),
    (moves.Rolled(tables.R, (4,), True), "Ada pays a minor spell and rolls again: a 4."),
    (
        moves.DiePlaced(tables.R, 5, box.NECROMANCER),
        "Ada places a 5 in the box of the Necromancers.",
    ),
    (moves.DiceKept(tables.R, 3), "Ada keeps 3 dice for the second cast."),
    (
        moves.SpellsRecovered(tables.R, (1, 5), 3, 0),
        "Ada recovers 3 minor spells with a 5 and a 1.",
    ),
    (moves.DieTakenBack(tables.R, 2, box.MINOR), "Ada takes a 2 back unused."),
    (
        moves.DiceLeft(tables.R, (2, 3), box.GREY),
        "Ada leaves 2 dice in the Grey Magic box: 3 and 2.",
    ),
    (
        moves.SpellCommitted(tables.G, 5, RED, 8, tables.SPACE["S2"]),
        "Ludo places a 5 beside the red Sorcerer on space 2, who now has 8 points.",
    ),
    (moves.Passed(tables.R, False), "Ada passes."),
    (moves.Passed(tables.R, True), "Ada has no more spells to place."),
    (moves.SpellsCleared((1, 0, 0), (0, 0, 0), (1, 0, 0)), None),
    (
        moves.TitleFilled(tables.R, RED, tables.SPACE["S3"], box.DRUID),
        "Ada: a defeated Druid becomes Sorcerer 3.",
    ),
    (
        moves.TokenTaken(tables.R, RED, 4, box.SORCERER),
        "Ada: a defeated Sorcerer takes a grey token.",
    ),
    (
        moves.TokenTaken(tables.R, RED, 0, box.SORCERER),
        "Ada: a defeated Sorcerer takes a grey token, the last of the supply.",
    ),
    (
        moves.Demoted(tables.R, RED, tables.SPACE["M1"], box.NECROMANCER),
        "Ada puts a defeated Necromancer on Magician space 1.",
    ),
    (moves.Cleansed(tables.R, (1, 2, 5), 2, 0), "Ada removes 2 grey tokens with a 5, a 2 and a 1."),
    (
        moves.TokenRemoved(tables.R, RED, tables.SPACE["M1"]),
        "Ada: the red Magician on space 1 is rid of a grey token.",
    ),
    (
        moves.RoundScored(2, (19, 20, 16), (40, 39, 31)),
        "Points of round 2: Ada 19 (total 40), Ludo 20 (total 39), Isaure 16 (total 31).",
    ),
    (
        moves.GameEnded(FOUR_ROUNDS, (1, 0, 0), (90, 80, 70)),
        "The fourth round is over. Minor spells left, a point each: Ada 1, Ludo 0, Isaure 0. "
        "Ada wins with 90 points.",
    ),
    (
        moves.GameEnded(GRAND_TWICE, (1, 0, 0), (60, 80, 70), 2),
        "Isaure was Grand Druid for the second time. Minor spells left, a point each: Ada 1, "
        "Ludo 0, Isaure 0. Ludo wins with 80 points.",
    ),
    (
        moves.GameEnded(VACANT_TWICE, (1, 0, 0), (80, 80, 70)),
        "The title of Grand Druid stayed vacant for the second time. Minor spells left, a point "
        "each: Ada 1, Ludo 0, Isaure 0. Ada and Ludo share the victory with 80 points.",
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
        "Ada places a 5 beside the red Druid on space 1, who now has 5 points.",
        "Ada places a minor spell beside the red Druid on space 1, who now has 6 points.",
    ]
