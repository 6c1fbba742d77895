# SPDX-License-Identifier: MIT
"""Elfenwizards' sentences: names, prompts, entries of the action list, and where points come
from; the log is in `test_log`."""

from typing import get_args

import pytest

from tests.games.elfenwizards import tables
from tests.languages import translator
from wizardtable.core.game import Seat, Setup
from wizardtable.core.languages import languages
from wizardtable.core.rng import Rng
from wizardtable.core.text import Message
from wizardtable.games.elfenwizards.rules import moves, terms
from wizardtable.games.elfenwizards.rules.components import DRUID, GREY_BOX, MINOR_BOX, SORCERER
from wizardtable.games.elfenwizards.rules.rules import RULES
from wizardtable.games.elfenwizards.rules.state import (
    CAST,
    CAST_REST,
    CLEANSE,
    COMMIT,
    CONTEST,
    DEMOTE,
    FILL,
    FOUR_ROUNDS,
    GIVE,
    OVER,
    PLACE,
    RECOVER,
    RECOVER_AGAIN,
    REMOVE,
    RETIRE,
    SEND,
    TAKE_BACK,
    TITLE,
    TOKEN,
    USE,
    State,
)
from wizardtable.games.elfenwizards.text.wording import WORDING

TRANSLATORS = {language: translator(language) for language in languages()}
NAMES = ("Ada", "Ludo", "Isaure")


def at(state: State, phase: int, step: int) -> State:
    """Returns the board with this decision for red to take."""
    state.phase, state.step = phase, step
    return state


def prompt(state: State, viewer: int = tables.R) -> str:
    return str(WORDING.prompt(RULES.observe(state, Seat(viewer)), NAMES))


def entry(state: State, action: moves.Action) -> str:
    return str(WORDING.action(RULES.observe(state, Seat(state.to_move)), action, NAMES))


# Names.


def test_a_wizard_is_named_by_guild_rank_and_space() -> None:
    assert str(terms.the_wizard_on(tables.R, tables.SPACE["GD"])) == "the red Grand Druid"
    assert str(terms.the_wizard_on(tables.G, tables.SPACE["D2"])) == "the green Druid on space II"
    assert str(terms.the_wizard_on(tables.B, tables.SPACE["S4"])) == "the blue Sorcerer on space IV"
    assert str(terms.the_wizard_on(3, tables.SPACE["N8"])) == "the yellow Necromancer on space VIII"
    assert str(terms.the_wizard_on(4, tables.SPACE["M1"])) == "the black Magician on space I"
    assert str(terms.the_wizard_at_start(5, 2)) == "The white Sorcerer"


def test_french_puts_the_colour_behind() -> None:
    french = TRANSLATORS["fr"]
    assert (
        terms.the_wizard_on(5, tables.SPACE["S2"]).render(french)
        == "le Sorcier blanc de la case II"
    )
    assert terms.the_wizard_at_start(tables.G, 0).render(french) == "Le Grand Druide vert"


def test_titles_are_counted_from_the_left() -> None:
    names = [str(terms.title(tables.SPACE[name])) for name in ("GD", "D2", "S1", "N7", "M3")]
    assert names == [
        "Grand Druid",
        "Druid II",
        "Sorcerer I",
        "Necromancer VII",
        "Magician space III",
    ]


# Prompts.


def casting(phase: int, *faces: int) -> State:
    state = at(tables.board(3, D1="R"), phase, PLACE)
    state.rolled, state.ready[tables.R] = faces, 0
    return state


def test_the_prompt_of_a_cast_says_what_may_be_done_with_the_dice() -> None:
    assert prompt(casting(CAST, 1, 5)) == ("First cast: 2 dice to place or keep.")
    second = casting(CAST_REST, 1, 5)
    assert prompt(second).endswith("or pay a minor spell to reroll.")
    second.laid = 1
    assert prompt(second) == "Second cast: place 2 dice."
    second.laid, second.rerolled = 0, True
    assert "pay" not in prompt(second)
    second.rerolled, second.minors[tables.R] = False, 0
    assert "pay" not in prompt(second)


def test_the_prompt_of_a_contest_counts_the_spells_of_a_turn() -> None:
    state = tables.board(3, D1="R", D2="G")
    assert prompt(state) == "Place two spells beside wizards, or pass."
    state.laid = 1
    assert prompt(state) == "Place your second spell beside a wizard."
    state.laid, state.minors[tables.R] = 0, 1
    assert prompt(state).startswith("Place your last spell")


