# Two commands for everybody: `make play` and `make test`. Each sets up what it needs, in .venv and build/.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
# Not the client's output: its names change with its contents, and it has a rule of its own.
SOURCES := $(shell find src -path src/gusher/web/static -prune -o -type f \( -name '*.py' -o -name '*.toml' \
	-o -name '*.ftl' -o -name '*.md' -o -name '*.css' -o -name '*.html' -o -name '*.sql' -o -name '*.jsonl' -o -name '*.svg' -o -name '*.value' \) -print)
COMPILED := build/compiled
CLIENT := src/gusher/web/static/manifest.json
# Wherever a test starts other processes from: the whole path.
RUN := PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/python
# Games of other packages are tested as their users have them: installed, but in a folder of their own, which only those
# see who put it on their path. So the product has four games, and so has every other test.
EXAMPLES := build/examples
EXAMPLE_GAMES := $(subst $() , or ,$(notdir $(wildcard examples/*)))
JOBS ?= 2
# Many tests wait: for a process that starts, for the browser's driver, for the next frame.
TEST_JOBS ?= 4
BROWSER_TESTS ?= tests/browser
# Tests write much that nobody keeps, and wait for the disk each time: into memory, where a machine has room there.
ROOM := $(shell df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 && $$4 > 2000000 { print "/dev/shm" }')
IN_MEMORY := $(if $(ROOM),TMPDIR=$(ROOM))
# Containers often tell Python to keep no compiled copy of what it reads. Here many processes read the same files.
unexport PYTHONDONTWRITEBYTECODE
# A test that hangs says where.
PYTEST := -m pytest -n $(JOBS) --dist worksteal -q -o faulthandler_timeout=600
# What shows that the source alone plays as the compiled engine does: the kernel, the golden sums of all settings, the
# recorded games, and every check of the contract once for each game.
SOURCE := $(addprefix tests/,contract/test_contract.py kernel test_golden.py test_playthroughs.py)
# What every game goes through, found by looking; a game of examples/ has the contract among its own tests.
EVERY_GAME := $(filter-out tests/browser/% tests/contract/% tests/plugins/%,$(sort $(shell grep -rlE --include='test_*.py' '\bgames\(\)' tests)))

CHECKS := check-types check-style check-layers check-words check-clauses

.PHONY: help play test test-plain test-compiled test-examples test-browser steady check $(CHECKS) format bench playthroughs lessons golden pictures lock clean

help: ## what there is to make
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'

# The page is there before the engine is compiled; tools/play.py lets the compiled one take over.
play: $(VENV)/.play $(CLIENT) ## start the table on this machine and open the browser
	@echo "Opening the table ..."
	@$(BIN)/python -m tools.play

# Building the browser side and translating the engine keep one core busy and the other waiting: meanwhile the source of
# the engine is tested.
test: $(VENV)/.done ## all tests: as plain Python, compiled, and in a real browser
	@$(MAKE) --no-print-directory -j 2 $(COMPILED)/.done test-plain
	@$(MAKE) --no-print-directory test-compiled test-examples test-browser

# As people play: everything but the browser's tests, once.
test-compiled: $(VENV)/.done $(COMPILED)/.done $(EXAMPLES)/.done
	$(IN_MEMORY) GUSHER_EXPECT_COMPILED=1 $(RUN) $(PYTEST) -n $(TEST_JOBS) --ignore tests/browser tests

test-plain: $(VENV)/.done $(EXAMPLES)/.done build/.tests
	$(IN_MEMORY) GUSHER_CONTRACT=brief GUSHER_EXPECT_COMPILED=0 PYTHONPATH=$(CURDIR)/$(EXAMPLES) $(BIN)/python $(PYTEST) -m 'not compiled' $(SOURCE)

# What pytest makes of each file of tests it keeps: made here, once, and not by all jobs at the same time.
build/.tests: $(shell find tests -name '*.py') | $(VENV)/.done $(EXAMPLES)/.done
	@echo "Looking for the tests ..."
	@PYTHONPATH=$(CURDIR)/$(EXAMPLES) $(BIN)/python -m pytest --collect-only -q tests > build/tests.log || { cat build/tests.log; exit 1; }
	@touch $@

# The games in examples/ alone, selected by their names; and their own tests.
test-examples: $(VENV)/.done $(COMPILED)/.done $(EXAMPLES)/.done
	$(IN_MEMORY) GUSHER_EXPECT_COMPILED=1 PYTHONPATH=$(CURDIR)/$(EXAMPLES):$(CURDIR)/$(COMPILED) $(BIN)/python $(PYTEST) \
		-k '$(EXAMPLE_GAMES)' examples $(EVERY_GAME)

# By itself: the browser's driver keeps an event loop running that other tests would trip over. Each job has a browser
# of its own, each test a server and a store. Chromium is found or installed (tests/browser/chromium.py).
test-browser: $(VENV)/.done $(COMPILED)/.done $(EXAMPLES)/.done ## play in Chromium; GUSHER_SHOTS=folder keeps pictures of the pages
	$(IN_MEMORY) GUSHER_EXPECT_COMPILED=1 $(RUN) $(PYTEST) -n $(TEST_JOBS) -m browser $(BROWSER_TESTS)

steady: $(VENV)/.done $(COMPILED)/.done $(EXAMPLES)/.done ## the browser tests ten times in a row, and five times on a busy machine: all must pass; STEADY="--quiet 1 --busy 1 FILES" for less
	$(BIN)/python tools/steady.py $(STEADY)

# Types take the longest; all the rest is done beside them.
check: $(VENV)/.done ## format, lint, types, layers, catalogues, glossary, clauses
	@$(MAKE) --no-print-directory -j $(JOBS) $(CHECKS)

check-types:
	$(BIN)/mypy
	for example in examples/*; do MYPYPATH=$$example/src $(BIN)/mypy $$example/src $$example/tests || exit 1; done

check-style:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

check-layers:
	$(BIN)/lint-imports

check-words:
	$(BIN)/python tools/catalogues.py
	$(BIN)/python -m tools.glossary

check-clauses:
	$(BIN)/python tools/clauses.py

format: $(VENV)/.done ## put all files into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.done $(COMPILED)/.done ## measure Gusher and its peers side by side; writes build/performance.md
	$(BIN)/python -m pip install -q --require-hashes -r requirements/peers.txt
	$(RUN) bench/peers.py --markdown build/performance.md

playthroughs: $(VENV)/.done $(EXAMPLES)/.done ## write the playthroughs anew; review the difference before you commit it
	PYTHONPATH=$(EXAMPLES) $(BIN)/python -m tools.playthroughs

lessons: $(VENV)/.done $(EXAMPLES)/.done ## record the matches of the guided first games anew; review the difference before you commit it
	PYTHONPATH=$(EXAMPLES) $(BIN)/python -m tools.lessons

golden: $(VENV)/.done $(EXAMPLES)/.done ## write the golden sums anew; review the difference before you commit it
	PYTHONPATH=$(EXAMPLES) $(BIN)/python -m tools.golden

pictures: $(VENV)/.done $(CLIENT) ## take the pictures of the README anew, from the real pages
	$(BIN)/python -m tools.pictures

lock: $(VENV)/.done ## pin the newest versions that pyproject.toml allows
	tools/lock.sh

clean: ## remove everything that was set up or built
	rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

# What playing needs comes first; tests and linters only when they are asked for. Python compiles what it loads anyway.
INSTALL = $(BIN)/python -m pip install -q --disable-pip-version-check --no-compile --no-deps --no-build-isolation

$(VENV)/.play: requirements/play.txt pyproject.toml
	@test -n "$(PYTHON)" || { echo "Gusher needs Python 3.11 or newer; none was found. Name one: make PYTHON=/path/to/python3"; exit 2; }
	@echo "Setting up $(VENV) with $$($(PYTHON) --version) ..."
	@$(PYTHON) -m venv $(VENV)
	@echo "Installing $$(grep -c == requirements/play.txt) packages that playing needs ..."
	@$(BIN)/python -m tools.install requirements/play.txt
	@$(INSTALL) -e .
	@touch $@

$(VENV)/.done: $(VENV)/.play requirements/dev.txt
	@echo "Installing what tests and checks need ..."
	@$(BIN)/python -m tools.install requirements/dev.txt
	@touch $@

$(CLIENT): $(VENV)/.play tools/client.py $(shell find client -path client/node_modules -prune -o -type f -print) $(wildcard src/gusher/render/*.*)
	@echo "Building the browser side ..."
	@$(BIN)/python tools/client.py
	@touch $@

$(EXAMPLES)/.done: $(VENV)/.done $(shell find examples -type f -path '*/src/*' -not -name '*.pyc') $(wildcard examples/*/pyproject.toml)
	@rm -rf $(EXAMPLES)
	@echo "Installing the games of examples/ beside ours ..."
	@$(INSTALL) --target $(EXAMPLES) $(wildcard examples/*)
	@touch $@

# The wheel is built as a user's would be and unpacked beside the sources: compiled where a C compiler is there.
$(COMPILED)/.done: $(CLIENT) hatch_build.py $(SOURCES)
	@rm -rf build/wheel build/compiled.new
	@echo "Building the engine (about a minute) ..."
	@HATCH_QUIET=1 $(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(BIN)/python -m zipfile -e build/wheel/gusher-*.whl build/compiled.new
	@touch build/compiled.new/.done
	@rm -rf $(COMPILED)
	@mv build/compiled.new $(COMPILED)
