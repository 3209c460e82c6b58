"""What the toy asks, and its action table."""

from typing import Final

from gusher.kernel.actions import ActionTable, Kind

CARDS: Final = (1, 2, 3, 4)
PIPS: Final = (1, 2, 3)
STAKES: Final = (1, 2)

ACTIONS: Final = ActionTable(
    [
        Kind("deal", {"card": CARDS}),
        Kind("roll", {"pips": PIPS}),
        Kind("bet", {"stake": STAKES}),
        Kind("lay", {"card": CARDS}),
        Kind("peek", {"seat": range(3)}),
        Kind("pass"),
    ]
)

DEAL: Final = 0  # + card - 1
ROLL: Final = 4  # + pips - 1
BET: Final = 7  # + stake - 1
LAY: Final = 9  # + card - 1
PEEK: Final = 13  # + seat
PASS: Final = 16

# The questions, of which one is open at any time.
DEALING: Final = 0
ROLLING: Final = 1
BETTING: Final = 2
LAYING: Final = 3
ENDED: Final = 4
