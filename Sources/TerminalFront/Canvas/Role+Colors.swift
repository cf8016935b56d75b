extension Role {
  /// The role's row in the table of colours.
  var colors: RoleColors {
    switch self {
    case .text: .text(.init(nil, nil, nil, nil, nil, [], [], []))
    case .strong: .text(.init(nil, nil, nil, nil, nil, .bold, .bold, .bold))
    case .quiet: .text(.init(0x8b93a1, 0x667080, 246, 242, nil, [], .dim, .dim))
    case .faint: .text(.init(0x474e5b, 0xc3c8d1, 239, 251, nil, [], .dim, .dim))
    case .play: .text(.init(0xff2e88, 0xd6136b, 198, 161, 13, .bold, .bold, .bold))
    case .pause: .text(.init(0xc98500, 0x96660a, 172, 94, 3, [], [], []))
    case .wait: .text(.init(0x3d8bff, 0x1f66d6, 69, 26, 12, [], [], []))
    case .fail: .text(.init(0xf0503c, 0xc4321f, 203, 160, 9, .bold, .bold, .bold))
    case .good: .text(.init(0x2ba86a, 0x14804a, 35, 29, 2, [], [], []))
    case .meet: .text(.init(0x7c8798, 0x8a94a3, 103, 103, nil, [], [], .bold))
    case .below: .text(.init(0x4d5563, 0xb4bac5, 240, 250, nil, [], .dim, .dim))
    case .viewport: .text(.init(0x19b5c9, 0x0c7f8f, 38, 30, 6, [], [], []))
    case .device: .text(.init(0x3a404c, 0x3a404c, 238, 238, nil, [], .dim, .dim))
    case .island: .text(.init(0x2a2f39, 0x2a2f39, 236, 236, nil, [], .dim, .dim))
    case .chipPlay:
      .painted(
        .init(
          (0xffffff, 0xff2e88), (0xffffff, 0xd6136b), (231, 198), (231, 161), (0, 13), (0, 5),
          .bold, [.reverse, .bold]))
    case .chipPause:
      .painted(
        .init(
          (0x1b1400, 0xe6ac1e), (0x1b1400, 0xe6ac1e), (16, 178), (16, 178), (0, 3), (0, 3), .bold,
          .reverse))
    case .chipWait:
      .painted(
        .init(
          (0xffffff, 0x2f74e0), (0xffffff, 0x2f74e0), (231, 26), (231, 26), (15, 4), (7, 4), .bold,
          .reverse))
    case .chipFail:
      .painted(
        .init(
          (0xffffff, 0xd63a26), (0xffffff, 0xd63a26), (231, 160), (231, 160), (15, 1), (7, 1),
          .bold, [.reverse, .bold]))
    case .chipAd:
      .painted(
        .init(
          (0x15171c, 0xeef0f4), (0x15171c, 0xeef0f4), (16, 255), (16, 255), (0, 7), (0, 7), .bold,
          .reverse))
    case .button:
      .painted(
        .init(
          (0xffffff, 0x333a47), (0x15171c, 0xdfe3ea), (231, 238), (16, 254), (0, 7), (0, 7), [], [])
      )
    case .buttonDone:
      .painted(
        .init(
          (0xffffff, 0x1f8a55), (0xffffff, 0x14804a), (231, 29), (231, 29), (15, 2), (0, 2), .bold,
          .bold))
    case .menu:
      .painted(
        .init(
          (0xd8dce4, 0x20242d), (0x24272e, 0xeceef3), (252, 235), (235, 255), nil, nil, [], []))
    case .menuQuiet:
      .painted(
        .init(
          (0x8b93a1, 0x20242d), (0x667080, 0xeceef3), (246, 235), (242, 255), nil, nil, [], .dim))
    case .menuSelected:
      .painted(
        .init(
          (0xffffff, 0x3a4252), (0x15171c, 0xd3d8e2), (231, 239), (16, 252), (0, 7), (0, 7), .bold,
          [.reverse, .bold]))
    }
  }
}
