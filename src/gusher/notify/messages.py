"""What a notice says, in its player's language. It names the game and the reader, and tells nothing of the position."""

import hashlib
from dataclasses import dataclass

from gusher.kernel import registry
from gusher.kernel.game import LANGUAGES, Game
from gusher.kernel.say import say
from gusher.store.notices import Channel, Notice
from gusher.words.catalogue import DEFAULT_LANGUAGE, Catalogue, catalogue


@dataclass(frozen=True)
class Message:
    """`id` is the same for the same notice, so that receivers who know it show it once; `tag` is that of its table."""

    id: str
    tag: str
    title: str
    body: str
    url: str
    language: str


def message_for(notice: Notice, home: str) -> Message:
    """`home`: the address under which the reader knows the server. Raises UnknownGame."""
    words = _words(notice.language, notice.channel, registry.find(notice.game))
    named = (notice.match_id, notice.seat, notice.reason, notice.number, notice.channel.id)
    return Message(
        id=hashlib.sha256(" ".join(map(str, named)).encode()).hexdigest()[:32],
        tag=notice.match_id,
        title=words.say(say(f"{notice.game}-name")),
        body=words.say(say(f"notice-{notice.reason}", name=notice.name)),
        url=f"{home}/t/{notice.match_id}",
        language=words.language,
    )


def greeting(channel: Channel, home: str) -> Message:
    """The first message over a new channel, by which it is known to work."""
    words = _words("", channel)
    body = words.say(say("notice-hello"))
    return Message(channel.id, channel.id, words.say(say("notice-hello-title")), body, f"{home}/", words.language)


def _words(language: str, channel: Channel, game: Game | None = None) -> Catalogue:
    """In the player's language; else in the one in which the channel was set up."""
    wished = (language, str(channel.address.get("language", "")), DEFAULT_LANGUAGE)
    return catalogue(next(known for known in wished if known in LANGUAGES), game)