def buying(phase: int, *faces: int) -> State:
    state = tables.board(3, D1="R")
    tables.box_minors(state, tables.R, 5)
    tables.taint(state, tables.wizard(state, "D1", tables.R), 3)
    tables.dice(state, tables.R, GREY_BOX if phase == CLEANSE else MINOR_BOX, *faces)
    return at(state, phase, USE)


def test_the_prompt_tells_what_the_dice_chosen_so_far_buy() -> None:
    state = buying(RECOVER, 1, 1, 5)
    assert prompt(state).endswith("every 2 pips recover a minor spell.")
    state.used = (5,)
    assert prompt(state).startswith("Recover 2 minor spells now")
    state.used = (1,)
    assert prompt(state).startswith("Not enough pips yet")
    state = buying(CLEANSE, 3, 5)
    assert prompt(state).endswith("every 4 pips remove a grey token.")
    state.used = (5,)
    assert prompt(state).startswith("Remove 1 grey token now")
    state.lighter_grey, state.used = True, ()
    assert prompt(state).endswith("every 3 pips remove a grey token.")


def test_the_prompt_tells_which_dice_may_be_taken_back() -> None:
    state = at(buying(RECOVER_AGAIN, 3), RECOVER_AGAIN, TAKE_BACK)
    assert prompt(state).endswith("leave them in the Minor Spells box.")
    state = at(buying(CLEANSE, 3), CLEANSE, TAKE_BACK)
    assert prompt(state).endswith("leave them in the Grey Magic box.")


def test_the_prompt_asks_for_what_is_open_about_a_vacant_title() -> None:
    filling = [
        ({"XS": "R", "D1": "R", "D2": "G"}, "Choose a vacant title for your defeated wizard."),
        ({"XD": "R", "XS": "R"}, "Choose a vacant title for your defeated wizard."),
    ]
    for standing, wanted in filling:
        assert prompt(at(tables.board(3, **standing), FILL, TITLE)).startswith(wanted)
    two = tables.board(3, XS="RR", D1="R", D2="G", S1="R", S2="R", S3="G")
    tables.taint(two, tables.wizard(two, "XS", tables.R), 1)
    assert prompt(at(two, FILL, TITLE)) == "Choose which defeated wizard becomes Sorcerer IV."
    both = tables.board(3, XS="RR", D1="R", D2="G")
    tables.taint(both, tables.wizard(both, "XS", tables.R), 1)
    assert prompt(at(both, FILL, TITLE)).startswith("Choose a defeated wizard, then a vacant title")


def test_the_prompt_counts_what_is_still_to_be_moved_or_removed() -> None:
    assert prompt(at(tables.board(3, XN="RR"), DEMOTE, SEND)).startswith(
        "Send your 2 defeated wizards to"
    )
    assert prompt(at(tables.board(3, XN="R"), DEMOTE, SEND)).startswith(
        "Send your defeated wizard to"
    )
    state = at(tables.board(3, XD="RR"), DEMOTE, TOKEN)
    state.owed = 1
    assert prompt(state).startswith("Only 1 grey token left: choose")
    state = at(tables.board(3, D1="R"), CLEANSE, REMOVE)
    state.owed = 2
    assert prompt(state).startswith("Remove 2 grey tokens:")


def test_the_prompt_tells_that_the_grand_druid_retires() -> None:
    assert "give up a minor spell" in prompt(at(tables.board(3, GD="R"), RETIRE, GIVE))
    assert prompt(at(tables.board(3, GD="R"), RETIRE, SEND)).endswith("choose a Magician space.")


@pytest.mark.parametrize(
    ("phase", "step", "wanted"),
    [
        (RETIRE, GIVE, "Ada’s Grand Druid retires."),
        (RETIRE, SEND, "Ada’s Grand Druid retires."),
        (CAST, PLACE, "Ada is placing dice from the first cast."),
        (CAST_REST, PLACE, "Ada is placing dice from the second cast."),
        (RECOVER, USE, "Ada is recovering minor spells."),
        (RECOVER_AGAIN, TAKE_BACK, "Ada may take back unused dice."),
        (CONTEST, COMMIT, "Ada is placing spells."),
        (FILL, TITLE, "Ada is filling a vacant title."),
        (DEMOTE, TOKEN, "Ada is choosing a wizard to take a grey token."),
        (DEMOTE, SEND, "Ada is demoting defeated wizards."),
        (CLEANSE, USE, "Ada is using dice in the Grey Magic box."),
        (CLEANSE, TAKE_BACK, "Ada is using dice in the Grey Magic box."),
        (CLEANSE, REMOVE, "Ada is using dice in the Grey Magic box."),
    ],
)
def test_the_prompt_says_whom_one_waits_for(phase: int, step: int, wanted: str) -> None:
    assert prompt(at(tables.board(3, D1="R", D2="G"), phase, step), viewer=tables.G) == wanted


