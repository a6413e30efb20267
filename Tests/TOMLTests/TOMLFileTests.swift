import Testing

@testable import TOML

@Suite("TOML files")
struct TOMLFileTests {
  private func file(_ text: String) -> TOMLFile { TOMLFile(Array(text.utf8)) }

  @Test func valuesHaveFileOrderAndLineNumbers() {
    let file = file(
      """
      # a comment
      language = "ja"
      mouse = false   # another

      [list]
      limit = 0x10
      columns = [
        "name",
        "spe",
      ]
      [keys.box]
      "quit" = 'Q'
      """)

    #expect(file.mistakes.isEmpty)
    #expect(
      file.values.map(\.key) == [
        "language", "mouse", "list.limit", "list.columns", "keys.box.quit",
      ]
    )
    #expect(file.values.map(\.line) == [2, 3, 6, 7, 12])
    #expect(file.values.map(\.kind) == [.string, .boolean, .integer, .strings, .string])
    #expect(file.values.map(\.texts) == [["ja"], ["false"], ["16"], ["name", "spe"], ["Q"]])
  }

  @Test(arguments: [
    "x = 1.5", "x = 2026-01-01", "x = [1]", "x = [[\"a\"]]", "x = [\"a\", 1]",
  ])
  func unsupportedValueHasNoTexts(text: String) {
    let file = file(text)

    #expect(file.values.map(\.kind) == [.other])
    #expect(file.values.first?.texts == [])
  }

  @Test(arguments: [
    "\u{FEFF}a = \"x\"", "\u{FEFF}# é\r\na = [\r\n \"あ\",\r\n]\r\n",
    "b = \"é\t\"\r\na = 'ü' # é\r\n",
    "a = \"x\"", "é = 1\na = 'üöä'", "あ = \"い\" # う\na = [\"日本\",\n \"語\"]", "a = true\n",
  ])
  func rangeCoversTheValue(text: String) throws {
    let bytes = Array(text.utf8)
    let value = try #require(file(text).values.last { $0.key == "a" })

    let written = String(decoding: bytes[value.range], as: UTF8.self)
    #expect(
      TOMLFile(Array("b = \(written)".utf8)).values.first?.texts == value.texts, "\(written)")
  }

  @Test func invalidLineIsReportedAndOthersAreRead() {
    let file = file("language = ja\nmouse = true\nunits = \"metric\nlimit = 3")

    #expect(file.mistakes.map(\.line) == [1, 3])
    #expect(file.mistakes.allSatisfy { !$0.reason.isEmpty })
    #expect(file.values.map(\.key) == ["mouse", "limit"])
    #expect(file.values.map(\.line) == [2, 4])
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000), "a = " + String(repeating: "[", count: 100_000),
    "a = " + String(repeating: "{a = ", count: 50_000),
    String(repeating: "=\n", count: 30_000), "\u{0}", "a = \"\u{0}\"",
    "[" + String(repeating: "a.", count: 30_000) + "a]\nb = 1",
  ])
  func nonsenseFileHasMistakes(text: String) {
    #expect(!file(text).mistakes.isEmpty)
  }

  /// A zero would end the text in C, so that the key `units\u0000x` would be read as `units`.
  @Test func textWithZeroIsNotCut() {
    let file = file(
      #"""
      "units\u0000x" = "a"
      b = "x\u0000y"
      c = ["x", "\u0000"]
      d = ["x"]
      """#)

    #expect(file.mistakes.isEmpty)
    #expect(file.values.map(\.key) == ["units?x", "b", "c", "d"])
    #expect(file.values.map(\.kind) == [.string, .other, .other, .strings])
    #expect(file.values.map(\.texts) == [["a"], [], [], ["x"]])
  }

  @Test func manyValuesInALineAreRead() {
    let count = 7_000
    let pairs = (0..<count).map { "a\($0)=1" }
    let text = "x = {" + pairs.joined(separator: ", ") + "}\n"

    let values = file(text).values

    #expect(values.count == count)
    #expect(values.allSatisfy { Array(text.utf8)[$0.range] == [UInt8(ascii: "1")] })
  }

  @Test func invalidUTF8IsAMistake() {
    let file = TOMLFile([0x61, 0x3D, 0x22, 0xFF, 0xFE, 0x22, 0x0A, 0x62, 0x3D, 0x31])

    #expect(file.mistakes.map(\.line) == [1])
    #expect(file.values.map(\.key) == ["b"])
  }

  @Test(arguments: ["", "\n\n", "# nothing", "\u{FEFF}a = 1", "a = 1\r\nb = 2\r\n"])
  func validTOMLHasNoMistakes(text: String) {
    #expect(file(text).mistakes.isEmpty)
  }
}
