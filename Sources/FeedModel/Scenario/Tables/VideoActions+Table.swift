extension CallToAction {
  /// The keys of a call to action.
  package static let table = FileTable<CallToAction>(
    "CallToAction", initial: CallToAction(text: "", actionParam: ""),
    rows: [
      FileRow("text", .text, \.text, "The words on the button."),
      FileRow("actionType", .choice, \.actionType, "What it does."),
      FileRow("actionParam", .text, \.actionParam, "The address it leads to."),
    ])
}

extension BodyTextLink {
  /// The keys of a link in a video's text.
  package static let table = FileTable<BodyTextLink>(
    "BodyTextLink", initial: BodyTextLink(text: "", actionParam: ""),
    rows: [
      FileRow("text", .text, \.text, "The words of the link."),
      FileRow("actionParam", .text, \.actionParam, "The address it leads to."),
    ])
}

extension CustomActionButton {
  /// The keys of a button that an app has put on a video.
  package static let table = FileTable<CustomActionButton>(
    "CustomActionButton", initial: CustomActionButton(id: "", name: ""),
    rows: [
      FileRow(
        "id", .name, \.id, "Its id; its place among the buttons from 0 unless stated.",
        isAlwaysWritten: true),
      FileRow(
        "name", .text, \.name, "The words on it; the id unless stated.", isAlwaysWritten: true),
      FileRow("metadata", .text, \.metadata, "What the app has noted on it."),
    ],
    finish: { button, json, reading in
      if json["id"] == nil { button.id = "\(reading.index)" }
      if json["name"] == nil { button.name = button.id }
    })
}
