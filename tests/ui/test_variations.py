# SPDX-License-Identifier: MIT
"""Tests that better lines of moves are shown on the table, and that a match can branch at any
place."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.games.elfenwizards.tables import board
from tests.games.zavandor import tables as zavandor_tables
from tests.helpers import begun, play_on, played
from tests.ui.windows import ADA, BOB, Hands
from wizardtable.ai.process import analysis_file
from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.search.appraisal import Analysis, Odds, Skill, Turning, line_type
from wizardtable.core import catalog, codec
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.core.text import N_
from wizardtable.games.anludim.rules import moves as anludim_moves
from wizardtable.games.elfenwizards.rules.moves import Reroll
from wizardtable.games.elfenwizards.rules.state import CAST_REST, PLACE
from wizardtable.games.wizards_gambit.rules import moves as gambit_moves
from wizardtable.games.zavandor.rules import moves as zavandor_moves
from wizardtable.play import moment_text, move_text
from wizardtable.play.analyst import Analyst
from wizardtable.play.branch import copy_to_play_on
from wizardtable.play.frames import Frame
from wizardtable.play.replay import Replay
from wizardtable.play.variation import Variation, first_difference, variation_at, variation_moments
from wizardtable.store import save, statistics
from wizardtable.store.book import end_of_match
from wizardtable.store.paths import data_dir
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.replay.compare_row import CompareRow
from wizardtable.ui.replay.replay_toolbar import ReplayToolbar
from wizardtable.ui.results.analysis_page import AnalysisPage


def variation(match: Match, place: int) -> Variation:
    """Returns a variation with another legal move at a place, or with the same move if it is the
    only one."""
    menu = match.spec.rules.legal_actions(match.state_at(place))
    other = [action for action in menu if action != match.actions[place]]
    return Variation(place, place + 1, match.mover(place), ((other or [*menu])[0],), 7)


@pytest.mark.parametrize("game", list(catalog.GAMES))
def test_a_variation_shows_its_seat_nothing_that_it_could_not_know(game: str) -> None:
    match = played(catalog.get(game))
    end = len(match.actions)
    for place in range(0, end, 1 + end // 12):
        better = variation(match, place)
        moments = variation_moments(match, better)
        assert moments[0].frame.observation == match.observe_at(place, better.seat)
        assert all(moment.frame.viewer == better.seat for moment in moments)
        assert not any(event.reveals for moment in moments for event in moment.frame.events)
        state, _ = move_text.possible_worlds(match, moments[0].frame.observation, place)
        for move, moment in zip(better.moves, moments[1:], strict=False):
            match.spec.rules.apply(state, move)
            if moment.frame.observation != moments[0].frame.observation:
                assert moment.frame.observation == match.spec.rules.observe(state, better.seat)


def test_moves_of_anybody_but_the_only_person_are_told_in_the_third_person() -> None:
    for game in catalog.GAMES:
        match = played(catalog.get(game))
        assert move_text.only_person(match) == 0
        for place in range(0, len(match.actions), 7):
            if match.mover(place) != 0:
                words = move_text.move_sentence(match, place, match.actions[place])
                assert " you" not in f" {words}".lower()
    assert move_text.only_person(begun(catalog.get("anludim"), people=2)) is None


def move_sentence(match: Match, kind: type) -> str:
    """Returns the sentence about the first move of this class by a player other than the person."""
    place = next(
        number
        for number, action in enumerate(match.actions)
        if isinstance(action, kind) and match.mover(number) != 0
    )
    return str(move_text.move_sentence(match, place, match.actions[place]))


@pytest.mark.parametrize("kind", [anludim_moves.EndTurn, gambit_moves.EndTurn])
def test_what_comes_after_a_turn_is_not_told_as_its_end(kind: type) -> None:
    game = "anludim" if kind is anludim_moves.EndTurn else "wizards_gambit"
    assert move_sentence(played(catalog.get(game)), kind).endswith(" ends their turn.")


def match_with_reroll() -> Match:
    """Returns a match in which Corvin rerolls two dice."""
    state = board(S1="R", M1="GB")
    state.phase, state.step, state.to_move, state.rolled = CAST_REST, PLACE, 1, (1, 1)
    state.ready[1] -= 2
    players = [Player("Ada", None), Player("Corvin", "adept"), Player("Isaure", "adept")]
    match = Match.from_state(catalog.get("elfenwizards"), Setup(3), 1, players, state, 0)
    match.play(Reroll())
    return match


def test_a_move_whose_luck_differs_is_told_with_its_player() -> None:
    match = match_with_reroll()
    assert str(move_text.move_sentence(match, 0, Reroll())) == (
        "Corvin: pay a minor spell and reroll 2 dice"
    )


def test_of_a_move_that_was_made_no_luck_is_told_that_it_did_not_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Tests that a move that was really made is not described with luck of an imagined line."""
    match = match_with_reroll()
    sample = match.spec.rules.sample
    monkeypatch.setattr(
        move_text,
        "possible_worlds",
        lambda _, observation, seed: (sample(observation, Rng(5)),) * 2,
    )
    assert str(move_text.move_sentence(match, 0, Reroll())) == (
        "Corvin: pay a minor spell and reroll 2 dice"
    )


