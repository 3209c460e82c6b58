"""Whose browser a request comes from."""

from base64 import b32encode
from secrets import token_bytes

from fastapi import Request

from gusher.kernel.state import PUBLIC
from gusher.store.people import PlayerRecord
from gusher.web.credentials import credentials
from gusher.web.session import language_of, tables

ID_BYTES = 16


async def player_of(request: Request) -> PlayerRecord | None:
    """The player; None for who has no cookie, or has never sat down."""
    shown, service = await credentials(request), tables(request)
    seats = [place for place, held in shown.ring.items() if held.own and place[1] != PUBLIC]
    if not shown.key or not seats:
        return None
    player_id = b32encode(token_bytes(ID_BYTES)).decode().rstrip("=").lower()
    wanted = PlayerRecord(player_id, shown.key.hash, language=language_of(request))

    def sit() -> PlayerRecord:
        player = service.store.enter(wanted)
        service.store.sits(player.id, seats)
        return player

    return await service.write(sit)
