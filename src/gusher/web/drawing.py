"""A process that draws pictures for the server: it would stand still for a second while it did so itself."""

from base64 import b64encode
from typing import Any

from gusher.bots.process import work
from gusher.web.pictures import drawn


def draw(question: dict[str, Any]) -> dict[str, Any]:
    return {"png": b64encode(drawn(question["svg"])).decode()}


if __name__ == "__main__":
    work(draw)
