import Testing

extension PseudoTerminal {
  /// Whether a whole frame of a size that is not too small is shown.
  var isReady: Bool { screen.isAlternate && screen.text.contains(Manners.readyText) }

  /// Whether a frame is shown in which an item plays.
  var isPlaying: Bool { screen.isAlternate && screen.text.contains(Manners.playingText) }

  /// Reads until the program shows its first frame.
  func waitUntilReady() -> Bool { wait { isReady } }

  /// Expects the terminal as it was before the program came, and nothing left of it.
  func expectLeftAsFound(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(modes == modesBefore, sourceLocation: sourceLocation)
    #expect(!leavesProcesses, sourceLocation: sourceLocation)
    expectScreenGivenBack(sourceLocation: sourceLocation)
  }

  /// Expects every mode of the screen as a terminal has it at first, and each list of modes taken
  /// back from its end.
  ///
  /// - Parameter from: How many changes of modes came before the program.
  func expectScreenGivenBack(from: Int = 0, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!screen.isAlternate, sourceLocation: sourceLocation)
    #expect(screen.unknown == [], sourceLocation: sourceLocation)
    let changes = screen.modeChanges.dropFirst(from)
    // Modes that are on at first: wrapping at the margin, and the cursor.
    let usual: Set = [7, 25]
    var open: [Int] = []
    for (mode, isOn) in changes where !usual.contains(mode) && mode != 12 {
      if isOn {
        open.append(mode)
      } else {
        #expect(open.popLast() == mode, sourceLocation: sourceLocation)
      }
    }
    #expect(open == [], sourceLocation: sourceLocation)
    for mode in usual {
      let last = changes.last { $0.mode == mode }
      #expect(last?.on != false, "mode \(mode)", sourceLocation: sourceLocation)
    }
  }
}