def finished(*scores: int) -> State:
    state = at(tables.board(3), OVER, 9)
    state.to_move, state.reason = -1, FOUR_ROUNDS
    state.minors, state.sheet = [2, 0, 0], ((scores[0] - 2, *scores[1:]),)
    state.scores = scores
    return state


def test_in_the_end_the_prompt_names_who_wins() -> None:
    assert prompt(finished(20, 9, 9)) == "You win with 20 points."
    assert prompt(finished(20, 9, 9), viewer=tables.G) == "Ada wins with 20 points."
    assert prompt(finished(20, 20, 9)) == "Ada and Ludo share the victory with 20 points each."


# Entries of the action list.


def contested() -> State:
    """Returns a board on which a red and a green Druid compete. Two red Magicians share a space,
    and one has a token."""
    state = tables.board(3, D1="R", D2="G", S2="B", M2="RR")
    tables.taint(state, tables.wizard(state, "M2", tables.R), 1)
    tables.beside(state, tables.wizard(state, "M2", tables.R, 1), tables.R, 0, 0)
    tables.dice(state, tables.R, DRUID, 5)
    return state


def entries() -> list[tuple[State, moves.Action, str]]:
    """Returns every kind of action with its expected entry."""
    state = contested()
    red, green = tables.wizard(state, "D1", tables.R), tables.wizard(state, "D2", tables.G)
    twins = [tables.wizard(state, "M2", tables.R, number) for number in range(2)]
    retired = at(tables.board(3, GD="R"), RETIRE, SEND)
    grand = tables.wizard(retired, "GD", tables.R)
    lost = at(tables.board(3, XD="R", XS="RR", D2="G"), FILL, TITLE)
    druid, sorcerer = tables.wizard(lost, "XD", tables.R), tables.wizard(lost, "XS", tables.R)
    tables.taint(lost, sorcerer, 2)
    demoted = at(lost.clone(), DEMOTE, SEND)
    short = at(lost.clone(), DEMOTE, TOKEN)
    chosen = buying(RECOVER, 1, 1, 4)
    chosen.used = (4,)
    cleansing = buying(CLEANSE, 3, 4)
    cleansed = buying(CLEANSE, 3, 4)
    cleansed.used = (4,)
    stained = at(contested(), CLEANSE, REMOVE)
    return [
        (retired, moves.GiveSpell(True), "Give up a minor spell from the Minor Spells box"),
        (retired, moves.GiveSpell(False), "Give up a minor spell in front of you"),
        (
            retired,
            moves.SendTo(grand, tables.SPACE["M2"]),
            "Send the Grand Druid to Magician space II (free)",
        ),
        (casting(CAST, 2, 5), moves.PlaceDie(5, SORCERER), "Place a 5 in the Sorcerers’ box"),
        (casting(CAST, 2, 5), moves.PlaceDie(2, GREY_BOX), "Place a 2 in the Grey Magic box"),
        (casting(CAST, 2, 5), moves.Done(), "Keep 2 dice for the second cast"),
        (casting(CAST, 5), moves.Done(), "Keep one die for the second cast"),
        (casting(CAST_REST, 2, 5), moves.Reroll(), "Pay a minor spell and reroll 2 dice"),
        (chosen, moves.UseDie(1), "Use a 1, then another die"),
        (chosen, moves.Done(), "Recover 2 minor spells"),
        (buying(RECOVER, 1, 4), moves.UseDie(4), "Use a 4: recover 2 minor spells"),
        (buying(RECOVER, 1, 4), moves.Done(), "Use no dice"),
        (cleansing, moves.UseDie(4), "Use a 4: remove 1 grey token"),
        (cleansed, moves.Done(), "Remove 1 grey token"),
        (
            at(buying(RECOVER_AGAIN, 3), RECOVER_AGAIN, TAKE_BACK),
            moves.TakeBack(3),
            "Take a 3 back from the Minor Spells box",
        ),
        (
            at(buying(CLEANSE, 3), CLEANSE, TAKE_BACK),
            moves.TakeBack(3),
            "Take a 3 back from the Grey Magic box",
        ),
        (at(buying(CLEANSE, 3, 4), CLEANSE, TAKE_BACK), moves.Done(), "Leave 2 dice in the box"),
        (state, moves.Commit(5, red), "Place a 5 beside the red Druid on space I"),
        (state, moves.Commit(0, green), "Place a minor spell beside the green Druid on space II"),
        (
            state,
            moves.Commit(0, twins[0]),
            "Place a minor spell beside the red Magician on space II with 1 grey token, "
            "who has strength 0",
        ),
        (
            state,
            moves.Commit(0, twins[1]),
            "Place a minor spell beside the red Magician on space II, who has strength 2",
        ),
        (state, moves.Pass(), "Pass for the rest of the round"),
        (
            lost,
            moves.FillTitle(druid, tables.SPACE["D1"]),
            "Give a defeated Druid the title Druid I",
        ),
        (
            lost,
            moves.FillTitle(sorcerer, tables.SPACE["N3"]),
            "Give a defeated Sorcerer with 2 grey tokens the title Necromancer III",
        ),
        (
            demoted,
            moves.SendTo(sorcerer, tables.SPACE["M4"]),
            "Send a defeated Sorcerer with 2 grey tokens to Magician space IV (free)",
        ),
        (short, moves.TakeToken(druid), "Give a defeated Druid a grey token"),
        (stained, moves.RemoveToken(red), "Remove a grey token from the red Druid on space I"),
    ]


