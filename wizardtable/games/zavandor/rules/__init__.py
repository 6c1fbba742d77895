# SPDX-License-Identifier: MIT
"""The rules of The Scepter of Zavandor (rules page: `resources/rules/en/zavandor.md`).

Read `components` (the box), `moves` (actions and events) and `state` first. Then read `menu`, which
offers actions, `law`, which forbids them, and `turns`, which carries them out. `rules` puts
everything together.

The state keeps the possessions of each seat as a tuple in a list by seat, so that clones share the
tuples. Energy cards with the same face are equal, so a hand holds faces (0 to 24) and not ids.
Other seats see only the kinds of these cards. If a lot brings several decisions, they are a queue
of `tasks`, each a phase and a seat.

An action carries its payment. `Enchant(gem)` pays in the best way; `Enchant(gem, purse)` pays with
the cards that a person chose. Unfinished payments and bids live in the view (`view/draft.py`).

`economy`, `prices`, `points` and `payments` take a `Board`, which is a state or an observation. So
rules, opponents and explanations share these functions.

`sample` deals the unseen cards so that every bidder can pay. `unseen_hands` computes how likely
such hands are. Eliminated seats rank behind all others.
"""
