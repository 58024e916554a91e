# Everything runs in .venv, which the first target you call sets up. `make help` lists the targets.

VENV  := .venv
BIN   := $(VENV)/bin
READY := $(VENV)/.ready
BUILT := build/compiled
CLIENT := ticonderoga/server/client/index.html
ARGS  ?=
export PYTHON CHROMIUM

.DEFAULT_GOAL := help
.PHONY: help play play-terminal pictures wheel test lint rules bench bench-compiled bench-learn learn duel soak compile test-compiled mutants clean

help: ## list the targets
	@echo "Usage: make TARGET [ARGS='more arguments for the command behind it']"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-15s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(READY) $(CLIENT) ## open the table in the browser
	@$(BIN)/ticonderoga serve --open $(ARGS)

play-terminal: $(READY) ## play Washington's War in this terminal against the planner
	@$(BIN)/ticonderoga play washingtons-war $(ARGS)

test: $(READY)-dev $(CLIENT) ## lint, types and all tests, browser included, with a summary
	@BIN=$(BIN) $(BIN)/python tools/check.py ruff mypy svelte vitest pytest browser -- $(ARGS)

pictures: $(READY)-dev $(CLIENT) ## the pictures of the README and docs/, from recorded positions
	@tools/web.sh pictures

wheel: $(READY) $(CLIENT) ## a wheel in dist/ that serves the table without Node
	@$(BIN)/hatchling build -t wheel

lint: $(READY)-dev ## ruff and mypy --strict only
	@BIN=$(BIN) $(BIN)/python tools/check.py ruff mypy

rules: $(READY)-dev ## map every line of the rule catalogues to its tests
	@$(BIN)/python tools/rules.py $(ARGS)

bench: $(READY)-bench ## speed, beside Catanatron and python-chess in the same run
	@$(BIN)/ticonderoga bench --peers $(ARGS)

bench-compiled: compile $(READY)-bench ## the same on the compiled build
	@PYTHONPATH="$(CURDIR)/$(BUILT)" $(BIN)/ticonderoga bench --peers $(ARGS)

bench-learn: $(READY)-lab ## the cost of a step of the PettingZoo environment, and the search beside OpenSpiel's
	@PYTHONPATH="$(CURDIR)" $(BIN)/python bench/environment.py
	@PYTHONPATH="$(CURDIR)" $(BIN)/python bench/search.py $(ARGS)

learn: $(READY)-lab ## train a small network on the template game, past the easy planner (docs/learn.md)
	@$(BIN)/python -m ticonderoga.learn.train $(or $(ARGS),skirmish --minutes 2)

duel: $(READY)-dev ## how strong the agents are: planner, random, hard and easy, 100 games each
	@$(BIN)/python -m ticonderoga.lab.duel $(or $(ARGS),--full)

soak: $(READY)-dev ## thousands of random games under every edition and option
	@$(BIN)/python tools/soak.py $(ARGS)

compile: $(READY)-compile ## build the engine and the games with mypyc into build/compiled
	@$(BIN)/python tools/compile.py

test-compiled: $(CLIENT) compile $(READY)-dev ## run the suite on the compiled build
	@$(BIN)/python tools/compile.py --test $(ARGS)

mutants: $(READY)-dev ## change the rules in seeded ways and see whether the tests notice
	@$(BIN)/python tools/mutants.py $(ARGS)

clean: ## remove the virtual environment, builds and caches
	rm -rf $(VENV) build dist ticonderoga/server/client web/node_modules web/shots .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The client is built anew when anything it is made of has changed.
$(CLIENT): $(READY) web/package-lock.json web/index.html web/vite.config.ts $(shell find web/src web/public -type f)
	@tools/web.sh build

# One stamp for the game alone and one for each extra. The stamp is written by the script.
$(READY): pyproject.toml constraints.txt hashes.txt tools/setup.sh tools/requirements.py
	@tools/setup.sh

$(READY)-%: pyproject.toml constraints.txt hashes.txt tools/setup.sh tools/requirements.py
	@tools/setup.sh $*
