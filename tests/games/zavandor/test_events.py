# SPDX-License-Identifier: MIT
"""Events report everything: a record kept from them agrees with every board, hand and purse."""

from collections import Counter

import pytest

from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.components import CONCENTRATED, FIRST_SENTINEL, START_DUST
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import GONE, State


class Books:
    """The possessions of every seat, recorded from events."""

    def __init__(self, seats: int) -> None:
        self.dust = [0] * seats
        self.hands: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.spiral: list[Counter[int]] = [Counter({0: 2, 1: 1}) for _ in range(seats)]
        self.pentagon: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.levels: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.waiting = [0] * seats
        self.lots: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.open: Counter[int] = Counter()
        self.order: tuple[int, ...] = ()

    def enter(self, event: moves.ZavandorEvent) -> None:  # noqa: PLR0912, PLR0915 - lines for each kind
        match event:
            case moves.CharacterTaken(seat, character, _):
                self.dust[seat] = START_DUST[character]
                self.levels[seat][character] = 1
            case moves.RoundBegan(_, order, _):
                self.order = order
            case moves.Revealed(lot):
                self.open[lot] += 1
            case moves.Drew(seat, _, concentrated, dust, lost, cards):
                assert cards is not None
                self.dust[seat] += dust - lost
                self.hands[seat].update(cards)
                self.hands[seat].update(dict(zip(CONCENTRATED, concentrated, strict=True)))
            case moves.SagesGave(seat, _, cards):
                assert cards is not None
                self.hands[seat].update(cards)
            case moves.SagesConverted(seat, _, dust, lost):
                self.dust[seat] += dust - lost
            case moves.Paid(seat, price, cards, dust, change, lost):
                self.dust[seat] += change - dust - lost
                self.hands[seat].subtract(cards)
                assert price >= 0
            case moves.Enchanted(seat, gem, active, _):
                (self.spiral if active else self.pentagon)[seat][gem] += 1
            case moves.Disenchanted(seat, gem, active, refund, lost):
                (self.spiral if active else self.pentagon)[seat][gem] -= 1
                self.dust[seat] += refund - lost
            case moves.GemsSold(seat, spiral, pentagon, refund):
                self.spiral[seat].subtract(dict(enumerate(spiral)))
                self.pentagon[seat].subtract(dict(enumerate(pentagon)))
                self.dust[seat] += refund
            case moves.GemMoved(seat, gem, active):
                self.spiral[seat][gem] += 1 if active else -1
                self.pentagon[seat][gem] -= 1 if active else -1
            case moves.MarkerGained(seat, _, _):
                self.waiting[seat] += 1
            case moves.Advanced(seat, domain, level, _, _):
                self.waiting[seat] -= level == 1
                self.levels[seat][domain] = level
            case moves.LotGained(seat, lot, _):
                self.lots[seat][lot] += 1
                self.open[lot] -= lot < FIRST_SENTINEL
            case moves.GemLost(seat, gem, _):
                self.spiral[seat][gem] -= 1
            case moves.Discarded(seat, cards, dust):
                self.hands[seat].subtract(cards)
                self.dust[seat] -= dust
            case moves.DustLost(seat, lost):
                self.dust[seat] -= lost
            case moves.Ruined(seat, _):
                self.dust[seat] = self.waiting[seat] = 0
                for owned in (self.hands, self.spiral, self.pentagon, self.levels, self.lots):
                    owned[seat].clear()

    def agree(self, state: State) -> None:
        assert self.dust == state.dust
        assert self.waiting == state.waiting
        assert self.order == state.order
        assert +self.open == Counter(state.open)
        for seat in range(len(state.out)):
            assert +self.hands[seat] == Counter(state.hands[seat])
            assert [self.spiral[seat][gem] for gem in range(5)] == list(state.spiral[seat])
            assert [self.pentagon[seat][gem] for gem in range(5)] == list(state.pentagon[seat])
            assert [self.levels[seat][domain] for domain in range(6)] == list(state.levels[seat])
            owned = Counter(dict(enumerate(state.artifacts[seat])))
            owned.update(
                FIRST_SENTINEL + number
                for number, owner in enumerate(state.sentinels)
                if owner == seat != GONE
            )
            assert +self.lots[seat] == +owned


@pytest.mark.parametrize(
    "options", [(), (("wrath", True),), (("chosen_characters", True),)], ids=str
)
@pytest.mark.parametrize("seats", range(2, 7))
def test_who_keeps_books_by_the_events_knows_every_board(
    seats: int, options: tuple[tuple[str, bool], ...]
) -> None:
    for seed in range(3):
        journal: list[moves.ZavandorEvent] = []
        state = RULES.deal(Setup(seats, options), seed, journal)
        books, rng = Books(seats), Rng(seed)
        while True:
            for event in journal:
                books.enter(event)
            books.agree(state)
            if RULES.to_move(state) is None:
                break
            journal = []
            RULES.apply(state, rng.choice(RULES.legal_actions(state)), journal)
