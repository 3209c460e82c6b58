"""Every way to reach somebody, up to a receiver on this machine; and what becomes of what does not arrive."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from py_vapid import Vapid02

from gusher.notify.due import DAY
from gusher.notify.errors import NoticeError
from gusher.notify.service import CONFIRM, OFF
from tests.notify.club import HOME, Club, club, subscribed
from tests.notify.receivers import Browser, MailReceiver, claims, mail_receiver, web_receiver
from tests.notify.test_turns import run

BEN = "Ben, c’est à vous de jouer."
HELLO = "From now on you are told here when it is your turn."
WEBHOOKS = {
    "discord": {"url": "https://discord.com/api/webhooks/123/a-B_c"},
    "slack": {"url": "https://hooks.slack.com/services/T1/B2/c3"},
    "ntfy": {"url": "https://ntfy.example/my-topic"},
    "matrix": {"url": "https://matrix.example", "room": "!room:matrix.example", "token": "syt_secret"},
}
FIRST_LINK = re.compile(r"https://club\.example(\S+)")


def test_push_services_know_who_sends_and_cannot_read_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            match_id = await here.open()
            browser = await subscribed(here)
            await here.play_until(match_id, 1)
            await here.wait()
            (request,) = web.got
            assert (request.method, request.path) == ("POST", "/send/abc")
            assert request.headers["host"] == "push.example"
            assert request.headers["ttl"] == str(24 * 3600)
            assert len(request.headers["topic"]) == 32
            assert Vapid02.verify(request.headers["authorization"])
            assert here.notices.channels.push is not None
            assert request.headers["authorization"].endswith(f"k={here.notices.channels.push.public}")
            told = claims(request)
            assert (told["aud"], told["sub"]) == ("https://push.example", "https://club.example")
            assert here.clock.now < told["exp"] <= here.clock.now + DAY
            assert b"Ben" not in request.body
            assert browser.read(request)["body"] == BEN

    run(test())


def test_the_key_of_the_server_outlives_it(tmp_path: Path) -> None:
    async def test() -> None:
        keys = set()
        async with web_receiver(tmp_path) as web:
            for _ in range(2):
                async with club(tmp_path, web) as here:
                    assert here.notices.channels.push is not None
                    keys.add(here.notices.channels.push.public)
        assert len(keys) == 1

    run(test())


@pytest.mark.parametrize("kind", WEBHOOKS)
def test_services_get_a_greeting_and_then_notices(tmp_path: Path, kind: str) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            match_id = await here.open()
            await here.add("ben", kind, **WEBHOOKS[kind])
            await here.play_until(match_id, 1)
            await here.wait()
            greeting, notice = web.got
            link = f"{HOME}/t/{match_id}"
            if kind == "discord":
                assert greeting.json["content"] == f"Gusher: {HELLO} {HOME}/"
                assert notice.path == "/api/webhooks/123/a-B_c"
                assert notice.json == {"content": f"Atacama: {BEN} {link}", "allowed_mentions": {"parse": []}}
            elif kind == "slack":
                assert notice.path == "/services/T1/B2/c3"
                assert notice.json == {"text": f"Atacama: {BEN} {link}"}
            elif kind == "ntfy":
                assert notice.path == "/"
                assert notice.json == {"topic": "my-topic", "title": "Atacama", "message": BEN, "click": link}
            else:
                room, number = "/_matrix/client/v3/rooms/%21room%3Amatrix.example/send/m.room.message/", 32
                assert (notice.method, notice.path[: len(room)], len(notice.path)) == ("PUT", room, len(room) + number)
                assert notice.headers["authorization"] == "Bearer syt_secret"
                assert notice.json == {"msgtype": "m.text", "body": f"Atacama: {BEN} {link}"}

    run(test())


@pytest.mark.parametrize(
    ("kind", "given", "code"),
    [
        ("discord", {"url": "https://discord.com.evil.example/api/webhooks/1/a"}, "discord"),
        ("discord", {"url": "https://evil.example/https://discord.com/api/webhooks/1/a"}, "discord"),
        ("slack", {"url": "https://hooks.slack.com@evil.example/services/a/b/c"}, "slack"),
        ("slack", {"url": "http://hooks.slack.com/services/a/b/c"}, "slack"),
        ("ntfy", {"url": "http://ntfy.example/topic"}, "address"),
        ("ntfy", {"url": "https://user:word@ntfy.example/topic"}, "address"),
        ("ntfy", {"url": "https://ntfy.example/topic/../admin"}, "ntfy"),
        ("ntfy", {"url": "https://[::1/topic"}, "address"),
        ("ntfy", {"url": "https://ntfy.example/" + "x" * 500}, "address"),
        ("matrix", {"url": "https://matrix.example", "room": "#alias:matrix.example", "token": "t"}, "matrix"),
        ("matrix", {"url": "https://matrix.example", "room": "!r:m", "token": "a\r\nHost: b"}, "matrix"),
        ("matrix", {"url": "https://matrix.example/admin", "room": "!r:m", "token": "t"}, "matrix"),
        ("push", {"subscription": "[]"}, "subscription"),
        ("push", {"subscription": '{"endpoint": "https://push.example/1", "keys": {"p256dh": 3}}'}, "subscription"),
        ("mail", {"to": "ben@example.org"}, "kind"),  # the host has no mail server
        ("pigeon", {}, "kind"),
    ],
)
def test_what_is_no_address_is_refused(tmp_path: Path, kind: str, given: dict[str, str], code: str) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            await here.open()
            with pytest.raises(NoticeError) as refused:
                await here.add("ben", kind, **given)
            assert refused.value.code == code
            assert (web.connected, here.store.channels("ben")) == (0, [])

    run(test())


def test_a_service_that_does_not_answer_is_not_taken(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            await here.open()
            web.status = 500
            with pytest.raises(NoticeError) as refused:
                await here.add("ben", "ntfy", **WEBHOOKS["ntfy"])
            assert refused.value.code == "unanswered"
            assert here.store.channels("ben") == []

    run(test())


def test_the_same_receiver_is_one_channel_and_there_are_not_too_many(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            await here.open()
            first = await here.add("ben", "ntfy", **WEBHOOKS["ntfy"])
            assert await here.add("ben", "ntfy", **WEBHOOKS["ntfy"]) == first
            for number in range(11):
                await here.add("ben", "ntfy", url=f"https://ntfy.example/topic-{number}")
            with pytest.raises(NoticeError) as refused:
                await here.add("ben", "ntfy", url="https://ntfy.example/one-more")
            assert refused.value.code == "many"
            await here.add("ada", "ntfy", **WEBHOOKS["ntfy"])
            await here.notices.remove("ada", first)  # is not hers
            assert len(here.store.channels("ben")) == 12

    run(test())


# --- mail ---


async def confirmed(here: Club, mail: MailReceiver) -> None:
    channel_id = await here.add("ben", "mail", to="ben@example.org")
    link = FIRST_LINK.search(mail.got[-1].get_content())
    assert link is not None
    _, place, found, token, use = link[1].split("/")
    assert (place, found, use) == ("notices", channel_id, CONFIRM)
    channel = await here.notices.linked(found, token, use)
    assert channel is not None
    await here.notices.confirm(channel)


def test_mail_goes_to_confirmed_addresses_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, mail_receiver() as mail, club(tmp_path, web, mail) as here:
            match_id = await here.open()
            await here.add("ben", "mail", to="ben@example.org")
            await here.play_until(match_id, 1)
            await here.wait()
            assert [message["Subject"] for message in mail.got] == ["Gusher: is this your address?"]
            await confirmed(here, mail)
            await here.play_until(match_id, 0)
            await here.play_until(match_id, 1)
            await here.wait()
            told = mail.got[-1]
            assert told["Subject"] == f"Atacama\u00a0: {BEN}"
            assert (told["To"], told["From"]) == ("ben@example.org", "Gusher <gusher@club.example>")
            assert f"{HOME}/t/{match_id}" in told.get_content()
            assert len(mail.got) == 3

    run(test())


def test_every_mail_can_be_stopped(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, mail_receiver() as mail, club(tmp_path, web, mail) as here:
            match_id = await here.open()
            await confirmed(here, mail)
            await here.play_until(match_id, 1)
            await here.wait()
            assert len(mail.got) == 2
            offs = set()
            for message in mail.got:
                assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                off = message["List-Unsubscribe"].strip("<>")
                assert off in message.get_content()
                offs.add(off)
            (off,) = offs
            _, _, channel_id, token, use = off.removeprefix(HOME).split("/")
            assert use == OFF
            assert await here.notices.linked(channel_id, token, CONFIRM) is None  # good for one thing only
            assert await here.notices.linked(channel_id, "0" * 40, OFF) is None
            channel = await here.notices.linked(channel_id, token, OFF)
            assert channel is not None
            await here.notices.take_off(channel)
            assert here.store.channels("ben") == []
            assert await here.notices.linked(channel_id, token, OFF) is None

    run(test())


@pytest.mark.parametrize(
    "to", ["", "ben", "ben@here", "a@b.c, d@e.f", "ben@example.org\r\nBcc: x@y.z", "<b@e.org>", "é@e.org"]
)
def test_what_is_no_mail_address(tmp_path: Path, to: str) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, mail_receiver() as mail, club(tmp_path, web, mail) as here:
            await here.open()
            with pytest.raises(NoticeError) as refused:
                await here.add("ben", "mail", to=to)
            assert refused.value.code == "mail-address"
            assert mail.got == []

    run(test())


def test_a_mailbox_that_is_no_more_has_to_be_confirmed_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, mail_receiver() as mail, club(tmp_path, web, mail) as here:
            match_id = await here.open()
            await confirmed(here, mail)
            await here.play_until(match_id, 1)
            mail.refusal = "451 later"
            await here.wait()
            assert here.store.channels("ben")[0].confirmed
            mail.refusal = "550 no such person"
            await here.wait(60)
            assert not here.store.channels("ben")[0].confirmed
            mail.refusal = ""
            assert await here.wait(3600) == 0

    run(test())


# --- what does not arrive ---


def test_it_is_tried_again_after_growing_breaks_and_given_up_after_a_day(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            match_id = await here.open()
            await subscribed(here)
            await here.play_until(match_id, 1)
            web.status = 503
            begun = here.clock.now
            attempts: list[float] = []
            while here.clock.now < begun + 2 * DAY:
                before = len(web.got)
                await here.wait(30)
                attempts += [here.clock.now] * (len(web.got) - before)
            breaks = [later - earlier for earlier, later in pairwise(attempts)]
            assert breaks[:5] == [60, 120, 240, 480, 960]
            assert max(breaks) == 4 * 3600
            assert attempts[-1] <= begun + DAY
            web.status = 201
            assert await here.wait(3600) == 0

    run(test())


def test_it_arrives_later(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            match_id = await here.open()
            browser = await subscribed(here)
            await here.play_until(match_id, 1)
            web.status = 429
            await here.wait()
            web.status = 201
            await here.wait(59)
            assert len(web.got) == 1
            await here.wait(1)
            assert browser.read(web.got[1])["body"] == BEN
            assert await here.wait(3600) == 0

    run(test())


@pytest.mark.parametrize("status", [404, 410])
def test_an_endpoint_that_is_gone_is_not_asked_again(tmp_path: Path, status: int) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            match_id = await here.open()
            await subscribed(here)
            web.status = status
            await here.play_until(match_id, 1)
            await here.wait()
            assert [channel.confirmed for channel in here.store.channels("ben")] == [False]
            await here.play_until(match_id, 0)
            await here.play_until(match_id, 1)
            await here.wait()
            assert len(web.got) == 1

    run(test())


def test_no_notice_tells_of_the_position_or_of_others(tmp_path: Path) -> None:
    """Two worlds in which Ada has played differently send Ben the same."""

    async def told(folder: Path, first: int) -> list[object]:
        folder.mkdir()
        async with web_receiver(folder) as web, club(folder, web) as here:
            match_id = await here.open()
            browser = await subscribed(here)
            table = await here.tables.settled(match_id)
            words = table.match.game.actions.words(int(table.match.state.legal()[first]))
            await here.tables.answer(match_id, 0, table.match.n, "k", words)
            if (await here.tables.settled(match_id)).asked != 1:
                await here.play_until(match_id, 1)
            await here.wait()
            return [{**browser.read(request), "url": "", "tag": ""} for request in web.got]

    async def test() -> None:
        one, other = await told(tmp_path / "one", 0), await told(tmp_path / "other", -1)
        assert one == other == [{"title": "Atacama", "body": BEN, "url": "", "tag": ""}]

    run(test())


def test_two_browsers_of_a_player_are_both_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            match_id = await here.open()
            await subscribed(here)
            await here.add("ben", "push", subscription=Browser("https://push.example/phone").subscription)
            await here.play_until(match_id, 1)
            await here.wait()
            assert sorted(request.path for request in web.got) == ["/phone", "/send/abc"]

    run(test())
