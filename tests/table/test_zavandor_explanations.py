# SPDX-License-Identifier: MIT
"""Tests the detail cards on a table of Zavandor: prices, effects, and origins of points."""

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.games.zavandor.boards import board, owning
from tests.games.zavandor.views import card
from tests.table.arranged import SPEC, Arranged
from tests.table.tables import Playing
from wizardtable.core.game import Setup
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.state import FIVE_SOLD, Observation
from wizardtable.games.zavandor.view.effects import effects_of
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.view import Banner, Explanation, Floater, Key, Sprite


def explained(observation: Observation, key: Key) -> Explanation:
    """Returns the detail card of a piece on the table."""
    sitting = SPEC.view.sit()
    sitting.present(Arranged(observation).frame(0))
    layout = sitting.lay_out(980.0, 666.0, Look())
    assert key in [piece.key for piece in layout.pieces]
    explanation: Explanation | None = sitting.explain(key)
    assert explanation is not None
    return explanation


def lot_key(observation: Observation, lot: int) -> Key:
    """Returns the key of any piece of a lot."""
    sitting = SPEC.view.sit()
    sitting.present(Arranged(observation).frame(0))
    layout = sitting.lay_out(980.0, 666.0, Look())
    return next(piece.key for piece in layout.pieces if piece.key[:2] == ("lot", lot))


def rich(**changes: Any) -> Observation:
    changes.setdefault("open", (box.CRYSTAL, box.ELIXIR, box.WAND))
    changes.setdefault("hand", (card(box.BLUE, 5), card(box.GREEN, 9), card(box.RED, 15)))
    return board(3, **changes)


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_piece_of_any_table_that_says_something_says_it_in_sentences(
    qtbot: QtBot, seats: int
) -> None:
    options = (("chosen_characters", True), ("wrath", seats > 3))
    game = Playing(SPEC, Setup(seats, options), seats)
    kinds = set()
    for steps in (0, 1, *12 * (40,)):
        game.steps(steps)
        for viewer in (0, None):
            sitting = SPEC.view.sit()
            sitting.present(game.frame(viewer))
            for piece in sitting.lay_out(980.0, 666.0, Look()).pieces:
                explanation = sitting.explain(piece.key)
                if explanation is None:
                    continue
                kinds.add(piece.key[0])
                assert explanation.title
                assert "{" not in "".join((explanation.title, *explanation.lines))
                assert all(line[-1] in ".:" for line in explanation.lines), explanation.lines
    assert {"seat", "supply", "gem", "lot", "wealth", "order", "round", "deck"} <= kinds


def test_an_emerald_tells_its_price_its_income_and_when_it_has_paid_for_itself(
    qtbot: QtBot,
) -> None:
    observation = rich(artifacts=owning(3, {0: [box.GRIMOIRE]}))
    explanation = explained(observation, ("supply", box.EMERALD))
    assert explanation.lines[0] == "You would pay 30 − 10% (Gems) = 27."
    assert explanation.ledger == (
        ("Average income per round", "10 → 17.5"),
        ("Points", "4 → 6"),
        ("Pays for itself in", "4 rounds"),
    )


def test_a_gem_one_may_not_enchant_says_what_is_needed(qtbot: QtBot) -> None:
    explanation = explained(rich(), ("supply", box.EMERALD))
    assert "You need a Grimoire to enchant emeralds." in explanation.lines


def test_with_full_slots_a_gem_is_compared_with_the_one_least_missed(qtbot: QtBot) -> None:
    spiral = ((1, 4, 0, 0, 0), (2, 1, 0, 0, 0), (2, 1, 0, 0, 0))
    observation = rich(artifacts=owning(3, {0: [box.GRIMOIRE]}), spiral=spiral)
    explanation = explained(observation, ("supply", box.EMERALD))
    assert explanation.lines[-1] == "On the spiral, replacing an opal:"
    assert ("Average income per round", "24 → 29.5") in explanation.ledger


