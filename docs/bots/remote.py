"""A player over the HTTP API, without any package: `python3 docs/bots/remote.py https://play.example.org/s/…`.

It sits down in the seat of the link that somebody has sent, waits on the live stream until it is asked, and answers by
lot. What you want to play better goes into `choose`.
"""

import argparse
import json
import random
import secrets
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit

OVER = "over"
NOT_NOW, TOO_FAST, AWAY = 409, 429, 503
LONGEST_SILENCE = 60  # seconds; a line that lives says something every fifteen


def choose(position):
    """One of the possible answers, in words, from what the seat knows (`position["view"]`)."""
    return random.choice(position["answers"])


class Seat:
    """A seat at a table of a server."""

    def __init__(self, link, name):
        address = urlsplit(link)
        self.server = f"{address.scheme}://{address.netloc}/api/v1"
        self.token = ""
        key = secrets.token_urlsafe(24)  # if the reply is lost, whoever has it finds the seat again
        taken = self.call("/arrive", token=address.path.rpartition("/")[2], name=name, key=key)
        self.token, self.table, self.number = taken["token"], f"/tables/{taken['id']}", taken["seat"]

    def open(self, path, body=None):
        """A request; whoever is too fast, or finds the store away, is told when to come again."""
        headers = {"Accept-Language": "en", "Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, headers)
        while True:
            try:
                return urllib.request.urlopen(request, timeout=LONGEST_SILENCE)
            except urllib.error.HTTPError as error:
                if error.code not in (TOO_FAST, AWAY):
                    raise
                time.sleep(float(error.headers.get("Retry-After", 1)))

    def call(self, path, **body):
        with self.open(path, body or None) as reply:
            return json.load(reply)

    def play(self):
        """Until the game is over. The stream only says that there is news; a line that broke is opened anew."""
        while True:
            try:
                with self.open(f"{self.table}/stream") as stream:
                    for line in stream:
                        if line.startswith(b"data:") and self.answer() == OVER:
                            return
            except urllib.error.HTTPError:  # the server has answered, and it means it
                raise
            except OSError:
                time.sleep(1)

    def answer(self):
        """Answers as long as this seat is asked; returns the status of the table."""
        while True:
            position = self.call(self.table)
            if position["status"] == OVER or position["asked"] != self.number:
                return position["status"]
            key = secrets.token_urlsafe(12)  # the same answer, sent twice, counts once
            try:
                self.call(f"{self.table}/answers", n=position["n"], key=key, answer=choose(position))
            except urllib.error.HTTPError as error:
                if error.code != NOT_NOW:  # somebody has taken something back: look again
                    raise


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("link", help="the link of the seat, as somebody has sent it")
    parser.add_argument("--name", default="Remote", help="what the others call it")
    given = parser.parse_args()
    Seat(given.link, given.name).play()


if __name__ == "__main__":
    main()
