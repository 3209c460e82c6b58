"""A bot for Gusher in Python, without any package: `gusher arena atacama "cmd:python3 docs/bots/miner.py" random`.

It plays Atacama, where every row and every column is a line that counts from its fourth rig on. It puts its rigs into
lines that bring it points, and keeps out of those that bring points to the others. Of other games it knows nothing,
and answers at random.
"""

import json
import random
import sys

PROTOCOL = 1
SIDE = 9  # columns are the lines 0 to 8, rows the lines 9 to 17
LINES = 2 * SIDE


def main():
    """Greets, then answers one question after the other until there are no more."""
    hello = json.loads(sys.stdin.readline())
    if hello["gusher"] != PROTOCOL:
        sys.exit(f"I speak version {PROTOCOL}, not {hello['gusher']}.")
    say({"gusher": PROTOCOL, "name": "miner", "many": True})  # every question stands on its own: one process is enough
    for line in sys.stdin:
        question = json.loads(line)
        say({"id": question["id"], "answer": answer(question)})


def say(words):
    """One JSON document on one line, at once."""
    print(json.dumps(words), flush=True)


def answer(question):
    """The number of the best answer; those that are as good are told apart by the question's own seed."""
    chance = random.Random(question["seed"])
    best = max(question["answers"], key=lambda each: (worth(question, each["words"]), chance.random()))
    return best["number"]


def worth(question, words):
    """What a rig in this field would be worth to my seat, and to the others less."""
    if question["game"] != "atacama" or words["do"] != "place":
        return 0
    view, me = question["view"], question["seat"]
    roles = [role for role in view["roles"] if role >= 0]
    lines = [words["column"] - 1, SIDE + words["row"] - 1]  # one column, one row
    return sum(points(view, role, lines) * (1 if role == view["roles"][me] else -1) for role in roles)


def points(view, role, lines):
    """What the line of this role's direction brings it so far: roles are columns and rows of one metal, then of the
    other."""
    return view["points"][role // 2 * LINES + lines[role % 2]]


if __name__ == "__main__":
    main()
