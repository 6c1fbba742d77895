# SPDX-License-Identifier: MIT
"""Tests that everything in an observation of Elfenwizards lies on the table, once, in its place."""

from collections import Counter
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.games.elfenwizards.tables import B, G, R, beside, board, box_minors, dice
from tests.games.elfenwizards.tables import wizard as wizard_on
from tests.table.elfenwizards import Game, crowd, game_at
from tests.table.pictures import painted
from tests.table.tables import shown
from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.match_box import PRINTED_BOX
from wizardtable.games.elfenwizards.rules.standings import (
    contest_results,
    points_beside,
    title_result,
)
from wizardtable.games.elfenwizards.rules.state import COMMIT, CONTEST, PLACE, Observation, State
from wizardtable.games.elfenwizards.view import VIEW, areas
from wizardtable.games.elfenwizards.view.gestures import Sitting
from wizardtable.games.elfenwizards.view.pieces.seat import paint_name
from wizardtable.games.elfenwizards.view.pieces.space import WINNING
from wizardtable.games.elfenwizards.view.pieces.spell_points import LEADS, TIED
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.view import Explanation, Key, Layout, Placement
from wizardtable.table.zones import Box

FIGURES_HELD = True
"""Marks for `tests.plain_spaces` that this module's texts have no-break spaces at figures."""

SIZES = ((700, 560), (980, 666), (1000, 600), (1280, 720), (2560, 1440), (3840, 2160), (1000, 1400))
SEATS = range(3, 7)


def laid_out(frame: Frame, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Layout:
    sitting = VIEW.sit()
    sitting.present(frame)
    return sitting.lay_out(*map(float, size), Look(scale=scale))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_piece_is_on_the_table_at_every_size(
    qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    game = Game(seats, seats)
    table = Box(0, 0, *size)
    for _ in range(4):
        game.steps(70)
        for scale in (1.0, 1.75):
            for piece in laid_out(game.frame(), size, scale).pieces:
                assert piece.spot.box.is_within(table, slack=2), piece
                assert piece.spot.box.w > 4, piece
                assert piece.spot.box.h > 4, piece


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_part_of_the_table_covers_another(seats: int, size: tuple[int, int]) -> None:
    for scale in (1.0, 1.75):
        rooms = areas.table_areas(*map(float, size), seats, Look(scale=scale))
        boxes = [*rooms.spaces, *rooms.boxes, *rooms.defeats, rooms.track, rooms.chronicle]
        boxes.append(rooms.panel)
        for seat in rooms.seats:
            parts = [seat.sigil, seat.title, seat.mark]
            whole = [seat.panel, *([seat.shelf] if seat.shelf else [])]
            for part in (*parts, seat.dice, seat.minors):
                assert any(part.is_within(box) for box in whole), part
            boxes += [*parts, seat.dice, seat.minors]
        for i, box in enumerate(boxes):
            assert box.w > 8, box
            assert box.h > 8, box
            assert not any(box.inset(0.01).meets(other) for other in boxes[i + 1 :]), box


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 8, 13, 24])
def test_wizards_who_stand_together_do_not_cover_each_other(count: int) -> None:
    for room in (Box(0, 0, 137, 108), Box(5, 5, 66, 78), Box(0, 0, 180, 80)):
        cells = areas.wizard_cells(room, count)
        for i, cell in enumerate(cells):
            assert cell.is_within(room)
            assert not any(cell.inset(0.01).meets(other) for other in cells[i + 1 :])
            for helped in (False, True):
                stand = areas.wizard_stand(cell, helped)
                assert stand.pawn.is_within(cell)
            assert stand.spells.is_within(cell)
            assert stand.points.is_within(cell)
            assert not stand.points.inset(0.01).meets(stand.spells)


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.75])
@pytest.mark.parametrize("seats", SEATS)
def test_no_crown_covers_a_spell(qtbot: QtBot, seats: int, scale: float) -> None:
    """Tests that no crown, of a contest or beside a wizard's points, covers a spell."""
    game = game_at(COMMIT, seats, fits=lambda state: max(map(len, state.spells)) > 3)
    for size in ((930, 537), (1210, 617), (1240, 666), (2500, 1370)):
        pieces = laid_out(game.frame(), size, scale).pieces
        crowns = [piece.spot.box for piece in pieces if piece.key[0] in ("heir", "points")]
        spells = [piece for piece in pieces if piece.key[0] in ("die", "minor") and piece.z == 11]
        assert spells
        for spell in spells:
            assert not any(spell.spot.box.inset(0.5).meets(crown) for crown in crowns), spell