def test_cards_given_up_for_a_combination_are_not_told_instead_of_it() -> None:
    conduct = catalog.get("anludim").conduct
    gave = anludim_moves.GaveUp(1, 0, 0, (), ())
    assert conduct.is_preparation(gave)
    assert not conduct.is_preparation(anludim_moves.Laid(1, 0, (), (), 0, False))


def zavandor_turn(*actions: zavandor_moves.Action, lot: bool = False) -> Match:
    """Returns a match with actions of Ada, who has 90 dust; `lot` puts an artifact on sale."""
    state = zavandor_tables.table(2)
    if lot:
        state.open.append(state.deck.pop())
    state.dust[0] = 90
    players = [Player("Ada", None), Player("Ludo", "greedy")]
    match = Match.from_state(catalog.get("zavandor"), Setup(2), 1, players, state, 0)
    for action in actions:
        match.play(action)
    return match


def marker_for_sale() -> zavandor_moves.BuyMarker:
    """Returns the purchase of a marker that the turn of `zavandor_turn` allows."""
    return next(
        action for action in zavandor_turn().menu() if isinstance(action, zavandor_moves.BuyMarker)
    )


def test_a_move_made_after_all_is_not_called_the_better_one() -> None:
    marker = marker_for_sale()
    opal, sapphire = zavandor_moves.Enchant(0), zavandor_moves.Enchant(1)
    match = zavandor_turn(opal, marker, zavandor_moves.EndTurn())
    better = Variation(0, 3, Seat(0), (marker, sapphire, zavandor_moves.EndTurn()))
    place, step = first_difference(match, better)
    assert step is not None
    assert (match.actions[place], step.move) == (opal, sapphire)
    assert str(step.sentence).startswith("enchant a sapphire")
    same = Variation(0, 3, Seat(0), (marker, opal, zavandor_moves.EndTurn()))
    place, step = first_difference(match, same)
    assert step is not None
    assert (match.actions[place], step.move) == (opal, marker)


def test_of_several_better_moves_the_one_is_named_that_the_move_made_has_cost() -> None:
    gems, other = zavandor_moves.Advance(0), zavandor_moves.Advance(1, 20)
    opal = zavandor_moves.Enchant(0)
    match = zavandor_turn(gems, zavandor_moves.EndTurn())
    better = Variation(0, 2, Seat(0), (opal, other, zavandor_moves.EndTurn()))
    place, step = first_difference(match, better)
    assert step is not None
    assert (match.actions[place], step.move) == (gems, other), "the opal could still be had"


def test_a_line_that_only_does_without_a_move_has_no_better_one_to_name() -> None:
    opal, sapphire = zavandor_moves.Enchant(0), zavandor_moves.Enchant(1)
    match = zavandor_turn(opal, sapphire, zavandor_moves.EndTurn())
    better = Variation(0, 3, Seat(0), (sapphire, zavandor_moves.EndTurn()))
    place, step = first_difference(match, better)
    assert (match.actions[place], step) == (opal, None)


