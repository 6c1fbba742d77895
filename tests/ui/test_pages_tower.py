# SPDX-License-Identifier: MIT
"""The page of the tower, by mouse and by keyboard."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from wizardtable.core import catalog
from wizardtable.core.arranged import looks, purposes
from wizardtable.games.wizards_gambit.view.pieces.deck import Back, paint_card_back
from wizardtable.paint import card_backs
from wizardtable.paint.felts import FELT_COLOURS, theme_with_looks
from wizardtable.paint.theme import THEMES
from wizardtable.paint.wizard_portraits import paint_wizard
from wizardtable.paint.worn_looks import WornLooks, set_worn_looks
from wizardtable.store.book import book
from wizardtable.store.paths import data_dir
from wizardtable.ui.profile import Profile
from wizardtable.ui.tower.tower_page import TowerDialog


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    made = Profile(data_dir(tmp_path))
    yield made
    made.close()
    set_worn_looks(WornLooks())


def opened(qtbot: QtBot, profile: Profile, *floors: int) -> TowerDialog:
    """Opens the page of a player who has won a star on each of these floors."""
    with book.writing(profile.data) as connection:
        for floor in floors:
            won = {"game": "anludim", "purpose": purposes.tower(floor), "stars": 1}
            book.insert(connection, "ended", {"line": f"floor {floor}", **won})
    dialog = TowerDialog(profile)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_at_first_the_lowest_floor_is_open_in_every_game(qtbot: QtBot, profile: Profile) -> None:
    dialog = opened(qtbot, profile)
    assert dialog.floor == 1
    assert [card.game for card in dialog.cards] == list(catalog.GAMES)
    plans = []
    dialog.match_requested.connect(lambda game, plan: plans.append((game, plan)))
    qtbot.mouseClick(dialog.cards[1].play, Qt.MouseButton.LeftButton)
    ((game, plan),) = plans
    assert game == "zavandor"
    assert plan.purpose == purposes.tower(1)


def test_a_star_opens_the_next_floor_and_a_closed_one_can_be_looked_at(
    qtbot: QtBot, profile: Profile
) -> None:
    dialog = opened(qtbot, profile, 1, 2)
    assert dialog.floor == 3
    button = dialog.picture.floors[2]
    qtbot.keyClick(button, Qt.Key.Key_Up)
    assert dialog.floor == 4
    assert not any(card.play.isEnabled() for card in dialog.cards)
    qtbot.keyClick(dialog.picture.floors[3], Qt.Key.Key_Down)
    assert dialog.floor == 3
    qtbot.mouseClick(dialog.picture.floors[0], Qt.MouseButton.LeftButton)
    assert dialog.floor == 1
    assert all(card.play.isEnabled() for card in dialog.cards)


def test_floors_and_tables_tell_what_there_is_to_see(qtbot: QtBot, profile: Profile) -> None:
    dialog = opened(qtbot, profile, 1)
    assert dialog.picture.floors[0].accessibleName() == "Floor 1, Isaure: 1 of 12 stars"
    assert dialog.picture.floors[5].accessibleName() == "Floor 6, Corvin: locked"
    dialog.show_floor(1)
    card = dialog.cards[0]
    assert card.accessibleName() == "Anludim"
    assert "Star won: Win the match." in card.accessibleDescription()
    assert "Star to win:" in card.accessibleDescription()


def test_a_look_is_worn_once_it_is_open(qtbot: QtBot, profile: Profile) -> None:
    dialog = opened(qtbot, profile, 1)
    by_id = {swatch.id: swatch for swatch in dialog.looks.swatches if swatch.id}
    garnet, silver = by_id["garnet"], by_id["silver"]
    qtbot.mouseClick(silver, Qt.MouseButton.LeftButton)
    assert profile.settings.frame == ""
    assert "floor 2" in silver.accessibleName()
    qtbot.mouseClick(garnet, Qt.MouseButton.LeftButton)
    assert profile.settings.felt == "garnet"
    assert garnet.accessibleName() == "Garnet cloth, in use"


def test_looks_change_the_cloth_and_one_s_own_portrait_alone(qtbot: QtBot) -> None:
    def painted(wizard: str) -> QImage:
        image = QImage(96, 96, QImage.Format.Format_ARGB32)
        image.fill(QColor("black"))
        painter = QPainter(image)
        paint_wizard(painter, QRectF(0, 0, 96, 96), wizard, "#2b6a70")
        painter.end()
        return image

    before = painted("novice-hat"), painted("corvin")
    try:
        pictures = []
        for frame in looks.FRAMES:
            set_worn_looks(WornLooks(frame=frame))
            assert painted("corvin") == before[1]
            pictures.append(painted("novice-hat"))
        assert all(
            picture not in (before[0], *pictures[:place]) for place, picture in enumerate(pictures)
        )
    finally:
        set_worn_looks(WornLooks())


def test_the_backs_of_cards_are_glazed_and_stay_apart(qtbot: QtBot) -> None:
    def painted(back: Back) -> QImage:
        image = QImage(80, 112, QImage.Format.Format_ARGB32)
        image.fill(QColor("black"))
        painter = QPainter(image)
        paint_card_back(painter, QRectF(0, 0, 80, 112), back)
        painter.end()
        return image

    try:
        pictures = []
        for look in ("", *looks.BACKS):
            set_worn_looks(WornLooks(back=look))
            pictures += [painted(Back.SPELL), painted(Back.COMPONENT)]
        assert all(picture not in pictures[:place] for place, picture in enumerate(pictures))
    finally:
        set_worn_looks(WornLooks())


def test_every_kind_of_look_is_kept_as_a_setting_of_its_own(qtbot: QtBot, profile: Profile) -> None:
    dialog = opened(qtbot, profile, *range(1, 5))
    chosen = {"felt": "garnet", "frame": "silver", "back": "frost", "dice": "stars"}
    by_look = {(swatch.kind, swatch.id): swatch for swatch in dialog.looks.swatches}
    for swatch in map(by_look.__getitem__, chosen.items()):
        qtbot.mouseClick(swatch, Qt.MouseButton.LeftButton)
    settings = profile.settings
    worn = (settings.felt, settings.frame, settings.back, settings.dice)
    assert worn == ("garnet", "silver", "frost", "stars")


def test_every_cloth_has_a_colour_in_every_theme() -> None:
    assert set(FELT_COLOURS) == set(looks.FELTS)
    assert set(card_backs.GLAZES) == set(looks.BACKS)
    for name, theme in THEMES.items():
        assert theme_with_looks(name) is theme
        assert theme_with_looks(name, WornLooks("not known here")) is theme
        for felt in looks.FELTS:
            assert theme_with_looks(name, WornLooks(felt)) is theme_with_looks(
                name, WornLooks(felt)
            )
            assert theme_with_looks(name, WornLooks(felt)).circle != theme.circle


def test_where_there_is_little_room_the_tower_does_without_words(
    qtbot: QtBot, profile: Profile
) -> None:
    dialog = opened(qtbot, profile, 1)
    dialog.resize(1000, 600)
    wide = dialog.picture.sizeHint().width()
    dialog.resize(620, 500)
    assert dialog.picture.sizeHint().width() < wide
    assert dialog.picture.floors[0].accessibleName()