def test_a_domain_tells_its_levels_its_price_and_the_hand_limit(qtbot: QtBot) -> None:
    explanation = explained(rich(), ("domain", 0, 5))
    assert "Level 2: 6 active slots, not counting a Belt or Wand." in explanation.lines
    assert "You would pay 2 + 20 (marker) = 22." in explanation.lines
    assert explanation.ledger == (("Hand limit", "4 → 5"),)


def test_an_artifact_tells_what_a_bid_would_cost_and_bring(qtbot: QtBot) -> None:
    observation = rich(dust=(60, 10, 20))
    explanation = explained(observation, lot_key(observation, box.WAND))
    assert "If you win at 60, you pay 60 (your bid)." in explanation.lines
    assert explanation.ledger == (
        ("Points", "3 → 6"),
        ("Active slots", "5 → 7"),
        ("Hand limit", "4 → 7"),
    )


def test_a_sentinel_tells_what_it_would_count_for_everybody(qtbot: QtBot) -> None:
    spiral = ((0, 3, 0, 0, 0), (2, 1, 0, 0, 0), (0, 0, 0, 0, 0))
    observation = rich(spiral=spiral)
    explanation = explained(observation, lot_key(observation, box.FOX))
    assert explanation.ledger[-4:] == (
        ("Points and bonus", ""),
        ("You", "5 + 6 = 11"),
        ("Balthazar", "5 + 2 = 7"),
        ("Circe", "5 + 0 = 5"),
    )


def test_a_lot_that_takes_gems_to_pay_says_that_its_figures_do_not_count_them(
    qtbot: QtBot,
) -> None:
    warning = (
        "Your cards and dust are 11 short: you would have to disenchant gems. The figures below "
        "do not allow for the loss of those gems."
    )
    spiral = ((0, 3, 0, 0, 0), (2, 1, 0, 0, 0), (0, 0, 0, 0, 0))
    short = rich(spiral=spiral, dust=(80, 10, 20))
    assert warning in explained(short, lot_key(short, box.FOX)).lines
    enough = rich(spiral=spiral, dust=(91, 10, 20))
    lines = explained(enough, lot_key(enough, box.FOX)).lines
    assert not any("disenchant" in line for line in lines)


def test_points_are_told_with_where_they_come_from(qtbot: QtBot) -> None:
    sentinels = tuple(0 if n == 3 else -1 for n in range(9))
    observation = rich(sentinels=sentinels, sold=1, levels=((4, 0, 0, 0, 0, 0), (0,) * 6, (0,) * 6))
    explanation = explained(observation, ("seat", 0))
    assert explanation.ledger == (
        ("2 × Opal", "2"),
        ("Sapphire", "1"),
        ("Gems, level 4", "2"),
        ("Cat", "5"),
        ("Cat, bonus", "4"),
        ("Points in all", "14"),
    )


def test_a_hand_limit_is_told_with_how_it_comes_about(qtbot: QtBot) -> None:
    observation = rich(
        levels=((1, 1, 0, 0, 1, 0), (0,) * 6, (0,) * 6), artifacts=owning(3, {0: [box.WAND]})
    )
    explanation = explained(observation, ("character", 0))
    assert explanation.ledger == (
        ("Witch", "4"),
        ("Energy Flow", "−1"),
        ("Artifacts", "+1"),
        ("Magic Wand", "+3"),
        ("Hand limit", "7"),
    )


def test_a_deck_tells_which_cards_nobody_has_shown(qtbot: QtBot) -> None:
    observation = rich(discards=((card(box.BLUE, 3), card(box.BLUE, 3)), (), (), ()))
    explanation = explained(observation, ("deck", box.BLUE))
    assert dict(explanation.ledger)["Value 3"] == "× 1"
    assert dict(explanation.ledger)["Value 5"] == "× 11"  # one is in the viewer's own hand


def test_a_gem_of_ones_own_tells_what_it_brings_back(qtbot: QtBot) -> None:
    observation = rich()
    sitting = SPEC.view.sit()
    sitting.present(Arranged(observation).frame(0))
    own = next(key for key in _gems(sitting) if key[1] == box.OPAL)
    explanation = sitting.explain(own)
    assert explanation is not None
    assert explanation.lines[0] == "Disenchanting this gem gives 4 dust."


