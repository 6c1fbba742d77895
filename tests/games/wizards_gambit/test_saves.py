# SPDX-License-Identifier: MIT
"""A match can be saved and continued in the middle of every effect."""

import json
from pathlib import Path

import pytest

from tests.games.wizards_gambit import tables
from tests.helpers import play_on, players
from wizardtable.core import catalog, codec
from wizardtable.core.game import Setup
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.events import HandEmptied, WizardsGambitEvent
from wizardtable.games.wizards_gambit.rules.moves import Action, Cast, ChooseSeat, TakeBack
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import (
    AIM,
    FORESEE,
    GIVE,
    LIMIT,
    RECLAIM,
    START,
    TURN,
    WITHER,
    Observation,
    State,
)
from wizardtable.games.wizards_gambit.rules.state import DISPEL as DISPEL_STEP
from wizardtable.games.wizards_gambit.rules.state import RECALL as RECALL_STEP
from wizardtable.games.wizards_gambit.rules.state import TRANSMUTE as TRANSMUTE_STEP
from wizardtable.store import save, save_format

DECISION_STEPS = {
    "corrupt exchange is offered": START,
    "a card is given back": GIVE,
    "a turn": TURN,
    "an incantation is aimed": AIM,
    "withering": WITHER,
    "a component is dispelled": DISPEL_STEP,
    "a component is transmuted": TRANSMUTE_STEP,
    "a component is recalled": RECALL_STEP,
    "components are reclaimed": RECLAIM,
    "foresight": FORESEE,
    "the hand limit": LIMIT,
}


def stopped(step: int) -> Match:
    """Plays a random match until a decision of this kind, and returns it."""
    spec = catalog.get("wizards_gambit")
    for seed in range(60):
        match = Match(spec, Setup(4), seed, players(spec, 4))
        rng = Rng(seed)
        while match.to_move is not None:
            observation = match.observe(None)
            assert isinstance(observation, Observation)
            if observation.step == step:
                return match
            match.play(rng.choice(match.menu()))
    raise AssertionError("such a decision never comes")


def digest(match: Match) -> str:
    """Returns a text that is equal only for matches in the same state."""
    return codec.digest(State, match.state_at(len(match.actions)))


@pytest.mark.parametrize("step", DECISION_STEPS.values(), ids=DECISION_STEPS)
def test_a_match_saved_in_the_middle_of_anything_goes_on_where_it_was(
    step: int, tmp_path: Path
) -> None:
    match = stopped(step)
    path = tmp_path / "a.wizardtable"
    save.write(path, match)
    loaded = save.load(path)
    assert loaded.notice is None
    assert digest(loaded.match) == digest(match)
    assert loaded.match.menu() == match.menu()
    for other in (match, loaded.match):
        play_on(other, seed=3)
    assert digest(loaded.match) == digest(match)
    assert loaded.match.result == match.result
    assert match.result is not None


# Saves of positions made by hand, some of them in the middle of an effect.


def second_opponent_withers() -> State:
    state = tables.table(4)
    tables.give(state, 0, tables.card(box.WITHERING), *tables.faces("AA"))
    for seat in (1, 2, 3):
        tables.give(state, seat, *tables.faces("SD"))
    tables.play(state, Cast(tables.card(box.WITHERING)))
    tables.play(state, RULES.legal_actions(state)[0])
    assert (state.step, state.to_move) == (WITHER, 2)
    return state


def second_component_is_reclaimed() -> State:
    state = tables.with_spell(box.RECLAMATION, "AA")
    tables.lay(state, 1, "DRGS")
    tables.play(state, tables.ANGEL_ON_SECOND, TakeBack(tables.faces("D")[0]))
    return state


def second_card_is_foreseen() -> State:
    state = tables.with_spell(box.FORESIGHT)
    tables.own(state, 1, box.GRAND_SIEGE)
    tables.on_top(state, *tables.faces("SRPG"))
    tables.end(state)
    tables.play(state, RULES.legal_actions(state)[0])
    assert state.step == FORESEE
    return state


