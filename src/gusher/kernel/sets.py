"""Sets of small numbers (seats, cells, cards), each held as one number with a bit for every member.

Union, difference and overlap of two sets are `|`, `& ~` and `&`; the copy of a position has them for nothing.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.kernel.tables import flat

MOST: Final = 52  # members: numbers from 0 to 51
BIT: Final[vec[i64]] = flat([1 << member for member in range(MOST)])  # member -> the set of it alone

# The member of a bit: the powers of 2 up to there all leave different remainders modulo 53. Index = bit % 53.
PRIME: Final = 53
_MEMBERS: Final = {(1 << member) % PRIME: member for member in range(MOST)}
MEMBER_OF: Final[vec[i64]] = flat([_MEMBERS.get(rest, -1) for rest in range(PRIME)])


def has(bits: i64, member: i64) -> bool:
    return bits >> member & 1 != 0


def count(bits: i64) -> i64:
    """How many members a set has: each round takes the lowest one out."""
    number: i64 = 0
    while bits != 0:
        bits &= bits - 1
        number += 1
    return number


def lowest(bits: i64) -> i64:
    """The lowest member of a set that has one."""
    bit: i64 = bits & -bits
    return MEMBER_OF[bit % PRIME]


def extend(answers: vec[i64], first: i64, bits: i64) -> vec[i64]:
    """The answers with first + member for every member of a set, ascending."""
    while bits != 0:
        bit: i64 = bits & -bits
        answers = append(answers, first + MEMBER_OF[bit % PRIME])
        bits ^= bit
    return answers


def members(bits: i64) -> vec[i64]:
    """The members of a set, ascending."""
    return extend(vec[i64](), 0, bits)
