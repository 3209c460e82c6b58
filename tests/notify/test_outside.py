"""Nothing that somebody names leads into the host's own network."""

import socket
import ssl
from pathlib import Path

import pytest

from gusher.notify.calls import Call
from gusher.notify.errors import Gone, Undelivered
from gusher.notify.outside import Outside, is_public
from tests.notify.receivers import HERE, WebReceiver, web_receiver
from tests.notify.test_turns import run

TOLD = Call("https://ntfy.example/", b"{}")


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "192.0.2.1", "240.0.0.1"),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "2001:db8::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::"),
    ],
)
def test_addresses_that_are_not_everybodys(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.215.14", "1.1.1.1", "2606:4700::1111"])
def test_addresses_that_are(address: str) -> None:
    assert is_public(address)


def test_a_name_that_leads_here_is_not_reached(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web:

            async def resolve(host: str, port: int) -> list[tuple[str, int]]:
                return [("93.184.215.14", web.port), (HERE, web.port)]  # one bad address is enough

            outside = Outside(resolve)
            with pytest.raises(Undelivered, match="public"):
                await outside.send(TOLD)
            assert web.connected == 0
            await outside.close()

    run(test())


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f000001"])
def test_this_machine_is_not_reached_by_any_of_its_names(tmp_path: Path, host: str) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web:
            outside = Outside()
            with pytest.raises(Undelivered):
                await outside.send(Call(f"https://{host}:{web.port}/", b""))
            assert web.connected == 0
            await outside.close()

    run(test())


def test_the_connection_is_made_to_the_address_that_was_checked(tmp_path: Path) -> None:
    """A name is resolved once: what it leads to a moment later does not count."""

    async def test() -> None:
        async with web_receiver(tmp_path) as web:
            asked: list[str] = []
            checked: list[str] = []

            async def resolve(host: str, port: int) -> list[tuple[str, int]]:
                asked.append(host)
                return [(HERE, web.port)]

            def may_reach(address: str) -> bool:
                checked.append(address)
                return True

            outside = web.outside()
            outside._resolve, outside._may_reach = resolve, may_reach
            await outside.send(TOLD)
            await outside.send(TOLD)
            assert (asked, checked) == (["ntfy.example"] * 2, [HERE] * 2)
            assert web.connected == 2  # no connection is kept for the next
            await outside.close()

    run(test())


def test_the_server_must_be_who_the_name_says(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web:
            outside = web.outside()
            with pytest.raises(Undelivered):
                await outside.send(Call("https://somebody.example/", b""))
            stranger = WebReceiver(web.port).outside()
            stranger._client = Outside(trusted=ssl.create_default_context())._client  # trusts the world, not this one
            with pytest.raises(Undelivered):
                await stranger.send(TOLD)
            assert web.got == []
            await outside.send(TOLD)
            await outside.close()
            await stranger.close()

    run(test())


def test_redirects_are_not_followed(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web:
            outside = web.outside()
            web.status, web.extra = 307, f"Location: https://ntfy.example:{web.port}/inside\r\n"
            with pytest.raises(Undelivered, match="307"):
                await outside.send(TOLD)
            assert [request.path for request in web.got] == ["/"]
            web.status = 410
            with pytest.raises(Gone):
                await outside.send(TOLD)
            await outside.close()

    run(test())


def test_a_server_that_says_nothing_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr("gusher.notify.outside.SECONDS", 0.05)
        with socket.create_server((HERE, 0)) as silent:
            outside = WebReceiver(silent.getsockname()[1]).outside()
            with pytest.raises(Undelivered):
                await outside.send(TOLD)
            await outside.close()

    run(test())