def test_an_entry_of_the_list_says_what_an_action_does() -> None:
    for state, action, wanted in entries():
        assert entry(state, action) == wanted


def test_every_kind_of_action_has_its_entry() -> None:
    assert {type(action) for _, action, _ in entries()} == set(get_args(moves.Action))


def test_magicians_of_one_guild_and_space_are_told_apart() -> None:
    state = contested()
    lines = [entry(state, action) for action in tables.menu(state)]
    assert len(lines) == len(set(lines))


# Points.


def test_points_are_told_by_round_and_in_the_end_for_minor_spells() -> None:
    state = tables.board(3)
    state.sheet, state.scores = ((19, 20, 16), (21, 19, 15)), (40, 39, 31)
    state.round_number = 3
    observation = RULES.observe(state, None)
    ada = WORDING.tally(observation)[0]
    assert [(str(name), points) for name, points in ada.lines] == [("Round 1", 19), ("Round 2", 21)]
    assert (ada.total, ada.note) == (40, None)
    assert WORDING.turn(observation) == 3
    over = WORDING.tally(RULES.observe(finished(20, 9, 9), None))[0]
    assert [(str(name), points) for name, points in over.lines] == [
        ("Round 1", 18),
        ("Minor spells", 2),
    ]


def checked(text: Message) -> None:
    """Asserts that a message is complete and keeps all its parts in both languages."""
    for language in languages():
        shown = text.render(TRANSLATORS[language])
        assert "{" not in shown
        assert "%n" not in shown
        assert "(s)" not in shown
        for place, value in text.arguments:
            if f"{{{place}}}" in text.source:
                part = value.render(TRANSLATORS[language]) if isinstance(value, Message) else value
                assert str(part) in shown, text


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_whole_games_are_told_in_both_languages(seats: int) -> None:
    names = (*NAMES, "Mira", "Theo", "Anne")[:seats]
    rng = Rng(seats)
    journal: list[moves.ElfenwizardsEvent] = []
    state = RULES.deal(Setup(seats, (("lighter_grey", seats == 4),)), seats, journal)
    while (mover := RULES.to_move(state)) is not None:
        actions = RULES.legal_actions(state)
        for viewer in (mover, Seat((mover + 1) % seats)):
            checked(WORDING.prompt(RULES.observe(state, viewer), names))
        chosen = rng.choice(actions)
        checked(WORDING.action(RULES.observe(state, mover), chosen, names))
        RULES.apply(state, chosen, journal)
    over = RULES.observe(state, None)
    checked(WORDING.prompt(over, names))
    for event in journal:
        line = WORDING.event(event, names)
        if line is not None:
            checked(line)
    tallies = WORDING.tally(over)
    result = RULES.result(state)
    assert result is not None
    assert tuple(tally.total for tally in tallies) == result.scores
    for tally in tallies:
        assert sum(part for _, part in tally.lines) == tally.total
