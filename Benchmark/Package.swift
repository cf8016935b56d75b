// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let settingsC: [CSetting] = [.treatAllWarnings(as: .error)]

/// What `make bench` builds and runs: how much feedtui sends, and how long it takes.
///
/// It is a package of its own, since nothing that ships or is tested needs it.
let package = Package(
  name: "Benchmark",
  dependencies: [.package(name: "feedtui", path: "..")],
  targets: [
    .target(name: "CPseudoTerminal", cSettings: settingsC),
    .target(
      name: "Moments",
      dependencies: [
        .product(name: "FeedFiles", package: "feedtui"),
        .product(name: "FeedModel", package: "feedtui"),
        .product(name: "TerminalFront", package: "feedtui"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "ShowMoments",
      dependencies: ["Moments", .product(name: "TerminalFront", package: "feedtui")],
      swiftSettings: settings),
    .executableTarget(
      name: "PlainCurses", cSettings: settingsC,
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .executableTarget(
      name: "Benchmark",
      dependencies: [
        "CPseudoTerminal", "Moments",
        .product(name: "FeedFiles", package: "feedtui"),
        .product(name: "FeedModel", package: "feedtui"),
        .product(name: "TerminalFront", package: "feedtui"),
      ],
      swiftSettings: settings),
  ],
  cLanguageStandard: .c11
)
