import FeedModel
import TerminalFront

/// An option of the command line: how it is written, what it means, and what it sets.
struct OptionRule: Sendable {
  /// Its name, such as `--size`; the short one after it, if there is one.
  let names: [String]
  /// What its value is called in the help; nil for an option without one.
  let value: String?
  /// What it does, in a few words.
  let meaning: String
  /// The subcommands that know it.
  let subcommands: [Subcommand]
  /// Sets it.
  ///
  /// Throws what is accepted instead, as a part of a sentence.
  let set: @Sendable (inout Options, String) throws(Refusal) -> Void

  /// Why a value is not taken: what is accepted.
  struct Refusal: Error {
    let accepted: String
  }
}

/// Every option, in the order of the help (C1).
enum OptionTable {
  private static let drawing: [Subcommand] = [.run, .render]

  static let rules: [OptionRule] = [
    OptionRule(
      names: ["--device"], value: "NAME", meaning: "terminal, iphone-15 ... or a size in points",
      subcommands: [.run, .render, .check, .sweep]
    ) { options, text throws(OptionRule.Refusal) in
      guard let device = Device(rawValue: text) else {
        throw OptionRule.Refusal(accepted: Device.accepted)
      }
      options.device = device
    },
    OptionRule(
      names: ["--threshold"], value: "SHARE", meaning: "from which visible share on items play",
      subcommands: [.run, .render, .check]
    ) { options, text throws(OptionRule.Refusal) in
      guard let threshold = Percentage(text) else {
        throw OptionRule.Refusal(accepted: "a share such as 60% or 0.6")
      }
      options.threshold = threshold
    },
    OptionRule(
      names: ["--layout"], value: "KIND", meaning: "grid, row or pager",
      subcommands: [.run, .render, .check, .sweep]
    ) { options, text throws(OptionRule.Refusal) in
      guard let kind = LayoutKind(rawValue: text) else {
        throw OptionRule.Refusal(accepted: "grid, row or pager")
      }
      options.layout = kind
    },
    OptionRule(
      names: ["--columns"], value: "N", meaning: "columns of the deck",
      subcommands: [.run, .render, .check, .sweep]
    ) { options, text throws(OptionRule.Refusal) in
      options.columns = try whole(text, 1...100)
    },
    OptionRule(
      names: ["--latency"], value: "TIME", meaning: "how long the network takes to answer",
      subcommands: drawing + [.sweep]
    ) { options, text throws(OptionRule.Refusal) in
      guard let time = SimulatedTime(text) else {
        throw OptionRule.Refusal(accepted: "a time such as 800ms or 2s")
      }
      options.latency = Latency(time)
    },
    OptionRule(
      names: ["--seed"], value: "N", meaning: "the seed of all that is drawn by chance",
      subcommands: drawing + [.sweep]
    ) { options, text throws(OptionRule.Refusal) in
      guard let seed = UInt64(text) else {
        throw OptionRule.Refusal(accepted: "a whole number from 0 on")
      }
      options.seed = seed
    },
    OptionRule(
      names: ["--color"], value: "WHEN", meaning: "auto, always, never, or 8, 16, 256, true",
      subcommands: drawing
    ) { options, text throws(OptionRule.Refusal) in
      options.color = try color(text)
    },
    OptionRule(
      names: ["--ascii"], value: nil, meaning: "no signs beyond ASCII", subcommands: drawing
    ) { options, _ in options.isASCII = true },
    OptionRule(
      names: ["--no-ascii"], value: nil, meaning: "all signs, whatever the locale says",
      subcommands: drawing
    ) { options, _ in options.isASCII = false },
    OptionRule(
      names: ["--no-mouse"], value: nil, meaning: "leave the mouse to the terminal",
      subcommands: [.run]
    ) { options, _ in options.leavesMouse = true },
    OptionRule(
      names: ["--watch"], value: nil, meaning: "reload when the input changes, keeping the place",
      subcommands: [.run]
    ) { options, _ in options.watches = true },
    OptionRule(
      names: ["--no-state"], value: nil,
      meaning: "restore nothing, and keep nothing for later runs",
      subcommands: [.run]
    ) { options, _ in options.keepsNothing = true },
    OptionRule(
      names: ["--record"], value: "TAPE", meaning: "write the run as a tape that does the same",
      subcommands: [.run]
    ) { options, text throws(OptionRule.Refusal) in
      guard text.hasSuffix(".tape") else {
        throw OptionRule.Refusal(accepted: "a name that ends in .tape")
      }
      options.recording = text
    },
    OptionRule(
      names: ["--size"], value: "COLSxROWS",
      meaning: "the size where there is no terminal (100x30)",
      subcommands: drawing + [.check, .sweep]
    ) { options, text throws(OptionRule.Refusal) in
      options.size = try size(text)
    },
    OptionRule(
      names: ["--output", "-o"], value: "FILE",
      meaning: "where the frame goes: .txt .ansi .svg .png", subcommands: [.render]
    ) { options, text throws(OptionRule.Refusal) in
      guard !FrameFormat.isRefused(fileName: text) else {
        throw OptionRule.Refusal(accepted: FrameFormat.acceptedNames)
      }
      options.output = text
    },
    OptionRule(
      names: ["--scale"], value: "N", meaning: "the scale of a .png, from 1 to 8 (2)",
      subcommands: [.render]
    ) { options, text throws(OptionRule.Refusal) in
      options.scale = try whole(text, PNGExport.scales)
    },
    OptionRule(
      names: ["--write"], value: "FILE", meaning: "write what was read as a scenario",
      subcommands: [.check]
    ) { options, text in options.written = text },
    OptionRule(
      names: ["--check"], value: nil, meaning: "compare with what each layout expects",
      subcommands: [.measure]
    ) { options, _ in options.isChecking = true },
    OptionRule(
      names: ["--validate"], value: nil, meaning: "only look whether the tapes are right",
      subcommands: [.demo]
    ) { options, _ in options.isValidating = true },
    OptionRule(
      names: ["--update"], value: nil, meaning: "record the frames that Golden compares",
      subcommands: [.demo]
    ) { options, _ in options.updatesGoldens = true },
    OptionRule(
      names: ["--fail-fast"], value: nil, meaning: "stop at the first thing that does not hold",
      subcommands: [.demo]
    ) { options, _ in options.stopsAtFailure = true },
    OptionRule(
      names: ["--output-dir"], value: "FOLDER", meaning: "where the files of the tapes go",
      subcommands: [.demo]
    ) { options, text in options.outputFolder = text },
    OptionRule(
      names: ["--thresholds"], value: "LIST", meaning: "thresholds in percent (30,50,70)",
      subcommands: [.sweep]
    ) { options, text throws(OptionRule.Refusal) in
      guard let thresholds = thresholds(text) else {
        throw OptionRule.Refusal(
          accepted: "1 to \(mostThresholds) percentages from 0 to 100, such as 30,50,70")
      }
      options.thresholds = thresholds
    },
    OptionRule(
      names: ["--format"], value: "FORMAT", meaning: "text, json or tap; of a sweep table or json",
      subcommands: [.demo, .sweep]
    ) { options, text throws(OptionRule.Refusal) in
      if options.subcommand == .sweep {
        guard let format = SweepFormat(rawValue: text) else {
          throw OptionRule.Refusal(accepted: "table or json")
        }
        options.sweepFormat = format
        return
      }
      guard let format = DemoFormat(rawValue: text) else {
        throw OptionRule.Refusal(accepted: "text, json or tap")
      }
      options.demoFormat = format
    },
  ]

