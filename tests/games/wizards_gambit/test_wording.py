# SPDX-License-Identifier: MIT
"""Wizard's Gambit's prompts, list of moves and points; `test_log` tests the log."""

from typing import get_args

import pytest

from tests.games.wizards_gambit import tables
from tests.languages import translator
from wizardtable.core.game import Seat, Setup
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.card_table import Deck, Incantation, Spell, write_deck
from wizardtable.games.wizards_gambit.rules.components import DISPEL as DISPELLING
from wizardtable.games.wizards_gambit.rules.components import RECALL as RECALLING
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import (
    AIM,
    DISPEL,
    FORESEE,
    GIVE,
    LIMIT,
    OVER,
    RECALL,
    RECLAIM,
    START,
    TEN_POINTS,
    TRANSMUTE,
    TURN,
    WITHER,
    State,
)
from wizardtable.games.wizards_gambit.text.wording import WORDING

NAMES = ("Ada", "Ludo", "Isaure")
FRENCH_TRANSLATOR = translator("fr")


def prompt(state: State, viewer: int = 0) -> str:
    return str(WORDING.prompt(RULES.observe(state, Seat(viewer)), NAMES))


def entry(state: State, action: moves.Action) -> str:
    observation = RULES.observe(state, Seat(state.to_move))
    return str(WORDING.action(observation, action, NAMES))


def asking(state: State, step: int, seat: int = 0, number: int = 0, casting: int = -1) -> State:
    """Returns the table with this decision, possibly during an incantation with an effect."""
    state.step, state.to_move = step, seat
    state.tasks = ((step, seat, number), (TURN, 0, 0))
    if casting >= 0:
        state.casting = tables.card(casting)
        state.deck.remove(state.casting)
    return state


# The prompt of a turn.


def beginning(*cards: int, pool: tuple[int, ...] = (20, 16, 17, 18)) -> State:
    """Returns a table on which Ada begins her turn with these cards, and no gambit in hand."""
    state = tables.table(3, pool)
    tables.hand(state, 0, *map(box.Face, cards))
    return state


def test_a_turn_begins_with_a_component_and_perhaps_an_incantation_action() -> None:
    assert prompt(beginning(box.ANGEL)) == "Play a component on a spell in the pool."
    assert prompt(beginning(box.ANGEL, tables.card(box.HASTE))) == (
        "Play a component, and take an incantation action before or after if you like."
    )
    assert prompt(beginning(box.ANGEL, box.gambit(4))).endswith(
        "take an incantation action before or after if you like."
    )


def test_who_has_no_component_to_play_is_told_what_they_can_do() -> None:
    assert prompt(beginning(tables.card(box.HASTE))) == (
        "You have no playable component: take an incantation action, or show your hand and "
        "draw two cards."
    )
    drained = beginning(tables.card(box.HASTE))
    tables.own(drained, 0, box.DRAIN)
    drained.actions = 1
    assert prompt(drained) == (
        "You have no playable component: use Drain, or show your hand and draw two cards."
    )


def test_a_gambit_in_play_that_keeps_one_from_claiming_is_mentioned() -> None:
    state = beginning(box.ANGEL, box.DRAGON, pool=(box.QUICK_HANDS, 16, 17, 18))
    tables.lay(state, 0, "GD")
    tables.aura(state, 0, 3)
    bound = "You cannot claim spells while your gambit is in play. "
    assert prompt(state).startswith(bound + "Play a component")
    tables.lay(state, 1, "A")
    state.gambits[0], state.auras[3] = box.gambit(1), -1
    tables.hand(state, 0, box.DRAGON)
    assert not prompt(state).startswith(bound)


def test_later_in_a_turn_the_prompt_says_what_is_left() -> None:
    state = beginning(box.ANGEL, tables.card(box.HASTE))
    state.played = 1
    assert prompt(state) == "Take an incantation action or end your turn."
    state.extra = 1
    assert prompt(state) == ("Play another component, take an incantation action or end your turn.")
    state.actions = 1
    assert prompt(state) == "Play another component or end your turn."
    state.extra = 0
    assert prompt(state) == "End your turn: there is nothing left to do."
    tables.own(state, 0, box.SCRYING)
    assert prompt(state) == "Use Scrying or end your turn."


def test_a_component_that_only_transcendent_focus_could_play_is_no_must() -> None:
    state = beginning(box.GRIFFIN, pool=(1, 16, 17, 19))
    tables.own(state, 0, box.TRANSCENDENT_FOCUS)
    tables.lay(state, 1, "G")
    assert prompt(state) == (
        "No component fits as it is: play one with Transcendent Focus, or show your hand and draw "
        "two cards."
    )


