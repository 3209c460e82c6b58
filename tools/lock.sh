#!/bin/sh
# Pins every dependency with its hashes. The files name packages and versions only, no index.
set -eu
cd "$(dirname "$0")/.."
python=.venv/bin/python
compile() {
    "$python" -m uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
        --no-emit-index-url --no-emit-find-links "$@"
}
compile pyproject.toml --extra cluster --extra lab --extra notify --extra postgres --extra research --group dev \
    -o requirements/dev.txt
# The same versions, fewer of them: what `make play` installs.
compile pyproject.toml --group build --constraint requirements/dev.txt -o requirements/play.txt
compile pyproject.toml --extra peers -o requirements/peers.txt
compile --group pgserver -o requirements/postgres.txt
compile --group nginx -o requirements/nginx.txt
compile --group uv -o requirements/uv.txt
