"""The rules of Wildcatters. In playing order: deal and placing (set-up), display (steps A to C), build (D), oil with
drilling, auction, transport, journeys and shipping (E), fleet (F), emptying (G), display again (H), closing and
last_order (ends of rounds and of the game). What they share: menus, payment, splitting and deeds (prices), loans and
fees (own shares), field, rails and delivery (the board), turns. `asking` gives the open question to its module, `flow`
leads from one question to the next."""
