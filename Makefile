PYTHON ?= python3
DOCUMENTS ?= ../shared/documents
PY := .venv/bin/python
UV := 0.13.8
# The whole suite over every core. Who runs a few tests by hand calls pytest itself.
PYTEST := $(PY) -m pytest -n auto --maxprocesses 8 --dist worksteal

.PHONY: screenshots run test check format words bench fuzz check-documents check-players lock clean help

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile | expand -t 24

run: .venv/.installed  ## the bot with DISCORD_TOKEN, else the console, else a demonstration
	@exec $(PY) -m bot

test: .venv/.installed-dev  ## all tests (SLOW=1: also the slow ones, ARGS: for pytest)
	@exec $(PYTEST) $(if $(SLOW),--slow) $(ARGS)

check: .venv/.installed-dev  ## format, lint, types, vulnerabilities, tests, architecture (TESTS=0: no tests)
	@echo "== format";  $(PY) -m ruff format --check .
	@echo "== lint";    $(PY) -m ruff check .
	@echo "== types";   $(PY) -m mypy
	@echo "== known vulnerabilities"; $(PY) .ci/audit
ifneq ($(TESTS),0)
	@echo "== tests and architecture"; $(PYTEST) -q $(ARGS)
endif

format: .venv/.installed-dev  ## put the code into the house's format
	@$(PY) -m ruff format .
	@$(PY) -m ruff check --fix .

words: .venv/.installed-dev  ## bring the catalogues of languages in line with what is said
	@$(PY) .ci/words

bench: .venv/.installed-dev  ## measure, in one table (ARGS: --small, --keep, or parts by name)
	@exec $(PY) -m benchmarks $(ARGS)

fuzz: .venv/.installed-fuzz  ## look for inputs that break something (ARGS: targets, --inputs 100000)
	@exec $(PY) -m tests.fuzz $(ARGS)

check-documents: .venv/.installed-dev  ## try the importers on the publishers' own documents
	@exec $(PY) -m pytest -m documents --documents="$(DOCUMENTS)" $(ARGS)

check-players: .venv/.installed-dev  ## how many of a file of players' questions come out right
	@exec $(PY) -m benchmarks.players_score "$(PLAYERS)" $(ARGS)

# Two stamps: running needs less than testing. A change of a lock brings .venv up to
# date; otherwise nothing is asked of the network.
.venv/.installed: requirements.lock requirements-build.lock pyproject.toml
	@./.ci/install "$(PYTHON)" requirements.lock requirements-build.lock
	@touch $@

.venv/.installed-dev: requirements-dev.lock pyproject.toml
	@./.ci/install "$(PYTHON)" requirements-dev.lock
	@touch .venv/.installed $@

# Where atheris has no wheel, inputs are only changed at random.
.venv/.installed-fuzz: requirements-fuzz.lock .venv/.installed-dev
	@./.ci/install "$(PYTHON)" requirements-fuzz.lock || echo "Fuzzing without atheris."
	@touch $@

# Hashes of every file of each release, no index and no address: any mirror serves.
COMPILE = .venv/lock/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links \
	--custom-compile-command "make lock"

lock:  ## pin anew what pyproject.toml asks for (ARGS=--upgrade: the newest)
	@test -x .venv/lock/bin/uv || { $(PYTHON) -m venv .venv/lock \
		&& .venv/lock/bin/pip install -qq uv==$(UV); }
	@$(COMPILE) $(ARGS) pyproject.toml -o requirements.lock
	@$(COMPILE) $(ARGS) --group build -o requirements-build.lock
	@$(COMPILE) $(ARGS) pyproject.toml --group build --group dev \
		-c requirements.lock -c requirements-build.lock -o requirements-dev.lock
	@$(COMPILE) $(ARGS) --group fuzz -o requirements-fuzz.lock

screenshots: .venv/.installed-dev  ## README's, taken anew in Chromium
	@AEGIS_SCREENSHOTS=1 $(PY) -m pytest -q tests/preview/test_browser.py

clean:  ## remove .venv and everything made here; your data stays
	@rm -rf .venv dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
