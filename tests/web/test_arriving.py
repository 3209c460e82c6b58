"""A friend's program sits down by the link, once."""

from pathlib import Path

from fastapi import FastAPI

from tests.web.serving import TWO, Caller, opened, run, serving

KEY = "a key that nobody could guess"


def test_a_program_takes_a_friends_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            program = Caller(app)
            token = _token(ben)
            taken = await program.post("/arrive", token=token, name="Robbie", key=KEY)
            assert taken["seat"] == 1
            assert taken["token"] != token
            assert f"/tables/{taken['id']}" == ada.table
            assert (await ada.position())["names"] == ["Ada", "Robbie"]
            await program.refused("/arrive", 403, "table-link", token=token)  # it works once
            again = await program.post("/arrive", token=token, key=KEY, table=taken["id"])
            assert again == taken
            assert await program.post("/arrive", token=taken["token"], name="Eve") == taken  # one's own leads there

    run(test())


def test_what_is_no_friends_link_opens_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            watch = await _watch(app)
            for token in (watch, "", "x" * 32):
                await Caller(app).refused("/arrive", 403, "table-link", token=token)
            await Caller(app).post("/arrive", 422, token="x" * 65)

    run(test())


def _token(seat: Caller) -> str:
    return str(seat.client.headers["authorization"]).removeprefix("Bearer ")


async def _watch(app: FastAPI) -> str:
    reply = await Caller(app).post("/tables", 201, game="atacama", seats=TWO, options={})
    return str(reply["watch"])
