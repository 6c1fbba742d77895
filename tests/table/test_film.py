# SPDX-License-Identifier: MIT
"""Tests films of matches: their motion, their end, and that they show one seat's knowledge only."""

import io
from collections.abc import Callable
from importlib import import_module

import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from tests.games.anludim.made_up_boxes import drawn_box
from tests.helpers import play_on, played, players
from wizardtable.core import catalog
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng
from wizardtable.core.text import Message
from wizardtable.film import caption
from wizardtable.film.film import Cut, Film, Shot
from wizardtable.film.reel import Format, Reel
from wizardtable.play import spans
from wizardtable.play.frames import Frame
from wizardtable.table.table_view import TableView

SIZE = (640, 440)
GAMES = list(catalog.GAMES)


class Viewing:
    """A film with all frames of its table and all sentences of its caption."""

    def __init__(self, match: Match, cut: Cut, monkeypatch: pytest.MonkeyPatch) -> None:
        self.frames: list[tuple[Frame, bool]] = []
        self.captions: list[tuple[str, str]] = []
        present, paint = TableView.present, caption.paint

        def show(table: TableView, frame: Frame, animate: bool = True) -> None:
            self.frames.append((frame, animate))
            present(table, frame, animate)

        def write(painter, rect, sentence, place, look) -> None:  # type: ignore[no-untyped-def]
            self.captions.append((sentence, place))
            paint(painter, rect, sentence, place, look)

        monkeypatch.setattr(TableView, "present", show)
        monkeypatch.setattr(caption, "paint", write)
        film = Film(match, cut, SIZE)
        self.shots: list[Shot] = list(film.shots())
        film.close()

    @property
    def seconds(self) -> float:
        return sum(shot.milliseconds for shot in self.shots) / 1000


