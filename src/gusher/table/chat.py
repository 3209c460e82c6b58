"""What people may say at the table."""

from gusher.table.errors import TableError, TooMuch

LONGEST_CHAT = 500


def clean_chat(text: str) -> str:
    shown = "".join(character for character in text if character.isprintable() or character == "\n").strip()
    if not shown:
        raise TableError("empty-chat")
    if len(shown) > LONGEST_CHAT:
        raise TooMuch("long-chat", most=LONGEST_CHAT)
    return shown
