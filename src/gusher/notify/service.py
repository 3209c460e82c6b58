"""Notices of this server: who is looking, what is due, and how players set it up."""

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from secrets import token_hex
from time import time
from typing import Any

from gusher.notify.beside import Beside
from gusher.notify.channels import MAIL, PUSH, Channels, open_channels, usual_outside
from gusher.notify.due import zone_of
from gusher.notify.errors import Gone, NoticeError, Undelivered
from gusher.notify.messages import greeting, message_for
from gusher.notify.presence import BEAT_SECONDS, MARK_SECONDS, Presence
from gusher.notify.sender import Sender
from gusher.notify.smtp import Smtp
from gusher.store.notices import Channel, Notice, Quiet
from gusher.store.port import Store, Unreachable

WORK = "notices"  # the lease
LEASE_SECONDS = 30.0  # longer than it takes to send what is due
POLL_SECONDS = 5.0
TIDY_SECONDS = 3600.0
MOST_CHANNELS = 12  # of one player
SALT = "notices"
CONFIRM, OFF = "confirm", "off"  # what a link in a mail is for
DAY_MINUTES = 24 * 60

_log = logging.getLogger("gusher.notify")


class Notices:
    """Everything of this package, put together. `home`: how the server is reached, if the host has said so; else the
    address counts under which the player has set up the channel."""

    def __init__(
        self,
        store: Store,
        read: Beside,
        write: Beside,
        smtp: Smtp | None = None,
        home: str = "",
        owner: str = "",
        now: Callable[[], float] = time,
        outside: Callable[[], Any] = usual_outside,
    ) -> None:
        self._store = store
        self._read = read
        self._write = write
        self._smtp = smtp
        self._home = home.rstrip("/")
        self._owner = owner or token_hex(8)
        self._now = now
        self._outside = outside
        self._salt = ""
        self._tasks: list[asyncio.Task[None]] = []
        self.opened = asyncio.Event()  # until then there are no channels
        self.channels = Channels(None, None, None)
        self.presence = Presence(store, write, self._owner, now)
        self.sender = Sender(store, read, write, self.presence, self._deliver, now)

    async def open(self) -> None:
        self._salt = await self._write(self._store.salt, SALT)
        self.channels = await asyncio.to_thread(open_channels, self._smtp, self._store.vapid, self._outside)
        self.opened.set()

    async def start(self) -> None:
        """Nobody waits for it: what is due can wait, and until then the page says that nothing can be set up."""
        self._tasks = [
            asyncio.create_task(_again_and_again(self.presence.tell, BEAT_SECONDS)),
            asyncio.create_task(_again_and_again(self.presence.mark, MARK_SECONDS)),
            asyncio.create_task(self._serve()),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.channels.close()

    async def _serve(self) -> None:
        await _until_done(self.open)
        if self.channels.kinds:
            await asyncio.gather(
                _again_and_again(self._send, POLL_SECONDS), _again_and_again(self.sender.tidy_up, TIDY_SECONDS)
            )

    async def _send(self) -> None:
        if await self._write(self._store.lease, [WORK], self._owner, LEASE_SECONDS):
            await self.sender.send_due()

    async def _deliver(self, notice: Notice) -> None:
        channel = notice.channel
        message = message_for(notice, self._home_of(channel))
        try:
            await self.channels.send(channel.kind, channel.address, message, self.link(channel, OFF), self._now())
        except NoticeError as error:  # the host has taken it away, or what was kept is none any more
            raise Undelivered(str(error)) from None

    def _home_of(self, channel: Channel) -> str:
        return self._home or str(channel.address.get("home", ""))

    # --- setting up ---

    async def add(self, player: str, kind: str, given: Mapping[str, str], home: str, language: str) -> Channel:
        """A new channel of the player. One to a service is tried at once; a mail address has to be confirmed by
        whoever reads what is sent there. Raises NoticeError."""
        address = {**self.channels.read(kind, given), "home": home.rstrip("/"), "language": language}
        known = await self._read(self._store.channels, player)
        channel = Channel(token_hex(16), player, kind, address, kind != MAIL, self._now())
        same = next((one for one in known if one.receiver == channel.receiver), None)
        if same is not None and same.confirmed and kind != PUSH:
            return same
        if same is None and len(known) >= MOST_CHANNELS:
            raise NoticeError("many", most=MOST_CHANNELS)
        channel = replace(channel, id=same.id) if same else channel
        try:
            await self._greet(channel)
        except (Gone, Undelivered):
            raise NoticeError("unanswered") from None
        await self._write(self._store.keep_channel, channel)
        return channel

    async def _greet(self, channel: Channel) -> None:
        """A browser has just said that it wants to be told; everybody else is greeted."""
        if channel.kind == MAIL:
            assert self.channels.mail is not None
            language, to = str(channel.address["language"]), str(channel.address["to"])
            confirm, off = self.link(channel, CONFIRM), self.link(channel, OFF)
            await self.channels.mail.ask(to, language, confirm, off, channel.id, self._now())
        elif channel.kind != PUSH:
            message = greeting(channel, self._home_of(channel))
            await self.channels.send(channel.kind, channel.address, message, "", self._now())

    async def remove(self, player: str, channel_id: str) -> None:
        found = await self._read(self._store.channel, channel_id)
        if found is not None and found.player == player:
            await self._write(self._store.drop_channel, channel_id)

    async def set_quiet(self, player: str, begins: str, ends: str, zone: str) -> None:
        """Times such as 22:30; two empty ones, or the same twice, are no quiet hours."""
        if not (begins or ends) or begins == ends:
            await self._write(self._store.set_quiet, player, None)
            return
        if zone_of(zone) is None:
            raise NoticeError("zone")
        await self._write(self._store.set_quiet, player, Quiet(_minutes(begins), _minutes(ends), zone))

    # --- links in mails ---

    def link(self, channel: Channel, use: str) -> str:
        return f"{self._home_of(channel)}/notices/{channel.id}/{self._token(channel.id, use)}/{use}"

    def _token(self, channel_id: str, use: str) -> str:
        """Nobody can guess it, and it is kept nowhere."""
        return hmac.digest(self._salt.encode(), f"{channel_id} {use}".encode(), "sha256").hex()[:40]

    async def linked(self, channel_id: str, token: str, use: str) -> Channel | None:
        """The channel to which such a link belongs; None if it is none of ours, or the channel is gone."""
        if not self._salt or not hmac.compare_digest(token.encode(), self._token(channel_id, use).encode()):
            return None
        return await self._read(self._store.channel, channel_id)

    async def confirm(self, channel: Channel) -> None:
        await self._write(self._store.confirm_channel, channel.id, True)

    async def take_off(self, channel: Channel) -> None:
        await self._write(self._store.drop_channel, channel.id)


def _minutes(text: str) -> int:
    hours, _, minutes = text.partition(":")
    if not (hours.isdecimal() and minutes.isdecimal() and text.isascii() and len(text) == 5):
        raise NoticeError("hours")
    found = 60 * int(hours) + int(minutes)
    if found >= DAY_MINUTES or int(minutes) >= 60:
        raise NoticeError("hours")
    return found


async def _again_and_again(work: Callable[[], Awaitable[object]], seconds: float) -> None:
    while True:
        try:
            await work()
        except Unreachable as error:
            _log.warning("the store does not answer: %s", error)
        except Exception:
            _log.exception("notices could not be looked after; it is tried again")
        await asyncio.sleep(seconds)


async def _until_done(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        with suppress(Unreachable):
            return await work()
        await asyncio.sleep(POLL_SECONDS)
