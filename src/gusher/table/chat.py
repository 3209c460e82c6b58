"""What people say at the table."""

from collections.abc import Callable

from gusher.kernel.state import PUBLIC
from gusher.store.port import ChatRecord, Reply
from gusher.table.errors import TableError, TooMuch
from gusher.table.live import LiveTable
from gusher.table.memory import Memory
from gusher.table.steps import Steps, Told
from gusher.table.threads import StoreThreads

LONGEST_CHAT = 500


def clean_chat(text: str) -> str:
    shown = "".join(character for character in text if character.isprintable() or character == "\n").strip()
    if not shown:
        raise TableError("empty-chat")
    if len(shown) > LONGEST_CHAT:
        raise TooMuch("long-chat", most=LONGEST_CHAT)
    return shown


class Chat:
    def __init__(self, memory: Memory, threads: StoreThreads, steps: Steps, now: Callable[[], float]) -> None:
        self._memory = memory
        self._threads = threads
        self._steps = steps
        self._now = now

    async def say(self, match_id: str, seat: int, text: str, key: str = "") -> None:
        """A line of chat; with a key it is said once, however often it is sent."""
        shown = clean_chat(text)

        async def say(table: LiveTable) -> Told:
            name = "" if seat == PUBLIC else table.record.seats[seat].name
            line = ChatRecord(seat, name, shown, self._now())
            told = Reply(seat, key, "{}") if key else None
            version = await self._memory.change(table, self._threads.store.say, table.id, line, told)
            if key:
                table.remember_key(seat, key)
            table.chat.append(line)
            table.has_stored(version)
            return {}

        await (self._steps.once(match_id, seat, key, say) if key else self._memory.decide(match_id, say))

    async def lines(self, match_id: str) -> list[ChatRecord]:
        return list((await self._memory.settled(match_id)).chat)
