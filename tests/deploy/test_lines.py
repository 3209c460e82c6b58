"""Who opens lines and sends nothing gets rid of them soon, and there are enough for all others: what the files say."""

import re

import pytest

from tests.deploy.nginx import AROUND, ROOT, SITE

HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FILTER = (ROOT / "deploy" / "gusher.nft").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^server \{\n(.*?)^\}", SITE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
SECONDS = {"client_header_timeout": 10, "client_body_timeout": 10, "keepalive_timeout": 15}


@pytest.mark.parametrize("block", BLOCKS, ids=["plain", "secure"])
def test_every_port_gives_up_what_does_not_go_on(block: str) -> None:
    found = re.findall(r"^    (client_\w+_timeout|keepalive_timeout) (\d+)s;", block, re.MULTILINE)
    assert {name: int(seconds) for name, seconds in found} == SECONDS


def test_tests_run_nginx_with_as_many_lines_as_the_page_asks_for() -> None:
    for setting in ("worker_rlimit_nofile", "worker_connections"):
        wanted, here = (re.findall(rf"{setting} (\d+);", text) for text in (HOSTING, AROUND))
        assert wanted == here != []


def test_the_filter_counts_by_address_and_by_household() -> None:
    (told,) = re.findall(r"have (\d+) at a time", HOSTING)
    for who in ("ip saddr", "ip6 saddr & ffff:ffff:ffff:ffff::"):
        assert f"{{ {who} ct count over {told} }} reject" in FILTER
