"""No token and no secret of a running match leaves the server: not in replies, not in errors, not in logs."""

import logging
from pathlib import Path

import pytest

from gusher.store.port import Growth
from gusher.store.sqlite import SqliteStore
from gusher.web.server import Masked, MaskedAccess, masked
from tests.web.serving import PLACE, TWO, Caller, Seat, opened, run, serving

TOKEN = "SG83Pm3iHPGaWztBzJBPHxfUcbukwSJt"


def token_of(seat: Seat) -> str:
    return seat.client.headers["authorization"].removeprefix("Bearer ")


class FullStore(SqliteStore):
    def append(self, match_id: str, growth: Growth) -> int:
        raise OSError("no space left")


def test_nothing_secret_in_replies_errors_or_logs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with serving(tmp_path, open_store=FullStore) as app:
            ada, ben = await opened(app, TWO, listed=True)
            match_id = ada.table.removeprefix("/tables/")
            record = app.state.tables.store.match(match_id)
            hidden = [token_of(ada), token_of(ben), record.secret, record.watch_hash]
            hidden += [seat.token_hash for seat in record.seats]
            stranger, browser = Caller(app), Caller(app, Accept="text/html")
            browser.client.cookies.set(f"seat_{match_id}_0", token_of(ada))
            replies = [
                await ada.client.get(f"/api/v1{ada.table}"),
                await ada.client.get(f"/api/v1{ada.table}/log"),
                await stranger.client.get(f"/api/v1{ada.table}"),
                await stranger.client.get(f"/api/v1{ada.table}/log"),
                await stranger.client.get("/api/v1/tables"),
                await ada.client.post(f"/api/v1{ada.table}/answers", json={"n": 0, "key": "k", "answer": PLACE}),
                await ada.client.post(f"/api/v1{ada.table}/answers", json={"n": token_of(ada)}),
                await ada.client.post(f"/api/v1{ada.table}/join", json={"seat": 1, "name": "Eve"}),
                await stranger.client.get(f"/api/v1/tables/{token_of(ben)}"),
                await browser.client.get(f"/s/{TOKEN}"),
                await browser.client.get(f"/t/{match_id}"),
                await browser.client.get(f"/t/{match_id}/view"),
                await browser.client.get(f"/t/{match_id}/replay"),
                await browser.client.get(f"/t/{match_id}/log.jsonl"),
                await browser.client.get("/"),
            ]
            assert replies[5].status_code == 500
            for reply in replies:
                told = reply.text + str([pair for pair in reply.headers.items() if pair[0] != "set-cookie"])
                assert [secret for secret in hidden if secret in told] == [], reply.request.url
            assert any(record.exc_info for record in caplog.records)  # the full disk was logged
            logged = "\n".join(Masked("%(message)s").format(record) for record in caplog.records)
            assert [secret for secret in hidden if secret in logged] == []

    with caplog.at_level(logging.INFO):
        run(test())
    names = {record.name for record in caplog.records if record.name != "httpx"}  # httpx logs what the test itself asks
    assert names == {"gusher.web"}


def test_logs_are_masked() -> None:
    assert masked(f"GET /s/{TOKEN} and /w/short") == "GET /s/… and /w/…"
    assert masked(f"key {TOKEN}") == "key …"
    assert masked("GET /t/j7_ppi18E1F6/view") == "GET /t/j7_ppi18E1F6/view"
    record = logging.LogRecord(
        "uvicorn.access",
        logging.INFO,
        "",
        0,
        '%s - "%s %s HTTP/%s" %d',
        ("::1", "GET", "/w/x?seat=1", "1.1", 303),
        None,
    )
    assert MaskedAccess("%(message)s").format(record) == '::1 - "GET /w/… HTTP/1.1" 303'


def test_tracebacks_are_masked() -> None:
    try:
        raise ValueError(TOKEN)
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), (ValueError, error, error.__traceback__))
    shown = Masked("%(message)s").format(record)
    assert "ValueError: …" in shown
    assert TOKEN not in shown
