# SPDX-License-Identifier: MIT
"""Tests that the shows of Anludim say who won a professor, a round or the match, and how."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tests.games.anludim.tables import Box, lay_action, table, values
from tests.table.tables import NAMES, SPEC, Playing, shown
from wizardtable.core.game import Setup
from wizardtable.games.anludim.rules.components import ASSEMBLY, PAIRS, CardId
from wizardtable.games.anludim.rules.moves import EndTurn
from wizardtable.games.anludim.view.pieces.magic_object import MagicObject
from wizardtable.table.climax.script import CountLook
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key, Placement

ONE_OF_EACH = ((1,), (1,), (1,), (1,), ())
"""The objects of a player who needs only a crystal chest."""

FULL_PILES = ((2,), (2,), (2,), (2,), (5,))
TWO_EMPTY_PILES = ((), (), (2,), (2,), (5,))


class Show:
    """A table whose time passes only in `pictures`."""

    def __init__(self, view: TableView) -> None:
        self.view, self.now = view, 0.0
        view.table.animator.clock = lambda: self.now

    @property
    def runs(self) -> bool:
        return self.view.stage.climax.is_running

    def pictures(self) -> list[list[Placement]]:
        """Lets the show run; returns everything on the table every tenth of a second."""
        pictures = []
        while self.runs:
            assert self.now < 20, "the show does not end"
            pictures.append(list(self.view.stage.climax.pieces))
            for _ in range(5):
                self.now += 0.02
                self.view.table.animator.tick()
        while self.view.table.animator.is_busy:
            self.now += 0.02
            self.view.table.animator.tick()
        return pictures

    @property
    def places(self) -> dict[Key, Placement]:
        items = self.view.table.items_by_key
        return {key: item.placement for key, item in items.items() if key[0] != "table"}


@pytest.fixture
def present(qtbot: QtBot) -> Callable[..., Show]:
    """Returns a function that plays an action, and presents it to a viewer.

    Without `animate` the viewer sees no show; with `is_still` there is only its still picture.
    """

    def do(
        game: Playing,
        action: object,
        viewer: int = 0,
        *,
        animate: bool = True,
        is_still: bool = False,
    ) -> Show:
        view = shown(game, viewer=viewer)
        qtbot.addWidget(view)
        view.set_pace(1.0, 1.0, reduced_motion=is_still)
        game.play(action)
        show = Show(view)
        view.present(game.frame(viewer), animate=animate)
        return show

    return do


def match_of(seats: int) -> tuple[Playing, tuple[CardId, ...]]:
    """Returns a match, and four sevens in the hand of seat 0, which is to move."""
    box = Box()
    sevens = box.cards(*values(7, 7, 7, 7))
    game = Playing(SPEC, Setup(seats), 1)
    game.state = table(box, [sevens + box.some(2), *(box.some(5) for _ in range(1, seats))])
    return game, sevens


def ending_match(
    objects: tuple[tuple[int, ...], ...] = ONE_OF_EACH,
    piles: tuple[tuple[int, ...], ...] = FULL_PILES,
    *,
    is_last: bool = False,
) -> Playing:
    """Returns a match of three in which seat 0 can end its turn and receive a chest of 5 points.

    The other players have 3 points and 1 point. With `is_last`, seat 0 also has a gold crest.
    """
    game, sevens = match_of(3)
    game.state.objects = [objects, ((3,), (), (), (), ()), ((1,), (), (), (), ())]
    game.state.gold[0] = is_last
    game.state.piles = list(piles)
    game.play(lay_action(ASSEMBLY, sevens, values(7, 7, 7, 7)))
    return game


def numbers(picture: list[Placement]) -> dict[Key, tuple[object, ...]]:
    """Returns the numbers above pieces with their styles, by the keys of the pieces."""
    counts = (piece for piece in picture if piece.sprite.kind == "table.climax.count")
    return {piece.key[3:]: piece.sprite.details for piece in counts}


def words(pictures: list[list[Placement]], kind: str) -> str:
    """Returns the words of all captions or bubbles in some pictures, each text once."""
    texts = [
        str(piece.sprite.details[0])
        for picture in pictures
        for piece in picture
        if piece.sprite.kind == f"table.climax.{kind}"
    ]
    return " ".join(dict.fromkeys(texts))


def contest() -> tuple[Playing, object, tuple[CardId, CardId]]:
    """Returns a match in which seat 1 can win the Necromancer from seat 0, by a pair of nines."""
    box = Box()
    fives, nines = box.cards(*values(5, 5)), box.cards(*values(9, 9))
    game = Playing(SPEC, Setup(3), 1)
    game.state = table(box, [fives + box.some(4), nines + box.some(4), box.some(6)])
    game.play(lay_action(PAIRS, fives, values(5, 5)))
    if game.mover == 0:
        game.play(EndTurn())
    return game, lay_action(PAIRS, nines, values(9, 9)), (nines[1], fives[1])


def test_a_won_professor_is_shown_with_the_values_that_decide(
    present: Callable[..., Show],
) -> None:
    game, lay, _ = contest()
    show = present(game, lay)
    pictures = show.pictures()
    standings = set(numbers(pictures[-1]).values())
    assert standings == {(9, int(CountLook.WINS)), (5, int(CountLook.LOSES))}
    assert words(pictures, "caption") == f"{NAMES[1]} wins the Necromancer from {NAMES[0]}."
    assert show.now < 2.0


@pytest.mark.parametrize(("viewer", "is_shown"), [(0, True), (1, True), (2, False)])
def test_only_the_two_players_wait_for_a_won_professor(
    present: Callable[..., Show], viewer: int, is_shown: bool
) -> None:
    game, lay, _ = contest()
    assert present(game, lay, viewer).runs is is_shown


def test_the_five_kinds_of_a_collection_are_counted_around_the_crest(
    present: Callable[..., Show],
) -> None:
    show = present(ending_match(), EndTurn())
    pictures = show.pictures()
    counted = [numbers(picture).get(("crest", 0), (0,))[0] for picture in pictures]
    assert [number for number in dict.fromkeys(counted) if number] == [1, 2, 3, 4, 5]
    faces = [
        piece.sprite.kind for picture in pictures for piece in picture if piece.key[0] == "crest"
    ]
    assert faces.index("crest.silver") < faces.index("crest.gold")
    assert "all five kinds" in words(pictures, "caption")


def test_a_professor_stands_in_for_a_kind_among_the_objects(
    present: Callable[..., Show],
) -> None:
    game = ending_match(piles=(*FULL_PILES[:4], ()))
    pictures = present(game, EndTurn()).pictures()
    gathered = {piece.key for piece in pictures[8] if piece.z >= 1200}
    assert ("professor", ASSEMBLY) in gathered
    assert MagicObject(0, 1, 0).key[:3] in {key[:3] for key in gathered}


@pytest.mark.parametrize("objects", [ONE_OF_EACH, ((1,), (), (), (), ())])
def test_whoever_wins_a_first_round_reads_what_the_golden_crest_means(
    present: Callable[..., Show], objects: tuple[tuple[int, ...], ...]
) -> None:
    piles = FULL_PILES if objects == ONE_OF_EACH else TWO_EMPTY_PILES
    pictures = present(ending_match(objects, piles), EndTurn()).pictures()
    golden = [
        picture for picture in pictures if any(p.sprite.kind == "crest.gold" for p in picture)
    ]
    assert words(golden[:1], "caption").endswith("one more round wins the match.")
    assert words(pictures, "caption").count("wins the round") == 1


def test_points_that_win_a_round_are_compared_face_to_face(
    present: Callable[..., Show],
) -> None:
    game = ending_match(((1,), (), (), (), ()), TWO_EMPTY_PILES)
    pictures = present(game, EndTurn()).pictures()
    verdicts = [numbers(picture) for picture in pictures if len(numbers(picture)) == 3]
    assert verdicts[-1] == {
        ("climax", "face", 0): (6, int(CountLook.WINS)),
        ("climax", "face", 1): (3, int(CountLook.LOSES)),
        ("climax", "face", 2): (1, int(CountLook.LOSES)),
    }
    assert words(pictures, "caption").startswith("Three piles are empty")


def test_the_last_round_counts_the_two_rounds_that_win_the_match(
    present: Callable[..., Show],
) -> None:
    show = present(ending_match(is_last=True), EndTurn())
    pictures = show.pictures()
    assert (2, int(CountLook.WINS)) in [numbers(picture).get(("crest", 0)) for picture in pictures]
    assert "wins a second round and the match" in words(pictures, "caption")
    assert not words(pictures, "bubble")


@pytest.mark.parametrize("objects", [ONE_OF_EACH, ((1,), (), (), (), ())])
def test_a_show_ends_with_the_table_as_it_is_without_one(
    present: Callable[..., Show], objects: tuple[tuple[int, ...], ...]
) -> None:
    piles = FULL_PILES if objects == ONE_OF_EACH else TWO_EMPTY_PILES
    show = present(ending_match(objects, piles), EndTurn())
    assert show.runs
    show.pictures()
    assert show.places == present(ending_match(objects, piles), EndTurn(), animate=False).places


def test_under_reduced_motion_a_still_picture_tells_whose_points_win(
    present: Callable[..., Show],
) -> None:
    game = ending_match(((1,), (), (), (), ()), TWO_EMPTY_PILES)
    pictures = present(game, EndTurn(), is_still=True).pictures()
    assert numbers(pictures[0])["climax", "face", 0] == (6, int(CountLook.WINS))
    assert words(pictures[:1], "caption").startswith(f"{NAMES[0]} wins the round.")
    assert {piece.key: piece.spot for piece in pictures[0]} == {
        piece.key: piece.spot for piece in pictures[-1]
    }
