import FeedModel
import TerminalFront
import Testing

@testable import feedtui

struct CommandLineParserTests {
  private static func options(_ change: (inout Options) -> Void) -> Request {
    var options = Options()
    change(&options)
    return .run(options)
  }

  @Test(
    arguments: [
      ([], options { _ in }),
      (["feed.json"], options { $0.inputs = ["feed.json"] }),
      (["-"], options { $0.inputs = ["-"] }),
      (["--", "--size"], options { $0.inputs = ["--size"] }),
      (["run"], options { $0.inputs = ["run"] }),
      (
        ["render", "--size", "80x24", "-o", "out", "in"],
        options {
          $0.subcommand = .render
          $0.size = TerminalExtent(columns: 80, rows: 24)
          $0.output = "out"
          $0.inputs = ["in"]
        }
      ),
      (
        ["render", "--scale", "8"],
        options {
          $0.subcommand = .render
          $0.scale = 8
        }
      ),
      (["--threshold=60%"], options { $0.threshold = Percentage(fraction: 0.6) }),
      (["--threshold", "0.6"], options { $0.threshold = Percentage(fraction: 0.6) }),
      (["--latency", "2s"], options { $0.latency = Latency(.seconds(2)) }),
      (["--seed", "18446744073709551615"], options { $0.seed = .max }),
      (["--layout", "row"], options { $0.layout = .row }),
      (["--columns", "4"], options { $0.columns = 4 }),
      (["--device", "ipad"], options { $0.device = .handheld(Handheld.named[3]) }),
      (["--device=390x844"], options { $0.device = Device(rawValue: "390x844") }),
      (
        ["sweep", "--thresholds", "40", "--format", "json", "feed.json"],
        options {
          $0.subcommand = .sweep
          $0.thresholds = [Percentage(fraction: 0.4)].compactMap { $0 }
          $0.sweepFormat = .json
          $0.inputs = ["feed.json"]
        }
      ),
      (["--color", "never"], options { $0.color = .mode(.none) }),
      (["--color=256"], options { $0.color = .mode(.palette256) }),
      (["--color", "always"], options { $0.color = .always }),
      (["--ascii"], options { $0.isASCII = true }),
      (["--no-state"], options { $0.keepsNothing = true }),
      (["--no-ascii"], options { $0.isASCII = false }),
      (
        ["feed.json", "--watch"],
        options {
          $0.watches = true
          $0.inputs = ["feed.json"]
        }
      ),
      (
        ["measure", "--check"],
        options {
          $0.subcommand = .measure
          $0.isChecking = true
        }
      ),
      (
        ["check", "a", "b"],
        options {
          $0.subcommand = .check
          $0.inputs = ["a", "b"]
        }
      ),
      (["--help"], .help(nil)),
      (["render", "-h"], .help(.render)),
      (["--version"], .version),
      (["--doctor"], .doctor(Options())),
    ] as [([String], Request)])
  func `C1: a command line says what is to be done`(_ words: [String], _ request: Request) throws {
    #expect(try CommandLineParser.parse(words) == request)
  }

  @Test(
    arguments: [
      (["--treshold"], "unknown option '--treshold'; did you mean --threshold?"),
      (["-z"], "unknown option '-z'; see feedtui --help"),
      (["--nothing-like-it"], "unknown option '--nothing-like-it'; see feedtui --help"),
      (["--size"], "--size needs a value: --size COLSxROWS"),
      (
        ["--size", "80"], "--size 80: accepted is columns and rows such as 100x30, at most 500x200"
      ),
      (
        ["--size", "0x5"],
        "--size 0x5: accepted is columns and rows such as 100x30, at most 500x200"
      ),
      (["--threshold", "60"], "--threshold 60: accepted is a share such as 60% or 0.6"),
      (["--latency", "soon"], "--latency soon: accepted is a time such as 800ms or 2s"),
      (["render", "--scale", "9"], "--scale 9: accepted is a whole number from 1 to 8"),
      (["--columns", "0"], "--columns 0: accepted is a whole number from 1 to 100"),
      (["--seed", "-1"], "--seed -1: accepted is a whole number from 0 on"),
      (["--device", "nokia"], "--device nokia: accepted is \(Device.accepted)"),
      (["--layout", "tree"], "--layout tree: accepted is grid, row or pager"),
      (["--color", "7"], "--color 7: accepted is auto, always, never, 8, 16, 256 or true"),
      (
        ["render", "-o", "frame.GIF"],
        "-o frame.GIF: accepted is .txt, .ansi, .svg, .png, or for text any name but that of a picture or film"
      ),
      (["--ascii=yes"], "--ascii takes no value"),
      (["--check"], "--check is not an option of feedtui; it is one of feedtui measure"),
      (["a", "b"], "feedtui reads one input, but 'b' is a second one"),
      (
        ["--watch"],
        "--watch needs a file or a folder to watch; the built-in sample never changes"
      ),
      (
        ["-", "--watch"],
        "--watch needs a file or a folder to watch; the standard input cannot be read again"
      ),
      (
        ["render", "--watch", "a"],
        "--watch is not an option of feedtui render; it is one of feedtui"
      ),
      (["measure", "a", "b"], "feedtui measure reads one input, but 'b' is a second one"),
    ] as [([String], String)])
  func `C1: wrong usage is one sentence that says what is accepted`(
    _ words: [String], _ sentence: String
  ) {
    #expect(throws: UsageError(description: sentence)) { try CommandLineParser.parse(words) }
  }

  @Test func `C1: each option is in the help of each subcommand that knows it`() {
    for rule in OptionTable.rules {
      for subcommand in Subcommand.allCases {
        let isThere = Usage.text(for: subcommand).contains("  \(Usage.form(of: rule)) ")
        #expect(isThere == rule.subcommands.contains(subcommand), "\(rule.names) \(subcommand)")
      }
    }
  }
}
