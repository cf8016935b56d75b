# The two commands that set feedtui up, and the checks. `make help` lists them.
# Written for GNU make 3.81 (macOS) and newer.

PREFIX = /usr/local
DESTDIR =
# What `make run` hands to feedtui, as in: make run ARGS='render --size 100x30'
ARGS =
# How long `make fuzz` runs each of its targets.
FUZZ_SECONDS = 300
# Which tests to run, a regular expression over their names, as in: make test FILTER=PlayerDeck
FILTER =

SYSTEM := $(shell uname -s)
PROGRAM := .build/release/feedtui
MANUAL := $(wildcard docs/feedtui.1)
TAPE_MANUAL := $(wildcard docs/feedtui-tape.5)
SOURCES := Makefile Package.swift $(shell find Sources)

# On Linux the program carries its Swift runtime, so that it runs where no toolchain is. The toolchain's lld
# drops what nothing calls, which the default linker does not; -s drops the symbols.
ifeq ($(SYSTEM),Linux)
RELEASE_FLAGS = --static-swift-stdlib -Xswiftc -use-ld=lld \
	-Xlinker --gc-sections -Xlinker -s -Xlinker --fatal-warnings
endif
BUILD_RELEASE = swift build -c release --product feedtui $(RELEASE_FLAGS)
# Debug and release stand side by side in .build and never rebuild each other. Tests compiled with
# optimisation need other flags than the program does, hence a folder of their own.
TEST = swift test --disable-xctest $(if $(FILTER),--filter '$(FILTER)')
OPTIMISED = -c release -Xswiftc -enable-testing --scratch-path .build/optimised
# The tests that are long only where they are compiled with optimisation: every size of the terminal, and
# millions of random steps. They are built without the others, in a folder of their own.
WALKS = SizeWalkTests|RandomWalkTests|WalkDigestTests
WALKS_BUILD = -c release -Xswiftc -enable-testing --scratch-path .build/walks

.PHONY: help set-up build run test test-optimised check bench fuzz screenshots install uninstall clean
.NOTPARALLEL:

help:
	@echo 'make run             set up, build with optimisation, start feedtui on its sample (ARGS=...)'
	@echo 'make test            set up, run every test (FILTER=... for some)'
	@echo 'make test-optimised  the same tests built with optimisation, for the long ones'
	@echo 'make check           everything a change has to pass: tests, style, imports, release build'
	@echo 'make bench           count the bytes that frames cost, time the program, hold both against the budgets'
	@echo 'make fuzz            feed the readers and the decoder of keys with made-up input (FUZZ_SECONDS=300)'
	@echo 'make screenshots     run the tapes of docs, and draw the pictures of docs anew'
	@echo 'make build           the optimised program alone, $(PROGRAM)'
	@echo 'make install         build and install into $(DESTDIR)$(PREFIX) (PREFIX=..., DESTDIR=...)'
	@echo 'make uninstall       remove what install put there'
	@echo 'make clean           remove everything that was built'

set-up:
	@Scripts/set-up

build: set-up
	$(BUILD_RELEASE)
	@touch $(PROGRAM)

run: build
	$(PROGRAM) $(ARGS)

test: set-up
	$(TEST)

test-optimised: set-up
	$(TEST) $(OPTIMISED)

# What is quick to fail comes first, and the tests last, so that their closing lines end the output.
check: set-up
	Scripts/test-scripts
	Scripts/check-imports
	Scripts/check-text
	swift format lint --strict --parallel --recursive Package.swift Sources Tests \
		Benchmark/Package.swift Benchmark/Sources Fuzz/Package.swift Fuzz/Sources
	Scripts/at-once 'Scripts/without-warnings $(BUILD_RELEASE)' \
		'ONLY_WALKS=1 Scripts/without-warnings swift build --build-tests $(WALKS_BUILD)'
	Scripts/check-program $(PROGRAM)
	Scripts/without-warnings swift build --build-tests
	ONLY_WALKS=1 swift test --skip-build --disable-xctest --filter '$(WALKS)' $(WALKS_BUILD)
	$(TEST)

bench: build
	Scripts/bench $(PROGRAM)

fuzz: set-up
	FUZZ_SECONDS=$(FUZZ_SECONDS) Scripts/fuzz

screenshots: build
	$(PROGRAM) demo --update --output-dir docs/pictures docs/tapes/*.tape

# A file, not `build`: `make build && sudo make install` works where root has no toolchain.
$(PROGRAM): $(SOURCES)
	$(MAKE) build

install: $(PROGRAM)
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 $(PROGRAM) '$(DESTDIR)$(PREFIX)/bin/feedtui'
ifneq ($(MANUAL),)
	install -d '$(DESTDIR)$(PREFIX)/share/man/man1'
	install -m 644 $(MANUAL) '$(DESTDIR)$(PREFIX)/share/man/man1/feedtui.1'
endif
ifneq ($(TAPE_MANUAL),)
	install -d '$(DESTDIR)$(PREFIX)/share/man/man5'
	install -m 644 $(TAPE_MANUAL) '$(DESTDIR)$(PREFIX)/share/man/man5/feedtui-tape.5'
endif

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/feedtui' '$(DESTDIR)$(PREFIX)/share/man/man1/feedtui.1' \
		'$(DESTDIR)$(PREFIX)/share/man/man5/feedtui-tape.5'

clean:
	rm -rf .build Benchmark/.build Fuzz/.build
