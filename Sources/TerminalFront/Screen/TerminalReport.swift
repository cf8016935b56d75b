/// What was found out about the terminal, for `feedtui --doctor`.
public struct TerminalReport: Sendable {
  /// One finding: what it is about, what was found, where from, and what would overrule it.
  public struct Finding: Hashable, Sendable {
    /// What it is about.
    public var subject: String
    /// What was found, and where.
    public var found: String
    /// What would overrule it.
    public var overruledBy: String
  }

  /// The findings, in the order in which they decide.
  public let findings: [Finding]

  /// Looks at the terminal and the environment; nothing is changed in either.
  public init() {
    let type = Environment.value(of: "TERM").map { "TERM is \"\($0)\"" } ?? "TERM is not set"
    var findings = [Finding(subject: "terminal type", found: type, overruledBy: "TERM")]
    do {
      let abilities = try TerminalLease(mouse: false).abilities
      findings += [
        Finding(
          subject: "terminal", found: "usable, \(abilities.columns)x\(abilities.rows)",
          overruledBy: "its window"),
        Finding(
          subject: "colours", found: "\(abilities.colorMode.rawValue) (\(Self.colorSources))",
          overruledBy: "--color, NO_COLOR, COLORTERM, TERM"),
      ]
    } catch {
      findings.append(
        Finding(subject: "terminal", found: error.description, overruledBy: "TERM, or a terminal"))
    }
    findings += [Self.ground, Self.locale]
    self.findings = findings
  }

  private static var colorSources: String {
    ["NO_COLOR", "COLORTERM"].map { name in
      Environment.value(of: name).map { "\(name)=\($0)" } ?? "\(name) not set"
    }.joined(separator: ", ")
  }

  private static var ground: Finding {
    let told = Environment.value(of: "COLORFGBG").map { "COLORFGBG=\($0)" } ?? "COLORFGBG not set"
    return Finding(
      subject: "ground", found: "\(TerminalSurroundings.ground.rawValue) (\(told))",
      overruledBy: "COLORFGBG")
  }

  private static var locale: Finding {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let deciding = names.first { !(Environment.value(of: $0) ?? "").isEmpty }
    let from = deciding.map { "\($0)=\(Environment.value(of: $0) ?? "")" } ?? "none of them is set"
    let signs = TerminalSurroundings.isUTF8 ? "UTF-8, all signs" : "not UTF-8, ASCII signs"
    return Finding(
      subject: "locale", found: "\(signs) (\(from))",
      overruledBy: "--ascii, --no-ascii, \(names.joined(separator: ", "))")
  }
}