# The prompts of other decisions.


def questions() -> list[tuple[State, str, str]]:
    """Returns positions with the prompts of the seat to move and of the others."""
    withered = asking(tables.table(), WITHER, 1, casting=box.WITHERING)
    aside = asking(tables.table(), RECLAIM, number=2)
    aside.aside = tables.faces("AGS")
    looked = asking(tables.table(), FORESEE, number=1)
    looked.looked = tables.faces("AG")
    full = asking(tables.table(), LIMIT)
    tables.give(full, 0, *tables.faces("AAGGSS"))
    started = asking(tables.table(), START)
    tables.own(started, 0, box.CORRUPT_EXCHANGE)
    return [
        (
            started,
            "Corrupt Exchange: take a random card from an opponent, or skip the ability.",
            "Ada is playing.",
        ),
        (
            asking(tables.table(), GIVE, number=2),
            "Give Isaure a card in return.",
            "Ada is choosing a card to give.",
        ),
        (
            asking(tables.table(), AIM, casting=box.LARCENY),
            "Choose an opponent to take a random card from.",
            "Ada is choosing a target for Larceny.",
        ),
        (
            asking(tables.table(), AIM, casting=box.EXCHANGE_OF_MINDS),
            "Choose an opponent to swap hands with.",
            "Ada is choosing a target for Exchange of Minds.",
        ),
        (
            withered,
            "Ada plays Withering: discard a card of your choice.",
            "Ludo is choosing a card to discard for Withering.",
        ),
        (
            asking(tables.table(), DISPEL, casting=DISPELLING),
            "Choose a component in the pool to discard.",
            "Ada is choosing a target for Dispel.",
        ),
        (
            asking(tables.table(), TRANSMUTE, casting=box.TRANSMUTATION),
            "Move a component to another spell in the pool that needs it.",
            "Ada is choosing a target for Transmutation.",
        ),
        (
            asking(tables.table(), RECALL, casting=RECALLING),
            "Take a component from the discard pile.",
            "Ada is choosing a target for Recall.",
        ),
        (
            aside,
            "Take back up to 2 components from the spell you completed. The rest are discarded.",
            "Ada may take back components from the completed spell.",
        ),
        (
            looked,
            "Keep one of the two cards and discard the other.",
            "Ada is looking at the top of the deck.",
        ),
        (
            full,
            "Your hand limit is 5: discard 2 cards.",
            "Ada is discarding down to the hand limit.",
        ),
    ]


def test_a_question_is_put_to_who_decides_and_told_to_who_waits() -> None:
    for state, own_prompt, waiting in questions():
        assert prompt(state, state.to_move) == own_prompt
        assert prompt(state, 2) == waiting
    assert {state.step for state, _, _ in questions()} == set(range(OVER)) - {TURN}


def test_one_waits_for_who_is_playing() -> None:
    assert prompt(tables.table(), viewer=1) == "Ada is playing."


def finished(*scores: int) -> State:
    state = tables.table(len(scores))
    state.step, state.to_move, state.tasks, state.reason = OVER, -1, (), TEN_POINTS
    state.scores = list(scores)
    return state


def test_in_the_end_the_prompt_names_the_magus() -> None:
    assert (
        prompt(finished(11, 4, 3)) == "You win with 11 points and become Magus of the Grand Siege!"
    )
    assert prompt(finished(11, 4, 3), 1) == "Ada wins with 11 points: Magus of the Grand Siege!"
    assert prompt(finished(7, 7, 3)) == (
        "Ada and Ludo share the victory with 7 points each and the same number of spells."
    )


def test_in_the_end_the_prompt_says_how_a_tie_was_broken() -> None:
    tied = finished(7, 7, 3)
    tied.books[0], tied.books[1] = (box.SpellId(1), box.SpellId(2)), (box.SpellId(3),)
    assert prompt(tied) == "Ludo wins with 7 points: fewer spells break the tie."
    assert prompt(finished(7, 6, 3), 1) == "Ada wins with 7 points."


# Entries of the list of moves.


