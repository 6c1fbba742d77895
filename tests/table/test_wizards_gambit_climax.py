# SPDX-License-Identifier: MIT
"""Tests the shows of Wizard's Gambit: claims, and gambits that stop a claim or are destroyed."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.games.wizards_gambit import tables
from tests.games.wizards_gambit.tables import faces
from tests.table.tables import shown
from tests.table.wizards_gambit import Game
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.state import State
from wizardtable.games.wizards_gambit.view.pieces.spell_book import SpellBook
from wizardtable.play.frames import Frame
from wizardtable.play.sitter import Sitter
from wizardtable.table.climax.script import SHORT
from wizardtable.table.items import PieceItem
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key, Placement

PLAY_LAST_COMPONENT = moves.PlayComponent(box.AGATE, 0, box.AGATE)
"""The action that adds the last missing component, a Riven Agate, to the first pool spell."""


@dataclass
class Show:
    """A table just before an action, whose time passes only in `wait`.

    Attributes:
        after: the frame after the action, to be presented.
    """

    table: TableView
    after: Frame
    now: float = 0.0

    def present(self) -> "Show":
        self.table.present(self.after)
        return self

    def wait(self, milliseconds: int) -> None:
        for _ in range(milliseconds // 20):
            self.now += 0.02
            self.table.table.animator.tick()

    def wait_for_end(self) -> float:
        """Lets the show end, and returns the seconds that it took."""
        while self.runs:
            assert self.now < 20, "the show does not end"
            self.wait(20)
        return self.now

    def rest(self) -> "Show":
        while self.table.table.animator.is_busy:
            assert self.now < 30, "the table does not come to rest"
            self.wait(100)
        return self

    @property
    def runs(self) -> bool:
        return self.table.stage.climax.is_running

    def of_climax(self, kind: str) -> list[PieceItem]:
        items = [item for item in self.table.table.items() if isinstance(item, PieceItem)]
        return [item for item in items if item.key[:2] == ("table", "climax") and kind in item.key]

    @property
    def caption(self) -> str:
        captions = self.of_climax("table.climax.caption")
        return str(captions[0].key[3]) if captions else ""

    @property
    def numbers(self) -> dict[Key, int]:
        """By the piece below, the number at the end of its count."""
        items = self.of_climax("count")
        return {item.key[3:]: int(str(item.placement.sprite.details[0])) for item in items}

    @property
    def places(self) -> dict[Key, Placement]:
        items = self.table.table.items_by_key
        return {key: item.placement for key, item in items.items() if key[0] != "table"}


MakeShow = Callable[..., Show]


@pytest.fixture
def show(qtbot: QtBot) -> MakeShow:
    def make(state: State, *actions: moves.Action, viewer: int | None = 1) -> Show:
        game = Game(len(state.hands))
        game.state = state
        table = shown(game, (980, 666), viewer)
        qtbot.addWidget(table)
        for action in actions:
            game.play(action)
        made = Show(table, game.frame(viewer))
        table.table.animator.clock = lambda: made.now
        return made

    return make


def nearly_complete() -> State:
    """Returns the turn of seat 0, who holds the last component for Lesser Ward (4 points)."""
    state = tables.table()
    tables.lay(state, 0, "APDGS")
    tables.give(state, 0, *faces("RA"))
    return state


def nearly_won() -> State:
    """Returns the same turn with 6 points in the book of seat 0, and 2 in that of seat 2."""
    state = nearly_complete()
    tables.own(state, 0, box.GRAND_SIEGE, box.BOUNTY)
    tables.own(state, 2, box.SCRYING)
    return state


def blocked_spell() -> State:
    """Returns a turn of seat 0, who holds a gambit, with an aura of seat 1 on Lesser Ward."""
    state = nearly_complete()
    tables.aura(state, 1, 0)
    return state


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_claim_is_short_and_ends_as_without_a_show(show: MakeShow, viewer: int | None) -> None:
    watched = show(nearly_complete(), PLAY_LAST_COMPONENT, viewer=viewer).present()
    plain = show(nearly_complete(), PLAY_LAST_COMPONENT, viewer=viewer)
    assert "Ariane claims Lesser Ward" in watched.caption
    assert 1.0 < watched.wait_for_end() <= 1.5
    plain.table.present(plain.after, animate=False)
    assert watched.rest().places == plain.places


def test_a_claimed_spell_is_held_up_with_all_its_components(show: MakeShow) -> None:
    watched = show(nearly_complete(), PLAY_LAST_COMPONENT).present()
    watched.wait(500)
    spell = watched.places["spell", tables.spell(box.LESSER_WARD)].spot.box
    laid = [piece for piece in watched.places.values() if piece.sprite.kind == "laid"]
    assert len(laid) == 6
    assert all(piece.spot.box.is_within(spell) for piece in laid)


def test_the_winning_claim_counts_every_spell_then_the_total(show: MakeShow) -> None:
    watched = show(nearly_won(), PLAY_LAST_COMPONENT).present()
    rows = (box.GRAND_SIEGE, box.BOUNTY, box.LESSER_WARD)
    siege, bounty, ward = (("spell", tables.spell(row)) for row in rows)
    counted: list[dict[Key, int]] = []
    while watched.runs:
        watched.wait(20)
        if watched.numbers:
            counted.append(watched.numbers)
    assert {siege: 5, bounty: 1, ward: 4} in counted
    assert {bounty: 10, SpellBook(2).key: 3} in counted
    assert 3.0 < watched.now < 5.0


@pytest.mark.parametrize("leads_to_podium", [True, False])
def test_the_table_stays_dark_from_the_last_show_to_the_podium(
    show: MakeShow, leads_to_podium: bool
) -> None:
    watched = show(nearly_won(), PLAY_LAST_COMPONENT)
    watched.table.stage.leads_to_podium = leads_to_podium
    watched.present().wait_for_end()
    climax = watched.table.stage.climax
    assert climax.is_dark is leads_to_podium
    at_podium: list[bool] = []
    watched.table.settled.connect(lambda: at_podium.append(climax.is_dark))
    watched.rest()
    QTest.qWait(0)
    assert at_podium == [leads_to_podium]
    assert not climax.is_dark


def test_who_wins_is_told_once(show: MakeShow) -> None:
    watched = show(nearly_won(), PLAY_LAST_COMPONENT)
    said: list[str] = []
    watched.table.speech.said.connect(said.append)
    watched.present().rest()
    assert sum("Ariane wins with 10" in sentence for sentence in said) == 1


def test_the_short_show_of_a_victory_has_only_the_total(show: MakeShow) -> None:
    watched = show(nearly_won(), PLAY_LAST_COMPONENT)
    watched.table.set_shows(SHORT)
    assert watched.present().wait_for_end() < 2.7


def test_a_show_uncovers_no_hidden_card(show: MakeShow) -> None:
    watched = show(nearly_won(), PLAY_LAST_COMPONENT)
    before = {key for key in watched.places if key[0] == "card"}
    shown_cards: set[Key] = set()
    watched.present()
    while watched.runs:
        watched.wait(60)
        shown_cards |= {key for key in watched.places if key[0] == "card"}
    assert {int(str(key[1])) for key in shown_cards - before} == {box.AGATE}


def test_under_reduced_motion_the_book_is_lit_and_nothing_moves(show: MakeShow) -> None:
    watched = show(nearly_won(), PLAY_LAST_COMPONENT)
    watched.table.set_pace(1.0, 1.0, reduced_motion=True)
    watched.present()
    items = watched.table.table.items_by_key
    poses = {key: item.posture for key, item in items.items()}
    assert "Ariane wins" in watched.caption
    watched.wait(1500)
    assert poses == {key: item.posture for key, item in items.items()}


@pytest.mark.parametrize(("spell", "speaks"), [(box.GRAND_SIEGE, True), (box.TRIBUTE, False)])
def test_a_wizard_speaks_only_after_a_claim_of_five_points(
    show: MakeShow, spell: int, speaks: bool
) -> None:
    state = tables.table(pool=(spell, box.MOMENTUM, box.OPEN_MIND, box.LESSER_WARD))
    tables.lay(state, 0, {box.GRAND_SIEGE: "AAGGS", box.TRIBUTE: "DDGG"}[spell])
    tables.give(state, 0, *faces("RA"))
    watched = show(state, PLAY_LAST_COMPONENT)
    watched.after = replace(watched.after, sitters=(Sitter("morwenna"), Sitter(), Sitter()))
    watched.present()
    bubbles = []
    while watched.runs:
        watched.wait(100)
        bubbles += watched.of_climax("table.climax.bubble")
    assert bool(bubbles) is speaks


def test_a_moved_component_that_completes_a_spell_is_shown(show: MakeShow) -> None:
    state = nearly_complete()
    tables.own(state, 0, box.RUNE_SHIFT)
    tables.lay(state, 1, "R")
    move = moves.MoveComponent((box.AGATE, box.AGATE), 1, 0, box.AGATE)
    watched = show(state, move).present()
    assert "claims Lesser Ward" in watched.caption


def test_a_destroyed_gambit_and_the_other_one_fall_off_the_table(show: MakeShow) -> None:
    state = blocked_spell()
    destroyed = state.gambits[1]
    destroy = moves.Destroy(box.Face(7), 1)
    watched, plain = show(state, destroy), show(blocked_spell(), destroy)
    plain.table.present(plain.after, animate=False)
    watched.present()
    assert watched.caption == "Ariane destroys gambit VIII"
    watched.wait(400)
    assert {("card", 7, 0), ("card", int(destroyed), 0)} <= watched.places.keys()
    assert watched.wait_for_end() <= 1.5
    assert watched.rest().places == plain.places


@pytest.mark.parametrize(("components", "runs"), [("APDGS", True), ("APDG", False)])
def test_an_aura_is_shown_if_it_stops_a_claim(show: MakeShow, components: str, runs: bool) -> None:
    state = tables.table()
    tables.lay(state, 0, components)
    watched = show(state, moves.LayAura(box.Face(7), 0)).present()
    assert watched.runs is runs
    if runs:
        assert watched.wait_for_end() <= 1.5


def test_frames_that_do_not_follow_each_other_have_no_show(show: MakeShow) -> None:
    watched = show(nearly_complete(), PLAY_LAST_COMPONENT)
    earlier = tables.table()
    game = Game(3)
    game.state = earlier
    watched.table.present(game.frame(1), animate=False)
    assert not watched.present().runs
