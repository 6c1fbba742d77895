# SPDX-License-Identifier: MIT
"""A match plays, keeps its history, redacts it for each viewer, and goes back."""

import pytest

from tests.helpers import begun, play_on, played, players
from tests.toy.rules.rules import HIDDEN, CardId, Dealt, Play, Played, Swap, Swapped, TrickTaken
from wizardtable.core import codec
from wizardtable.core.game import IllegalAction, Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import ACTIONS_PER_STATE_COPY, AID_OTHERS, AID_REVEALED, Match, Player
from wizardtable.core.rng import Rng


def digest(match: Match, index: int | None = None) -> str:
    state = match.state_at(len(match.actions) if index is None else index)
    return codec.digest(match.spec.rules.kinds.state, state)


def swap(match: Match) -> Swap:
    return next(action for action in match.menu() if isinstance(action, Swap))


def lay(match: Match) -> Play:
    return next(action for action in match.menu() if isinstance(action, Play))


def to_seat(match: Match, seat: int) -> Match:
    """Plays on until the seat is to move, and returns the match."""
    while match.to_move != seat:
        match.play(lay(match))
    return match


def test_the_same_seed_and_actions_give_the_same_match(toy: GameSpec) -> None:
    match = played(toy)
    again = Match(toy, match.setup, match.seed, match.players, match.actions)
    assert digest(again) == digest(match)
    assert again.result == match.result
    assert again.entries(None) == match.entries(None)


def test_an_illegal_action_says_why_and_changes_nothing(toy: GameSpec) -> None:
    match = begun(toy)
    before, entries = digest(match), match.entries(None)
    stranger = next(CardId(c) for c in range(1, 25) if Play(CardId(c)) not in match.menu())
    with pytest.raises(IllegalAction, match="not in your hand"):
        match.play(Play(stranger))
    assert digest(match) == before
    assert match.actions == []
    assert match.entries(None) == entries


def test_each_seat_sees_only_its_own_cards_of_the_deal(toy: GameSpec) -> None:
    match = begun(toy)
    for viewer in range(3):
        for entry in match.entries(Seat(viewer)):
            assert isinstance(entry.event, Dealt)
            assert (entry.index, entry.seat) == (0, None)
            assert (HIDDEN in entry.event.cards) == (entry.event.seat != viewer)


def test_players_and_seats_must_agree(toy: GameSpec) -> None:
    with pytest.raises(ValueError, match="toy"):
        Match(toy, Setup(3), 1, [Player("Ada", None)])
    with pytest.raises(ValueError, match="toy"):
        Match(toy, Setup(5), 1, players(toy, 5))


def test_events_come_with_the_action_and_seat_they_stem_from(toy: GameSpec) -> None:
    match = begun(toy)
    seat = match.to_move
    match.play(swap(match))
    entries = match.play(lay(match))
    assert [(e.index, e.seat, type(e.event)) for e in entries] == [(2, seat, Played)]
    assert match.entries(None, since=2) == entries


def test_each_viewer_sees_only_his_share_of_an_event(toy: GameSpec) -> None:
    match = begun(toy)
    seat = match.to_move
    assert seat is not None
    match.play(swap(match))
    drawn = {viewer: match.events(viewer, 1)[0] for viewer in (*map(Seat, range(3)), None)}
    for viewer, event in drawn.items():
        assert isinstance(event, Swapped)
        assert (event.drawn == HIDDEN) == (viewer != seat)


def test_every_earlier_position_can_be_looked_at_again(toy: GameSpec) -> None:
    match = begun(toy)
    observations = [match.observe(Seat(0))]
    rng = Rng(3)
    while match.to_move is not None:
        match.play(rng.choice(match.menu()))
        observations.append(match.observe(Seat(0)))
    again = [match.observe_at(index, Seat(0)) for index in range(len(observations))]
    assert again == observations


def test_there_are_points_for_each_turn_and_the_end(toy: GameSpec) -> None:
    match = played(toy)
    points = match.turn_points()
    assert points[0] == (0, 0, 0)
    assert [sum(totals) for totals in points] == [0, 1, 2, 3, 4]
    assert match.result is not None
    assert points[-1] == match.result.scores
    assert begun(toy).turn_points() == [(0, 0, 0)]


def test_undo_goes_back_to_the_persons_last_decision(toy: GameSpec) -> None:
    match = to_seat(begun(toy), 0)
    before, done = digest(match), len(match.actions)
    match.play(lay(match))
    to_seat(match, 0)
    others = len(match.actions) - done
    assert match.undo({Seat(0)}) == others
    assert digest(match) == before
    assert match.to_move == 0


def test_undo_forgets_only_the_shown_win_chances_of_later_moves(toy: GameSpec) -> None:
    match = played(toy)
    match.advised = dict.fromkeys(range(len(match.actions)), 50)
    match.undo({Seat(0)})
    assert list(match.advised) == list(range(len(match.actions) + 1))


def test_undo_turn_goes_back_to_where_the_person_began_to_decide(toy: GameSpec) -> None:
    match = to_seat(begun(toy), 0)
    before = digest(match)
    match.play(swap(match))
    match.play(lay(match))
    assert match.undo_turn({Seat(0)}) == 2
    assert digest(match) == before


