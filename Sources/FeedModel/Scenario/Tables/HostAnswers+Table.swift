extension HostAnswers {
  /// The keys of an app's answers (N6).
  package static let table = FileTable<HostAnswers>(
    "HostAnswers", initial: HostAnswers(),
    rows: [
      FileRow(
        "onTriggerCTA", HostAnswer.table.notation, \.onTriggerCTA,
        "To a call to action, which the container's delegate is asked first."),
      FileRow(
        "handleCustomCTAClick", HostAnswer.table.notation, \.handleCustomCTAClick,
        "To a call to action that onTriggerCTA has not handled."),
      FileRow(
        "onTriggerPlayerBodyTextLink", HostAnswer.table.notation, \.onTriggerPlayerBodyTextLink,
        "To a link in a video's text."),
      FileRow(
        "onProductHydration", HydrationAnswer.table.notation, \.onProductHydration,
        "To the products of each page of a deck; without it the deck has no such closure."),
      FileRow(
        "onGlobalProductHydration", HydrationAnswer.table.notation, \.onGlobalProductHydration,
        "To the products of one video that opens; without it the app has no such handler."),
      FileRow(
        "playerDeckAddToCart", AddToCartAnswer.table.notation, \.playerDeckAddToCart,
        "To a tap on Add to Cart; without it the app has no such delegate, and cards no button."),
    ])
}

extension HostAnswer {
  /// The keys of one answer.
  package static let table = FileTable<HostAnswer>(
    "HostAnswer", initial: HostAnswer(),
    rows: [
      FileRow(
        "isHandled", .bool, \.isHandled, "Whether the app has handled it; else it is opened."),
      FileRow("after", .time, \.after, "How long the app takes to answer."),
    ])
}

extension MomentsPlayerStyle {
  /// The keys of the look of players (T1).
  package static let table = FileTable<MomentsPlayerStyle>(
    "MomentsPlayerStyle", initial: MomentsPlayerStyle.base(),
    rows: [
      FileRow(
        group: "buttons", "The buttons of a player.",
        rows: [
          FileRow(
            group: "exit", "The button that closes the player.",
            rows: [
              FileRow(
                "isVisible", .bool, \.buttons.exit.isVisible, "Whether it is there to be tapped.")
            ])
        ])
    ])
}
