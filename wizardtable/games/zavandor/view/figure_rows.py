# SPDX-License-Identifier: MIT
"""Rows of figures for explanations: what is named on the left, what it comes to on the right."""

from collections import Counter
from typing import TypeAlias

from wizardtable.core.text import N_, NN_, Message, signed
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.rules.economy import dust_slots, hand_limit, slots
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.text.what_if import Change
from wizardtable.games.zavandor.view.auction_figures import wealth
from wizardtable.play.translate import render

Ledger: TypeAlias = tuple[tuple[str, str], ...]


def tenths(value: float) -> str:
    """A number with at most one decimal, as it is written in the language of now."""
    whole, part = divmod(round(value * 10), 10)
    if not part:
        return str(whole)
    return render(N_("zavandor table", "{whole}.{tenths}").of(whole=whole, tenths=part))


def of_change(change: Change, cost: int = 0) -> Ledger:
    """What a purchase changes, and how soon it has paid for itself."""
    before, after = change.before, change.after
    pairs = [
        (N_("zavandor table", "Average income per round"), tenths(before.mean), tenths(after.mean)),
        (N_("zavandor table", "Points"), str(before.points), str(after.points)),
        (N_("zavandor table", "Active slots"), str(before.slots), str(after.slots)),
        (N_("zavandor table", "Hand limit"), str(before.limit), str(after.limit)),
    ]
    rows = [(render(label), f"{one} → {two}") for label, one, two in pairs if one != two]
    rounds = change.payback(cost)
    if rounds is not None:
        label = N_("zavandor table", "Pays for itself in")
        rows.append((render(label), render(NN_("zavandor table", "%n round(s)", "", rounds))))
    return tuple(rows)


def of_limit(seen: Observation, seat: int) -> Ledger:
    """How a hand limit comes about."""
    character = seen.characters[seat]
    if character < 0:
        return ()
    rows = [(render(terms.character(character)), str(box.HAND_LIMITS[character]))]
    for domain in range(len(box.DOMAINS)):
        entered = seen.levels[seat][domain] and domain != character
        if entered and box.LIMIT_CHANGE[domain]:
            rows.append((render(terms.domain(domain)), signed(box.LIMIT_CHANGE[domain])))
    for lot, more in ((box.CRYSTAL_BALL, box.BALL_LIMIT), (box.WAND, box.WAND_LIMIT)):
        count = seen.artifacts[seat][lot]
        if count:
            rows.append((times(terms.lot(lot), count), signed(more * count)))
    return (*rows, (render(N_("zavandor table", "Hand limit")), str(hand_limit(seen, seat))))


def of_slots(seen: Observation, seat: int) -> Ledger:
    """How many gems may be active, and why."""
    extra = box.EXTRA_SLOTS[seen.levels[seat][box.ACCUMULATION]]
    more = [
        (terms.domain(box.ACCUMULATION), extra),
        (terms.lot(box.BELT), box.BELT_SLOTS * seen.artifacts[seat][box.BELT]),
        (terms.lot(box.WAND), box.WAND_SLOTS * seen.artifacts[seat][box.WAND]),
    ]
    whole = slots(seen, seat)
    rows = [(render(N_("zavandor table", "Spiral")), str(whole - sum(n for _, n in more)))]
    rows += [(render(label), signed(n)) for label, n in more if n]
    rows.append((render(N_("zavandor table", "Active slots")), str(whole)))
    return (*rows, (render(N_("zavandor table", "Slots taken")), str(sum(seen.spiral[seat]))))


def of_hand(seen: Observation, seat: int) -> Ledger:
    """A seat's cards and dust, and the part of the hand limit that each of them takes."""
    rows: list[tuple[str, str]] = []
    for kind in range(4):
        plain, rich = seen.standard[seat][kind], seen.concentrated[seat][kind]
        if plain:
            rows.append((times(terms.energy(kind), plain), str(plain)))
        if rich:
            rows.append((times(terms.concentrated_energy(kind), rich), str(3 * rich)))
    dust = seen.dust[seat]
    if dust:
        text = N_("zavandor table", "Dust: {dust}").of(dust=dust)
        rows.append((render(text), str(dust_slots(dust))))
    size = sum(int(figure) for _, figure in rows)
    hand = N_("zavandor table", "Places taken (limit {limit})").of(limit=hand_limit(seen, seat))
    worth = N_("zavandor table", "Approximate value")
    return (*rows, (render(hand), str(size)), (render(worth), str(wealth(seen, seat))))


def of_coming(seen: Observation, seat: int) -> Message | str | None:
    """The cards of the Nine Sages on their way to a seat."""
    return terms.energy_list(seen.coming[seat])


def of_deck(seen: Observation, kind: int) -> Ledger:
    """The cards of a kind that the viewer has not seen: they lie in the deck, or in other hands."""
    gone = Counter(seen.discards[kind])
    gone.update(seen.hand)
    rows = []
    for face in reversed(box.DECKS[kind]):
        left = box.COPIES[face] - gone[face]
        rows.append(
            (render(N_("zavandor table", "Value {value}").of(value=box.VALUES[face])), left)
        )
    return tuple((label, f"× {left}") for label, left in rows)


def of_discards(seen: Observation, kind: int) -> Ledger:
    """The values in a pile of discards."""
    lying = Counter(seen.discards[kind])
    return tuple(
        (
            render(N_("zavandor table", "Value {value}").of(value=box.VALUES[face])),
            f"× {lying[face]}",
        )
        for face in reversed(box.DECKS[kind])
        if lying[face]
    )


def concentrated_left(seen: Observation, kind: int) -> int:
    """Cards of concentrated energy of a kind that are still in the supply."""
    held = sum(one[kind] for one in seen.concentrated)
    return box.COPIES[len(box.VALUES) - len(box.CONCENTRATED_VALUES) + kind] - held


def times(name: Message, count: int) -> str:
    """A thing, and how often where it is more than once: "2 × Opal"."""
    if count == 1:
        return render(name)
    return render(N_("zavandor table", "{count} × {thing}").of(count=count, thing=name))
