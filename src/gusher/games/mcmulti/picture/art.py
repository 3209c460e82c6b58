"""McMulti's drawings: the pieces, barrels, dice and signs that the board repeats. Where they go is said by the modules
of the board."""

from typing import Final

from gusher.games.mcmulti.picture.cuts import CUTS
from gusher.games.mcmulti.picture.printing import PRINTED
from gusher.games.mcmulti.picture.seascape import SEASCAPE
from gusher.games.mcmulti.picture.stamp import drawing
from gusher.kernel.drawing import box, disc, group, path
from gusher.kernel.scene import Art, Shape

# --- equipment, around the middle of its cell; a refinery around the middle of its four ---

_TOWER: Final = "M-14 19L-4-15H4L14 19M-11.5 10H11.5M-9-1H9M-6.5-9H6.5M-11.5 10L9-1M11.5 10L-9-1M-9-1L6.5-9M9-1L-6.5-9"


def _rig() -> Shape:
    """A derrick that looks for oil: a lattice tower over its drill."""
    return drawing(
        "rig",
        group(
            [
                path("halo", "M-14 19L-4-15H4L14 19Z"),
                path("fill-brass", "M-14 19L-4-15H4L14 19Z"),
                path("girder", _TOWER),
                path("oil", "M-17 17H17V21H-17ZM-5-20H5V-15H-5Z"),
            ]
        ),
    )


def _well() -> Shape:
    """A nodding pump on its pool of crude."""
    pool = "M-21 15Q-20 9-8 10 6 8 15 10 22 12 20 17 12 22-2 21-20 22-21 15Z"
    beam = "M-18-9L15-15 17-10-16-4Z"
    head = "M-18-12Q-24-8-21 1L-15-1Q-17-7-13-10Z"
    return drawing(
        "well",
        group(
            [
                path("halo", pool + beam + head),
                path("oil", pool),
                path("girder", "M-6 14L1-11 8 14M-3 4H5M-19 0V12"),
                path("fill-copper edge", beam + head),
                path("oil", "M9-12H19V2H9Z"),
                disc("fill-brass edge", 1, -11, 2.6),
            ]
        ),
    )


def _station() -> Shape:
    """A petrol pump: dial, body, hose."""
    return drawing(
        "station",
        group(
            [
                path("halo", "M-12 20V-12Q-12-19-4-19H2Q9-19 9-12V20Z"),
                path("fill-gas edge", "M-10 18V-11Q-10-17-4-17H2Q7-17 7-11V18Z"),
                box("plaque edge", -6.5, -12, 10, 9, 2),
                path("girder", "M-1.5-5L1-10"),
                path("hose", "M7 3Q13 3 13-4V-10L10-14M13 0Q17 2 17 8T14 15 7 13"),
                path("oil", "M-14 17H11V21H-14Z"),
                path("shine", "M-6.5 2V13"),
            ]
        ),
    )


def _refinery() -> Shape:
    """Columns, a round tank, a cracking tower with its flare: four cells large."""
    return drawing(
        "refinery",
        group(
            [
                box("yard", -46, -46, 92, 92, 8),
                path("pipe", "M-36 10H36M-36 17H36M-20-16V17M6-28V17M22 2V17"),
                path("fill-gas edge", "M-30 38V-26Q-30-33-23-33T-16-26V38ZM-8 38V-14Q-8-20-2-20T4-14V38Z"),
                path("oil", "M-33 36H38V41H-33Z"),
                path("fill-gas edge", "M11 38V10Q24-1 37 10V38Z"),
                path("girder", "M20 4V-37M26 4V-37M20-4L26-12M26-4L20-12M20-18L26-26M26-18L20-26"),
                path("flame", "M23-37Q15-43 24-45 21-41 28-42 31-39 23-37Z"),
                path("shine", "M-25-22V30M-4-11V30M17 14V32"),
                path("girder", "M-30-14H-16M-30 6H-16M-8 0H4"),
            ]
        ),
    )


def _pieces() -> list[Shape]:
    gusher = path("spout", "M0-2C-8-18-18-24-28-20-20-30-8-26-2-14 0-30 10-38 22-32 12-28 6-18 3-2Z")
    return [_rig(), _well(), _station(), _refinery(), drawing("gusher", gusher)]


# --- barrels, coins, dice ---

_BARREL: Final = "M-11-14Q0-17.5 11-14Q13 0 11 14Q0 17.5-11 14Q-13 0-11-14Z"


def _barrels() -> list[Shape]:
    """A barrel bears a label: on a ladder the price of its space is written there. Small ones stand in purses."""
    label = box("label", -9.5, -8, 19, 16, 2)
    hoops = path("hoop", "M-11.5-10.5Q0-7.5 11.5-10.5M-11.5 10.5Q0 13.5 11.5 10.5")
    small = "M-6-8Q0-10 6-8Q7.5 0 6 8Q0 10-6 8Q-7.5 0-6-8Z"
    bands = path("hoop", "M-6.5-3.5Q0-2 6.5-3.5M-6.5 3.5Q0 5 6.5 3.5")
    return [
        drawing("crude", group([path("oil", _BARREL), hoops, label])),
        drawing("gas", group([path("fill-gas edge", _BARREL), hoops, label])),
        drawing("space", path("free-space", _BARREL)),
        drawing("crude-small", group([path("oil", small), bands])),
        drawing("gas-small", group([path("fill-gas edge", small), path("shine", "M-2.5-6V6")])),
    ]


# Pips of a die, face by face, in units of a third of its side.
_PIPS: Final = (
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)


def _die(name: str, dress: str, pips: str, face: int) -> Shape:
    """A die of side 60 around its middle. Face 0 has not been rolled."""
    spots = [disc(pips, 16 * x, 16 * y, 6) for x, y in (_PIPS[face - 1] if face else ())]
    edge = path("shine", "M-22-24.5H18")
    return drawing(f"{name}-{face}", group([box(f"{dress} die-edge", -30, -30, 60, 60, 12), edge, *spots]))


def _dice() -> list[Shape]:
    kinds = (("red", "die-red", "pip"), ("blue", "die-blue", "pip"), ("white", "die-white", "pip-dark"))
    return [_die(name, dress, pips, face) for name, dress, pips in kinds for face in range(7)]


def _signs() -> list[Shape]:
    """Arrows of the trend, the coin of a premium, the bars of the embargo, the flag of who announced the end."""
    return [
        drawing("up", path("fill-go", "M0-10L9 3H4V10H-4V3H-9Z")),
        drawing("down", path("fill-stop", "M0 10L9-3H4V-10H-4V-3H-9Z")),
        drawing("coin", group([disc("fill-brass edge", 0, 0, 9), path("girder", "M0-5V5M-3-3H3M-3 3H3")])),
        drawing("flag", group([path("girder", "M0 14V-8"), path("fill-stop edge", "M0-8L17-3 0 3Z")])),
        drawing("cross", path("crossed", "M-12-12L12 12M12-12L-12 12")),
    ]


ART: Final = Art((*_barrels(), *_pieces(), *_dice(), *_signs(), *CUTS, *SEASCAPE, *PRINTED))
