"""Who is at which table just now, in this process or another one."""

from collections.abc import Collection

from fastapi import Request

from gusher.notify.service import Notices
from gusher.store.people import Place
from gusher.web.session import tables


async def who_is_here(request: Request, places: Collection[Place]) -> set[Place]:
    """Those of the seats with whose eyes somebody looks at the table. Of other processes it is known as it was some
    seconds ago (notify/presence.py)."""
    notices: Notices = request.app.state.notices
    here = {place for place in places if place in notices.presence}
    elsewhere = set(places) - here
    return here | (await tables(request).read(tables(request).store.looked_at, elsewhere) if elsewhere else set())
