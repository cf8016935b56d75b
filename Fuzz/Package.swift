// swift-tools-version: 6.2
import PackageDescription

/// The linker's `main` is that of libFuzzer, so no file of a target is one.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-parse-as-library"]),
]

/// The fuzz targets, which `make fuzz` builds with `--sanitize fuzzer` and runs.
///
/// They are a package of their own, since feedtui's is built and tested without that option.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "feedtui", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzInput",
      dependencies: [
        .product(name: "FeedFiles", package: "feedtui"),
        .product(name: "FeedModel", package: "feedtui"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "FuzzLayouts",
      dependencies: [
        .product(name: "FeedFiles", package: "feedtui"),
        .product(name: "FeedModel", package: "feedtui"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzTapes", dependencies: [.product(name: "TerminalFront", package: "feedtui")],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzTerminal", dependencies: [.product(name: "TerminalFront", package: "feedtui")],
      swiftSettings: settings),
  ]
)
