"""What the table refuses, beyond the rules."""

from gusher.kernel.errors import GusherError


class TableError(GusherError):
    """A request that the table cannot grant. `status` is what an HTTP answer says."""

    family = "table"
    status = 400


class NoTable(TableError):
    status = 404


class NotYours(TableError):
    status = 403


class Behind(TableError):
    """The answer was given to an older position."""

    status = 409


class TooMany(TableError):
    """One visitor has enough for now."""

    status = 429


class TooMuch(TableError):
    status = 413
