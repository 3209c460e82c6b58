"""Who calls through nginx: as our pages do, from an address that is neither the server's nor the proxy's."""

import ssl
from typing import Any

import httpx

from tests.deploy.nginx import CERTIFICATE
from tests.fixed import OVERDUE_SECONDS

HANGS = OVERDUE_SECONDS  # nothing is measured, and whatever takes that long has failed
OTHER = "127.0.0.2"
PAGE = {"Accept": "text/html", "Sec-Fetch-Site": "same-origin", "X-Gusher": "1"}  # what our pages send
PLACE = {"do": "place", "row": 5, "column": 5}


def calling(port: int, address: str = OTHER) -> httpx.Client:
    """By HTTPS."""
    trust = ssl.create_default_context(cafile=str(CERTIFICATE))
    transport = httpx.HTTPTransport(verify=trust, local_address=address)
    return httpx.Client(base_url=f"https://localhost:{port}", transport=transport, timeout=HANGS, headers=PAGE)


def opens(caller: httpx.Client) -> dict[str, Any]:
    body = {"game": "atacama", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "friend", "name": "Ben"}]}
    reply = caller.post("/api/v1/tables", json=body)
    assert reply.status_code == 201, reply.text
    told: dict[str, Any] = reply.json()
    return told