def corrupt_exchange_gives() -> State:
    state = tables.with_spell(box.CORRUPT_EXCHANGE, "AP")
    tables.turn(state, 0)
    tables.play(state, ChooseSeat(1))
    return state


def casting(effect: int) -> State:
    state = tables.table(3)
    tables.give(state, 0, tables.card(effect), *tables.faces("AP"))
    tables.lay(state, 0, "DG")
    tables.discarded(state, "SR")
    tables.play(state, Cast(tables.card(effect)))
    return state


def over_the_limit_by_two() -> State:
    state = tables.table(3)
    tables.give(state, 0, *tables.faces("AAPPDDS"))
    tables.end(state)
    return state


UNFINISHED_ACTIONS = {
    "second_opponent_withers": second_opponent_withers,
    "second_component_is_reclaimed": second_component_is_reclaimed,
    "second_card_is_foreseen": second_card_is_foreseen,
    "corrupt_exchange_gives": corrupt_exchange_gives,
    "larceny": lambda: casting(box.LARCENY),
    "dispel": lambda: casting(box.DISPEL),
    "transmutation": lambda: casting(box.TRANSMUTATION),
    "exchange_of_minds": lambda: casting(box.EXCHANGE_OF_MINDS),
    "recall": lambda: casting(box.RECALL),
    "over_the_limit_by_two": over_the_limit_by_two,
}


@pytest.mark.parametrize("middle", UNFINISHED_ACTIONS)
def test_a_state_read_back_in_mid_effect_has_the_same_future(middle: str) -> None:
    state = UNFINISHED_ACTIONS[middle]()
    again: State = codec.loads(State, codec.dumps(State, state))
    rng = Rng(11)
    for _ in range(40):
        if RULES.to_move(state) is None:
            break
        menu = list(RULES.legal_actions(state))
        assert list(RULES.legal_actions(again)) == menu
        action = rng.choice(menu)
        assert happened(state, action) == happened(again, action)
    assert codec.digest(State, again) == codec.digest(State, state)


def happened(state: State, action: Action) -> list[WizardsGambitEvent]:
    journal: list[WizardsGambitEvent] = []
    RULES.apply(state, action, journal)
    return journal


# Saves of earlier versions with other states.


def emptied() -> Match:
    """Returns a whole match in which a wizard's last card was an incantation, played before any
    component."""
    spec = catalog.get("wizards_gambit")
    for seed in range(60):
        match = play_on(Match(spec, Setup(2), seed, players(spec, 2)), seed=seed)
        states = [match.state_at(number) for number in range(len(match.actions) + 1)]
        emptied = [
            entry.index
            for entry in match.entries(None)
            if isinstance(entry.event, HandEmptied) and entry.event.ends_turn
        ]
        if any(states[index].stuck for index in emptied):
            return match
    raise AssertionError("no hand was emptied by an incantation")


def as_before(path: Path, match: Match, kept: dict[str, object]) -> save.Loaded:
    """Returns the match as loaded from the save of an earlier version.

    That version kept the values of `kept` in its states, so the hashes in its saves differ.
    """
    save.write(path, match)
    lines = []
    for text in path.read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        del line["sum"]
        if line["kind"] == "stored":
            line["state"] |= kept
        elif line.get("hash"):
            line["hash"] = "0" * len(line["hash"])
        lines.append(save_format.line_of(codec.decode(save_format.Line, line)))
    path.write_bytes(b"".join(lines))
    return save.load(path)


def test_a_save_that_counted_emptied_hands_otherwise_keeps_its_history(tmp_path: Path) -> None:
    match = emptied()
    loaded = as_before(tmp_path / "a.wizardtable", match, {"stuck": 0})
    assert loaded.notice is None
    assert loaded.match.actions == match.actions


def test_a_save_of_another_course_goes_on_where_it_stood(tmp_path: Path) -> None:
    match = emptied()
    loaded = as_before(tmp_path / "a.wizardtable", match, {"used": 1})
    assert loaded.notice is not None
    assert len(loaded.match.actions) < len(match.actions)
