"""The rules of McMulti, one module per question. In playing order: islands, first, news, start_round, market, trade,
dice, reroll, doubles, counter, news again, strike, refining, pumping, due_cards (with tax and pollution), shop,
placing, announcing, turns, end. Several use ground (cells and pieces) and pile (news cards).
"""