@pytest.mark.parametrize("size", [(930, 537), (1240, 666), (2500, 1370)])
def test_points_leave_three_wizards_on_a_space_to_be_seen(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    game = Game(6)
    game.state = board(6, M1="RGB", M2="RG", M3="GBY")
    for space, seat, face in (("M1", R, 3), ("M1", B, 5), ("M2", G, 3), ("M3", B, 1), ("M3", G, 6)):
        beside(game.state, wizard_on(game.state, space, seat), seat, face)
    for scale in (1.0, 1.75):
        pieces = laid_out(game.frame(), size, scale).pieces
        plaques = [piece.spot.box for piece in pieces if piece.key[0] == "points"]
        assert len(plaques) == 5
        for wizard in (piece.spot.box for piece in pieces if piece.key[0] == "wizard"):
            for plaque in plaques:
                assert _hidden(wizard, plaque) <= 0.15, (scale, wizard, plaque)


@pytest.mark.parametrize("size", [(930, 537), (960, 586), (1240, 666), (2500, 1370)])
@pytest.mark.parametrize("count", [4, 5, 6])
def test_points_leave_a_crowd_on_a_space_to_be_seen(
    qtbot: QtBot, count: int, size: tuple[int, int]
) -> None:
    game = crowd(count)
    for scale in (1.0, 1.75):
        pieces = laid_out(game.frame(), size, scale).pieces
        plaques = [piece.spot.box for piece in pieces if piece.key[0] == "points"]
        assert len(plaques) == count
        for wizard in (piece.spot.box for piece in pieces if piece.key[0] == "wizard"):
            assert max(_hidden(wizard, plaque) for plaque in plaques) <= 0.15


def _hidden(wizard: Box, plaque: Box) -> float:
    """Returns the share of a wizard that a plaque covers, 0 to 1."""
    across = min(wizard.right, plaque.right) - max(wizard.x, plaque.x)
    down = min(wizard.bottom, plaque.bottom) - max(wizard.y, plaque.y)
    return max(0.0, across) * max(0.0, down) / (wizard.w * wizard.h)


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.75])
@pytest.mark.parametrize("seats", SEATS)
def test_who_would_win_a_title_does_not_cover_its_number(
    qtbot: QtBot, seats: int, scale: float
) -> None:
    game = game_at(COMMIT, seats, fits=lambda state: sum(map(bool, state.spells)) > 6)
    for size in ((930, 537), (1240, 666), (2500, 1370)):
        pieces = laid_out(game.frame(), size, scale).pieces
        plates = [piece.spot.box for piece in pieces if piece.key[0] == "plate"]
        signs = [piece.spot.box for piece in pieces if piece.key[0] == "heir"]
        assert signs
        for sign in signs:
            assert not any(sign.inset(1).meets(plate) for plate in plates), (size, sign)


