"""Where things lie on Wildcatters' board, in its own units: the rounds above, the score track around the map, cards,
desk and players. The map is a diagram as much as a drawing: oceans are narrowed and coasts bent until every piece has
room, so places are given here and not taken from the degrees of data.toml; what lies north, south, east and west of
what is kept."""

from dataclasses import dataclass
from typing import Final

WIDTH: Final = 1000
HEIGHT: Final = 1100  # nearly square, as the middle of a desktop window is
MARGIN: Final = 14

STRIP: Final = 8  # the rounds

TRACK: Final = 22  # how wide the score track is
FRAME_TOP: Final = 56  # the track goes around the map and the crates
FRAME_BOTTOM: Final = 780
FRAME_LEFT: Final = MARGIN
FRAME_RIGHT: Final = WIDTH - MARGIN

MAP_LEFT: Final = FRAME_LEFT + TRACK
MAP_RIGHT: Final = FRAME_RIGHT - TRACK
MAP_TOP: Final = FRAME_TOP + TRACK
MAP_BOTTOM: Final = 676

CRATES: Final = 682
CRATE_HEIGHT: Final = 73
CRATE_STEP: Final = (MAP_RIGHT - MAP_LEFT - 8) / 7
CRATE_WIDTH: Final = CRATE_STEP - 3

CARDS: Final = 788
CARD_WIDTH: Final = 117
CARD_HEIGHT: Final = 80
CARD_GAP: Final = 5.14

DESK: Final = 875
DESK_HEIGHT: Final = 112
DESK_WIDTH: Final = WIDTH - 2 * MARGIN

SEATS: Final = 994
SEAT_HEIGHT: Final = 98

# sizes of what stands on the map
WELL: Final = 12  # radius of a circle of a field
WELLS: Final = ((0, 0), (27, 0), (13.5, 23.4), (-13.5, 23.4), (-27, 0), (-13.5, -23.4), (13.5, -23.4))
BOX_WIDTH: Final = 34
BOX_HEIGHT: Final = 20
HARBOUR: Final = 14
REFINERY_WIDTH: Final = 84
REFINERY_HEIGHT: Final = 30
SHIP_WIDTH: Final = 50
SHIP_HEIGHT: Final = 22

Point = tuple[float, float]
NOWHERE: Final[Point] = (-1.0, -1.0)


@dataclass(frozen=True, slots=True)
class Place:
    """A zone on the map: the middles of its harbour, its refinery space and, in a region, its field; where the first
    tanker drops anchor and which way the others follow."""

    harbour: Point
    refinery: Point
    anchorage: Point
    step: Point = (0, 24)
    field: Point = NOWHERE  # white halves have none

    @property
    def is_region(self) -> bool:
        return self.field != NOWHERE


@dataclass(frozen=True, slots=True)
class Line:
    """A stretch of rail: the middles of its train boxes, and the bends of the rail from end to end."""

    boxes: tuple[Point, ...]
    d: str


PLACES: Final[dict[str, Place]] = {
    "NA_N": Place((108, 142), (108, 98), (64, 144), (0, 24), (228, 146)),
    "NA_S": Place((108, 287), (84, 340), (64, 254), (0, 24), (228, 278)),
    "SA_W": Place((228, 425), (150, 432), (163, 468), (0, 24), (262, 515)),
    "SA_E": Place((350, 420), (402, 388), (420, 428), (0, 24), (352, 515)),
    "RU_W": Place((650, 102), (580, 100), (702, 92), (54, 0), (676, 200)),
    "RU_E": Place((918, 250), (918, 292), (930, 326), (0, 24), (850, 166)),
    "AS_W": Place((600, 405), (640, 448), (664, 482), (0, 24), (690, 340)),
    "AS_E": Place((822, 432), (892, 406), (892, 442), (0, 24), (770, 322)),
    "EU_S": Place((425, 275), (462, 225), (378, 262), (0, 24)),
    "EU_N": Place((448, 172), (440, 132), (388, 190), (0, 24)),
    "AF_W": Place((462, 470), (515, 500), (424, 500), (0, 24)),
    "AF_E": Place((596, 525), (545, 562), (666, 562), (0, 24)),
    "AU_W": Place((775, 590), (834, 570), (734, 570), (0, 24)),
    "AU_E": Place((925, 598), (882, 628), (938, 556), (0, -24)),
}

# The stretches of the built-in board; an owner's may have others (lines.py).
DRAWN: Final[dict[str, Line]] = {
    "F_NA_N": Line(((156, 132), (156, 154)), "M122 142L190 145"),
    "F_NA_S": Line(((156, 271), (156, 293)), "M122 286L190 280"),
    "F_SA_W": Line(((225, 464), (261, 464)), "M231 438L253 483"),
    "F_SA_E": Line(((334, 464), (370, 464)), "M350 434L352 483"),
    "F_RU_W": Line(((646, 143), (682, 143)), "M653 115L671 167"),
    "F_RU_E": Line(((872, 212), (908, 212)), "M862 195Q890 212 912 237"),
    "F_AS_W": Line(((641, 364), (641, 386)), "M611 396L664 356"),
    "F_AS_E": Line(((778, 388), (814, 388)), "M780 353Q794 388 816 420"),
    "K_NA_N_NA_S": Line(((90, 212), (126, 212)), "M108 154V271"),
    "K_NA_S_SA_W": Line(((176, 353), (176, 375)), "M119 294Q150 330 176 364Q196 392 219 414"),
    "K_SA_W_SA_E": Line(((289, 412), (289, 434)), "M242 425L336 421"),
    "K_RU_W_AS_W": Line(((594, 262), (630, 262)), "M645 115C622 150 612 200 612 262C612 330 606 360 602 391"),
    "K_RU_W_RU_E": Line(((757, 160), (757, 182)), "M664 105C720 112 745 140 757 171C772 215 800 248 904 250"),
    "K_AS_W_AS_E": Line(((722, 405), (722, 427)), "M614 406Q680 408 722 416Q770 426 808 431"),
    "K_RU_E_AS_E": Line(((836, 326), (872, 326)), "M906 257C872 270 855 290 854 326C852 370 840 395 828 419"),
    "K_RU_W_EU_S": Line(((557, 228),), "M640 112C600 140 590 200 557 228C520 252 470 262 439 272"),
    "K_RU_W_EU_N": Line(((530, 168),), "M637 107C600 132 580 160 530 168C500 174 480 172 462 172"),
    "K_AS_W_AF_W": Line(((530, 424),), "M586 406C560 408 545 415 530 424C500 442 485 452 474 462"),
    "K_AS_W_AF_E": Line(((574, 466),), "M594 418C580 440 574 450 574 466C574 490 582 500 589 513"),
}
