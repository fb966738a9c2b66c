"""What moderators decide."""

from typing import Any

from tests.server.lives.doing import Doing, deed, known


@deed("moderate", 1, lambda doing: known(doing) and doing.life.reported)
async def moderate(doing: Doing) -> None:
    """Read the reports as a moderator, and decide about one."""
    life, chance = doing.life, doing.chance
    assert doing.browser.guest is not None
    await life.observer.store.moderation.appoint(doing.browser.guest, life.clock.now())
    found = await doing.call("GET", "/api/moderation/reports")
    if not found.body:
        life.reported = False
        return
    report = chance.choice(found.body)
    lines = [line["n"] for line in report["lines"]]
    decisions: list[dict[str, Any]] = [
        {"do": "unname", "who": 0},
        {"do": "silence", "who": 0, "hours": chance.choice([0, 1, 24])},
        {"do": "settle"},
        {"do": "dismiss"},
        *({"do": "remove", "line": line} for line in lines),
        *([{"do": "end", "who": 0}] if chance.random() < 0.2 else []),
    ]
    own = ("moderation.own",) if report["own"] else ()
    path = f"/api/moderation/reports/{report['report']}"
    done = await doing.call("POST", path, {**chance.choice(decisions), "note": "seen"}, own)
    if (done.code is None) == report["own"]:
        life.problem(f"decided about a report that is {report['own'] and 'own'}: {done}")
    life.reported = bool(await life.observer.open_reports())
