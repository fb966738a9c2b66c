"""What moderators read, and what they do. The store logs each act with the moderator who did it."""

from collections.abc import Sequence

import msgspec

from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.guests.devices import Devices
from tablee.server.names.text import readable, tidied
from tablee.server.operations.logs import log
from tablee.server.play.matches import Matches
from tablee.server.play.play import Play
from tablee.server.protocol.conduct import (
    REPORT_TEXT,
    AnyDecision,
    DismissReport,
    EndSessions,
    ModerationDeed,
    RemoveLine,
    ReportedPerson,
    ReportInfo,
    SettleReport,
    Silence,
    Unname,
)
from tablee.server.talk.evidence import Evidence, Witnessed
from tablee.store.rows import Guest, ModerationEntry, ReportRow
from tablee.store.store import Store

HOUR_MS = 3_600_000
DEEDS = 50


def evidence_of(report: ReportRow) -> Evidence:
    """Return the evidence that was kept with a report."""
    return msgspec.convert(report.evidence, Evidence)


class Moderating:
    """Shows reports to moderators, and carries out their decisions."""

    def __init__(self, store: Store, play: Play, matches: Matches, devices: Devices) -> None:
        self._store = store
        self._play = play
        self._matches = matches
        self._devices = devices

    async def report_infos(self, moderator: Guest, reports: Sequence[ReportRow]) -> list[ReportInfo]:
        """Return these reports as `moderator` reads them."""
        return [await self._report_info(moderator, report) for report in reports]

    async def _report_info(self, moderator: Guest, report: ReportRow) -> ReportInfo:
        evidence = evidence_of(report)
        today = await self._store.moderation.people([one.guest for one in evidence.people])
        silenced = await self._store.moderation.silenced(list(today.values()), now())
        removed = await self._store.chat.untold(report.match)
        shown = {line.n for line in evidence.lines}
        deeds = await self._store.moderation.log(DEEDS, report.id)
        return ReportInfo(
            report=report.id,
            at=report.at,
            table=report.match,
            game=evidence.game,
            ply=evidence.ply,
            line=report.line,
            reason=report.reason,  # type: ignore[arg-type]
            text=report.text,
            names=evidence.names,
            people=[
                ReportedPerson(one.name, one.seat, silenced.get(today[one.guest])) for one in evidence.people
            ],
            lines=evidence.lines,
            plies=evidence.plies,
            removed=[n for n in removed if n in shown],
            deeds=[deed(entry) for entry in reversed(deeds)],
            own=_is_own(report, moderator),
            ending=report.ending,  # type: ignore[arg-type]
        )

    async def decide(self, moderator: Guest, report: ReportRow, decision: AnyDecision) -> None:
        """Carry out the decision of `moderator` about this report.

        Raise `RefusalError` (`moderation.own`, `moderation.closed`, `moderation.unknown`, `report.text`).
        """
        if _is_own(report, moderator):
            raise RefusalError("moderation.own")
        if report.ending is not None:
            raise RefusalError("moderation.closed")
        note = tidied(decision.note)
        if note and not readable(note, REPORT_TEXT, 4 * REPORT_TEXT):
            raise RefusalError("report.text", max=REPORT_TEXT)
        store = self._store.moderation
        match decision:
            case RemoveLine(line=line):
                person = await self._today(moderator, _speaker(report, line))
                await store.remove_line(
                    report.match, line, _entry(moderator, report, "remove", person, note, line=line)
                )
                await self._play.learn_if_held(report.match)
            case Unname(who=who):
                person = await self._today(moderator, _person(report, who))
                _check_there(
                    await store.unname(person.guest, _entry(moderator, report, "unname", person, note))
                )
                await self._matches.announce_guest(person.guest)
            case Silence(who=who, hours=hours):
                person = await self._today(moderator, _person(report, who))
                entry = _entry(moderator, report, "silence", person, note, hours=hours)
                _check_there(await store.silence(person.guest, entry.at + hours * HOUR_MS, entry))
            case EndSessions(who=who):
                person = await self._today(moderator, _person(report, who))
                _check_there(
                    await store.end_sessions(person.guest, _entry(moderator, report, "end", person, note))
                )
                await self._devices.ended(person.guest)
            case DismissReport() | SettleReport():
                action, ending = (
                    ("dismiss", "dismissed") if isinstance(decision, DismissReport) else ("settle", "settled")
                )
                if not await store.close_report(
                    ending, _entry(moderator, report, action, _person(report, 0), note)
                ):
                    raise RefusalError("moderation.closed")
        log.info("moderated", report=report.id, action=type(decision).__name__)

    async def _today(self, moderator: Guest, person: Witnessed) -> Witnessed:
        """Return the person with the guest that they are today: the guest may have been merged with another since.

        Raise `RefusalError` `moderation.own` if that guest is the moderator, no matter whom the report is about.
        """
        guest = (await self._store.moderation.people([person.guest]))[person.guest]
        if guest == moderator.id:
            raise RefusalError("moderation.own")
        return msgspec.structs.replace(person, guest=guest)


def _is_own(report: ReportRow, moderator: Guest) -> bool:
    return moderator.id in (report.reporter, report.target)


def deed(entry: ModerationEntry) -> ModerationDeed:
    """Return a line of the log as moderators read it."""
    return ModerationDeed(
        at=entry.at,
        actor=None if entry.actor is None else entry.actor_name,
        action=entry.action,  # type: ignore[arg-type]
        target=entry.target_name,
        report=entry.report,
        line=entry.details.get("line"),
        hours=entry.details.get("hours"),
        note=entry.details.get("note", ""),
    )


def _entry(
    moderator: Guest, report: ReportRow, action: str, person: Witnessed, note: str, **details: int
) -> ModerationEntry:
    return ModerationEntry(
        at=now(),
        actor=moderator.id,
        actor_name=moderator.name,
        action=action,
        report=report.id,
        target=person.guest,
        target_name=person.name,
        details={**details, **({"note": note} if note else {})},
    )


def _person(report: ReportRow, who: int) -> Witnessed:
    people = evidence_of(report).people
    if who >= len(people):
        raise RefusalError("moderation.unknown")
    return people[who]


def _speaker(report: ReportRow, line: int) -> Witnessed:
    evidence = evidence_of(report)
    for spoken in evidence.lines:
        if spoken.n == line:
            return evidence.people[spoken.who]
    raise RefusalError("moderation.unknown")


def _check_there(done: bool) -> None:
    if not done:
        raise RefusalError("moderation.unknown")
