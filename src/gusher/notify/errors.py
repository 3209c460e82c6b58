"""What goes wrong with notices: for whoever sets them up, and for whoever sends them."""

from gusher.kernel.errors import GusherError


class NoticeError(GusherError):
    """A channel that cannot be used as it was given."""

    family = "notice"


class Undelivered(Exception):
    """It did not arrive, and may arrive later."""


class Gone(Exception):
    """Nothing will ever arrive there."""
