"""`tablee bot`: one of our bots as a process that speaks `protocol`, for tables, arenas and other programs."""

import sys
from typing import Any, BinaryIO

import msgspec

from tablee.bots.levels import think
from tablee.bots.own_process import own_stdout
from tablee.bots.programs import protocol
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.words import sentence


class BotProcess:
    """The bot of `level` of `game`; `ms` is its thinking time if the host names none (None: the level's own)."""

    def __init__(self, game: Game[Any], level: int, ms: int | None) -> None:
        self._game = game
        self._level = level
        self._ms = ms

    def answer(self, line: bytes) -> protocol.BotLine:
        """Return the answer to one line, whatever it holds."""
        try:
            return self._answered(msgspec.json.decode(line, type=protocol.HostLine))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return protocol.Fault(str(error))
        except TableeError as error:
            return protocol.Fault(sentence(error.code, error.params, "en"))
        except Exception as error:
            # A question may be invalid in ways that only the rules notice; the process lives on.
            return protocol.Fault(repr(error))

    def _answered(self, line: protocol.HostLine) -> protocol.BotLine:
        match line:
            case protocol.Hello():
                if line.protocol != protocol.PROTOCOL:
                    return protocol.Fault(f"protocol {line.protocol} is not {protocol.PROTOCOL}")
                return protocol.Introduction(f"{self._game.name} {self._level}", [self._game.name])
            case protocol.NewMatch():
                if line.game != self._game.name:
                    return protocol.Fault(f"{line.game} is not {self._game.name}")
                return protocol.Ready()
            case protocol.Choose():
                if not line.legal:
                    return protocol.Fault("no legal move")
                ms = self._ms if line.ms is None else line.ms
                choice = think(self._game, line.view, line.legal, self._level, ms, line.seed)
                reason = None if choice.reason is None else choice.reason._asdict()
                return protocol.Moved(choice.move, choice.notes, reason)
            case protocol.EndMatch():
                return protocol.Ready()
            case protocol.Ping():
                return protocol.Pong()


def serve(bot: BotProcess, lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line of `lines` with one line on `answers`, until end of input."""
    for line in lines:
        if line.strip():
            answers.write(msgspec.json.encode(bot.answer(line)) + b"\n")
            answers.flush()


def run(game: Game[Any], level: int, ms: int | None) -> None:
    """Answer standard input on standard output."""
    serve(BotProcess(game, level, ms), sys.stdin.buffer, own_stdout())
