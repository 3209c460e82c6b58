"""A program that plays, or does not: `unruly_program.py HOW [FILE]`. It knows nothing of Gusher but the protocol."""

import json
import os
import sys
import time
from pathlib import Path


def main(how: str, file: str = "") -> None:
    hello = json.loads(sys.stdin.readline())
    if file:
        with Path(file).open("a", encoding="utf-8") as notes:
            notes.write(json.dumps({"pid": os.getpid(), "environment": dict(os.environ), "hello": hello}) + "\n")
    if how == "strange":
        hello["gusher"] += 1
    say({"gusher": hello["gusher"], "many": how == "many"})
    for line in sys.stdin:
        question = json.loads(line)
        if file:
            with Path(file).open("a", encoding="utf-8") as notes:
                notes.write(line)
        answer(how, question)


def answer(how: str, question: dict[str, object]) -> None:
    answers = question["answers"]
    assert isinstance(answers, list)
    if how == "ends":
        sys.exit(3)
    if how == "hangs":
        time.sleep(10_000)
    if how == "rubbish":
        print("I am thinking aloud", flush=True)
    elif how == "endless":
        sys.stdout.write("[" * 3_000_000)
        sys.stdout.flush()
    elif how == "late":
        say({"id": 0, "answer": answers[0]["number"]})
    elif how == "silent":
        say({"id": question["id"]})
    elif how == "illegal":
        say({"id": question["id"], "answer": 5_000})
    elif how == "unknown":
        say({"id": question["id"], "answer": {"do": "cheat"}})
    else:
        say({"id": question["id"], "answer": answers[0]["words" if how == "words" else "number"]})


def say(words: dict[str, object]) -> None:
    print(json.dumps(words), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
