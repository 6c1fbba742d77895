# SPDX-License-Identifier: MIT
"""Tests the detail cards of pieces of Wizard's Gambit, and the banners about events."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.table.tables import NAMES
from tests.table.wizards_gambit import Game, game_at, pieces, seated, seen_as
from tests.ui.windows import speak
from wizardtable.core.game import Event
from wizardtable.core.languages import languages
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events
from wizardtable.games.wizards_gambit.rules.state import (
    DRAINED,
    TEN_POINTS,
    TOO_LONG,
    Observation,
)
from wizardtable.games.wizards_gambit.view import spell_completions
from wizardtable.table.view import Banner, Explanation, Flight, Floater

__all__ = ["speak"]


def explained(game: Game, **changes: object) -> dict[object, Explanation]:
    """Returns the detail cards of a changed frame, by key and by kind of piece."""
    sitting, layout = seated(seen_as(game, **changes))
    explanations = {}
    for key in pieces(layout):
        about = sitting.explain(key)
        if about is not None:
            explanations[key[0]] = explanations[key] = about
    return explanations


@pytest.mark.parametrize("language", languages())
def test_everything_on_the_table_explains_itself_in_whole_sentences(
    qtbot: QtBot, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    game = Game(4, 5)
    kinds = set()
    while game.mover is not None:
        game.steps(6)
        for key, about in explained(game).items():
            written = [about.title, *about.lines, *(word for row in about.ledger for word in row)]
            assert about.title
            assert not [text for text in written if "{" in text or "%n" in text], written
            kinds.add(key if isinstance(key, str) else key[0])  # type: ignore[index]
    wanted = {"spell", "need", "card", "panel", "seat", "note", "tome", "back", "hand", "turn"}
    assert kinds >= wanted | {"deck", "discards", "spells"}


def needing(observation: Observation, slot: int) -> tuple[box.Face, ...]:
    """Returns the components that a pool spell needs."""
    needs = observation.table.needs[observation.pool[slot]]
    return tuple(box.Face(kind) for kind in range(box.TYPE_COUNT) for _ in range(needs[kind]))


def one_short(game: Game) -> dict[str, object]:
    """Returns the changes that leave the first spell with only its last component missing."""
    observation: Observation = game.frame().observation
    needs = needing(observation, 0)
    laid = tuple((face, int(face)) for face in needs[:-1])
    return {
        "laid": (laid, *observation.laid[1:]),
        "short": (1, *observation.short[1:]),
        "lacks": (1 << needs[-1], *observation.lacks[1:]),
    }


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_who_is_known_to_hold_the_last_component_is_marked_on_the_spell(
    qtbot: QtBot, holder: int
) -> None:
    game = Game(3, 2)
    observation: Observation = game.frame().observation
    last = needing(observation, 0)[-1]
    other = box.Face(next(kind for kind in range(box.TYPE_COUNT) if kind != last))
    hands = tuple(((last,) if seat == holder else (other,)) for seat in range(3))
    _, layout = seated(seen_as(game, hands=hands, active=holder, played=0, **one_short(game)))
    assert [key for key in pieces(layout) if key[:2] == ("finishes", 0)] == [
        ("finishes", 0, holder)
    ]


def test_the_sheet_of_a_spell_says_of_everybody_whether_they_could_complete_it(
    qtbot: QtBot,
) -> None:
    game = Game(4, 2)
    observation: Observation = game.frame().observation
    last = needing(observation, 0)[-1]
    other = box.Face(next(kind for kind in range(box.TYPE_COUNT) if kind != last))
    hands = ((other,), (box.HIDDEN, box.HIDDEN), (box.FLAKE,), (last,))
    gambits = (box.NO_CARD, box.NO_CARD, box.NO_CARD, box.gambit(3))
    auras = (-1, 3, -1, -1)
    changes = {"hands": hands, "gambits": gambits, "auras": auras, **one_short(game)}
    ledger = dict(explained(game, **changes)["spell", int(observation.pool[0])].ledger)
    assert ledger == {
        NAMES[0]: "lacks a component",
        NAMES[1]: "could complete it: 2 unknown cards",
        NAMES[2]: "has what is missing",
        NAMES[3]: "cannot claim spells",
    }


def test_a_spell_that_lacks_more_than_one_turn_brings_is_not_completed_in_one(
    qtbot: QtBot,
) -> None:
    game = Game(2, 4)
    observation: Observation = replace(game.frame().observation, hands=((box.FLAKE,) * 6, ()))
    assert observation.short[0] > 1
    assert spell_completions.prospect(observation, 0, 0) == spell_completions.UNLIKELY


def test_the_sheet_of_the_discards_counts_every_card(qtbot: QtBot) -> None:
    game = game_at(fits=lambda state, menu: len(state.discards) > 9)
    about = explained(game)["discards",]
    counted = sum(int(figure) for _, figure in about.ledger)
    assert counted == len(game.state.discards)
    assert len(about.ledger) == len(Counter(game.state.discards))


def test_the_sheet_of_a_book_names_all_its_spells_from_the_top(qtbot: QtBot) -> None:
    game = game_at(fits=lambda state, menu: len(state.books[1]) > 1)
    about = explained(game)["note", 1]
    book = game.state.books[1]
    points = [str(game.state.table.points[row]) for row in reversed(book)]
    assert [figure for _, figure in about.ledger] == [*points, str(game.state.scores[1])]


def test_a_stopped_book_says_why(qtbot: QtBot) -> None:
    game = game_at(fits=lambda state, menu: bool(state.books[1]))
    about = explained(game, eclipses=(0, 1 << 2, 0))["note", 1]
    assert any(NAMES[2] in line for line in about.lines)


def effects(game: Game, *events: Event) -> list[object]:
    """Returns the effects of events that the first seat sees."""
    sitting, _ = seated(game.frame())
    return list(sitting.effects(events))


def test_an_incantation_of_another_is_announced_with_what_it_does(qtbot: QtBot) -> None:
    game = Game(3, 2)
    face = game.state.table.card_with(2)
    (banner,) = effects(game, events.IncantationCast(1, face, data=""))
    assert isinstance(banner, Banner)
    assert NAMES[1] in banner.title
    assert "Haste" in banner.title
    assert banner.line
    assert effects(game, events.IncantationCast(0, face, data="")) == []


def test_points_rise_from_the_book_that_claims_a_spell(qtbot: QtBot) -> None:
    game = Game(3, 2)
    spell = game.state.pool[0]
    event = events.SpellClaimed(2, 0, spell, (), 3, True, data="")
    assert effects(game, event) == [
        Floater(f"+{game.state.table.points[spell]}", ("tome", 2)),
    ]


def test_a_card_taken_between_others_is_seen_passing(qtbot: QtBot) -> None:
    game = Game(3, 2)
    (flight,) = effects(game, events.CardTaken(1, 2, box.HIDDEN, False, False, data=""))
    assert isinstance(flight, Flight)
    assert (flight.start, flight.end) == (("hand", 2), ("hand", 1))


@pytest.mark.parametrize(
    ("event", "title", "line"),
    [
        (
            events.CardTaken(1, 0, box.GRIFFIN, False, False, data=""),
            f"{NAMES[1]} takes a card from you at random",
            "You lose a Griffin Feather.",
        ),
        (
            events.CardDiscarded(0, box.ANGEL, DRAINED, 2, data=""),
            f"{NAMES[2]} makes you discard a random card",
            "You lose an Angel’s Breath.",
        ),
        (
            events.HandsSwapped(1, 0, (box.HIDDEN,), (box.AGATE,), data=""),
            f"{NAMES[1]} swaps hands with you",
            "You now hold a Riven Agate.",
        ),
        (
            events.AnnulmentLaid(2, box.gambit(4), 0),
            f"{NAMES[2]} annuls your book with gambit IV",
            "Your spells keep their points, but their abilities stop working.",
        ),
    ],
)
def test_who_harms_the_viewer_is_named_with_what_is_lost(
    qtbot: QtBot, event: Event, title: str, line: str
) -> None:
    banner = effects(Game(3, 2), event)[0]
    assert banner == Banner(title, line)


def test_who_shows_their_hand_is_seen_to(qtbot: QtBot) -> None:
    game = Game(3, 2)
    (words,) = effects(game, events.HandShown(1, (box.Face(1),), data=""))
    assert words == Floater("shows their hand", ("panel", 1))


def test_the_end_names_the_winner(qtbot: QtBot) -> None:
    game = Game(3, 2)
    (banner,) = effects(game, events.GameEnded(TEN_POINTS, (3, 10, 7), (1,)))
    assert isinstance(banner, Banner)
    assert NAMES[1] in banner.title


def test_the_end_says_why_a_match_was_over_without_ten_points(qtbot: QtBot) -> None:
    (banner,) = effects(Game(3, 2), events.GameEnded(TOO_LONG, (3, 9, 7), (1,)))
    assert isinstance(banner, Banner)
    assert banner.line == "The match ends after 500 rounds."


def test_a_line_of_the_log_points_at_what_it_tells_of(qtbot: QtBot) -> None:
    sitting, layout = seated(Game(3, 2).frame())
    event = events.Eclipsed(0, (1, 2))
    assert set(sitting.pieces_of_event(event)) == {("panel", 1), ("panel", 2)}
    assert set(sitting.pieces_of_event(event)) <= set(pieces(layout))
