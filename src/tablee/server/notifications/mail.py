"""Notices by mail, if the operator has set up SMTP."""

import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from tablee.core.errors import TableeError
from tablee.server.settings import Smtp

TIMEOUT_S: Final = 20.0
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+"
)
"""The addresses that browsers accept as mail addresses; only a mail can show whether an address exists."""

GMAIL: Final = ("gmail.com", "googlemail.com")
SUBMISSION: Final = 587
SUBMISSIONS: Final = 465


class MailError(TableeError):
    """A mail setting that cannot be used: `mail.setting`."""


class MailRefusedError(Exception):
    """The mail server does not accept mail for this address."""


class MailAwayError(Exception):
    """The mail server is not available now."""


def parsed(url: str, sender: str | None) -> Smtp:
    """Return the mail server of `smtp://name:password@host:587` or `smtps://…`. Raise `MailError` `mail.setting`."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise MailError("mail.setting", {}) from None
    user = None if parts.username is None else unquote(parts.username)
    password = None if parts.password is None else unquote(parts.password)
    sender = sender or user or ""
    tls = parts.scheme == "smtps"
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not ADDRESS.fullmatch(sender):
        raise MailError("mail.setting", {})
    return Smtp(parts.hostname, port or (SUBMISSIONS if tls else SUBMISSION), tls, sender, user, password)


def mailbox(address: str) -> str:
    """Return the mailbox behind a mail address, as its form shows: the same for `me+a@x.example` and `Me@X.example`.

    Most providers ignore the text after a plus; Gmail ignores dots too.
    """
    name, _, domain = address.lower().partition("@")
    name = name.partition("+")[0] or name
    return f"{name.replace('.', '')}@{GMAIL[0]}" if domain in GMAIL else f"{name}@{domain}"


def composed(
    smtp: Smtp,
    server_name: str,
    to: str,
    subject: str,
    text: str,
    language: str,
    stop: str | None = None,
) -> EmailMessage:
    """Return a mail from the server of this name; a POST to the address `stop` ends all further mails (RFC 8058)."""
    mail = EmailMessage()
    mail["From"] = Address(server_name, addr_spec=smtp.sender)
    mail["To"] = to
    mail["Subject"] = " ".join(subject.split())
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=smtp.sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text)
    # `set_content` removes earlier headers about the content.
    mail["Content-Language"] = language
    return mail


async def send(smtp: Smtp, mail: EmailMessage) -> None:
    """Hand the mail to the mail server. Raise `MailRefusedError` or `MailAwayError` if that fails."""
    # Imported with the first mail, because the import would delay the first page.
    import aiosmtplib

    try:
        await aiosmtplib.send(
            mail,
            hostname=smtp.host,
            port=smtp.port,
            username=smtp.user,
            password=smtp.password,
            use_tls=smtp.tls,
            # A password never goes out in the clear. Without a password, TLS is used if the server offers it.
            start_tls=True if smtp.password is not None and not smtp.tls else None,
            timeout=TIMEOUT_S,
        )
    except aiosmtplib.SMTPRecipientsRefused as refused:
        final = all(one.code >= 500 for one in refused.recipients)
        raise (MailRefusedError if final else MailAwayError) from refused
    except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
        raise MailAwayError from error
