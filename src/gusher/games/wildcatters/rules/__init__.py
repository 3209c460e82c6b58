"""The rules of Wildcatters, a module for each question with its `legal`, `why_not` and `play`.

In playing order: neutral, first, deal, founding, reveal, placing (set-up); display, card (steps A to C); build (D); oil
with drilling, auction, transport, train, journeys, dispatch, voyage, unloading (E); fleet, destination (F); emptying
with refinery_cards, own_barrels, taking (G); display again (H); repayment, last_order, end (ends of rounds and of the
game). What they share: menu (of D, E and F); payment, giving, splitting, deeds (prices); loans, fees (own shares);
fields, rails, cargo, delivery (the board); turns; secrets. `flow` leads from one question to the next.
"""
