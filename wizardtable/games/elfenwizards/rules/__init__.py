# SPDX-License-Identifier: MIT
"""The rules of Elfenwizards: components, actions, state and law.

Read `components` (the box), `moves` (actions and events) and `state` first. Then `menu` offers
actions, `law` says why an action is forbidden, and `turns` carries actions out. `rules` puts
everything together behind the contract of `core.game`.

The phases of a round are `casting`, `recovery`, `contests` and `defeats`. `rounds` deals a match
and leads from each phase to the next; `turn_order` gives the turns within a phase.

`standings` computes how every contest would end now, and the rules award titles with the same
function. It takes a state or an observation, so opponents and the view use it too.

A function that begins or carries on a phase returns True if a seat now has to decide something in
the phase, and False once the phase is over.

A state lists the place, the grey tokens and the spells of each wizard by the wizard's id. `phase`
is the part of the round and `step` the decision in it. Dice with equal faces give one action, and
dice are kept as sorted faces. So a cast of seven dice has 792 outcomes instead of 6**7.

Everything is open except the next cast, so players who share a screen need no curtain. A cast is an
event that `reveals` something. The search tells outcomes apart by their events, so every cast has a
node of its own.

`sample`, `observe` and `soundness` complete the contract. `terms` names the pieces in sentences,
and `worked_examples` has the examples of the rules page.
"""