def test_a_better_move_is_one_that_could_have_been_made_instead() -> None:
    marker = marker_for_sale()
    opal, entered = zavandor_moves.Enchant(0), zavandor_moves.Advance(1)
    match = zavandor_turn(opal, marker, zavandor_moves.EndTurn())
    better = Variation(0, 3, Seat(0), (marker, entered, zavandor_moves.EndTurn()))
    place, step = first_difference(match, better)
    assert (match.actions[place], step) == (opal, None), "without the marker there was no way in"


def test_a_move_made_right_afterwards_is_not_called_better() -> None:
    opal, sapphire = zavandor_moves.Enchant(0), zavandor_moves.Enchant(1)
    match = zavandor_turn(opal, sapphire, zavandor_moves.EndTurn())
    place, step = first_difference(match, Variation(0, 1, Seat(0), (sapphire,)))
    assert (match.actions[place], step) == (opal, None)


def test_a_move_made_later_in_the_turn_is_not_called_better_even_if_others_acted_between() -> None:
    gems = zavandor_moves.Advance(0)
    match = zavandor_turn(lot=True)
    auction = next(
        action for action in match.menu() if isinstance(action, zavandor_moves.OpenAuction)
    )
    for action in (auction, zavandor_moves.PassBid(), zavandor_moves.Pay(), gems):
        if match.objection(action) is None:
            match.play(action)
    assert {match.mover(place) for place in range(len(match.actions))} == {0, 1}
    assert match.actions[-1] == gems
    place, step = first_difference(match, Variation(0, 1, Seat(0), (gems,)))
    assert (match.actions[place], step) == (auction, None)


def test_an_idle_turn_of_a_rival_reads_as_in_the_log() -> None:
    match = zavandor_turn(zavandor_moves.EndTurn(), zavandor_moves.EndTurn())
    sentence = str(move_text.move_sentence(match, 1, match.actions[1]))
    assert sentence == "Ludo ends their turn without doing anything."


def test_a_turn_ended_after_a_better_move_is_not_called_idle() -> None:
    match = zavandor_turn(zavandor_moves.EndTurn())
    better = Variation(0, 1, Seat(0), (zavandor_moves.Enchant(0), zavandor_moves.EndTurn()))
    frame = variation_moments(match, better)[-1].frame
    last = moment_text.log_line(match.spec, match.names, frame.before, frame.events[0])
    assert str(last) == "Ada ends their turn."


def test_the_headline_says_which_move_is_the_better_one_and_which_follow(qtbot: QtBot) -> None:
    opal, sapphire = zavandor_moves.Enchant(0), zavandor_moves.Enchant(1)
    end = zavandor_moves.EndTurn()
    match = zavandor_turn(opal, end)
    line = Variation(0, 2, Seat(0), (sapphire, end), 12)
    replay = Replay(match, line.seat, 0, variations=[line])
    page = QWidget()
    qtbot.addWidget(page)
    row = CompareRow(replay, page)
    replay.show_better()
    replay.next()
    assert str(replay.sentence).startswith("Better: enchant a sapphire")
    replay.next()
    assert str(replay.sentence) == "Then: end turn"
    better = row._sentence.text()
    assert better.startswith(
        "The chances of winning would have been 12 percentage points higher "
        "with this: enchant a sapph"
    )
    replay.show_played()
    replay.next()
    assert str(replay.sentence).startswith("Played: Ada enchants an opal")
    replay.next()
    assert str(replay.sentence).startswith("Then: Ada ")
    made = row._sentence.text()
    assert made.startswith(
        "This lowered the chances of winning by 12 percentage points: enchant an"
    )


def test_a_line_that_does_without_a_move_says_so_beneath_the_table(qtbot: QtBot) -> None:
    opal, end = zavandor_moves.Enchant(0), zavandor_moves.EndTurn()
    match = zavandor_turn(opal, end)
    replay = Replay(match, Seat(0), 0, variations=[Variation(0, 2, Seat(0), (end,), 12)])
    page = QWidget()
    qtbot.addWidget(page)
    row = CompareRow(replay, page)
    replay.show_better()
    assert str(replay.sentence) == "Better: end turn"
    assert "higher without this: enchant an opal" in row._sentence.text()


