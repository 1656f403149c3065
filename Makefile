PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test test-browser pictures chromium lint bench clean

run: $(VENV)/.runtime  ## Start the bot: on Discord with a token, on the playground without one
	$(BIN)/python bot.py

test: lint  ## Everything but the browser
	$(BIN)/python -m pytest -n 2

test-browser: chromium $(VENV)/.development  ## The playground's page, in a real Chromium
	$(BIN)/python -m pytest tests/browser

pictures: chromium $(VENV)/.development  ## Screenshots and a gallery of every game
	$(BIN)/python -m tests.browser.pictures docs/pictures
	$(BIN)/python -m tests.gallery docs/pictures/games

chromium:  ## Debian's Chromium, installed where it is missing and we may
	@command -v chromium chromium-browser >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium fonts-noto-color-emoji; } \
		|| { echo "Chromium is needed: as root, apt-get install chromium" >&2; exit 1; }

lint: $(VENV)/.development  ## Formatting, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: $(VENV)/.development  ## Figures for benchmarks/README.md
	$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.runtime: requirements.txt | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $@

$(VENV)/.development: requirements-dev.txt $(VENV)/.runtime
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@
