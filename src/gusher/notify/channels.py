"""The ways in which this server can reach somebody, put together: which there are depends on what is installed and set
up by the host."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from gusher.notify import webhooks
from gusher.notify.errors import NoticeError
from gusher.notify.messages import Message
from gusher.notify.smtp import Smtp, mail_address

if TYPE_CHECKING:
    from gusher.notify.mail import Mail
    from gusher.notify.outside import Outside
    from gusher.notify.push import Push

PUSH, MAIL = "push", "mail"
KINDS = (PUSH, MAIL, *webhooks.SERVICES)


def usual_outside() -> "Outside":
    from gusher.notify.outside import Outside

    return Outside()


class Channels:
    """`push`, `outside` and `mail` are None where they are not to be had."""

    def __init__(self, outside: "Outside | None", push: "Push | None", mail: "Mail | None") -> None:
        self.outside = outside
        self.push = push
        self.mail = mail

    @property
    def kinds(self) -> tuple[str, ...]:
        there = {PUSH: self.push, MAIL: self.mail}
        return tuple(kind for kind in KINDS if there.get(kind, self.outside) is not None)

    def read(self, kind: str, given: Mapping[str, str]) -> dict[str, Any]:
        """The address that a player has given for a channel, checked. Raises NoticeError."""
        if kind not in self.kinds:
            raise NoticeError("kind")
        if kind == PUSH:
            from gusher.notify.push import subscription

            return subscription(given.get("subscription", ""))
        if kind == MAIL:
            to = mail_address(given.get("to", ""))
            if not to:
                raise NoticeError("mail-address")
            return {"to": to}
        return dict(webhooks.read(kind, given))

    async def send(self, kind: str, address: Mapping[str, Any], message: Message, off: str, now: float) -> None:
        """Raises Gone or Undelivered; NoticeError if there is no such channel any more."""
        if kind == PUSH and self.push is not None:
            await self.push.send(address, message, now)
        elif kind == MAIL and self.mail is not None:
            await self.mail.send(str(address["to"]), message, off, now)
        elif kind in webhooks.SERVICES and self.outside is not None:
            await self.outside.send(webhooks.call(kind, address, message))
        else:
            raise NoticeError("kind")

    async def close(self) -> None:
        if self.outside is not None:
            await self.outside.close()


def make_ready() -> None:
    """Reads the programs that channels need, if they are there: it takes a second, in which nobody should wait."""
    with suppress(ImportError):
        import gusher.notify.mail
        import gusher.notify.push  # noqa: F401


def open_channels(
    smtp: Smtp | None,
    vapid: Callable[[Callable[[], str]], str],
    outside: Callable[[], "Outside"] = usual_outside,
) -> Channels:
    """Without the extra there is nothing to be had."""
    try:
        from gusher.notify.mail import Mail
        from gusher.notify.push import Push, new_key
    except ImportError:
        return Channels(None, None, None)
    out = outside()
    return Channels(out, Push(out, vapid(new_key)), Mail(smtp) if smtp is not None else None)