def test_better_moves_are_played_from_their_place_and_the_match_comes_back(
    toy: GameSpec, qtbot: QtBot
) -> None:
    match = played(toy)
    first = variation(match, 4)
    replay = Replay(match, first.seat, 4, variations=[first])
    assert replay.variation_here == first
    replay.show_better()
    assert replay.shown_variation == first
    replay.next()
    assert replay.variation_sentence is not None
    assert str(replay.variation_sentence).startswith("Better: ")
    replay.previous()
    replay.previous()
    assert (replay.shown_variation, replay.place, replay.variation_sentence) == (None, 3, None)
    replay.go(4)
    replay.show_better()
    replay.show_played()
    assert (replay.shown_variation, replay.place, replay.is_playing) == (None, 4, True)
    replay.show_better()
    replay.look_from(None)
    assert replay.shown_variation is None
    assert replay.variation_here is None
    assert variation_at([first], 6) is None


def two_moves(match: Match) -> Variation:
    """Returns the first two successive moves of a seat between which it learned nothing."""
    for place in range(len(match.actions) - 1):
        seat = match.mover(place)
        events = match.events_at(place + 1, seat) + match.events_at(place + 2, seat)
        if match.mover(place + 1) == seat and not any(event.reveals for event in events):
            return Variation(place, place + 2, seat, tuple(match.actions[place : place + 2]), 20)
    raise AssertionError("no such moves")


@pytest.mark.parametrize("game", list(catalog.GAMES))
def test_a_better_line_of_two_moves_is_kept_with_the_match_and_played_to_its_end(
    game: str, qtbot: QtBot, tmp_path: Path
) -> None:
    match, path = played(catalog.get(game)), tmp_path / "a.wizardtable"
    spec, line = match.spec, two_moves(match)
    moves = codec.dumps(line_type(spec), line.moves)
    reason, seats = N_("toy", "The game is over."), match.setup.seats
    turning = Turning(line.place, line.end, line.seat, moves, reason, 0.6, 0.4)
    odds, skills = Odds(0, (1 / seats,) * seats), (Skill(3, 4, 20),) * seats
    save.write(path, match)
    record = MatchRecord.of(match)
    analysis_file.write(path, record, Analysis(spec.levels[-1].id, (odds,), (turning,), skills))

    again = save.load(path).match
    page = AnalysisPage(again, path, Analyst())
    qtbot.addWidget(page)
    page.open()
    assert page.variations == (line,)
    replay, frames = Replay(again, line.seat, line.place, variations=page.variations), list[Frame]()
    replay.frame.connect(lambda frame, _: frames.append(frame))
    replay.show_better()
    replay.next()
    first = str(replay.variation_sentence)
    replay.next()
    assert str(replay.variation_sentence) != first
    for frame, place in zip(frames, range(line.place, line.end + 1), strict=True):
        assert frame.observation == match.observe_at(place, line.seat)
    assert not replay.can_go_on
    replay.next()
    assert len(frames) == 3
    replay.previous()
    replay.previous()
    assert frames[-1].observation == frames[0].observation
    assert replay.shown_variation == line


def test_a_better_line_from_the_first_move_on_has_nothing_before_it(
    toy: GameSpec, qtbot: QtBot
) -> None:
    match = played(toy)
    line = variation(match, 0)
    replay = Replay(match, line.seat, 0, variations=[line])
    page = QWidget()
    qtbot.addWidget(page)
    toolbar = ReplayToolbar(replay, (), page)

    def enabled_buttons() -> set[str]:
        return {name for name, button in toolbar.buttons.items() if button.isEnabled()}

    replay.show_better()
    assert enabled_buttons() == {"play", "next", "last"}
    toolbar.press("first")
    toolbar.press("previous")
    assert replay.shown_variation == line
    toolbar.press("next")
    assert enabled_buttons() == {"previous", "play", "last"}
    toolbar.press("previous")
    assert enabled_buttons() == {"play", "next", "last"}
    assert replay.shown_variation == line


