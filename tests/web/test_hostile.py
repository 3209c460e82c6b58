"""A hostile client: wrong seats, floods, oversized and malformed requests, foreign sites, HTML everywhere."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from gusher.web.limits import MOST_BUCKETS, Buckets, Limits, Rate
from gusher.web.security import HEADERS
from tests.web.serving import HOME, PLACE, TWO, Caller, Seat, opened, run, serving

EVIL = '<img src=x onerror="alert(1)">'
SAME = {"Sec-Fetch-Site": "same-origin", "Accept": "text/html"}
OPEN = {"game": "atacama", "seats": TWO}


def code(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["code"]


# --- seats ---


def test_other_seats_and_other_tables_stay_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _ = await opened(app, TWO)
            eve, _ = await opened(app, TWO)
            for token in ("", "wrong", "x" * 5000, eve.client.headers["authorization"].removeprefix("Bearer ")):
                stranger = Seat(app, ada.table.removeprefix("/tables/"), token)
                for path in ("", "/log", "/chat"):
                    assert (await stranger.get(ada.table + path, 404))["error"]["code"] == "table-unknown"
                assert (await stranger.answer(0, PLACE, status=404))["error"]["code"] == "table-unknown"
                await stranger.refused(f"{ada.table}/join", 404, "table-unknown", seat=1, name="Eve")
            await ada.refused(f"{ada.table}/answers", 403, "table-seat", n=0, key="k", answer=PLACE, seat=1)
            assert (await ada.position())["n"] == 0

    run(test())


def test_cookies_count_beside_a_token_and_beside_a_proxys_password(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            token = ada.client.headers["authorization"].removeprefix("Bearer ")
            ben.client.cookies.set(f"seat_{ada.table.removeprefix('/tables/')}_0", token)
            assert (await ben.position())["own"] == [0, 1]
            ben.client.headers["authorization"] = "Basic Y2x1YjpzZWNyZXQ="
            assert (await ben.position())["own"] == [0]

    run(test())


def test_a_proxys_password_does_not_make_another_sites_post_ours(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            headers = {"Authorization": "Basic Y2x1YjpzZWNyZXQ=", "Origin": "https://evil.example", "X-Gusher": "1"}
            reply = await Caller(app).client.post("/api/v1/tables", json=OPEN, headers=headers)
            assert code(reply) == (403, "api-cross-site")

    run(test())


# --- requests that cannot be right ---


BODIES: list[tuple[bytes, int, str]] = [
    (b"", 422, "api-invalid"),
    (b"{", 400, "api-malformed"),
    (b"\xff\xfe", 400, "api-malformed"),
    (b"[" * 60_000, 400, "api-malformed"),
    (b'{"a":' * 10_000 + b"1" + b"}" * 10_000, 400, "api-malformed"),
    (b'{"n": ' + b"1" * 5000 + b"}", 400, "api-malformed"),
    (b"null", 422, "api-invalid"),
    (b"[]", 422, "api-invalid"),
    (b'{"n": "0", "key": "k", "answer": {}}', 422, "api-invalid"),
    (b'{"n": true, "key": "k", "answer": {}}', 422, "api-invalid"),
    (b'{"n": -1, "key": "k", "answer": {}}', 422, "api-invalid"),
    (b'{"n": 0, "key": "", "answer": {}}', 422, "api-invalid"),
    (b'{"n": 0, "key": "k", "answer": {}, "more": 1}', 422, "api-invalid"),
    (b'{"n": 0, "key": "k", "answer": {"do": {"do": []}}}', 422, "api-invalid"),
    (b'{"n": 0, "key": "k", "answer": {"do": "\\ud800"}}', 422, "api-invalid"),
    (b'{"n": 0, "key": "k", "answer": {"do": NaN}}', 422, "api-invalid"),
    (b'{"n": 0, "key": "k", "answer": {}}', 422, "action-unknown-kind"),
    (b'{"n": 0, "key": "k", "answer": {"do": "place", "row": true, "column": 1}}', 422, "action-bad-value"),
    (b'{"n": 0, "key": "k", "answer": {"do": "place", "row": 1}}', 422, "action-missing"),
    (b" " * 70_000, 413, "api-too-big"),
]


@pytest.mark.parametrize(("body", "status", "expected"), BODIES, ids=range(len(BODIES)))
def test_bodies_that_cannot_be_right(tmp_path: Path, body: bytes, status: int, expected: str) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _ = await opened(app, TWO)
            headers = {"Content-Type": "application/json"}
            reply = await ada.client.post(f"/api/v1{ada.table}/answers", content=body, headers=headers)
            assert code(reply) == (status, expected)
            assert (await ada.position())["n"] == 0

    run(test())


def test_a_body_without_a_length_is_counted(tmp_path: Path) -> None:
    async def flood() -> Any:
        for _ in range(100):
            yield b" " * 1024

    async def test() -> None:
        async with serving(tmp_path) as app:
            headers = {"Content-Type": "application/json"}
            reply = await Caller(app).client.post("/api/v1/tables", content=flood(), headers=headers)
            assert code(reply) == (413, "api-too-big")
            reply = await Caller(app).client.post("/api/v1/tables", content=b"{}", headers={"Content-Length": "-5"})
            assert reply.status_code in (400, 415)

    run(test())


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_is_taken_by_the_api(tmp_path: Path, kind: str) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            content = json.dumps(OPEN).encode()
            reply = await Caller(app).client.post("/api/v1/tables", content=content, headers={"Content-Type": kind})
            assert code(reply) == (415, "api-media-type")

    run(test())


@pytest.mark.parametrize(
    "bot",
    ["os.path", "subprocess.Popen", "tests.arena.unruly.Hanging", "search:ms=6000", "search:depth=1", "", "nobody"],
)
def test_only_bots_of_the_server_may_be_wished_for(tmp_path: Path, bot: str) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            seats = [TWO[0], {"kind": "bot", "bot": bot}]
            error = (await Caller(app).post("/tables", 422, game="atacama", seats=seats))["error"]
            assert error["code"].startswith("bot-")

    run(test())


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/t/%00",
        "/api/v1/tables/..%2f..",
        "/api/v1//tables",
        "/s/%0d%0aSet-Cookie:x=1",
        "/api/v1/tables/" + "x" * 3000,
    ],
)
def test_path_tricks_lead_nowhere(tmp_path: Path, path: str) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            reply = await Caller(app, Accept="text/html").client.get(path)
            assert reply.status_code in (403, 404)
            assert "WebSettings" not in reply.text
            assert "set-cookie" not in reply.headers

    run(test())


def test_wrong_methods_and_addresses_have_the_same_shape(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            caller = Caller(app).client
            assert code(await caller.get("/api/v1/nothing")) == (404, "api-not-found")
            for wrong in (await caller.delete("/api/v1/tables"), await caller.get("/api/v1/tables/some/answers")):
                assert code(wrong) == (405, "api-method")
                assert wrong.headers["allow"]
            assert code(await caller.post("/api/v1/tables/some/more/answers", json={})) == (404, "api-not-found")
            assert code(await caller.post("/api/v1/tables/some/answers", json={})) == (422, "api-invalid")
            page = await caller.get("/nothing", headers={"Accept": "text/html", "Accept-Language": "fr"})
            assert page.status_code == 404
            assert "<html" in page.text
            assert "Il n’y a rien à cette adresse." in page.text

    run(test())


# --- foreign sites ---


FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "none", "Origin": "https://evil.example"},
    {"Origin": f"{HOME}.evil.example"},
    {"Origin": "https://evil.example", "X-Gusher": "1"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_posts_of_other_sites_are_refused(tmp_path: Path, headers: dict[str, str]) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            client = Caller(app).client
            client.cookies.set("seat_x_0", "token")
            assert code(await client.post("/api/v1/tables", json=OPEN, headers=headers)) == (403, "api-cross-site")
            for path in ("/tables", "/play-now/atacama", "/language", "/theme", "/t/x/join/1"):
                reply = await client.post(path, data={"game": "atacama"}, headers={"Accept": "text/html", **headers})
                assert reply.status_code == 403
                assert "set-cookie" not in reply.headers
            assert (await Caller(app).get("/tables"))["tables"] == []

    run(test())


def test_cookies_need_our_header_or_our_origin(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            client = Caller(app).client
            client.cookies.set("seat_x_0", "token")
            assert code(await client.post("/api/v1/tables", json=OPEN)) == (403, "api-cross-site")
            assert (await client.post("/theme", data={"theme": "dark", "next": "/"})).status_code == 403
            own: list[dict[str, str]] = [{"X-Gusher": "1"}, {"X-Gusher": "1", "Origin": HOME}]
            for headers in own:
                assert (await client.post("/api/v1/tables", json=OPEN, headers=headers)).status_code == 201

    run(test())


@pytest.mark.parametrize(
    "target",
    [
        "https://evil.example",
        "//evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "javascript:alert(1)",
        "/\t/evil.example",
        "https:evil.example",
        "/%0d%0aX: 1/../..//evil.example\r\nX: 1",
        "",
    ],
)
@pytest.mark.parametrize("path", ["/language", "/theme"])
def test_no_way_leads_to_another_site(tmp_path: Path, path: str, target: str) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            form = {"lang": "fr", "language": "fr", "theme": "dark", "next": target}
            reply = await Caller(app).client.post(path, data=form, headers=SAME)
            where = httpx.URL(HOME).join(reply.headers.get("location", "/"))
            assert where.host == "gusher.example"
            assert "x" not in reply.headers

    run(test())


# --- floods ---


def test_a_flood_is_stopped(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, Limits(requests=Rate(0.001, 5))) as app:
            caller = Caller(app).client
            replies = [await caller.get("/api/v1/games") for _ in range(8)]
            assert [reply.status_code for reply in replies] == [200] * 5 + [429] * 3
            assert code(replies[-1]) == (429, "api-too-fast")
            assert 900 < int(replies[-1].headers["retry-after"]) <= 1000  # seconds until one more is free
            other = httpx.ASGITransport(app, client=("192.0.2.8", 1))
            async with httpx.AsyncClient(transport=other, base_url=HOME) as neighbour:
                assert (await neighbour.get("/api/v1/games")).status_code == 200

    run(test())


def test_opening_tables_talking_and_hints_have_limits_of_their_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, Limits(openings=Rate(0.01, 3), chat=Rate(0.01, 2), changes=Rate(0.01, 2))) as app:
            ada, ben = await opened(app, TWO)
            for status in (201, 201, 429):
                await ada.post(f"{ada.table}/chat", status, text="hello")
            await ben.post(f"{ben.table}/chat", 201, text="somebody else may still talk")
            for status in (200, 409, 429):
                await ada.answer(0, PLACE, status=status)
            for status in (201, 201, 429):
                await Caller(app).post("/tables", status, **OPEN)
            page = await Caller(app).client.post("/play-now/atacama", headers=SAME)
            assert page.status_code == 429
            assert "<html" in page.text

    run(test())


def test_buckets_fill_again_and_are_forgotten() -> None:
    now = 0.0
    buckets = Buckets(Rate(2, 2), lambda: now)
    assert [buckets.wait("a") for _ in range(3)] == [0, 0, 0.5]
    now = 0.5
    assert buckets.wait("a") == 0
    assert buckets.wait("a") > 0
    for number in range(MOST_BUCKETS):
        buckets.wait(f"b{number}")
    assert buckets.wait("a") == 0  # forgotten: as if it had never come


# --- what others wrote ---


def test_html_in_every_text_is_shown_as_text(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            seats = [{"kind": "human", "name": EVIL[:64]}, {"kind": "free", "name": f"<script>{EVIL}"[:64]}]
            (ada,) = await opened(app, seats, listed=True)
            await ada.post(f"{ada.table}/chat", 201, text=f"<script>alert(1)</script>{EVIL}")
            browser = Caller(app, Accept="text/html").client
            match_id = ada.table.removeprefix("/tables/")
            token = ada.client.headers["authorization"].removeprefix("Bearer ")
            browser.cookies.set(f"seat_{match_id}_0", token)
            for path in ("/", f"/t/{match_id}", f"/t/{match_id}/view", f"/t/{match_id}/replay", f"/t/{match_id}/share"):
                page = await browser.get(path)
                assert page.status_code == 200
                shown = json.dumps(page.json()) if path.endswith("view") else page.text
                assert "<img src=x" not in shown
                assert "<script>alert" not in shown
            reply = await browser.get(f"/new/{EVIL}")
            assert "<img src=x" not in reply.text
            picture = await browser.get(f"/t/{match_id}/picture.svg")
            assert "<img" not in picture.text

    run(test())


def test_names_cannot_break_lines_or_headers(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            name = "A\r\nSet-Cookie: x=1\u2028\u202e\x00"
            ada, _ = await opened(app, [{"kind": "human", "name": name}, TWO[1]])
            position = await ada.client.get(f"/api/v1{ada.table}")
            assert position.json()["names"][0] == "ASet-Cookie: x=1"
            assert "set-cookie" not in position.headers

    run(test())


# --- headers and cookies ---


def test_every_answer_wears_the_headers(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            client = Caller(app, Accept="text/html").client
            for path in ("/", "/api/v1/games", "/nothing", "/rules/atacama", "/api/docs"):
                reply = await client.get(path)
                for name in HEADERS:
                    assert name in reply.headers
                assert "unsafe" not in reply.headers["content-security-policy"]
            assert "strict-transport-security" not in reply.headers

    run(test())


@pytest.mark.parametrize("secure", [False, True])
def test_cookies_are_kept_from_scripts_and_other_sites(tmp_path: Path, secure: bool) -> None:
    async def test() -> None:
        async with serving(tmp_path, secure=secure) as app:
            reply = await Caller(app).client.post("/play-now/atacama", headers=SAME)
            assert reply.status_code == 303
            cookies = reply.headers.get_list("set-cookie")
            assert any(cookie.startswith("key=") for cookie in cookies)
            for cookie in cookies:
                parts = {part.strip().lower() for part in cookie.split(";")}
                assert {"httponly", "samesite=lax", "path=/"} <= parts
                assert ("secure" in parts) is secure
            assert ("strict-transport-security" in reply.headers) is secure

    run(test())
