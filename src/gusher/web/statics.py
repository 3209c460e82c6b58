"""The files of the client. Scripts and styles lie there compressed as well, by the build, which has the time for it.

That is smaller than what could be compressed for each caller, and costs nothing when somebody calls. Browsers take it
so over HTTPS; to others they are compressed as pages are.
"""

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKED = (".js", ".css")
CODING = "br"


class ClientFiles(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.endswith(PACKED) and _takes_packed(scope):
            try:
                packed = await super().get_response(f"{path}.{CODING}", scope)
            except HTTPException:  # not built, or not there at all
                return await super().get_response(path, scope)
            packed.headers["Content-Encoding"] = CODING
            packed.headers.add_vary_header("Accept-Encoding")
            return packed
        return await super().get_response(path, scope)


def _takes_packed(scope: Scope) -> bool:
    codings = Headers(scope=scope).get("accept-encoding", "").split(",")
    return CODING in (coding.partition(";")[0].strip() for coding in codings)
