"""How much of winning is luck: the part of it that the draws explain.

Of some games each seat's luck is reckoned, draw by draw (arena/luck.py). What the judgement does not see of a draw, it
does not count: so the true part is this, or more.
"""

from gusher.arena.game import win_shares
from gusher.lab.sampling import Explained
from gusher.lab.study import Table


def luck_share(table: Table) -> Explained:
    reckoned = [result for result in table.results if result.failure is None and result.luck]
    causes = [lucky for result in reckoned for lucky in result.luck]
    wins = [share for result in reckoned for share in win_shares(result)]
    return Explained.of_pairs(causes, wins, len(reckoned))
