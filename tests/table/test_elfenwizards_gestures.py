# SPDX-License-Identifier: MIT
"""Tests that clicks, drags and keys at a table of Elfenwizards lead to the right actions."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.table.elfenwizards import Game, game_at, goal, offered, piece, seated, stain
from tests.table.tables import click, drag, point, shown, zone_point
from wizardtable.games.elfenwizards.rules import components, moves
from wizardtable.games.elfenwizards.rules.state import (
    CAST,
    CAST_REST,
    COMMIT,
    DEMOTE,
    FILL,
    GIVE,
    PLACE,
    REMOVE,
    RETIRE,
    SEND,
    TAKE_BACK,
    TITLE,
    TOKEN,
    USE,
    State,
)

_JOURNEYS = [
    (PLACE, moves.PlaceDie),
    (COMMIT, moves.Commit),
    (SEND, moves.SendTo),
    (TITLE, moves.FillTitle),
]


@pytest.mark.parametrize(("step", "kind"), _JOURNEYS)
def test_a_piece_is_dragged_where_it_is_to_go(qtbot: QtBot, step: int, kind: type) -> None:
    game = game_at(step)
    action = offered(game, kind)[-1]
    table, made = seated(qtbot, game)
    drag(table, point(table, piece(table, action)), zone_point(table, goal(action)))
    assert made == [action]


@pytest.mark.parametrize(("step", "kind"), _JOURNEYS)
def test_a_click_on_a_piece_and_one_on_its_goal_do_the_same(
    qtbot: QtBot, step: int, kind: type
) -> None:
    game = game_at(step, tokens=(1,))
    action = offered(game, kind)[-1]
    table, made = seated(qtbot, game)
    if piece(table, action) not in table.offers.taken:
        click(table, point(table, piece(table, action)))
    assert made == []
    assert piece(table, action) in table.offers.taken
    assert goal(action) in table.offers.targets
    click(table, zone_point(table, goal(action)))
    assert made == [action]


def scarce() -> Game:
    """Returns a game in which one grey token is left for two defeated wizards of seat 0."""
    game = Game(6)
    state = game.state
    stain(state, 0, 1)
    stain(state, 8, 10)
    places = list(state.place)
    places[0], places[1] = components.DEFEAT_BOXES[0], components.DEFEAT_BOXES[1]
    state.place = tuple(places)
    state.phase, state.step, state.to_move, state.owed = DEMOTE, TOKEN, 0, 1
    state.ready, state.rolled = 6 * [7], ()
    return game


@pytest.mark.parametrize(
    ("step", "kind"),
    [
        (USE, moves.UseDie),
        (TAKE_BACK, moves.TakeBack),
        (REMOVE, moves.RemoveToken),
        (TOKEN, moves.TakeToken),
        (GIVE, moves.GiveSpell),
    ],
)
def test_a_piece_that_can_mean_one_thing_only_does_it_at_once(
    qtbot: QtBot, step: int, kind: type
) -> None:
    tokens = (3, 2, 1) if step == REMOVE else ()
    game = scarce() if step == TOKEN else game_at(step, 3, tokens=tokens)
    table, made = seated(qtbot, game)
    action = offered(game, kind)[0]
    click(table, point(table, piece(table, action)))
    assert made == [action]


@pytest.mark.parametrize(
    ("step", "action", "name"),
    [
        (PLACE, moves.Done(), "done"),
        (PLACE, moves.Reroll(), "reroll"),
        (COMMIT, moves.Pass(), "pass"),
        (USE, moves.Done(), "done"),
        (TAKE_BACK, moves.Done(), "done"),
        (GIVE, moves.GiveSpell(True), "give:box"),
        (GIVE, moves.GiveSpell(False), "give:front"),
    ],
)
def test_a_button_does_what_needs_no_piece(qtbot: QtBot, step: int, action: Any, name: str) -> None:
    phase = CAST_REST if isinstance(action, moves.Reroll) else CAST
    game = game_at(step, fits=lambda s: step != PLACE or (s.phase == phase and not s.laid))
    table, made = seated(qtbot, game)
    click(table, point(table, ("table", "choice", name)))
    assert made == [action]
    assert table.sitting.suggest(action)[-1] == ("table", "choice", name) or step == GIVE


@pytest.mark.parametrize("tokens", [(), (1,)])
def test_the_grey_magic_box_glows_only_while_a_grey_token_is_in_play(
    qtbot: QtBot, tokens: tuple[int, ...]
) -> None:
    game = game_at(PLACE, fits=lambda s: s.phase == CAST, tokens=tokens)
    table, made = seated(qtbot, game)
    die = piece(table, offered(game, moves.PlaceDie)[0])
    click(table, point(table, die))
    assert (f"box:{components.GREY_BOX}" in table.offers.targets) == bool(tokens)
    assert f"box:{components.MINOR_BOX}" in table.offers.targets
    click(table, zone_point(table, f"box:{components.GREY_BOX}"))
    assert [action.box for action in made] == [components.GREY_BOX]


def test_a_wizard_can_be_clicked_first_and_then_the_spell_for_him(qtbot: QtBot) -> None:
    game = game_at(COMMIT, fits=lambda s: any(map(any, s.placed[0][:4])))
    action = next(a for a in offered(game, moves.Commit) if a.face != components.MINOR_FACE)
    table, made = seated(qtbot, game)
    click(table, point(table, ("wizard", action.wizard)))
    assert ("wizard", action.wizard) in table.offers.taken
    click(table, point(table, piece(table, action)))
    assert made == [action]


def test_a_die_for_another_level_is_refused_with_the_rule(qtbot: QtBot) -> None:
    game = game_at(COMMIT, fits=lambda s: any(map(any, s.placed[0][:4])))
    action = next(a for a in offered(game, moves.Commit) if a.face != components.MINOR_FACE)
    level = components.LEVEL_BY_PLACE[game.state.place[action.wizard]]
    other = next(
        wizard
        for wizard, place in enumerate(game.state.place)
        if 0 < place < 19 and components.LEVEL_BY_PLACE[place] != level
    )
    table, made = seated(qtbot, game)
    reasons: list[Any] = []
    table.refused.connect(reasons.append)
    drag(table, point(table, piece(table, action)), zone_point(table, f"wizard:{other}"))
    assert made == []
    name = ("Druids", "Sorcerers", "Necromancers", "Magicians")[level]
    assert [reason.source for reason in reasons] == [f"Dice in the {name}’ box help only {name}."]


def test_a_die_that_may_not_be_used_is_refused_with_the_reason_of_the_law(qtbot: QtBot) -> None:
    def fits(state: Any) -> bool:
        menu = {a.face for a in Game(4).rules.legal_actions(state) if isinstance(a, moves.UseDie)}
        return bool(set(state.placed[0][4 if state.phase < 8 else 5]) - menu)

    game = game_at(USE, fits=fits)
    table, made = seated(qtbot, game)
    reasons: list[Any] = []
    table.refused.connect(reasons.append)
    legal = {action.face for action in offered(game, moves.UseDie)}
    box = 4 if game.state.phase < 8 else 5
    face = next(face for face in game.state.placed[0][box] if face not in legal)
    held = table.sitting._numbers
    number = next(n for n in held.dice(0, 10 + 7 * box + face))
    click(table, point(table, ("die", 0, number)))
    assert made == []
    assert reasons == [game.check(moves.UseDie(face))]


def test_a_half_made_move_is_taken_back_with_the_right_button(qtbot: QtBot) -> None:
    game = game_at(PLACE)
    table, made = seated(qtbot, game)
    action = offered(game, moves.PlaceDie)[0]
    click(table, point(table, piece(table, action)))
    assert table.offers.targets
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(5, 5))
    assert not table.offers.targets
    assert made == []


def test_what_was_held_is_forgotten_when_it_no_longer_fits(qtbot: QtBot) -> None:
    game = game_at(PLACE)
    table, _ = seated(qtbot, game)
    click(table, point(table, table.offers.sources[0]))
    game.step()
    table.present(game.frame(), animate=False)
    assert table.sitting.held_key is None


@pytest.mark.parametrize("phase", [RETIRE, DEMOTE])
def test_the_only_wizard_to_be_moved_is_in_hand_at_once(qtbot: QtBot, phase: int) -> None:
    def alone(state: Any) -> bool:
        wizards = {a.wizard for a in Game(4).rules.legal_actions(state)}
        fallen = [p for p in state.place[:8] if p >= 19]
        return state.phase == phase and len(wizards) == 1 and len(fallen) < 2

    game = game_at(SEND, fits=alone)
    table, made = seated(qtbot, game)
    action = offered(game, moves.SendTo)[2]
    assert piece(table, action) in table.offers.taken
    click(table, zone_point(table, goal(action)))
    assert made == [action]


def necromancers(game: Game) -> list[int]:
    """Returns the wizards of seat 0 that are Necromancers, or were before their defeat."""
    places = (*components.NECROMANCERS, components.DEFEAT_BOXES[components.NECROMANCER])
    return [
        wizard for wizard in range(components.IDS_PER_GUILD) if game.state.place[wizard] in places
    ]


def fallen(step: int, *, alike: bool) -> Game:
    """Returns a game in which the Necromancers of seat 0 are defeated.

    There are at least two, and they next take a title or are demoted. Unless `alike`, the first one
    has a grey token.
    """
    game = Game(4)
    state = game.state
    fellows = necromancers(game)
    places = [
        components.DEFEAT_BOXES[components.NECROMANCER] if wizard in fellows else place
        for wizard, place in enumerate(state.place)
    ]
    state.place = tuple(places)
    if not alike:
        stain(state, fellows[0], 1)
    state.phase, state.step, state.to_move = (FILL if step == TITLE else DEMOTE), step, 0
    state.ready, state.rolled = 4 * [7], ()
    return game


_FILLINGS = [(TITLE, moves.FillTitle), (SEND, moves.SendTo)]


@pytest.mark.parametrize(("step", "kind"), _FILLINGS)
def test_after_a_stray_click_the_spaces_still_take_the_wizard(
    qtbot: QtBot, step: int, kind: type
) -> None:
    game = fallen(step, alike=True)
    table, made = seated(qtbot, game)
    action = offered(game, kind)[-1]
    click(table, point(table, ("dragon",)))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(1270, 500))
    click(table, zone_point(table, goal(action)))
    assert made == [action]


@pytest.mark.parametrize(("step", "kind"), _FILLINGS)
def test_of_equal_wizards_all_glow_and_one_is_in_hand(qtbot: QtBot, step: int, kind: type) -> None:
    game = fallen(step, alike=True)
    table, made = seated(qtbot, game)
    first, second, *_ = necromancers(game)
    assert {("wizard", first), ("wizard", second)} <= set(table.offers.sources)
    assert table.offers.taken == (("wizard", first),)
    click(table, point(table, ("wizard", second)))
    assert table.offers.taken == (("wizard", second),)
    click(table, zone_point(table, goal(offered(game, kind)[0])))
    assert made == [replace(offered(game, kind)[0], wizard=second)]


@pytest.mark.parametrize(("step", "kind"), _FILLINGS)
def test_where_it_matters_who_goes_a_click_on_a_space_asks_for_the_wizard(
    qtbot: QtBot, step: int, kind: type
) -> None:
    game = fallen(step, alike=False)
    table, made = seated(qtbot, game)
    refused: list[Any] = []
    table.refused.connect(refused.append)
    assert table.offers.taken == ()
    click(table, zone_point(table, goal(offered(game, kind)[0])))
    assert made == []
    assert [str(reason) for reason in refused] == ["First choose a wizard."]


def test_ladders_do_not_shine_while_a_spell_or_a_wizard_is_in_hand(qtbot: QtBot) -> None:
    game = game_at(COMMIT)
    table, _ = seated(qtbot, game)
    click(table, point(table, piece(table, offered(game, moves.Commit)[-1])))
    assert table.offers.taken
    assert "way" not in {key[0] for key in table.table.items_by_key}
    for step in (SEND, TITLE):
        filling, _ = seated(qtbot, fallen(step, alike=False))
        card = filling.sitting.explain(("space", 11))
        assert card is not None
        assert card.shown_pieces == ()


def test_nobody_can_take_anything_out_of_turn_or_in_the_public_view(qtbot: QtBot) -> None:
    game = game_at(PLACE)
    for viewer in (1, None):
        table = shown(game, viewer=viewer)
        qtbot.addWidget(table)
        made: list[Any] = []
        table.chosen.connect(made.append)
        assert not table.offers.sources
        assert not table.offers.choices
        own = next(key for key in table.table.items_by_key if key[:2] == ("die", 0))
        drag(table, point(table, own), zone_point(table, "box:1"))
        assert made == []


def test_the_end_of_a_match_can_be_looked_at(qtbot: QtBot) -> None:
    game = Game(5, 2)
    while game.mover is not None:
        game.step()
    for viewer in (0, None):
        table = shown(game, viewer=viewer)
        qtbot.addWidget(table)
        assert not table.offers.sources
        assert table.sitting.explain(("seat", 1)) is not None


def test_a_guild_tells_how_many_of_its_wizards_are_not_among_its_points(qtbot: QtBot) -> None:
    def waiting(state: State) -> int:
        return sum(
            place in components.DEFEAT_BOXES for place in state.place[: components.IDS_PER_GUILD]
        )

    game = game_at(SEND, fits=lambda state: waiting(state) > 0)
    table, _ = seated(qtbot, game)
    card = table.sitting.explain(("seat", 0))
    assert card is not None
    ledger = dict(card.ledger)
    assert ledger["Defeated wizards"] == str(waiting(game.state))
    standing = int(ledger["Wizards now worth"]) + int(ledger["Grey tokens"])
    placed = [int(worth) for row, worth in card.ledger if " worth " in row]
    assert sum(placed) == standing