def entries() -> list[tuple[State, moves.Action, str]]:
    """Returns positions with an action of each kind and its entry in the list of moves."""
    state = tables.table(3, (box.BOUNTY, box.LESSER_WARD, box.QUICK_HANDS, box.OPEN_MIND))
    tables.lay(state, 0, "G", flakes="A")
    tables.lay(state, 3, "P")
    focused = tables.table(3, (box.BOUNTY, 16, 17, 18))
    tables.own(focused, 0, box.TRANSCENDENT_FOCUS)
    close = tables.table(3, (box.LESSER_WARD, 16, 17, 18))
    tables.lay(close, 0, "APDGS")
    tables.own(close, 0, box.RUNE_SHIFT, 22)
    moved = tables.table(3, (box.BOUNTY, box.QUICK_HANDS, 17, 18))
    tables.lay(moved, 0, "G")
    tables.lay(moved, 1, "AD")
    bound = tables.table()
    annulled = tables.annul(bound, 0, 1)
    sworn = tables.table(3, (box.BOUNTY, 16, 17, 18))
    tables.aura(sworn, 0, 0)
    self_bound = tables.table()
    tables.annul(self_bound, 0, 0)
    rival = tables.table()
    destroyed = tables.aura(rival, 1, 2)
    started = asking(tables.table(), START)
    tables.own(started, 0, box.CORRUPT_EXCHANGE)
    played = tables.table()
    played.played = 1
    looked = asking(tables.table(), FORESEE, number=1)
    looked.looked = tables.faces("AG")
    aside = asking(tables.table(), RECLAIM, number=2)
    assert annulled == box.gambit(8)
    assert destroyed == box.gambit(8)
    return [
        (state, moves.PlayComponent(box.AGATE, 1, box.AGATE), "Play a Riven Agate on Lesser Ward"),
        (
            state,
            moves.PlayComponent(box.FLAKE, 1, box.SIREN),
            "Play a Prismatic Flake as Siren’s Tears on Lesser Ward",
        ),
        (
            state,
            moves.PlayComponent(box.SIREN, 0, box.SIREN),
            "Complete Bounty with Siren’s Tears: 1 point",
        ),
        (
            focused,
            moves.PlayComponent(box.DRAGON, 0, box.SIREN),
            "Play a Dragon’s Tooth as Siren’s Tears on Bounty (Transcendent Focus)",
        ),
        (
            close,
            moves.PlayComponent(box.AGATE, 0, box.AGATE),
            "Complete Lesser Ward with a Riven Agate and win",
        ),
        (
            state,
            moves.MoveComponent((box.PHOENIX, box.PHOENIX), 3, 1, box.PHOENIX),
            "Move Phoenix Ashes from Open Mind to Lesser Ward",
        ),
        (
            state,
            moves.MoveComponent((box.FLAKE, box.ANGEL), 0, 1, box.DRAGON),
            "Move a Prismatic Flake (as an Angel’s Breath) from Bounty to Lesser Ward (now as a "
            "Dragon’s Tooth)",
        ),
        (
            moved,
            moves.MoveComponent((box.GRIFFIN, box.GRIFFIN), 0, 1, box.GRIFFIN),
            "Complete Quick Hands with a Griffin Feather from Bounty: 1 point",
        ),
        (state, moves.Cast(tables.card(box.COLBACHS_BOUNTY)), "Play Colbach’s Bounty"),
        (
            state,
            moves.LayAura(box.gambit(3), 1),
            "Protect Lesser Ward with gambit III: nobody can play there",
        ),
        (state, moves.LayAnnulment(box.gambit(3), 1), "Annul Ludo’s book with gambit III"),
        (state, moves.LayAnnulment(box.gambit(3), 0), "Annul your own book with gambit III"),
        (rival, moves.Destroy(box.gambit(3), 1), "Destroy Ludo’s gambit VIII with gambit III"),
        (bound, moves.Release(), "Release your gambit from Ludo’s book"),
        (sworn, moves.Release(), "Release your gambit from Bounty"),
        (self_bound, moves.Release(), "Release your gambit from your own book"),
        (state, moves.Banish(2), "Put Quick Hands under the spell deck"),
        (state, moves.Drain(1), "Make Ludo discard a random card"),
        (state, moves.Scry(tables.card(box.HASTE)), "Discard Haste and draw another card"),
        (state, moves.EndTurn(), "Show your hand, draw two cards and end your turn"),
        (played, moves.EndTurn(), "End turn"),
        (started, moves.ChooseSeat(1), "Take a random card from Ludo and give one back"),
        (
            asking(tables.table(), AIM, casting=box.LARCENY),
            moves.ChooseSeat(2),
            "Take a random card from Isaure",
        ),
        (
            asking(tables.table(), AIM, casting=box.EXCHANGE_OF_MINDS),
            moves.ChooseSeat(1),
            "Swap hands with Ludo",
        ),
        (started, moves.Decline(), "Skip Corrupt Exchange"),
        (aside, moves.Decline(), "Discard the rest"),
        (
            asking(tables.table(), GIVE, number=1),
            moves.Give(box.FLAKE),
            "Give Ludo a Prismatic Flake",
        ),
        (asking(tables.table(), LIMIT), moves.Discard(tables.card(box.HASTE)), "Discard Haste"),
        (
            asking(tables.table(), LIMIT),
            moves.Discard(box.gambit(1)),
            "Discard gambit I: out of the game",
        ),
        (
            state,
            moves.Dispel((box.FLAKE, box.ANGEL), 0),
            "Discard a Prismatic Flake (as an Angel’s Breath) from Bounty",
        ),
        (
            asking(tables.table(), RECALL),
            moves.TakeBack(box.SIREN),
            "Take Siren’s Tears from the discard pile",
        ),
        (aside, moves.TakeBack(box.SIREN), "Take Siren’s Tears back"),
        (looked, moves.Keep(box.GRIFFIN), "Keep a Griffin Feather, discard an Angel’s Breath"),
    ]


