"""HTTP to servers that somebody has named: never into the host's own network.

The name is resolved once, every address of it must be a public one, and the connection is made to the address that was
checked, under the name that was given (RFC 6066): whoever changes the name's address meanwhile gains nothing. Redirects
are not followed, replies are not read, and no connection is kept for somebody else.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx

from gusher.notify.calls import Call, checked_host
from gusher.notify.errors import Gone, Undelivered

SECONDS = 15.0  # for all of it
HTTPS = 443
TRANSLATED = IPv6Network("64:ff9b::/96")  # RFC 6052: an IPv4 address behind a translator

Endpoint = tuple[str, int]  # an address and a port
Resolve = Callable[[str, int], Awaitable[Sequence[Endpoint]]]


@cache
def usual_authorities() -> ssl.SSLContext:
    """Whom this machine trusts, read once: it takes longer than all else that a table needs to open."""
    return ssl.create_default_context()


async def resolved(host: str, port: int) -> list[Endpoint]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [(str(endpoint[0]), int(endpoint[1])) for *_, endpoint in found]


def is_public(address: str) -> bool:
    """Could it be anybody's, rather than this machine's or its neighbours'? What is only another spelling of an IPv4
    address is judged as that."""
    found = ip_address(address.partition("%")[0])
    return all(plain.is_global and not plain.is_multicast for plain in (found, *_embedded(found)))


def _embedded(found: IPv4Address | IPv6Address) -> list[IPv4Address]:
    if isinstance(found, IPv4Address):
        return []
    inner = [found.ipv4_mapped, found.sixtofour, *(found.teredo or ())]
    if found in TRANSLATED:
        inner.append(IPv4Address(int(found) & 0xFFFFFFFF))
    return [address for address in inner if address is not None]


class Outside:
    """What it resolves and reaches is a parameter so that tests have receivers of their own."""

    def __init__(
        self,
        resolve: Resolve = resolved,
        may_reach: Callable[[str], bool] = is_public,
        trusted: ssl.SSLContext | None = None,
    ) -> None:
        self._resolve = resolve
        self._may_reach = may_reach
        self._client = httpx.AsyncClient(
            verify=trusted or usual_authorities(),
            trust_env=False,  # a proxy would resolve the name once more
            limits=httpx.Limits(max_keepalive_connections=0),
            timeout=SECONDS,
        )

    async def close(self) -> None:
        await self._client.aclose()

    async def send(self, call: Call) -> None:
        """Raises Gone or Undelivered, whose reasons name no address: those are secrets of their owners."""
        host = checked_host(call.url)
        try:
            # Longer than the client waits for anything: where it gives up by itself, it closes what it has opened.
            async with asyncio.timeout(3 * SECONDS):
                status = await self._status(call, host)
        except (httpx.HTTPError, OSError, TimeoutError, UnicodeError) as error:
            raise Undelivered(type(error).__name__) from None
        if status in (httpx.codes.NOT_FOUND, httpx.codes.GONE):
            raise Gone(str(status))
        if not httpx.codes.is_success(status):
            raise Undelivered(str(status))

    async def _status(self, call: Call, host: str) -> int:
        url = httpx.URL(call.url)
        address, port = await self._checked(host, url.port or HTTPS)
        headers = {"User-Agent": "Gusher", **call.headers, "Host": url.netloc.decode("ascii")}
        there = url.copy_with(host=address, port=port)
        named = {"sni_hostname": host}
        async with self._client.stream(
            call.method, there, headers=headers, content=call.body, extensions=named
        ) as reply:
            return reply.status_code

    async def _checked(self, host: str, port: int) -> Endpoint:
        found = await self._resolve(host, port)
        if not found or not all(self._may_reach(address) for address, _ in found):
            raise Undelivered("not a public address")
        return found[0]
