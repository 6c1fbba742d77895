# The two commands are `make play` and `make test`; CONTRIBUTING.md tells about the others.
PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2
QM := $(patsubst %.ts,%.qm,$(wildcard translations/*.ts))

# Programs that tests start, hundreds of them, need not compile every module anew, whatever the
# environment says.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-long test-all lint translations format bench screenshots pictures playthroughs fuzz monkey kill mutations accessible quick wheel compiled test-compiled strength line-ups train system new-game package test-package test-windows test-pythons clean
.DEFAULT_GOAL := play

# With the compiled rules and search of `make compiled`, if these fit the sources.
play: .venv/play $(QM)
	@env $$($(BIN)/python packaging/compiled_stamp.py) $(BIN)/python -m wizardtable

# Lint and the default tests; prints the processor time they take. CONTRIBUTING.md: Tests.
test: .venv/test $(QM)
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.suite $(JOBS)

# The tests marked `long`, and all tests.
PYTEST = QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal
test-long: .venv/test $(QM)
	$(PYTEST) -m long

test-all: .venv/test $(QM) lint
	$(PYTEST)

lint: .venv/test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

# Lint, and the tests nearest to what differs from BASE, in under two minutes.
BASE ?= HEAD
quick: .venv/test $(QM)
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.quick $(BASE)

format: .venv/test
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# Bring translations/*.ts up to date with the sources; what is new is then unfinished.
translations: .venv/test
	$(BIN)/python packaging/tools/translations.py

bench: .venv/test $(QM)
	$(BIN)/python -m lab.benchmarks

screenshots: .venv/test $(QM)
	for language in en fr; do for size in 1280x720 2560x1440; do \
	  QT_QPA_PLATFORM=offscreen $(BIN)/python -m wizardtable --screenshots screenshots/$$language-$$size \
	    --language $$language --size $$size || exit 1; done; done

# The pictures of README.md, into docs: a film of each game, and some screens.
pictures: .venv/test $(QM)
	QT_QPA_PLATFORM=offscreen $(BIN)/python packaging/tools/pictures.py

# Write the recorded games of tests/contract anew, after a meant change of rules or wording; with
# GAME=star_gazers those of one game.
playthroughs: .venv/test
	$(BIN)/python -m tests.playthrough $(GAME)

# Searches for mistakes, which docs/hunts.md tells about. The minutes are shared by random matches,
# decks and files.
MINUTES ?= 10
SHARE = $(shell $(PYTHON) -c 'print($(MINUTES) / 3)')
fuzz: .venv/test
	$(BIN)/python -m lab.hunts.matches $(SHARE)
	$(BIN)/python -m lab.hunts.decks $(SHARE)
	$(BIN)/python -m lab.hunts.files --minutes $(SHARE)

# Random mouse and keys in the whole window.
monkey: .venv/test $(QM)
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m lab.hunts.monkey $(MINUTES)

# Whole matches in the real program, played by what its accessible tree says. It takes Xvfb, D-Bus and
# AT-SPI, and names the packages that are missing.
accessible: .venv/test $(QM)
	$(BIN)/python -m tests.accessible.run $(GAME)

# The program killed at random moments and started again, as often as wished.
KILLS ?= 100
kill: .venv/test $(QM)
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m lab.hunts.kill $(KILLS)

# One-line changes of the rules, each of which the game's own tests should notice.
CHANGES ?= 50
SEED ?= 1
mutations: .venv/test $(QM)
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m lab.hunts.mutations $(CHANGES) $(SEED)

# The program with rules and search compiled, in build/compiled; it takes a C compiler, two minutes
# from nothing, and less than one after a change in a game.
compiled: .venv/test $(QM)
	@$(BIN)/python packaging/compiled.py $(JOBS)

# The same seeds give the same games, compiled or not. The tests are not copied, hence the checkout
# comes second.
COMPILED := PYTHONSAFEPATH=1 PYTHONPATH=build/compiled:.
test-compiled: compiled
	$(BIN)/python -m tests.same_games > build/interpreted.txt
	$(COMPILED) $(BIN)/python -m tests.same_games > build/compiled.txt
	diff build/interpreted.txt build/compiled.txt

# The skeleton of a new game, such as: make new-game NAME=star_gazers TITLE="Star Gazers"
# KIND=tricks gives it suits to follow, a trump and rounds.
new-game: .venv/test
	@$(BIN)/python packaging/tools/new_game.py $(NAME) $(if $(TITLE),"$(TITLE)") $(if $(KIND),--kind $(KIND))

# How strong the opponents are, into docs/strength.md; goes on where it was interrupted. Compiled
# minds play the same games quicker, so that more of them fit in the hours.
HOURS ?= 10
strength: $(if $(shell command -v cc),compiled,.venv/test)
	$(if $(shell command -v cc),$(COMPILED)) $(BIN)/python -m lab.strength --hours $(HOURS) --jobs $(JOBS)

# How strong the levels are among each other, by number of seats, into each game's strengths.toml, by
# which players are rated; goes on where it was interrupted. With GAME=zavandor one game.
MINUTES_EACH ?= 60
line-ups: $(if $(shell command -v cc),compiled,.venv/test)
	$(if $(shell command -v cc),$(COMPILED)) nice -n 19 $(BIN)/python -m lab.line_ups $(if $(GAME),--game $(GAME)) --minutes $(MINUTES_EACH) --jobs $(JOBS) --write .

# What positions of a game are worth, learned from games of self-play, into build/train; goes on where
# it was interrupted. With ADOPT=1 it is put in use, in the game's learned.toml.
train: $(if $(shell command -v cc),compiled,.venv/test)
	$(if $(shell command -v cc),$(COMPILED)) nice -n 19 $(BIN)/python -m lab.train $(GAME) --hours $(HOURS) --jobs $(JOBS) --seed $(SEED) $(if $(ADOPT),--adopt .)

wheel: .venv/test
	$(BIN)/python -m build --outdir dist .

# The program as others install it, into dist: wheel, sdist, and for this system one directory that
# needs no Python; on Linux as an archive and, where dpkg-dev is, as a Debian package.
package: .venv/package $(QM)
	@$(BIN)/python packaging/addresses.py
	@$(BIN)/python packaging/check_macos.py
	rm -rf dist
	$(BIN)/python -m build --no-isolation --outdir dist .
	if command -v cc > /dev/null; then $(BIN)/python packaging/compiled.py; \
	  else rm -rf build/compiled; fi
	$(BIN)/python packaging/bundle.py
	if command -v dpkg-shlibdeps > /dev/null; then $(BIN)/python packaging/debian.py; fi

# Installs the Debian package of dist in a clean root, plays, updates and removes it; takes root.
test-package: .venv/package
	$(BIN)/python packaging/try_debian.py

# Runs the program under Wine, from the wheel, and then as a bundle that a setup installs; takes root,
# debootstrap and half an hour. The pictures are in build/windows.
test-windows: .venv/package wheel
	$(BIN)/python packaging/try_windows.py

# Runs `make test` under trixie's Python and the self-test under forky's, in clean roots; takes root,
# debootstrap and half an hour.
test-pythons: .venv/package wheel
	$(BIN)/python packaging/try_pythons.py

# Installs missing system libraries where that can be done without asking (root, apt): for CI.
system:
	@$(PYTHON) wizardtable/preflight.py --install

translations/%.qm: translations/%.ts | .venv/play
	$(BIN)/pyside6-lrelease -fail-on-unfinished -silent $< -qm $@.new
	mv $@.new $@  # a program that runs has the old one mapped

# packaging/environment.py says in one go what is missing, and what comes while it comes.
play bench: WINDOW := --window
.venv/play: pyproject.toml
	@$(PYTHON) packaging/environment.py play $(WINDOW)

.venv/test: .venv/play
	@$(PYTHON) packaging/environment.py test $(WINDOW)

.venv/package: .venv/test
	@$(PYTHON) packaging/environment.py package

clean:
	rm -rf .venv dist build screenshots translations/*.qm
