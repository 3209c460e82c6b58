"""An invitation, as whoever opens a friend's link reads it, and as messengers preview it: who invites, to which game,
with whom and by which rules. The link itself is the only secret of it, and is not among what is shown."""

from dataclasses import dataclass

from fastapi import Request

from gusher.kernel.game import Game
from gusher.kernel.say import say
from gusher.store.port import MatchRecord
from gusher.table.opening import FREE, FRIEND
from gusher.web import links
from gusher.web.cards import facts
from gusher.web.names import shown_names
from gusher.web.session import game_words
from gusher.web.terms import terms
from gusher.words.catalogue import Catalogue


@dataclass(frozen=True)
class Invitation:
    headline: str
    facts: list[str]
    company: list[str]  # who sits there already
    terms: list[str]  # pace, options, what is allowed beyond the rules
    preview: str
    picture: str


def invitation(request: Request, record: MatchRecord, game: Game, seat: int) -> Invitation:
    voice = game_words(request, game)
    names = shown_names(record, voice)
    title = voice.say(say(f"{game.name}-name"))
    inviting = say("lobby-invites", name=names[record.host], game=title) if _knows_host(record, seat) else None
    company = [
        names[other]
        for other, sits in enumerate(record.seats)
        if other not in (seat, record.host) and sits.kind not in (FREE, FRIEND)
    ]
    about, rules = facts(game, voice), _rules(record, voice)
    return Invitation(
        headline=voice.say(inviting or say("web-arrive-title", game=title)),
        facts=about,
        company=company,
        terms=rules,
        preview=" · ".join([*about, *rules]),
        picture=links.absolute(request, "/icon-512.png"),
    )


def _knows_host(record: MatchRecord, seat: int) -> bool:
    """Whoever has gone since does not invite any more."""
    return record.host not in (-1, seat) and not record.seats[record.host].gone


def _rules(record: MatchRecord, voice: Catalogue) -> list[str]:
    hints = voice.say(say(f"web-aid-hints-{'yes' if record.hints else 'no'}"))
    takebacks = voice.say(say(f"web-aid-takebacks-{'yes' if record.takebacks else 'no'}"))
    return [
        *(terms(record, voice) or [voice.say(say("lobby-usual-rules"))]),
        voice.say(say("web-option", title=voice.say(say("web-aid-hints")), value=hints)),
        voice.say(say("web-option", title=voice.say(say("web-aid-takebacks")), value=takebacks)),
    ]
