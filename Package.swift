// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target that ships is compiled with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// Tests are held to the same, except that they may reach into C without saying so at each call.
let strictTests: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// What the C targets are compiled with.
let strictC: [CSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "feedtui",
  products: [
    .library(name: "FeedModel", targets: ["FeedModel"]),
    .library(name: "FeedFiles", targets: ["FeedFiles"]),
    .library(name: "TerminalFront", targets: ["TerminalFront"]),
    .executable(name: "feedtui", targets: ["feedtui"]),
  ],
  targets: [
    .target(
      name: "CNcurses", cSettings: strictC,
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .systemLibrary(name: "CZlib"),
    .target(
      name: "FeedModel", swiftSettings: strict,
      // `rounded()` of the standard library calls libm, which nothing else of this target would link.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "FeedFiles", dependencies: ["FeedModel"], swiftSettings: strict),
    .target(
      name: "TerminalFront", dependencies: ["CNcurses", "CZlib", "FeedModel"],
      swiftSettings: strict),
    .executableTarget(
      name: "feedtui", dependencies: ["FeedModel", "FeedFiles", "TerminalFront"],
      swiftSettings: strict),
    .target(
      name: "CPseudoTerminal", path: "Tests/Support/CPseudoTerminal", cSettings: strictC),
    .testTarget(
      name: "FeedModelTests", dependencies: ["FeedModel", "FeedFiles"], exclude: ["Fixtures"],
      swiftSettings: strictTests),
    .testTarget(
      name: "FeedFilesTests", dependencies: ["FeedModel", "FeedFiles"], exclude: ["Fixtures"],
      swiftSettings: strictTests),
    .testTarget(
      name: "TerminalFrontTests",
      dependencies: ["CZlib", "FeedModel", "FeedFiles", "TerminalFront"],
      exclude: ["Fixtures"], swiftSettings: strictTests),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["FeedModel", "FeedFiles", "TerminalFront", "feedtui"],
      swiftSettings: strictTests),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["CPseudoTerminal", "FeedFiles", "FeedModel", "TerminalFront", "feedtui"],
      swiftSettings: strictTests),
  ],
  cLanguageStandard: .c11
)

// Tests compiled with optimisation take their time to build, and `make check` needs those that walk alone.
if Context.environment["ONLY_WALKS"] != nil {
  let others = [
    "FeedFilesTests", "CommandLineTests", "TerminalTests", "CPseudoTerminal", "feedtui",
  ]
  package.targets.removeAll { others.contains($0.name) }
  package.products.removeAll { others.contains($0.name) }
  let unneeded = [
    "FeedModelTests": [
      "Autoplay", "Face", "Geometry", "Loading", "Playback", "Scenario", "Shopping", "Simulation",
      "Tabs", "Words",
    ],
    "TerminalFrontTests": [
      "App", "Canvas", "Commands", "Demo", "Export", "Input", "Poster", "Views",
    ],
  ]
  for target in package.targets { target.exclude += unneeded[target.name] ?? [] }
}
