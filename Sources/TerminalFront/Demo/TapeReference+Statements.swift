extension TapeReference {
  /// Every statement.
  public static let statements: [Statement] = beginning + keys + terminal + time + frames

  private static let beginning = [
    Statement(
      .beginning, [.output], "Output PATH",
      "Writes a file when the tape has run: the last frame as .txt (.ascii, .test), .ansi, .svg or "
        + ".png, the whole run as .cast, the event log as .jsonl, or every frame into a folder/.",
      example: "Output demo.cast"),
    Statement(
      .beginning, [.require], "Require PROGRAM",
      "Fails before anything runs where there is no such program.", example: "Require git"),
    Statement(
      .beginning, [.set], "Set NAME VALUE",
      "Changes a setting, before the first statement that does something.",
      example: "Set Columns 80"),
    Statement(
      .beginning, [.source], "Source PATH.tape",
      "Reads the statements of another tape here, relative to the folder of this one; its outputs are "
        + "left out.",
      example: "Source setup.tape"),
    Statement(
      .beginning, [.env], "Env NAME VALUE", "Has no effect: frames depend on the tape alone.",
      example: "Env NO_COLOR \"1\""),
  ]

  private static let keys = [
    Statement(
      .keys, [.type], "Type[@TIME] TEXT...",
      "Presses the keys of a text, each followed by TIME or by the typing speed; several texts are "
        + "joined by blanks.",
      example: "Type@200ms \"jj\""),
    Statement(
      .keys,
      [
        .backspace, .delete, .insert, .enter, .escape, .space, .tab, .up, .down, .left, .right,
        .pageUp, .pageDown,
      ], "KEY[@TIME] [COUNT]",
      "Presses a key COUNT times, each time followed by TIME or by the typing speed.",
      example: "Down@300ms 3"),
    Statement(
      .keys, [.home, .end] + TapeWord.functionKeys,
      "KEY[@TIME] [COUNT]", "Keys that VHS has not, pressed in the same way.", example: "F1",
      isOfVHS: false),
    Statement(
      .keys, [.ctrl, .alt, .shift], "Ctrl+Alt+Shift+KEY[@TIME] [COUNT]",
      "Presses a key with some of these held; KEY is a word as above or one character. In quotes, "
        + "as beyond ASCII, it is the very key; bare it is what most terminals tell, for Ctrl+m Enter. VHS knows fewer of them.",
      example: "Ctrl+d 2"),
    Statement(
      .keys, [.copy], "Copy TEXT", "Keeps a text for Paste.", example: "Copy \"outlet\""),
    Statement(
      .keys, [.paste], "Paste [\"TEXT\"]",
      "Pastes the text in quotes (feedtui's own), or what Copy kept; pasted text never runs commands.",
      example: "Paste \"outlet\""),
  ]

  private static let terminal = [
    Statement(
      .terminal, [.click], "Click X Y", "Clicks the cell in column X and row Y, from 0.",
      example: "Click 12 1", isOfVHS: false),
    Statement(
      .terminal, [.wheelUp, .wheelDown], "WheelDown[@TIME] [COUNT] [At X Y]",
      "Turns the wheel by COUNT notches, over a cell or over the middle of the screen.",
      example: "WheelDown 3 At 20 10", isOfVHS: false),
    Statement(
      .terminal, [.scrollUp, .scrollDown], "ScrollDown[@TIME] [COUNT] [At X Y]",
      "The same as WheelUp and WheelDown: VHS scrolls back in the terminal, and under a full-screen "
        + "program there is nothing to scroll back to.",
      example: "ScrollDown@100ms 2"),
    Statement(
      .terminal, [.resize], "Resize COLUMNS ROWS",
      "Gives the terminal another size, 1 1 to 500 200.", example: "Resize 60 20", isOfVHS: false),
    Statement(
      .terminal, [.focusIn, .focusOut], "FocusOut",
      "The terminal's window gets the focus, or loses it: then nothing moves by itself.",
      example: "FocusOut", isOfVHS: false),
  ]

  private static let time = [
    Statement(
      .time, [.sleep], "Sleep TIME", "Lets time pass, while frames are shown.",
      example: "Sleep 1.5s"),
    Statement(
      .time, [.wait], "Wait[+Line|+Screen][@TIME] [/PATTERN/]",
      "Lets time pass until the pattern matches, at most TIME or the wait timeout; without a pattern, "
        + "until no load is pending. Line, which is meant unless written, is the prompt's line, or the "
        + "last row while feedtui runs.",
      example: "Wait+Screen@5s /Outlet/"),
    Statement(
      .time, [.advance], "Advance TIME", "Lets time pass in one step, without frames in between.",
      example: "Advance 10s", isOfVHS: false),
    Statement(
      .time, [.do], "Do COMMAND", "Does what the rest of the line does at the prompt `:`.",
      example: "Do select-tab 2", isOfVHS: false),
  ]

  private static let frames = [
    Statement(
      .frames, [.hide, .show], "Hide", "Stops showing frames, or goes on with it.",
      example: "Hide"),
    Statement(
      .frames, [.screenshot], "Screenshot PATH",
      "Writes the present frame, as .png, .svg, .ansi or .txt.", example: "Screenshot start.png"),
    Statement(
      .frames, [.expect], "Expect [not] STATE OP VALUE | Screen TEXT | Event NAME [KEY=VALUE...]",
      "Fails unless it holds now; `not` claims the opposite.",
      example: "Expect visible[\"v3\"] >= 60%", isOfVHS: false),
    Statement(
      .frames, [.golden], "Golden NAME",
      "Fails unless text and style of the frame are those recorded under this name.",
      example: "Golden start", isOfVHS: false),
  ]
}
