# Everything a person does with this checkout. `make help` lists it.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules
# Tests start Python some hundred times: each would compile every file and rewrite every `assert` anew.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMPS := $(VENV)/stamps
PIP    := $(BIN)/pip --disable-pip-version-check --quiet
UV     := $(VENV)-lock/bin/uv
# One line on the screen for each step of an installation; details are in build/logs.
STEP   := $(PYTHON) -m build_steps.step
NEW_ENOUGH := $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
            { echo "Tablée needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
# Ctrl+C: make adds nothing to this line, whatever the status.
STOP   := trap 'echo "Stopped. Your games are kept."; exit 0' INT;

RULES  := $(shell find src/tablee/core src/tablee/games -name '*.py' 2>/dev/null)
# With the folders, which are newer once a file in them is gone.
PAGES  := $(shell find web src/tablee docs/rules \( -path web/node_modules -o -path web/.svelte-check \) -prune -o -type f \
            \( -path 'web/*' -o -path 'docs/*' -o -name '*.ftl' \) -print 2>/dev/null) \
          $(shell find web/src docs/rules -type d 2>/dev/null)

DAILY := play setup develop lint pagecheck quick changed test protocol

.PHONY: help
help: ## List the targets
	@echo "Every day:"
	@for target in $(DAILY); do sed -nE "s/^($$target):.*## (.*)/\1\t\2/p" Makefile; done | \
	  awk -F'\t' '{ printf "  make %-15s %s\n", $$1, $$2 }'
	@awk -F':.*## ' -v daily=" $(DAILY) help " \
	  '/^# --- / { title = $$0; gsub(/^# --- | -+$$/, "", title) } \
	  /^[a-z]+:.*## / && !index(daily, " " $$1 " ") { if (title) print "\n" title ":"; title = ""; \
	  printf "  make %-15s %s\n", $$1, $$2 }' Makefile

# --- Installing -----------------------------------------------------------------------------------

.PHONY: setup
setup: $(STAMPS)/tablee $(STAMPS)/dictionaries ## Make .venv with the command `tablee`; compile the rules if there is a C compiler

.PHONY: develop
develop: setup $(STAMPS)/test $(STAMPS)/pages ## Install all that a change needs: `make setup`, what the tests need, and the built pages

$(STAMPS)/venv:
	@$(NEW_ENOUGH)
	@$(STEP) "Making a Python environment" $(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/play: locks/play.txt $(STAMPS)/venv
	@$(STEP) "Installing Python packages" $(PIP) install --require-hashes -r $<
	@touch $@

$(STAMPS)/test: locks/test.txt $(STAMPS)/play
	@$(STEP) "Installing what the tests need" $(PIP) install --require-hashes -r $<
	@touch $@

$(STAMPS)/arena: locks/arena.txt $(STAMPS)/play
	$(PIP) install --require-hashes -r $<
	@touch $@

$(STAMPS)/train: locks/train.txt $(STAMPS)/play
	@$(STEP) "Installing PyTorch" $(PIP) install --require-hashes -r $<
	@touch $@

$(STAMPS)/bench: locks/bench.txt $(STAMPS)/play
	$(PIP) install --require-hashes -r $<
	@touch $@

# The editable install: compiled rules land beside their sources. Without a stamp, `make setup` compiles uncompiled rules later.
$(STAMPS)/tablee: $(STAMPS)/play pyproject.toml setup.py $(wildcard build_steps/*.py) $(RULES) $(if $(TABLEE_PURE),always)
	@$(BIN)/python -m build_steps.install
	@$(if $(TABLEE_PURE),rm -f,touch) $@

.PHONY: always
always:

$(STAMPS)/dictionaries: $(STAMPS)/play $(wildcard build_steps/dictionaries/*)
	@$(STEP) "Making the dictionaries" $(BIN)/python -m build_steps.dictionaries
	@touch $@

$(STAMPS)/pages: $(STAMPS)/venv build_steps/pages.py $(PAGES)
	@$(STEP) "Building the pages" $(BIN)/python -m build_steps.pages
	@touch $@

$(STAMPS)/packages: $(STAMPS)/venv build_steps/pages.py web/package-lock.json
	@$(STEP) "Installing the packages of the pages" $(BIN)/python -m build_steps.pages packages
	@touch $@

# --- Using ----------------------------------------------------------------------------------------

PLAYED := $(STAMPS)/play $(STAMPS)/dictionaries $(STAMPS)/pages
# Print the number of steps that are left before the server starts; installing the command is the last.
STEPS  := { $(MAKE) --silent --no-print-directory --dry-run $(PLAYED); test -f $(VENV)/tablee-installed.sha256 || echo build_steps.step; } | \
            grep -c build_steps.step

.PHONY: play
play: ## Start the server and print its address; ARGS=--lan lets phones join, ARGS="--port 8080" sets the port
	@$(STOP) $(NEW_ENOUGH)
	@$(STOP) $(PYTHON) -m build_steps.port $(ARGS)
	@test -f $(STAMPS)/pages || echo "Installing Tablée, which takes two to five minutes the first time. Ctrl+C loses no finished step."
	@mkdir -p build/logs && rm -f build/logs/steps && $(STEPS) > build/logs/steps-left || true
	@$(STOP) TABLEE_STEPS=$$(cat build/logs/steps-left) $(MAKE) --silent --no-print-directory --jobs 3 $(PLAYED)
	@trap 'exit 0' INT; TABLEE_STEPS=$$(cat build/logs/steps-left) $(BIN)/python -m build_steps.play $(ARGS)

.PHONY: drawing
drawing: ## Bring the drawing of a game from its own package into the pages, before `make play`; FROM=FOLDER
	@$(NEW_ENOUGH)
	@$(PYTHON) -m build_steps.drawing "$(FROM)"

.PHONY: lint
lint: setup $(STAMPS)/test ## Check style and types of the Python code, in seconds
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

.PHONY: pagecheck
pagecheck: $(STAMPS)/packages ## Check style and types of the pages, and run their tests
	cd web && npm run --silent lint && npm run --silent format && npm run --silent check && npm run --silent test

# --- More tests (docs/testing.md) -----------------------------------------------------------------

# Two more than there are cores on a small machine: tests also wait, for pages, timers and bots.
WORKERS ?= 4
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal --durations 30

.PHONY: quick
quick: setup $(STAMPS)/test ## Run the tests without browser and server, in a minute
	$(BIN)/pytest -n 2 --dist worksteal --ignore tests/e2e --ignore tests/server --ignore tests/arena -m "not (browser or server or processes or postgres or slow or soak)"

.PHONY: changed
changed: setup $(STAMPS)/test $(STAMPS)/pages ## Run the tests that your changes can break (for a change of the pages all in a browser); ARGS=BASE compares with another base than origin's main
	build_steps/system-packages
	$(BIN)/python -m build_steps.changed $(ARGS)

.PHONY: rule
rule: setup $(STAMPS)/test $(STAMPS)/pages ## After changing a rule: compile, run that game's tests, retake its pictures; GAME=NAME
	build_steps/system-packages
	$(BIN)/python -m build_steps.changed_rule $(GAME)

.PHONY: freeze
freeze: setup ## Before changing a rule: keep the rules of a game as they are (docs/rules-versions.md); GAME=NAME
	$(BIN)/python -m build_steps.freeze $(GAME)

.PHONY: test
test: setup $(STAMPS)/test $(STAMPS)/pages ## Run everything, end to end in Chromium too, within minutes
	build_steps/system-packages
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint pagecheck & checks=$$!; \
	  $(PYTEST); tests=$$?; wait $$checks && exit $$tests

.PHONY: soak
soak: setup $(STAMPS)/test $(STAMPS)/train $(STAMPS)/pages ## Run the tests that take too long for every run: kill storms, whole matches, the wheel, all mutations
	build_steps/system-packages
	TABLEE_SOAK=1 $(PYTEST) -m "soak or hypothesis"
	$(BIN)/python -m tests.mutation 4
	@$(MAKE) --no-print-directory sample

.PHONY: bench
bench: setup $(STAMPS)/bench $(STAMPS)/test $(STAMPS)/pages tests/lighthouse/node_modules ## Print the benchmarks; ARGS="playout_limits starting" for some
	build_steps/system-packages
	$(BIN)/python -m bench $(ARGS)

.PHONY: arena
arena: setup $(STAMPS)/arena ## Measure the bots: all levels of all games play each other; ARGS="--games 400" for closer figures
	$(BIN)/python -m bench.standard_arena $(ARGS)

.PHONY: baselines
baselines: setup $(STAMPS)/train ## Train the networks of the games again, with the steps and seeds in their files; ARGS="GAME-METHOD" for one
	$(BIN)/python -m build_steps.baselines $(ARGS)

# --- Checks of the tests --------------------------------------------------------------------------

.PHONY: coverage
coverage: setup $(STAMPS)/test $(STAMPS)/pages ## Report how much of each layer the tests run, with branches; ARGS="tests/store" for some tests
	build_steps/system-packages
	$(BIN)/python -m tests.coverage $(ARGS)

.PHONY: mutation
mutation: setup $(STAMPS)/test ## Build small faults into the rules, and report those that no test notices; ARGS=GAME, or ARGS=4 for every 4th
	$(BIN)/python -m tests.mutation $(ARGS)

.PHONY: sample
sample: setup $(STAMPS)/test $(STAMPS)/pages tests/stryker/node_modules ## Try a random sample of small faults above the rules and in the pages; SEED=N for another sample
	$(BIN)/python -m tests.mutation.above $(if $(SEED),--seed $(SEED)) $(ARGS)
	$(BIN)/python -m tests.stryker $(if $(SEED),--seed $(SEED))

# --- Pictures, measurements, packages -------------------------------------------------------------

.PHONY: pictures
pictures: $(STAMPS)/tablee $(STAMPS)/test $(STAMPS)/pages ## Photograph the pages into docs/pictures and docs/rules/pictures; ARGS=GAME for one game, ARGS=home for the start page
	build_steps/system-packages
	$(BIN)/python -m tests.e2e.pictures $(ARGS)

.PHONY: lighthouse
lighthouse: $(STAMPS)/tablee $(STAMPS)/test $(STAMPS)/pages tests/lighthouse/node_modules ## Measure the start page and every table as on a phone; ARGS="home" for one
	$(BIN)/python -m tests.lighthouse $(ARGS)

.PHONY: smoothness
smoothness: $(STAMPS)/tablee $(STAMPS)/test $(STAMPS)/pages ## Count the frames a second of every board on a slow phone; ARGS=GAME for one
	build_steps/system-packages
	$(BIN)/python -m tests.smoothness $(ARGS)

.PHONY: responsiveness
responsiveness: $(STAMPS)/tablee $(STAMPS)/test $(STAMPS)/pages ## Measure how soon a slow phone answers, and the memory of ten matches; ARGS=GAME, or "GAME touch"
	build_steps/system-packages
	$(BIN)/python -m tests.responsiveness $(ARGS)

tests/lighthouse/node_modules: tests/lighthouse/package-lock.json
	cd tests/lighthouse && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

# Stryker finds the tools of the pages where it looks for its own.
tests/stryker/node_modules: tests/stryker/package-lock.json | $(STAMPS)/pages
	cd tests/stryker && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	ln -sfn $(addprefix ../../../web/node_modules/,estree-walker svelte vitest) tests/stryker/node_modules/
	@touch $@

# An environment of its own: what builds the site needs nothing of ours, and nothing of ours needs it.
$(VENV)-docs/installed: locks/docs.txt
	$(PYTHON) -m venv $(VENV)-docs
	$(VENV)-docs/bin/pip --disable-pip-version-check --quiet install --require-hashes -r $<
	@touch $@

.PHONY: docs
docs: $(VENV)-docs/installed ## Build the documentation as a site into build/site, and check its links
	$(VENV)-docs/bin/python -m build_steps.site

.PHONY: packages
packages: setup ## Write the source archive, the wheel, and the wheel of the rules alone into dist/
	$(BIN)/python -m build_steps.packages

# An environment of its own, as for the site.
$(VENV)-release/installed: locks/release.txt
	@$(STEP) "Making an environment for releases" $(PYTHON) -m venv $(VENV)-release
	@$(STEP) "Installing what writes the bill of materials" \
	  $(VENV)-release/bin/pip --disable-pip-version-check --quiet install --require-hashes -r $<
	@touch $@

.PHONY: release
release: setup $(STAMPS)/pages $(VENV)-release/installed ## Build a release into dist/, with checksums and a bill of materials, and try every package (docs/releasing.md)
	$(BIN)/python -m build_steps.release $(VENV)-release/bin/python

.PHONY: lock
lock: ## Raise the locked versions of Python packages
	@test -x $(UV) || { $(PYTHON) -m venv $(VENV)-lock && $(VENV)-lock/bin/pip install --quiet uv; }
	$(PYTHON) -m build_steps.lock $(UV)

.PHONY: protocol
protocol: setup ## Write the pages' types of messages, and the pages of docs/reference, again from the code
	$(BIN)/python -m build_steps.protocol web/src/wire/protocol.ts
	$(BIN)/python -m build_steps.reference docs/reference

WORDS ?= languages
.PHONY: words
words: $(STAMPS)/tablee ## Lay out another language to translate; LANG=de names it, WORDS the folder (languages)
	@test "$(origin LANG)" = "command line" || { echo "Name the language: make words LANG=de" >&2; exit 1; }
	$(BIN)/python -m build_steps.words "$(LANG)" "$(WORDS)"

.PHONY: clean
clean: ## Remove everything that was built or installed here
	rm -rf $(VENV) $(VENV)-lock $(VENV)-docs $(VENV)-release build dist web/node_modules web/.svelte-check build_steps/dictionaries/node_modules tests/lighthouse/node_modules tests/stryker/node_modules
	rm -rf src/tablee/server/pages src/tablee/dictionaries src/tablee/compiled.json
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src \( -name '*.so' -o -name '*.pyd' -o -name '*.egg-info' -o -name __pycache__ \) -prune -exec rm -rf {} +