def test_an_entry_of_the_list_says_what_an_action_does() -> None:
    for state, action, wanted in entries():
        assert entry(state, action) == wanted


def test_every_kind_of_action_has_its_entry() -> None:
    assert {type(action) for _, action, _ in entries()} == set(get_args(moves.Action))


@pytest.mark.parametrize(
    ("action", "wanted"),
    [
        (
            moves.LayAnnulment(box.gambit(3), 1),
            "Jouer le gambit III contre Ludo\N{NO-BREAK SPACE}: annulation de magie",
        ),
        (
            moves.PlayComponent(box.SIREN, 0, box.SIREN),
            "Achever la Générosité avec des Larmes de la sirène et marquer "
            "1\N{NO-BREAK SPACE}point",
        ),
        (
            moves.MoveComponent((box.PHOENIX, box.PHOENIX), 3, 1, box.PHOENIX),
            "Prendre des Cendres du phénix sur l’Esprit ouvert pour la Garde mineure",
        ),
        (moves.Drain(1), "Faire défausser à Ludo une carte au hasard"),
    ],
)
def test_french_entries_read_as_french(action: moves.Action, wanted: str) -> None:
    observation = RULES.observe(entries()[0][0], Seat(0))
    assert WORDING.action(observation, action, NAMES).render(FRENCH_TRANSLATOR) == wanted


def test_spells_of_one_name_are_told_apart_by_their_places() -> None:
    rows = tuple(Spell("Irrlicht", 1 + row, (1, 1, 1, 1, 0, 0), row) for row in range(4))
    data = write_deck(Deck(rows, (Incantation("", 18, box.HASTE),)))
    state = RULES.deal(Setup(2, (), data), 3)
    observation = RULES.observe(state, RULES.to_move(state))
    assert str(
        WORDING.action(observation, moves.PlayComponent(box.ANGEL, 2, box.ANGEL), NAMES)
    ) == ("Play an Angel’s Breath on Irrlicht (place 3)")


# Points and turns.


def test_points_are_told_spell_by_spell() -> None:
    state = tables.table()
    tables.own(state, 0, box.BOUNTY, box.FORESIGHT, box.SCRYING)
    state.round_number = 4
    observation = RULES.observe(state, None)
    tally = WORDING.tally(observation)[0]
    assert [(str(name), points) for name, points in tally.lines] == [
        ("Bounty", 1),
        ("Foresight", 2),
        ("Scrying", 3),
    ]
    assert (tally.total, tally.note) == (6, None)
    assert WORDING.turn(observation) == 4


def test_a_tie_that_fewer_spells_break_is_told_with_their_number() -> None:
    state = tables.table()
    tables.own(state, 0, box.BOUNTY, box.FORESIGHT)  # 1 and 2 points
    tables.own(state, 1, box.SCRYING)  # 3 points
    notes = [tally.note for tally in WORDING.tally(RULES.observe(state, None))]
    assert [note and str(note) for note in notes[:2]] == [
        "2 spells: fewer spells break the tie",
        "1 spell: fewer spells break the tie",
    ]


def test_a_spell_of_a_house_deck_is_told_by_the_name_it_was_given() -> None:
    rows = tuple(Spell(f"Nr. {row} {{x}}", 1, (1, 1, 1, 1, 0, 0), row) for row in range(5))
    state = RULES.deal(Setup(2, (), write_deck(Deck(rows, ()))), 1)
    taken = state.spell_deck[-1]
    state.spell_deck = state.spell_deck[:-1]
    state.books[1], state.scores[1] = (box.SpellId(taken),), 1
    tally = WORDING.tally(RULES.observe(state, None))[1]
    assert [str(name) for name, _ in tally.lines] == [f"Nr. {taken} {{x}}"]