  /// The most thresholds of one sweep.
  private static let mostThresholds = 20

  /// A list such as `30,50%,70`; bare numbers are percentages, since a list of thresholds is named in these.
  static func thresholds(_ text: String) -> [Percentage]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let read = parts.compactMap { part in
      Percentage(part.hasSuffix("%") ? String(part) : part + "%")
    }
    return read.count == parts.count && parts.count <= mostThresholds ? read : nil
  }

  private static func whole(
    _ text: String, _ range: ClosedRange<Int>
  ) throws(OptionRule.Refusal) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw OptionRule.Refusal(
        accepted: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func size(_ text: String) throws(OptionRule.Refusal) -> TerminalExtent {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (1...500).contains(columns), (1...200).contains(rows)
    else {
      throw OptionRule.Refusal(accepted: "columns and rows such as 100x30, at most 500x200")
    }
    return TerminalExtent(columns: columns, rows: rows)
  }

  private static func color(_ text: String) throws(OptionRule.Refusal) -> ColorChoice {
    switch text {
    case "auto": return .auto
    case "always": return .always
    case "never": return .mode(.none)
    default:
      guard let mode = ColorMode(rawValue: text) else {
        throw OptionRule.Refusal(accepted: "auto, always, never, 8, 16, 256 or true")
      }
      return .mode(mode)
    }
  }
}
