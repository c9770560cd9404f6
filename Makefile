# The door to Graveshift: whatever people and the continuous checks run, they run through here.
# Needs make and Python 3.11 or later; the rest is fetched into .venv the first time.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.SUFFIXES:
.PHONY: pictures play play-terminal page page-test page-form test test-all check format lint types layers \
	spelling generated-fresh docs \
	bench bench-peers bench-gpu bench-server bench-page generated golden balance hunt fix lock clean help

GAME ?= mall-of-horror
ARGS ?=
bin := .venv/bin
env := PYTHONUTF8=1

play: .venv/run.stamp page ## play in a browser (ARGS=--no-browser, or what `graveshift serve` takes)
	@$(bin)/graveshift serve --browser $(ARGS)

play-terminal: .venv/run.stamp ## play in this terminal against bots (GAME=mall-of-horror, ARGS=...)
	@$(bin)/graveshift play $(GAME) $(ARGS)

page: .venv/run.stamp ## build the page into the package, unless it is fresh
	@$(bin)/python scripts/page.py build

test: .venv/dev.stamp page ## run every test: interpreted, compiled, the page, and the built wheel
	@rm -rf build/tests
	@echo "==> 1 of 5: the rules interpreted, with coverage"
	@$(env) $(bin)/pytest -m "not compiled and not gpu and not long and not page and not wheel" -n auto --dist loadfile --cov --junit-xml build/tests/1-interpreted.xml
	@echo "==> 2 of 5: the rules compiled"
	@$(env) $(bin)/pytest -m "compiled and not gpu and not long" --junit-xml build/tests/2-compiled.xml
	@echo "==> 3 of 5: the page's own tests"
	@$(env) $(bin)/python scripts/page.py test
	@echo "==> 4 of 5: the page in a browser"
	@$(env) $(bin)/pytest -m "page and not long" --junit-xml build/tests/4-page.xml tests/page
	@echo "==> 5 of 5: the wheel, from outside"
	@$(env) scripts/wheel
	@$(bin)/python -m scripts.tally build/tests/*.xml

test-all: check test ## everything: check, test, then the long tests and those for a GPU
	@echo "==> the long tests, and those for a GPU if there is one"
	@$(env) $(bin)/pytest -m "long or gpu"

check: format lint types layers spelling page-form generated-fresh docs ## check form, types, layers, spelling and docs

format: .venv/dev.stamp
	@echo "==> format: ruff"
	@$(bin)/ruff format --check --quiet || { echo "\`make fix\` formats."; exit 1; }

lint: .venv/dev.stamp
	@echo "==> lint: ruff"
	@$(bin)/ruff check --quiet

types: .venv/dev.stamp
	@echo "==> types: mypy"
	@$(bin)/mypy --no-error-summary

layers: .venv/dev.stamp
	@echo "==> layers: import-linter"
	@mkdir -p build
	@$(bin)/lint-imports --no-logo > build/layers.log || { cat build/layers.log; exit 1; }

spelling: .venv/dev.stamp
	@echo "==> spelling: codespell"
	@$(bin)/codespell

page-form: .venv/dev.stamp
	@echo "==> the page: prettier, svelte-check"
	@$(env) $(bin)/python scripts/page.py check

generated-fresh: .venv/dev.stamp
	@echo "==> generated files are fresh"
	@$(bin)/python -m scripts.generated --check

docs: .venv/dev.stamp ## build the docs, warnings as errors
	@echo "==> docs: sphinx"
	@$(env) $(bin)/sphinx-build --quiet --fail-on-warning --keep-going -d build/doctrees docs build/docs
	@echo "The docs are in build/docs/index.html"

pictures: .venv/dev.stamp page ## take the pictures of the page in docs/pictures anew
	@$(bin)/python -m scripts.pictures

bench: .venv/dev.stamp ## measure what we promise to stay fast
	@$(bin)/python -m benchmarks $(ARGS)

bench-peers: .venv/dev.stamp ## measure other engines on this machine, for comparison
	@$(bin)/python -m benchmarks.peers $(ARGS)

bench-gpu: .venv/dev.stamp ## measure games on a GPU, and compare them with the processor's (needs the extra cuda)
	@$(bin)/python -m benchmarks.gpu $(ARGS)

bench-server: .venv/dev.stamp ## measure the table server beside boardgame.io's (needs node and npm)
	@$(bin)/python -m benchmarks.server $(ARGS)

bench-page: .venv/dev.stamp page ## measure how soon the page can be used on a slow device
	@$(bin)/python -m benchmarks.page $(ARGS)

page-test: .venv/dev.stamp page ## the page's own tests, then those in a browser (ARGS=-k name)
	@$(env) $(bin)/python scripts/page.py test
	@$(env) $(bin)/pytest -m "page and not long" tests/page $(ARGS)

fix: .venv/dev.stamp ## format, and repair what ruff can repair
	@$(bin)/ruff check --fix-only --quiet
	@$(bin)/ruff format
	@$(env) $(bin)/python scripts/page.py fix

generated: .venv/dev.stamp ## write anew the pages that are made from the sources
	@$(bin)/python -m scripts.generated

golden: .venv/dev.stamp ## write the golden games anew (ARGS="midevil --lacking": what is lacking)
	@$(bin)/python -m scripts.golden $(ARGS)

balance: .venv/dev.stamp ## how long games last and how they end, for the docs (ARGS="midevil --games 20000")
	@$(bin)/python -m scripts.balance $(ARGS)

hunt: .venv/dev.stamp ## a million random games for each number of players, every state looked over
	@$(bin)/python -m scripts.hunt $(ARGS)

lock: ## resolve requirements/*.txt anew (UPGRADE=1 takes newer versions)
	@UPGRADE=$(UPGRADE) scripts/lock

clean: ## remove all that make has made, environments too
	@rm -rf .venv .venv-peers build src/graveshift/server/page web/node_modules .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

.venv/%.stamp: requirements/%.txt pyproject.toml scripts/environment
	@scripts/environment $*
