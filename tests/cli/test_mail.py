"""The mail server for notices, as `gusher serve` is told of it."""

from pathlib import Path

import pytest

from gusher.notify.errors import NoticeError
from gusher.notify.smtp import Smtp, read_smtp
from tests.cli.commands import gusher

SENDER = "Gusher <gusher@example.org>"
ADDRESS = ("--address", "https://play.example.org")


def serve(folder: Path, *arguments: str) -> tuple[int, str]:
    done = gusher("serve", "--db", str(folder / "tables.db"), *arguments)
    return done.code, done.all


def test_mails_need_an_address_that_their_links_lead_to(tmp_path: Path) -> None:
    code, said = serve(tmp_path, "--smtp", "smtp://mail.example.org")
    assert code != 0
    assert "--address" in said


def test_what_is_no_mail_server_is_said_without_its_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, said = serve(tmp_path, *ADDRESS, "--smtp", "imap://me:hush@mail.example.org")
    assert code != 0
    assert "smtp://name:password@mail.example.org:587" in said
    assert "hush" not in said
    monkeypatch.setenv("GUSHER_SMTP", "smtp://mail.example.org")
    code, said = serve(tmp_path, *ADDRESS, "--smtp-from", "nobody")
    assert code != 0
    assert "gusher@example.org" in said


def test_addresses_of_mail_servers() -> None:
    assert read_smtp("smtp://mail.example.org", SENDER) == Smtp("mail.example.org", 587, False, SENDER)
    named = Smtp("m.example", 2525, True, SENDER, "me@here", "a/b")
    assert read_smtp("smtps://me%40here:a%2Fb@m.example:2525", SENDER) == named
    for url in ("mail.example.org", "smtp://", "http://mail.example.org", "smtp://m:0", "smtp://m:99999"):
        with pytest.raises(NoticeError) as refused:
            read_smtp(url, SENDER)
        assert refused.value.code == "smtp"
