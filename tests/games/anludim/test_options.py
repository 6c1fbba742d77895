# SPDX-License-Identifier: MIT
"""The buttons for chosen cards: the combination they make, its price, and why it may be closed."""

from collections.abc import Sequence

from tests.games.anludim.tables import Box, end_turns, lay_action, play, table, values
from wizardtable.core.game import IllegalAction, Seat
from wizardtable.core.text import Message
from wizardtable.games.anludim.rules.components import PAIRS, RUN, TRIPLES, CardId
from wizardtable.games.anludim.rules.moves import Action
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import State
from wizardtable.games.anludim.view import panel_options
from wizardtable.play.frames import Frame


def buttons(state: State, chosen: Sequence[CardId]) -> dict[str, tuple[bool, str]]:
    """Returns by label whether the button is open, and its second line, with plain spaces."""

    def check(action: Action) -> Message | None:
        try:
            RULES.check(state, action)
        except IllegalAction as illegal:
            return illegal.reason
        return None

    observation = RULES.observe(state, Seat(0))
    frame = Frame(observation, Seat(0), RULES.legal_actions(state), check, ("Ada", "Ludo"), Seat(0))
    choices = [option.choice(primary=False) for option in panel_options.card_options(frame, chosen)]
    return {plain(choice.label): (choice.is_open, plain(choice.detail)) for choice in choices}


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def triple(state: State, chosen: Sequence[CardId]) -> tuple[bool, str]:
    """Returns the button for a triple, whatever its label is if English plurals are loaded."""
    by_label = buttons(state, chosen)
    return next(by_label[label] for label in by_label if "triple" in label.lower())


def test_a_button_says_what_its_combination_beats_and_gives_up() -> None:
    box = Box()
    both, nine = (11, 2), (9, 3)
    cards = (box.card(both, nine), box.card((11, 1), (8, 0)), *box.cards((9, 0), (9, 1)))
    state = table(box, [cards, box.some(8)], expert=True)
    play(state, lay_action(PAIRS, cards[:2], [both, (11, 1)]))
    end_turns(state, 1)
    assert triple(state, (cards[0], *cards[2:])) == (
        True,
        "No triples on the table: any triple will do. Gives up a pair of 11s with the Necromancer.",
    )
    state.best[TRIPLES] = (1, 9)
    assert triple(state, (cards[0], *cards[2:])) == (
        False,
        "You must beat what is already on the table: a triple of 9s.",
    )


def test_an_enlargement_that_is_too_weak_is_shown_closed_with_its_reason() -> None:
    box = Box()
    mine, theirs = values(4, 5, 6), values(8, 9, 10)
    cards, others = box.cards(*mine), box.cards(*theirs)
    state = table(box, [cards, others], expert=True)
    play(state, lay_action(RUN, cards[:2], mine[:2]), lay_action(RUN, others, theirs))
    assert buttons(state, cards[2:]) == {
        "Enlarge to a run of 3 cards up to 8": (
            False,
            "A stronger run is already on the table: a run of 3 cards up to 10.",
        )
    }


def test_an_enlargement_without_rivals_has_nothing_to_beat() -> None:
    box = Box()
    run = values(4, 5, 6)
    cards = box.cards(*run)
    state = table(box, [cards, box.some(8)], expert=True)
    play(state, lay_action(RUN, cards[:2], run[:2]))
    end_turns(state, 1)
    assert list(buttons(state, cards[2:]).values()) == [(True, "")]
