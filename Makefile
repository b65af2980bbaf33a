# Emporion. `make` alone lists the targets.
SHELL := /bin/bash
.DEFAULT_GOAL := help

EXTRAS ?= dev,research,notebook,openspiel,cluster,postgres
WORKERS ?= 2
ARGS ?=

BIN := .venv/bin

# Where something is missing, the person is told to type the same again.
export EMPORION_ASKED ?= make $(or $(firstword $(MAKECMDGOALS)),play)

# What fetches something trusts whom the system trusts: a private certificate authority, too.
CERTIFICATES := $(firstword $(wildcard /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/ca-bundle.pem))
ifneq ($(CERTIFICATES),)
export SSL_CERT_FILE ?= $(CERTIFICATES)
export REQUESTS_CA_BUNDLE ?= $(CERTIFICATES)
export NODE_EXTRA_CA_CERTS ?= $(CERTIFICATES)
endif

# Checks and tests start thousands of processes: what they import is compiled once, wherever it is usual to keep nothing.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help environment browser install quick build play test check format bench load word-cost fuzz types screenshots coverage-rules lock clean distclean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

environment:
	@tools/install.sh $(EXTRAS)

# Who is no developer keeps nothing that only building needs.
define PREPARE
	@tools/install.sh $(EXTRAS)
	@$(BIN)/python hatch_build.py $$(grep -qw dev .venv/.installed || echo --tidy)
endef

install: ## put everything into .venv, compile the engine, build the browser client
	$(PREPARE)

# What `make install` makes, sooner after an edit of the engine: see docs/performance.md.
quick: export EMPORION_QUICK = 1
quick: export EMPORION_COMPILE = 1
quick: ## compile what changed in the engine, to try it: seconds after an edit, slower to run
	$(PREPARE)

# Playing wants no extras; an environment with more of them will do as well, and is left as it is.
build play bench fuzz: EXTRAS =
build: ## the same with no more than playing needs
	$(PREPARE)

play: build ## open the games in the browser
	@$(BIN)/emporion play $(ARGS)

# Tests want the compiled engine: what is otherwise a fallback is an error here.
# Playwright leaves its event loop running, which breaks asynchronous tests in the same process: hence two runs.
PYTEST = $(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)
IN_BROWSER = -o testpaths=tests/browser -m browser
NONE_IS_FINE = $(if $(ARGS),|| [ $$? = 5 ])
test: export EMPORION_COMPILE = 1
test: browser install ## run all tests (some: make test ARGS='-k ostia')
	@$(PYTEST) -m 'not browser' $(NONE_IS_FINE)
	@if $(BIN)/pytest --collect-only $(ARGS) $(IN_BROWSER) >/dev/null; [ $$? = 5 ]; then exit 0; fi; \
	if browser=$$(tools/browser.sh); then EMPORION_BROWSER="$$browser" $(PYTEST) $(IN_BROWSER); \
	else echo 'emporion: THE BROWSER TESTS WERE NOT RUN (see above)'; [ -z "$$CI" ]; fi

browser: # what will be asked of the machine is said before anything else
	@tools/browser.sh --tell

check: environment ## look for mistakes in Python (ruff, mypy) and in web/ (svelte-check, ESLint, Prettier)
	@$(MAKE) --no-print-directory --jobs=2 --output-sync check-python check-web

.PHONY: check-python check-web
check-python:
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
check-web:
	@$(BIN)/python tools/web.py check

format: environment ## format all sources, and mend what ruff and ESLint can mend
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIN)/python tools/web.py format

bench: build ## measure the engine's speed
	@$(BIN)/emporion bench $(ARGS)

load: install ## measure the server with live tables of all titles (one: make load ARGS='--game antiquity')
	@$(BIN)/python tools/load.py $(ARGS)

word-cost: install ## measure what a word costs the server in every title
	@$(BIN)/python tools/word_cost.py $(ARGS)

types: environment ## write the TypeScript types from the Python types
	@$(BIN)/python tools/typescript.py

.PHONY: peers performance
peers: ## install the engines that `emporion bench --peers` compares with, into .peers
	@$(BIN)/python -m venv .peers
	@.peers/bin/python -m pip install --quiet --constraint constraints.txt catanatron open_spiel rlcard

performance: install ## measure beside the peers and write the tables of README and docs/performance.md
	@$(BIN)/python tools/performance.py $(ARGS)

screenshots: install ## take pictures of all screens into shots/
	@EMPORION_BROWSER="$$(tools/browser.sh)" PYTHONPATH=. $(BIN)/python tools/screenshots.py $(ARGS)

.PHONY: docs cards datasets
docs: EXTRAS = docs
docs: environment ## build the documentation's site into build/site (warnings are errors, links are checked)
	@$(BIN)/python tools/docs.py $(ARGS)

cards: install ## measure the baselines on the cards of the environments (docs/environments)
	@$(BIN)/python tools/cards.py $(ARGS)

datasets: install ## play strong matches and write them as datasets with datasheets into datasets/
	@$(BIN)/python tools/datasets.py $(ARGS)

fuzz: build ## play random matches and look for broken rules (many of one title: make fuzz ARGS=ostia)
	@$(BIN)/emporion fuzz $(ARGS)

coverage-rules: install ## print which rules have tests
	@$(BIN)/python tools/coverage_rules.py $(ARGS)

lock: environment ## renew the versions in constraints.txt
	@tools/lock.sh

clean: ## remove what was built (keeps .venv)
	@$(or $(wildcard $(BIN)/python),python3) hatch_build.py --clean
	@rm -rf dist .pytest_cache .ruff_cache .hypothesis test-results
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## remove everything that is not source
	@rm -rf .venv .venv.before .peers .uv .node web/node_modules
