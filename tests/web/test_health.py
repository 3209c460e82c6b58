"""What whoever looks after the server can ask: is it well, how busy is it? And HEAD, which is GET without a body."""

import re
import threading
from pathlib import Path

import httpx
import pytest

from gusher.store.sqlite import SqliteStore
from gusher.web.limits import Limits, Rate
from tests.web.serving import AGAINST_RANDOM, HOME, PLACE, TWO, Caller, Listening, opened, run, serving

LINE = re.compile(r"# TYPE gusher_\w+ (gauge|counter|histogram)|gusher_\w+(\{le=\"[0-9.+Inf]+\"\})? [0-9.]+")


class Failing(SqliteStore):
    """A store that may stop to answer."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.fails = threading.Event()

    def seat_of(self, token_hash: str) -> tuple[str, int] | None:
        if self.fails.is_set():
            raise OSError("the disk is gone: /srv/secret/place")
        return super().seat_of(token_hash)


def test_health_follows_the_store(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, open_store=Failing) as app:
            client = Caller(app).client
            well = await client.get("/healthz")
            assert (well.status_code, well.json()) == (200, {"store": True})
            app.state.tables.store.fails.set()
            unwell = await client.get("/healthz")
            assert (unwell.status_code, unwell.json()) == (503, {"store": False})
            assert "gusher_store_errors_total 1\n" in (await client.get("/metrics")).text
            app.state.tables.store.fails.clear()
            assert (await client.get("/healthz")).status_code == 200

    run(test())


def test_metrics_count_and_name_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            token = ben.client.headers["authorization"].removeprefix("Bearer ")
            async with Listening(app, f"{ben.table}/stream", token) as stream:
                await stream.next()
                await ada.answer(0, PLACE)
                await ada.answer(0, PLACE, status=409)  # no answer: it was refused
                told = await Caller(app).client.get("/metrics")
            assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
            assert all(LINE.fullmatch(line) for line in told.text.splitlines())
            for line in ("tables 1", "tables_watched 1", "viewers 1", "bots_waiting 0", "store_errors_total 0"):
                assert f"gusher_{line}\n" in told.text
            assert "gusher_answer_seconds_count 1\n" in told.text
            for secret in (token, ada.table.removeprefix("/tables/"), "Ada", "192.0.2.7"):
                assert secret not in told.text

    run(test())


@pytest.mark.parametrize("path", ["/", "/healthz", "/metrics", "/api/v1/games", "/rules/atacama", "/nothing"])
def test_head_is_get_without_a_body(tmp_path: Path, path: str) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            client = Caller(app, Accept="text/html", **{"Accept-Encoding": "identity"}).client
            whole, head = await client.get(path), await client.head(path)
            assert head.status_code == whole.status_code
            assert head.content == b""
            assert head.headers["content-type"] == whole.headers["content-type"]
            assert head.headers["content-length"] == str(len(whole.content))

    run(test())


def test_head_of_a_stream_ends(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _ = await opened(app, TWO)
            head = await ada.client.head(f"/api/v1{ada.table}/stream")
            assert head.status_code == 200
            assert head.headers["content-type"].startswith("text/event-stream")
            assert sum(app.state.streams.values()) == 0

    run(test())


def test_two_who_share_an_address_watch_a_quick_table(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(views=Rate(0.001, 6), all_views=Rate(0.001, 15), requests=Rate(0.001, 10))
        async with serving(tmp_path, limits) as app:
            reply = await Caller(app).post("/tables", 201, game="atacama", seats=AGAINST_RANDOM)
            people = []
            for name in ("one", "two", "three"):
                transport = httpx.ASGITransport(app, client=("192.0.2.9", 1))
                cookies = {f"watch_{reply['id']}": reply["watch"], "name": name}
                people.append(httpx.AsyncClient(transport=transport, base_url=HOME, cookies=cookies))
            path = f"/t/{reply['id']}/view"
            first = [(await people[0].get(path)).status_code for _ in range(7)]
            assert first == [200] * 6 + [429]
            second = [(await people[1].get(path)).status_code for _ in range(7)]
            assert second == [200] * 6 + [429]  # the first one's haste is not theirs
            third = [(await people[2].get(path)).status_code for _ in range(7)]
            assert third == [200] * 3 + [429] * 4  # but an address has an end
            assert (await people[0].get("/")).status_code == 200

    run(test())
