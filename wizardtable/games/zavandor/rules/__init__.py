# SPDX-License-Identifier: MIT
"""The rules of The Scepter of Zavandor: components, actions, state and law.

Read `components` (the box), `moves` (actions and events) and `state` first. Then `menu` offers
actions, `law` forbids them, and `turns` carries them out. `rules` puts everything together.

A state keeps what belongs to a seat as a tuple in a list by seat, so that clones share it. Energy
cards with the same face are equal, so a hand holds faces (0 to 24) and not ids. Others see only the
kinds of these cards. If a lot asks for more decisions, these are a queue of `tasks`, each a phase
and a seat.

An action carries its payment. `Enchant(gem)` pays in the best way, `Enchant(gem, purse)` as a
person chose. Unfinished payments and bids live in the view (`view/draft.py`).

`economy`, `prices`, `points` and `payments` take a `Board`, which is a state or an observation. So
rules, opponents and explanations share these functions.

`sample` deals unseen cards so that everybody can pay the bid that they made. `unseen_hands` counts
how likely such hands are. Eliminated seats rank behind all others.
"""