def test_a_better_line_that_cannot_be_played_shows_where_it_would_begin(
    toy: GameSpec, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wizardtable.play.replay.READING_TIME_FACTORS", (0, 0, 0))
    monkeypatch.setattr("wizardtable.play.variation._allowed", lambda *_: False)
    match = played(toy)
    line = variation(match, 4)
    replay = Replay(match, line.seat, 4, variations=[line])
    replay.show_better()
    assert not replay.is_playing
    qtbot.wait(20)
    assert (replay.shown_variation, replay.can_go_on) == (line, False)


@pytest.mark.parametrize("game", list(catalog.GAMES))
def test_a_copy_is_the_match_up_to_its_place_and_goes_on_from_its_save(
    game: str, tmp_path: Path
) -> None:
    match = played(catalog.get(game), 120)
    path = tmp_path / "copy.wizardtable"
    for place in (0, 40, len(match.actions)):
        copy = copy_to_play_on(match, place, "other")
        assert copy.actions == match.actions[:place]
        assert copy.observe(None) == match.observe_at(place, None)
        assert (copy.players, copy.setup, copy.seed) == (match.players, match.setup, match.seed)
        save.write(path, copy)
        loaded = save.load(path).match
        assert (loaded.origin, loaded.assisted) == (copy.origin, True)
        play_on(loaded, 3)
        assert loaded.actions[:place] == match.actions[:place]


def test_a_match_is_played_on_from_where_its_replay_is(hands: Hands, qtbot: QtBot) -> None:
    game = "anludim"
    match = played(catalog.get(game))
    path = save.new_path(hands.profile.data.saves, game)
    save.write(path, match)
    before = path.read_bytes()
    hands.main.replay_save(str(path))
    view = hands.main.page.feature(ReplayFeature).view
    assert view is not None
    place = next(
        index for index in range(len(match.actions) // 2, 0, -1) if match.mover(index) == 0
    )
    view.replay.go(place)
    view.toolbar.play_on_button.click()
    copy = hands.controller.match
    assert copy is not match
    assert copy.actions[:place] == match.actions[:place]
    assert (copy.players, copy.setup, copy.seed) == (match.players, match.setup, match.seed)
    assert copy.assisted
    assert copy.origin is not None
    assert copy.origin.name == path.stem
    assert f"of “{path.stem}”." in hands.main.page.panel.log.text()
    hands.controller.act(copy.menu()[0])
    assert len(copy.actions) > place
    hands.controller.undo()
    assert len(copy.actions) <= place
    hands.controller.flush()
    other = hands.main.page.path
    assert other is not None
    assert other != path
    loaded = save.load(other).match
    assert (loaded.origin, loaded.assisted) == (copy.origin, True)
    assert path.read_bytes() == before


def test_a_place_cannot_be_played_on_from_where_the_match_is_over(hands: Hands) -> None:
    match = played(catalog.get("anludim"))
    path = save.new_path(hands.profile.data.saves, "anludim")
    save.write(path, match)
    hands.main.replay_save(str(path))
    view = hands.main.page.feature(ReplayFeature).view
    assert view is not None
    view.replay.go(view.replay.end)
    assert not view.toolbar.play_on_button.isEnabled()
    hands.press(Qt.Key.Key_Left)
    assert view.toolbar.play_on_button.isEnabled()


def test_a_copy_of_a_match_of_several_people_begins_behind_the_curtain(hands: Hands) -> None:
    match = Match(catalog.get("anludim"), Setup(2), 3, (ADA, BOB))
    play_on(match, 30)
    hands.main.page.show_match(copy_to_play_on(match, 20, "anludim-1"), None)
    assert hands.controller.curtain_seat == hands.controller.match.to_move
    assert hands.controller.viewer is None


def test_a_copy_does_not_count_in_the_statistics(toy: GameSpec, tmp_path: Path) -> None:
    match = played(toy)
    copy = play_on(copy_to_play_on(match, 9))
    assert copy.result is not None
    for ended, count in ((match, 1), (copy, 0)):
        data = data_dir(tmp_path / str(count))
        end_of_match.write_end(data, ended)
        assert len(statistics.read(data)[0]) == count


def test_a_copy_that_goes_back_behind_its_beginning_says_so(toy: GameSpec) -> None:
    match = played(toy)
    copy = copy_to_play_on(match, 9)
    assert copy.origin is not None
    seat = Seat(copy.mover(2))
    while len(copy.actions) > 3:
        copy.undo({Seat(number) for number in range(3)})
    assert copy.origin.place == len(copy.actions) == 3
    assert seat == copy.mover(2)
