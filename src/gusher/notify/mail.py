"""Mail in plain text, with a way to have no more of it: a link for people, a header for their mail programs."""

from email.message import EmailMessage
from email.utils import formatdate

import aiosmtplib

from gusher.kernel.say import say
from gusher.notify.errors import Gone, Undelivered
from gusher.notify.messages import Message
from gusher.notify.smtp import Smtp
from gusher.words.catalogue import catalogue

SECONDS = 15.0
REFUSED_FOR_GOOD = range(550, 560)


class Mail:
    def __init__(self, smtp: Smtp) -> None:
        self._smtp = smtp

    async def send(self, to: str, message: Message, off: str, now: float) -> None:
        """A notice. `off`: where whoever gets it can have no more. Raises Gone or Undelivered."""
        words = catalogue(message.language)
        subject = words.say(say("notice-mail-subject", title=message.title, body=message.body))
        text = words.say(say("notice-mail", body=message.body, url=message.url, off=off))
        await self._deliver(self._written(to, subject, text, message.id, off, now))

    async def ask(self, to: str, language: str, confirm: str, off: str, channel: str, now: float) -> None:
        """Is this address really the player's?"""
        words = catalogue(language)
        text = words.say(say("notice-mail-confirm", url=confirm, off=off))
        subject = words.say(say("notice-mail-confirm-subject"))
        await self._deliver(self._written(to, subject, text, f"{channel}-{int(now)}", off, now))

    def _written(self, to: str, subject: str, text: str, mark: str, off: str, now: float) -> EmailMessage:
        """Sent twice, it has the same mark, and mail programs show it once."""
        written = EmailMessage()
        written["From"], written["To"], written["Subject"] = self._smtp.sender, to, subject
        written["Date"] = formatdate(now)
        written["Message-ID"] = f"<{mark}@{self._smtp.host}>"
        written["List-Unsubscribe"] = f"<{off}>"
        written["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        written["Auto-Submitted"] = "auto-generated"
        written.set_content(text)
        return written

    async def _deliver(self, written: EmailMessage) -> None:
        smtp = self._smtp
        try:
            await aiosmtplib.send(
                written,
                hostname=smtp.host,
                port=smtp.port,
                username=smtp.user or None,
                password=smtp.password or None,
                use_tls=smtp.tls,
                start_tls=True if smtp.user and not smtp.tls else None,  # no password over a line that others can read
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = {refused.code for refused in error.recipients}
            raise (Gone if codes <= set(REFUSED_FOR_GOOD) else Undelivered)(str(sorted(codes))) from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise Undelivered(type(error).__name__) from None
