import Testing

@testable import pokedex

@Suite("Editing the config file")
struct ConfigEditorTests {
  private func edited(_ text: String, _ key: String, _ value: String) -> String? {
    ConfigEditor(bytes: Array(text.utf8)).setting(key, to: value)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Files before and after an edit. `units` is set to `"imperial"`, or another key to `1`.
  nonisolated static let edits: [(key: String, before: String, after: String)] = [
    // A value is replaced.
    ("units", "units = \"metric\"\r\n", "units = \"imperial\"\r\n"),
    (
      "units", "a = 1\nunits = \"metric\" # é\r\nb = 2\n",
      "a = 1\nunits = \"imperial\" # é\r\nb = 2\n"
    ),
    ("units", "\u{FEFF}units = \"metric\"", "\u{FEFF}units = \"imperial\""),
    ("units", "\u{FEFF}# é\r\nunits = \"metric\"\r\n", "\u{FEFF}# é\r\nunits = \"imperial\"\r\n"),
    ("list.limit", "[list]\r\nlimit = 20 # é\r\n", "[list]\r\nlimit = 1 # é\r\n"),
    (
      "list.columns", "[list]\r\ncolumns = [\r\n  \"name\",\r\n]\r\n\r\n",
      "[list]\r\ncolumns = 1\r\n\r\n"
    ),
    // A line is added to a table, with the line end of the line above.
    ("units", "mouse = true\r\n[keys]\r\n", "mouse = true\r\nunits = \"imperial\"\r\n[keys]\r\n"),
    ("keys.sort", "[keys]\r\nquit = \"Q\"\r\n\r\n", "[keys]\r\nquit = \"Q\"\r\nsort = 1\r\n\r\n"),
    ("keys.sort", "[keys]\r\n[list]\n", "[keys]\r\nsort = 1\r\n[list]\n"),
    ("keys.sort", "[list]\r\n[keys]\nquit = \"Q\"\n", "[list]\r\n[keys]\nquit = \"Q\"\nsort = 1\n"),
    ("keys.sort", "[keys]\r\n# sort = 2\n# end\r\n", "[keys]\r\n# sort = 2\nsort = 1\n# end\r\n"),
    ("units", "[keys]\r\n", "units = \"imperial\"\r\n[keys]\r\n"),
    ("units", "\u{FEFF}[keys]\r\n", "\u{FEFF}units = \"imperial\"\r\n[keys]\r\n"),
    ("units", "\u{FEFF}", "\u{FEFF}units = \"imperial\"\n"),
    ("units", "", "units = \"imperial\"\n"),
    // A last line without an end gets one only if a line follows it.
    ("units", "mouse = true", "mouse = true\nunits = \"imperial\"\n"),
    ("units", "a = 1\r\nmouse = true", "a = 1\r\nmouse = true\r\nunits = \"imperial\"\r\n"),
    ("units", "mouse = true\n[keys]", "mouse = true\nunits = \"imperial\"\n[keys]"),
    ("units", "mouse = true\r\n\r\n# end", "mouse = true\r\nunits = \"imperial\"\r\n\r\n# end"),
    // A table is added.
    ("keys.sort", "a = 1\r\n", "a = 1\r\n\r\n[keys]\r\nsort = 1\r\n"),
    ("keys.sort", "a = 1\r\nb = 2\n", "a = 1\r\nb = 2\n\n[keys]\nsort = 1\n"),
    ("keys.sort", "a = 1\r\nb = 2", "a = 1\r\nb = 2\r\n\r\n[keys]\r\nsort = 1\r\n"),
    ("keys.sort", "\u{FEFF}a = 1", "\u{FEFF}a = 1\n\n[keys]\nsort = 1\n"),
    ("colors.name", "[keys]\r\n", "[keys]\r\n\r\n[colors]\r\nname = 1\r\n"),
  ]

  @Test(arguments: edits)
  func restOfTheFileStaysTheSame(key: String, before: String, after: String) {
    #expect(edited(before, key, key == "units" ? "\"imperial\"" : "1") == after)
  }

  /// Latin-1, UTF-16 with and without a byte order mark, UTF-8 that is cut off, overlong or of half
  /// a surrogate pair, and zeros.
  nonisolated static let otherFiles: [[UInt8]] = [
    Array("# ".utf8) + [0xE4, 0x0A], [0xFF, 0xFE, 0x75, 0x00, 0x0A, 0x00],
    [0xFE, 0xFF, 0x00, 0x75], [0x75, 0x00, 0x0A, 0x00], [0x23, 0xE3, 0x81], [0x23, 0xC0, 0xAF],
    [0x23, 0xED, 0xA0, 0x80], [0x23, 0xF5, 0x80, 0x80, 0x80], [0x23, 0x00, 0x0A], [0x00],
  ]

  @Test(arguments: otherFiles)
  func fileThatIsNoTextIsNotEdited(bytes: [UInt8]) {
    for file in [bytes, Array("units = \"metric\"\n".utf8) + bytes] {
      for key in ["units", "keys.sort"] {
        #expect(ConfigEditor(bytes: file).setting(key, to: "\"x\"") == nil)
      }
    }
  }

  /// Long lines of characters of one to four bytes, before and behind the value.
  @Test(arguments: ["x", "é", "あ", "𝄞", "e\u{301}", "\t"])
  func longLinesAreEdited(character: String) {
    let long = String(repeating: character, count: 10_000)
    let before = "# \(long)\r\nunits = \"metric\" # \(long)\nmouse = true # \(long)"

    let after = edited(before, "units", "\"imperial\"")

    #expect(after == before.replacing("metric", with: "imperial"))
    #expect(
      edited(before, "keys.sort", "1") == before + "\n\n[keys]\nsort = 1\n")
  }

  @Test func otherKeyWithZeroCharacterIsKept() {
    let before = "\"units\\u0000x\" = \"a\\u0000b\"\n"

    #expect(edited(before, "units", "\"imperial\"") == before + "units = \"imperial\"\n")
  }
}