def _gems(sitting: Any) -> list[Key]:
    return [("gem", *gem) for gem in sitting._numbers.gems(0, active=True)]


def frame_of(observation: Observation) -> Frame:
    return Arranged(observation).frame(0)


def test_rounds_sentinels_ruin_and_the_end_are_announced_in_banners(qtbot: QtBot) -> None:
    frame = frame_of(rich())
    events = (
        moves.RoundBegan(4, (1, 0, 2), (3, 5, 3)),
        moves.LotGained(1, box.FOX, 3),
        moves.LotGained(1, box.CRYSTAL, 3),
        moves.Ruined(2, box.FOX),
        moves.GameEnded(FIVE_SOLD, (30, 41, 12)),
    )
    assert effects_of(frame, events) == (
        Banner("Round 4", "Balthazar plays first."),
        Banner("Balthazar wins the Fox", "3 sentinels sold (5 end the match)"),
        Banner("Balthazar wins the Protection Crystal"),
        Banner("The wrath of the Sages!", "Circe cannot pay for the Fox and is eliminated."),
        Banner(
            "Balthazar wins the match!",
            "Five sentinels have been sold.",
            (("seat", 1), Sprite("sitter", (1, ""))),
            Banner("The match is over", "Five sentinels have been sold."),
        ),
    )


def test_a_shared_victory_names_nobody_alone(qtbot: QtBot) -> None:
    (banner,) = effects_of(frame_of(rich()), (moves.GameEnded(FIVE_SOLD, (41, 41, 12)),))
    assert isinstance(banner, Banner)
    assert (banner.title, banner.line) == (
        "The victory is shared!",
        "Five sentinels have been sold.",
    )


def test_dust_that_comes_rises_from_the_hand_it_comes_to(qtbot: QtBot) -> None:
    drew = moves.Drew(1, (0, 0, 0, 0), (0, 0, 0, 0), 7, 0, None)
    assert effects_of(frame_of(rich()), (drew,)) == (Floater("+7 dust", ("wealth", 1)),)


def test_a_step_of_knowledge_rises_from_the_board_it_is_made_on(qtbot: QtBot) -> None:
    step = moves.Advanced(1, box.FIRE, 2, 10, False)
    assert effects_of(frame_of(rich()), (step,)) == (Floater("Fire, level 2", ("lore", 1)),)


def test_only_for_the_druid_with_the_option_fire_3_says_that_a_ruby_can_be_enchanted() -> None:
    levels = ((0, 0, 2, 0, 0, 0), (0, 0, 3, 0, 0, 0), (0, 0, 3, 0, 0, 0))
    observation = rich(levels=levels, characters=(box.DRUID, box.DRUID, 1), druid_ruby=True)
    sheets = [("domain", 0, box.FIRE), ("lore", 1), ("lore", 2)]
    said = [" ".join(explained(observation, key).lines) for key in sheets]
    assert ["The Druid may enchant one ruby." in words for words in said] == [True, True, False]
    plain = replace(observation, druid_ruby=False)
    assert "Level 3: No effect yet." in explained(plain, ("domain", 0, box.FIRE)).lines


def test_in_the_last_round_nothing_speaks_of_a_next_one(qtbot: QtBot) -> None:
    for sold, words in ((0, "Next round"), (box.SALES_TO_END, "Last round: no more income")):
        observation = rich(sold=sold)
        sitting = SPEC.view.sit()
        sitting.present(frame_of(observation))
        pieces = sitting.lay_out(1280, 720, Look()).pieces
        (income,) = (piece for piece in pieces if piece.key[0] == "income")
        assert income.sprite.details[0] == words
        assert income.name.startswith(words)
        assert any(income.sprite.details[1]) != bool(sold)
        text = " ".join(explained(observation, ("wealth", 0)).lines)
        assert ("Next round" in text) != bool(sold)