def test_there_is_nothing_to_undo_before_the_person_has_decided(toy: GameSpec) -> None:
    match = begun(toy)
    starter = match.to_move
    assert starter is not None
    match.play(lay(match))
    others = {Seat(seat) for seat in range(3)} - {starter}
    assert not match.can_undo(others)
    assert match.undo(others) == match.undo_turn(others) == 0
    assert match.can_undo({starter})
    assert not match.can_undo(set())


def test_redo_does_again_what_each_undo_took_away(toy: GameSpec) -> None:
    match = played(toy)
    digests = []
    while match.can_undo({Seat(0)}):
        digests.append(digest(match))
        match.undo({Seat(0)})
    assert len(digests) >= 4
    while match.can_redo:
        assert match.redo() > 0
        assert digest(match) == digests.pop()
    assert not digests
    assert match.redo() == 0


def test_nothing_can_be_redone_after_another_action(toy: GameSpec) -> None:
    match = played(toy, 6)
    match.undo({Seat(0)})
    assert match.can_redo
    match.play(match.menu()[-1])
    assert not match.can_redo


def test_the_same_draw_comes_again_after_undo(toy: GameSpec) -> None:
    match = begun(toy)
    seat = match.to_move
    assert seat is not None
    action = swap(match)
    first = match.play(action)
    match.undo({seat})
    assert match.play(action) == first


def test_going_back_over_ones_own_open_move_is_free(toy: GameSpec) -> None:
    match = begun(toy)
    seat = match.to_move
    assert seat is not None
    match.play(lay(match))
    assert not match.undo_aid({seat})
    match.undo({seat})
    assert not match.assisted


def test_going_back_over_a_draw_marks_the_match_once(toy: GameSpec) -> None:
    match = begun(toy)
    seat = match.to_move
    assert seat is not None
    match.play(swap(match))
    assert match.undo_aid({seat}) == AID_REVEALED
    match.undo({seat})
    assert match.assisted
    assert match.aids == (AID_REVEALED,)
    match.redo()
    assert match.assisted
    assert not match.undo_aid({seat})


def test_going_back_over_another_seats_action_marks_the_match(toy: GameSpec) -> None:
    match = begun(toy)
    seat = match.to_move
    assert seat is not None
    match.play(lay(match))
    match.play(lay(match))
    assert match.undo_aid({seat}) == match.undo_turn_aid({seat}) == AID_OTHERS
    match.undo({seat})
    assert match.assisted
    assert match.aids == (AID_OTHERS,)


def test_only_the_turn_may_reveal_where_the_last_decision_does_not(toy: GameSpec) -> None:
    match = begun(toy)
    seat = match.to_move
    assert seat is not None
    match.play(swap(match))
    match.play(lay(match))
    assert not match.undo_aid({seat})
    assert match.undo_turn_aid({seat}) == AID_REVEALED


def test_a_match_can_go_on_from_a_stored_state(toy: GameSpec) -> None:
    whole = played(toy)
    half = Match.from_state(
        toy, whole.setup, whole.seed, whole.players, whole.state_at(6), earlier=6
    )
    for action in whole.actions[6:]:
        half.play(action)
    assert half.earlier == 6
    assert half.result == whole.result
    assert any(isinstance(event, TrickTaken) for event in half.events(None))
    while half.undo({Seat(0), Seat(1), Seat(2)}):
        pass
    assert digest(half) == digest(whole, 6)


class Endless:
    """The rules of a toy game without an end, for long histories.

    After the last trick it deals again.
    """

    def __init__(self, rules: object) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> object:
        return getattr(self._rules, name)

    def apply(self, state: object, action: object, journal: object = None) -> None:
        self._rules.apply(state, action, journal)  # type: ignore[attr-defined]
        if state.trick_number > 4:  # type: ignore[attr-defined]
            fresh = self._rules.deal(Setup(3), state.rng.next64())  # type: ignore[attr-defined]
            for name in ("hands", "deck", "gone", "trick_number", "rng"):
                setattr(state, name, getattr(fresh, name))


def test_undo_crosses_the_borders_between_kept_copies(toy: GameSpec) -> None:
    endless = GameSpec(**{f: getattr(toy, f) for f in toy.__dataclass_fields__})
    endless.__dict__["rules"] = Endless(toy.rules)
    match = begun(endless)
    digests = [digest(match)]
    rng = Rng(5)
    for _ in range(3 * ACTIONS_PER_STATE_COPY + 5):
        match.play(rng.choice(match.menu()))
        digests.append(digest(match))
    everybody = {Seat(0), Seat(1), Seat(2)}
    for length in range(3 * ACTIONS_PER_STATE_COPY + 4, ACTIONS_PER_STATE_COPY - 2, -1):
        match.undo(everybody)
        assert len(match.actions) == length
        assert digest(match) == digests[length]
    for length in range(ACTIONS_PER_STATE_COPY, 3 * ACTIONS_PER_STATE_COPY + 6):
        match.redo()
        assert digest(match) == digests[length]
    assert [digest(match, i) for i in range(len(digests))] == digests
    play_on(match, ACTIONS_PER_STATE_COPY)
    assert digest(match, ACTIONS_PER_STATE_COPY) == digests[ACTIONS_PER_STATE_COPY]
