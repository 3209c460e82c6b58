"""The rules of Position, one module per phase. In playing order: start_round, market, dice, doubles, news, strike,
refining, pumping, closing (with tax and pollution), shop, placing, turns."""
