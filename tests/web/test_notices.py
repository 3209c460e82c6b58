"""The page on which somebody says how to be told, the links in mails, and what a browser installs."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from anyio.from_thread import start_blocking_portal

from gusher.notify.service import Notices
from gusher.store.sqlite import SqliteStore
from gusher.web.app import WebSettings, create_app
from gusher.web.limits import UNLIMITED, Limits, Rate
from tests.fixed import Secrets, fixed_pool
from tests.notify.club import Clock
from tests.notify.receivers import Browser, MailReceiver, WebReceiver, mail_receiver, web_receiver
from tests.web.serving import Listening
from tests.web.visitor import HOST, Visitor, visiting

CLUB = "https://club.example"
HOOK = {"kind": "ntfy", "url": "https://ntfy.example/ada"}


@contextmanager
def club(folder: Path, web: WebReceiver, mail: MailReceiver, limits: Limits = UNLIMITED) -> Iterator[Visitor]:
    """Ada, who sits at a table; what is sent goes to the receivers."""

    settings = WebSettings(str(folder / "tables.db"), bot_workers=1, base_url=CLUB, limits=limits, smtp=mail.smtp)
    app = create_app(
        settings,
        SqliteStore,
        fixed_pool,
        Secrets("notices"),
        Clock(),
        open_notices=partial(Notices, outside=web.outside),
    )
    with visiting(app) as ada:
        ada.call(app.state.notices.opened.wait)
        yield ada


@pytest.fixture
def here(tmp_path: Path) -> Callable[..., AbstractContextManager[tuple[Visitor, WebReceiver, MailReceiver]]]:
    @contextmanager
    def opened(limits: Limits = UNLIMITED) -> Iterator[tuple[Visitor, WebReceiver, MailReceiver]]:
        with (
            start_blocking_portal() as portal,
            portal.wrap_async_context_manager(web_receiver(tmp_path)) as web,
            portal.wrap_async_context_manager(mail_receiver()) as mail,
            club(tmp_path, web, mail, limits) as ada,
        ):
            yield ada, web, mail

    return opened


def seated(ada: Visitor) -> str:
    ada.get("/")  # with a page comes a key
    return ada.post("/play-now/atacama").headers["location"].removeprefix("/t/")


def test_who_sits_nowhere_is_told_so(here: Any) -> None:
    with here() as (ada, web, _):
        page = ada.get("/me/notices")
        assert page.status_code == 200
        assert "Sit down at a table first" in page.text
        assert '<form method="post" action="/me' not in page.text
        assert ada.post("/me/notices/add", HOOK).status_code == 422
        assert web.got == []


def test_a_service_is_switched_on_and_off(here: Any) -> None:
    with here() as (ada, web, _):
        seated(ada)
        assert "Not at all yet." in ada.get("/me/notices").text
        assert ada.post("/me/notices/add", HOOK).headers["location"] == "/me/notices?done=added"
        (greeting,) = web.got
        assert greeting.json["click"] == f"{CLUB}/"
        page = ada.get("/me/notices?done=added").text
        assert "ada · ntfy.example" in page
        assert "You will be told that way from now on." in page
        (channel,) = re.findall(r'name="id" value="(\w+)"', page)
        stranger = Visitor(ada.app, ada.portal)
        seated(stranger)
        stranger.post("/me/notices/remove", {"id": channel})
        assert "ada · ntfy.example" in ada.get("/me/notices").text
        ada.post("/me/notices/remove", {"id": channel})
        assert "Not at all yet." in ada.get("/me/notices").text


def test_what_is_refused_is_said_on_the_page(here: Any) -> None:
    with here() as (ada, _, _):
        seated(ada)
        refused = ada.post("/me/notices/add", {"kind": "discord", "url": "https://evil.example/"})
        assert refused.status_code == 422
        assert "not a Discord webhook" in refused.text
        quiet = ada.post("/me/notices/quiet", {"begins": "25:00", "ends": "07:00", "zone": "UTC"})
        assert (quiet.status_code, "Hours are written like" in quiet.text) == (422, True)
        zone = ada.post("/me/notices/quiet", {"begins": "22:00", "ends": "07:00", "zone": "../../etc/passwd"})
        assert (zone.status_code, "time zone is not known" in zone.text) == (422, True)


def test_quiet_hours_are_kept_and_taken_away(here: Any) -> None:
    with here() as (ada, _, _):
        seated(ada)
        ada.post("/me/notices/quiet", {"begins": "22:30", "ends": "07:05", "zone": "Europe/Paris"})
        page = ada.get("/me/notices").text
        assert all(f'value="{value}"' in page for value in ("22:30", "07:05", "Europe/Paris"))
        ada.post("/me/notices/quiet", {"begins": "", "ends": "", "zone": "Europe/Paris"})
        assert "22:30" not in ada.get("/me/notices").text


def test_a_browser_subscribes_to_the_key_of_the_server(here: Any) -> None:
    with here() as (ada, _, _):
        seated(ada)
        page = ada.get("/me/notices").text
        assert f'data-key="{ada.app.state.notices.channels.push.public}"' in page
        ada.post("/me/notices/add", {"kind": "push", "subscription": Browser().subscription})
        shown = ada.get("/me/notices").text
        assert "push.example" in shown
        assert "/send/abc" not in shown  # whoever knows it can write to the browser


def test_a_mail_address_is_confirmed_and_taken_off_by_links(here: Any) -> None:
    with here() as (ada, _, mail):
        seated(ada)
        reply = ada.post("/me/notices/add", {"kind": "mail", "to": "ada@example.org"})
        assert reply.headers["location"] == "/me/notices?done=asked"
        assert "Not confirmed yet" in ada.get("/me/notices").text
        (asked,) = mail.got
        links = re.findall(rf"{CLUB}(/notices/\S+)", asked.get_content())
        confirm, off = links
        reader = Visitor(ada.app, ada.portal)  # the mail is read in another browser
        assert "Yes, tell me here" in reader.get(confirm).text
        assert "Not confirmed yet" in ada.get("/me/notices").text  # a program that follows links confirms nothing
        assert reader.post(confirm).status_code == 200
        assert "Not confirmed yet" not in ada.get("/me/notices").text
        assert reader.get(off.replace("/off", "/confirm")).status_code == 404
        one_click = reader.post(off, {"List-Unsubscribe": "One-Click"}, headers={})  # from no page of ours
        assert one_click.status_code == 200
        assert "ada@example.org" not in ada.get("/me/notices").text
        assert reader.get(off).status_code == 404


def test_only_what_mail_programs_send_may_come_from_elsewhere(here: Any) -> None:
    with here() as (ada, web, mail):
        seated(ada)
        assert ada.post("/me/notices/add", HOOK, headers={}).status_code == 403
        ada.post("/me/notices/add", {"kind": "mail", "to": "ada@example.org"})
        (confirm,) = re.findall(rf"{CLUB}(/notices/\S+/confirm)", mail.got[0].get_content())
        assert ada.post(confirm, headers={}).status_code == 403
        assert web.got == []


def test_nobody_lets_the_server_write_to_many_addresses(here: Any) -> None:
    with here(Limits(notices=Rate(0.001, 2))) as (ada, web, _):
        seated(ada)
        replies = [ada.post("/me/notices/add", {**HOOK, "url": f"https://ntfy.example/{n}"}) for n in range(4)]
        assert [reply.status_code for reply in replies] == [303, 303, 429, 429]
        assert len(web.got) == 2


def test_nobody_floods_a_stranger_with_mails(here: Any) -> None:
    with here() as (ada, _, mail):
        for _ in range(5):
            visitor = Visitor(ada.app, ada.portal)
            seated(visitor)
            visitor.post("/me/notices/add", {"kind": "mail", "to": "Stranger@example.org"})
        assert len(mail.got) == 3


def test_who_looks_is_known_by_the_open_stream(here: Any) -> None:
    with here() as (ada, _, _):
        table = seated(ada)
        presence = ada.app.state.notices.presence
        cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())

        async def while_listening(path: str) -> bool:
            async with Listening(ada.app, path, "", cookie=cookie, accept="text/event-stream") as stream:
                await stream.next()
                return (table, 0) in presence

        assert ada.call(while_listening, f"/t/{table}/view")
        assert (table, 0) not in presence
        assert not ada.call(while_listening, f"/t/{table}/view?unseen=yes")


def test_what_a_browser_installs(here: Any) -> None:
    with here() as (ada, _, _):
        worker = ada.get("/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert "showNotification" in worker.text
        told = json.loads(ada.get("/manifest.webmanifest").text)
        assert (told["start_url"], told["display"]) == ("/", "standalone")
        for icon in told["icons"]:
            picture = ada.get(icon["src"])
            size = int.from_bytes(picture.content[16:20])  # of the PNG's header
            assert (picture.content[1:4], f"{size}x{size}") == (b"PNG", icon["sizes"])
        assert ada.get("/icon-64.png").status_code == 404
        assert "Your games are safe" in ada.get("/offline").text
        for page in ("/", "/me/notices"):
            assert 'rel="manifest" href="/manifest.webmanifest"' in ada.get(page).text
        assert "manifest-src 'self'" in ada.get("/").headers["content-security-policy"]
        assert HOST not in told["start_url"]


def test_without_the_extra_the_page_says_so(here: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gusher.notify.push", None)
    with here() as (ada, _, _):
        seated(ada)
        assert "cannot send notices" in ada.get("/me/notices").text