@pytest.mark.parametrize("scale", [1.0, 1.75])
@pytest.mark.parametrize("size", [(930, 461), (930, 537), (1240, 666)])
def test_name_and_score_on_the_own_plate_are_two_lines(
    qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    look = Look(scale=scale)
    box = areas.table_areas(*map(float, size), 6, look).seats[0].title

    def painted_rows(text: tuple[str, str, str]) -> set[int]:
        image = painted(
            lambda painter, rect: paint_name(painter, rect, text, True, "", look), box.w, box.h
        )
        ground = image.pixel(0, 0)
        spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
        return {y for x, y in spots if image.pixel(x, y) != ground}

    name, score = painted_rows(("Egypgy", "", "")), painted_rows(("", "25", "+15"))
    assert name
    assert score
    assert max(name) < min(score)


@pytest.mark.parametrize("count", [1, 2, 3, 7, 12, 30])
def test_spells_beside_a_wizard_do_not_cover_each_other(count: int) -> None:
    room = Box(3, 4, 30, 50)
    boxes = areas.spell_squares(room, count, 20.0)
    for i, box in enumerate(boxes):
        assert box.is_within(room)
        assert not any(box.meets(other) for other in boxes[i + 1 :])


@pytest.mark.few(only="[34]-")
@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("seats", SEATS)
def test_the_table_holds_what_the_observation_holds(
    qtbot: QtBot, seats: int, viewer: int | None
) -> None:
    game = Game(seats, 20 + seats)
    sitting = VIEW.sit()
    while game.mover is not None:
        game.steps(5)
        frame = game.frame(viewer)
        sitting.present(frame)
        layout = sitting.lay_out(1280.0, 720.0, Look())
        keys = [piece.key for piece in layout.pieces]
        assert len(keys) == len(set(keys))
        _compare(frame, layout)


def _compare(frame: Frame, layout: Layout) -> None:
    observation: Observation = frame.observation
    pieces = {piece.key: piece for piece in layout.pieces}
    rooms = areas.table_areas(1280.0, 720.0, len(frame.names), Look())
    mine = max(0, observation.viewer)
    for seat, name in enumerate(frame.names):
        room = rooms.seats[(seat - mine) % len(frame.names)]
        assert pieces["seat", seat].sprite.details[:2] == (name, str(observation.scores[seat]))
        front = _dice(pieces, seat, room.dice)
        rolled = observation.rolled if seat == observation.to_move else ()
        assert front == Counter([*rolled, *(observation.ready[seat] * [0])])
        for box in range(len(components.BOXES)):
            assert _dice(pieces, seat, rooms.boxes[box]) == Counter(observation.placed[seat][box])
        assert _minors(pieces, seat, room.minors) == observation.minors[seat]
        assert _minors(pieces, seat, rooms.boxes[components.MINOR_BOX]) == observation.boxed[seat]
        assert _minors(pieces, seat, rooms.track) == observation.track.count(seat)
        assert sum(key[:2] == ("die", seat) for key in pieces) == components.DICE_PER_GUILD
        assert (
            sum(key[:2] == ("minor", seat) for key in pieces) == components.MINOR_SPELLS_PER_GUILD
        )
        passed = observation.phase == CONTEST and observation.passed[seat]
        assert (("passed", seat) in pieces) == passed
    _compare_wizards(observation, pieces, [*rooms.spaces, *rooms.defeats])
    assert pieces["box", components.GREY_BOX].sprite.details[2] == observation.supply
    assert pieces["track",].sprite.details[1] == observation.round_number
    assert pieces["chronicle",].sprite.details[1:] == (observation.grand, observation.vacancies)
    dragon = pieces["dragon",].spot.box.centre
    assert rooms.seats[(observation.dragon - mine) % len(frame.names)].panel.holds(*dragon)


def _compare_wizards(
    observation: Observation, pieces: dict[Key, Placement], spaces: list[Box]
) -> None:
    for wizard, place in enumerate(observation.place):
        key: Key = ("wizard", wizard)
        assert (key in pieces) == (place >= 0)
        if place < 0:
            continue
        assert pieces[key].spot.box.is_within(spaces[place])
        assert pieces[key].sprite.details == (
            components.guild_of(wizard),
            observation.tokens[wizard],
        )
        spells = observation.spells[wizard]
        assert (("points", wizard) in pieces) == bool(spells)
        if spells:
            assert pieces["points", wizard].sprite.details[0] == points_beside(observation, wizard)
    for place, room in enumerate(spaces[:19]):
        beside = [
            spell
            for wizard, here in enumerate(observation.place)
            if here == place
            for spell in observation.spells[wizard]
        ]
        for seat in range(len(observation.ready)):
            own = Counter(
                components.face_of(spell)
                for spell in beside
                if components.owner_of_spell(spell) == seat
            )
            minors = own.pop(components.MINOR_FACE, 0)
            assert _dice(pieces, seat, room) == own
            assert _minors(pieces, seat, room) == minors


def _dice(pieces: dict[Key, Placement], seat: int, room: Box) -> Counter[Any]:
    """Returns the faces of a guild's dice in an area, with their counts."""
    return Counter(
        piece.sprite.details[1]
        for key, piece in pieces.items()
        if key[:2] == ("die", seat) and room.holds(*piece.spot.box.centre)
    )


def _minors(pieces: dict[Key, Placement], seat: int, room: Box) -> int:
    return sum(
        key[:2] == ("minor", seat) and room.holds(*piece.spot.box.centre)
        for key, piece in pieces.items()
    )


@pytest.mark.parametrize("seats", SEATS)
def test_who_would_win_now_is_marked_at_titles_and_wizards(qtbot: QtBot, seats: int) -> None:
    game = game_at(COMMIT, seats, fits=lambda state: sum(map(bool, state.spells)) > 8)
    pieces = {piece.key: piece for piece in laid_out(game.frame()).pieces}
    observation = game.frame().observation
    winners = {
        wizard
        for result in contest_results(observation)
        for wizard in result.winners
        if wizard >= 0
    }
    leading = {
        key[1]
        for key, piece in pieces.items()
        if key[0] == "points" and piece.sprite.details[1] == LEADS
    }
    assert winners == leading
    for title in range(15):
        decided = title_result(observation, title)
        winner = decided.winners[decided.titles.index(title)]
        badge = pieces.get(("heir", title))
        wins = badge is not None and badge.sprite.details[1] == WINNING
        assert wins == (winner >= 0)
        if badge is not None and winner >= 0:
            assert badge.sprite.details[0] == components.guild_of(winner)


def test_magicians_who_are_tied_for_the_second_title_are_marked_so(qtbot: QtBot) -> None:
    game = Game(3)
    game.state = board(3, M1="RGB")
    for seat, face in ((R, 3), (G, 5), (B, 3)):
        beside(game.state, wizard_on(game.state, "M1", seat), seat, face)
    pieces = {piece.key: piece for piece in laid_out(game.frame()).pieces}
    standing = [
        pieces["points", wizard_on(game.state, "M1", seat)].sprite.details[1] for seat in (R, G, B)
    ]
    assert standing == [TIED, LEADS, TIED]


def test_a_die_that_changes_its_place_is_the_same_piece(qtbot: QtBot) -> None:
    game, sitting = Game(3, 5), VIEW.sit()
    sitting.present(game.frame())
    for _ in range(150):
        before = _places(sitting)
        step = game.state.step
        game.step()
        if game.mover is None:
            break
        sitting.present(game.frame())
        after = _places(sitting)
        moved = [key for key in before if before[key] != after[key]]
        if step in (PLACE, COMMIT) and game.state.phase in (1, 2, CONTEST):
            rolled = 2 * len(game.state.rolled) + 1
            assert len(moved) <= 1 + rolled, "the die placed, and those that were rolled"


def _places(sitting: Sitting) -> dict[Key, int]:
    numbers = sitting._numbers
    seats = range(len(sitting.observation.ready))
    return {
        ("die", seat, n): numbers.die_place(seat, n)
        for seat in seats
        for n in range(components.DICE_PER_GUILD)
    }


def test_every_piece_says_what_it_is(qtbot: QtBot) -> None:
    sitting = VIEW.sit()
    for step in (PLACE, COMMIT):
        sitting.present(game_at(step).frame())
        for piece in sitting.lay_out(1280.0, 720.0, Look()).pieces:
            if not piece.is_inert:
                explanation = sitting.explain(piece.key)
                assert explanation is not None, piece.key
                assert explanation.title
                assert "{" not in " ".join((explanation.title, *explanation.lines))
            if not piece.is_inert and piece.key[0] != "panel":
                assert piece.name, piece.key


def test_a_title_shows_its_candidates_and_their_points(qtbot: QtBot) -> None:
    game = game_at(COMMIT, fits=lambda state: sum(map(bool, state.spells)) > 6)
    sitting = VIEW.sit()
    sitting.present(game.frame())
    for title in range(15):
        explanation = sitting.explain(("space", title))
        assert explanation is not None
        decided = title_result(game.frame().observation, title)
        figures = [figure.split()[-1] for _, figure in explanation.ledger]
        assert figures == [str(points) for points in decided.points]


def card_of(state: State, key: Key) -> Explanation:
    game, sitting = Game(3), VIEW.sit()
    game.state = state
    sitting.present(game.frame())
    explanation = sitting.explain(key)
    assert explanation is not None
    return explanation


@pytest.mark.parametrize(
    ("second", "verdict"),
    [
        (
            G,
            "As things stand, Ariane will become Necromancer\xa0I, and Balthazar will win this "
            "title.",
        ),
        (R, "As things stand, Ariane will win both this title and Necromancer\xa0I."),
    ],
)
def test_the_second_title_of_magicians_tells_who_takes_the_first(
    qtbot: QtBot, second: int, verdict: str
) -> None:
    state = board(3, M1="RRGB")
    beside(state, wizard_on(state, "M1", R), R, 6)
    beside(state, wizard_on(state, "M1", second, number=second == R), second, 5)
    assert verdict in card_of(state, ("space", PRINTED_BOX.contests[7][0][1])).lines


@pytest.mark.parametrize(("face", "figure"), [(1, "can recover none"), (4, "can recover\u00a02")])
def test_the_box_of_minor_spells_tells_how_many_can_be_recovered(
    qtbot: QtBot, face: int, figure: str
) -> None:
    state = board(3)
    box_minors(state, R, 3)
    dice(state, R, components.MINOR_BOX, face)
    assert figure in [shown for _, shown in card_of(state, ("box", components.MINOR_BOX)).ledger]


def test_pieces_stay_few_enough_to_move_smoothly(qtbot: QtBot) -> None:
    game = Game(6, 9)
    while game.mover is not None:
        game.steps(20)
        assert len(laid_out(game.frame()).pieces) < 250


@pytest.mark.long
def test_the_scene_equals_the_observation_while_dice_roll_and_wizards_move(qtbot: QtBot) -> None:
    game = Game(5, 3)
    table = shown(game)
    qtbot.addWidget(table)
    for _ in range(120):
        if game.mover is None:
            break
        game.step()
        table.present(game.frame())
        qtbot.wait(1)
    table.skip()
    with qtbot.waitSignal(table.settled):
        table.present(game.frame())
    wanted = {piece.key: piece for piece in table.layout_now.pieces}
    items = {key: item for key, item in table.table.items_by_key.items() if key[0] != "table"}
    assert items.keys() == wanted.keys()
    for key, item in items.items():
        x, y = wanted[key].spot.box.centre
        assert (item.posture.x, item.posture.y) == pytest.approx((x, y))
        assert item.posture.angle == 0
        assert item.placement.sprite == wanted[key].sprite


def test_the_ladders_of_a_contest_shine_while_its_title_or_candidates_are_explained(
    qtbot: QtBot,
) -> None:
    game = game_at(COMMIT, 4)
    sitting = VIEW.sit()
    sitting.present(game.frame())
    sitting.lay_out(1280, 720, Look())
    for number, (titles, stands) in enumerate(PRINTED_BOX.contests):
        standing = [wizard for wizard, place in enumerate(game.state.place) if place in stands]
        about: list[Key] = [("space", titles[0]), ("heir", titles[-1])]
        about += [("wizard", wizard) for wizard in standing]
        for key in about:
            explanation = sitting.explain(key)
            assert explanation is not None
            assert [placement.key for placement in explanation.shown_pieces] == [("way", number)]
    dragon = sitting.explain(("dragon",))
    assert dragon is not None
    assert not dragon.shown_pieces