@pytest.fixture
def watch(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[[Match, Cut], Viewing]:
    return lambda match, cut: Viewing(match, cut, monkeypatch)


def broken_off(game: str, max_actions: int) -> Match:
    """Returns an unfinished match of at most this many random actions."""
    spec = catalog.get(game)
    return played(spec, min(max_actions, len(played(spec).actions) - 1))


def flat(colour: str) -> QImage:
    """Returns a picture of one colour."""
    image = QImage(64, 40, QImage.Format.Format_RGB888)
    image.fill(QColor(colour))
    return image


def with_spot(x: int) -> QImage:
    """Returns a dark picture with a light square at `x`."""
    image = flat("#1d4245")
    for across in range(8):
        for down in range(8):
            image.setPixelColor(x + across, 16 + down, QColor("#f4e7c6"))
    return image


def developed(reel: Reel, kind: Format) -> Image.Image:
    return Image.open(io.BytesIO(reel.develop(kind, lambda _share: None)))


@pytest.mark.few(only="wizards_gambit|zavandor")
@pytest.mark.parametrize("game", GAMES)
def test_a_film_goes_on_to_the_end_of_the_match_and_says_who_won(
    game: str, watch: Callable[[Match, Cut], Viewing]
) -> None:
    match = played(catalog.get(game))
    end = len(match.actions)
    viewing = watch(match, Cut(Seat(0), end - 3, end, 20.0))
    assert len({bytes(shot.image.constBits()) for shot in viewing.shots}) > 3
    last, _ = viewing.frames[-1]
    assert last.observation == match.observe_at(end, Seat(0))
    assert match.result is not None
    sentence, points = viewing.captions[-1]
    for seat in match.result.winners():
        assert match.names[seat] in sentence
    assert all(f"{n}: {p}" in points for n, p in zip(match.names, match.result.scores, strict=True))
    assert viewing.shots[-1].share == 1.0


@pytest.mark.few(only="1")
@pytest.mark.parametrize("first", [0, 1])
def test_a_film_names_the_own_box_at_its_beginning_and_at_its_end(
    first: int, watch: Callable[[Match, Cut], Viewing]
) -> None:
    spec = catalog.get("anludim")
    match = play_on(Match(spec, Setup(2, (), drawn_box(4)), 7, players(spec, 2)), first + 1)
    viewing = watch(match, Cut(Seat(0), first, first + 1, 0.4))
    sentences = [sentence for sentence, _ in viewing.captions]
    assert "“Drawn 4”" in sentences[0]
    assert "“Drawn 4”" in sentences[-1]
    assert any("Drawn 4" not in sentence for sentence in sentences)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_film_shows_nothing_but_what_its_seat_knew_at_the_time(
    game: str, viewer: int | None, watch: Callable[[Match, Cut], Viewing]
) -> None:
    match = broken_off(game, 60)
    end = len(match.actions)
    first = max(0, end - 10)
    seat = None if viewer is None else Seat(viewer)
    viewing = watch(match, Cut(seat, first, end, 4.0))
    places = {str(match.observe_at(place, seat)): place for place in range(first, end + 1)}
    for frame, _ in viewing.frames:
        assert frame.viewer == seat
        place = places[str(frame.observation)]
        assert not set(map(str, frame.events)) - set(map(str, match.events_at(place, seat)))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_makes_no_difference_to_the_picture(game: str, qtbot: QtBot) -> None:
    match = broken_off(game, 40)
    end = len(match.actions)
    state = match.state_at(end)
    import_module(f"tests.games.{game}.hidden").shuffle_hidden(state, Seat(0), Rng(99))
    others = Match.from_state(match.spec, match.setup, match.seed, match.players, state, end)
    pictures = []
    for shown, place in ((match, end), (others, 0)):
        film = Film(shown, Cut(Seat(0), place, place, 2.0), SIZE)
        table = next(film.shots()).image.copy(
            0, 0, SIZE[0], SIZE[1] - caption.CAPTION_HEIGHT_PIXELS
        )
        pictures.append(bytes(table.constBits()))
        film.close()
    assert pictures[0] == pictures[1]


@pytest.mark.long
def test_where_there_is_time_every_move_is_seen_happening(
    watch: Callable[[Match, Cut], Viewing],
) -> None:
    match = played(catalog.get("anludim"), 30)
    viewing = watch(match, Cut(Seat(0), 20, 30, 60.0))
    shown = [frame.observation for frame, _ in viewing.frames]
    assert shown == [match.observe_at(place, Seat(0)) for place in range(20, 31)]
    assert [animate for _, animate in viewing.frames] == [False] + [True] * 10


@pytest.mark.long
def test_a_long_match_is_not_much_longer_than_asked_for(
    watch: Callable[[Match, Cut], Viewing],
) -> None:
    match = played(catalog.get("anludim"))
    end = len(match.actions)
    assert end > 100
    viewing = watch(match, Cut(None, 0, end, 12.0))
    assert 8.0 < viewing.seconds < 16.5
    assert viewing.frames[0][0].observation == match.observe_at(0, None)
    assert viewing.frames[-1][0].observation == match.observe_at(end, None)
    assert 10 < len(viewing.frames) < end


def test_an_unfinished_match_ends_with_the_last_move(
    watch: Callable[[Match, Cut], Viewing],
) -> None:
    match = played(catalog.get("zavandor"), 30)
    viewing = watch(match, Cut(Seat(0), 27, 30, 9.0))
    assert "30" in viewing.captions[-1][1]
    assert not any("wins the match" in sentence for sentence, _ in viewing.captions)


def test_who_knows_nothing_to_tell_leaves_the_sentence_before(
    watch: Callable[[Match, Cut], Viewing], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(catalog.get("anludim"), 6)
    said: list[Message | None] = []
    event = match.spec.wording.event

    def silent_at_last(happened: object, names: tuple[str, ...]) -> Message | None:
        sentence = None if happened in match.events_at(6, None) else event(happened, names)
        said.append(sentence)
        return sentence

    monkeypatch.setattr(type(match.spec.wording), "event", lambda _, *a: silent_at_last(*a))
    viewing = watch(match, Cut(None, 4, 6, 9.0))
    assert None in said
    assert viewing.captions[-1][0] == viewing.captions[-2][0] != ""


@pytest.mark.parametrize("kind", list(Format))
def test_a_recording_moves_for_ever_and_as_long_as_the_film(kind: Format, qtbot: QtBot) -> None:
    reel = Reel()
    for x in (0, 20, 40):
        reel.add(with_spot(x), 200)
    reel.add(with_spot(40), 600)  # it lies still: the same picture stands longer
    assert len(reel) == 3
    assert reel.milliseconds == 1200
    picture = developed(reel, kind)
    assert (picture.n_frames, picture.size) == (3, (64, 40))  # type: ignore[attr-defined]
    assert picture.info["loop"] == 0
    durations = []
    for number in range(3):
        picture.seek(number)
        picture.load()
        durations.append(picture.info["duration"])
        difference = ImageChops.difference(picture.convert("RGB"), reel.picture(number))
        assert max(ImageStat.Stat(difference).mean) < 6.0
    assert durations == [200, 200, 800]


def test_a_gif_keeps_what_lies_still_to_the_last_point(qtbot: QtBot) -> None:
    reel = Reel()
    for x in (0, 20, 40):
        reel.add(with_spot(x), 200)
    picture = developed(reel, Format.GIF)
    corners = []
    for number in range(3):
        picture.seek(number)
        corners.append(picture.convert("RGB").crop((50, 30, 64, 40)).tobytes())
    assert len(set(corners)) == 1


@pytest.mark.parametrize("kind", list(Format))
def test_a_film_of_a_single_picture_is_a_picture(kind: Format, qtbot: QtBot) -> None:
    reel = Reel()
    reel.add(flat("#1d4245"), 500)
    assert developed(reel, kind).size == (64, 40)


def test_developing_tells_how_far_it_is(qtbot: QtBot) -> None:
    reel = Reel()
    for x in range(0, 50, 5):
        reel.add(with_spot(x), 50)
    shares: list[float] = []
    reel.develop(Format.WEBP, shares.append)
    assert shares == sorted(shares)
    assert len(shares) >= 10
    assert 0.0 <= shares[0] <= shares[-1] <= 1.0


def test_stretches_follow_the_turns_of_a_match() -> None:
    match = played(catalog.get("zavandor"))
    starts = match.turn_starts()
    (second, number), (third, _) = starts[1], starts[2]
    assert spans.span_of_turns(match, number, number) == (second, third)
    assert spans.span_of_turns(match, 0, 9_999) == (0, len(match.actions))
    assert spans.span_of_turns(match, 9_999, 9_999) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_last_round_gives_every_seat_its_time(game: str) -> None:
    match = played(catalog.get(game))
    first, last = spans.span_of_last_round(match)
    assert last == len(match.actions)
    assert last - first >= match.setup.seats
    assert first in {place for place, _ in match.turn_starts()}


def test_the_last_round_of_a_match_that_has_just_begun_is_all_of_it() -> None:
    for game in GAMES:
        assert spans.span_of_last_round(played(catalog.get(game), 1)) == (0, 1)
