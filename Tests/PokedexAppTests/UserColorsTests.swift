import PokedexModel
import PokedexApp
import TerminalUI
import Testing

@Suite("Colours of the user's own")
struct UserColorsTests {
  private static func style(
    _ value: String, _ depth: ColorDepth = .exact
  ) throws -> Style {
    let colors = try UserColors([(key: "heading", value: value)])
    return Theme(.dark, on: .dark, depth: depth, colors: colors).style(.heading)
  }

  private static let defaultStyle = Theme(.dark, on: .dark, depth: .exact).style(.heading)

  static let values: [(value: String, style: Style)] = [
    ("#ff8800", Style(foreground: Color(exact: 0xFF8800), attributes: .bold)),
    ("#FF8800 plain", Style(foreground: Color(exact: 0xFF8800))),
    ("208", Style(foreground: .palette(208), attributes: .bold)),
    ("red underline", Style(foreground: .palette(1), attributes: .underline)),
    ("bright-cyan", Style(foreground: .palette(14), attributes: .bold)),
    ("bold default dim", Style(attributes: [.bold, .dim])),
    ("reverse", Style(foreground: defaultStyle.foreground, attributes: .reverse)),
  ]

  @Test(arguments: values)
  func valueIsParsedAsColourAndAttributes(value: String, style: Style) throws {
    #expect(try Self.style(value) == style)
  }

  @Test func otherRolesAreUnchanged() throws {
    let colors = try UserColors([(key: "type-fire", value: "red")])

    let changed = Theme(.dark, on: .dark, depth: .palette, colors: colors)

    let theme = Theme(.dark, on: .dark, depth: .palette)
    let differing = Role.all.filter { changed.style($0) != theme.style($0) }
    #expect(differing == [.type(.fire)])
  }

  @Test(arguments: [
    (ColorDepth.palette, "#ff8700", Color.palette(208)), (.sixteen, "bright-red", .palette(9)),
    (.eight, "bright-red", .palette(1)), (.none, "red", .standard),
  ])
  func lowerDepthUsesNearestColour(depth: ColorDepth, value: String, color: Color) throws {
    #expect(try Self.style(value, depth).foreground == color)
  }

  @Test func valueWithoutNearColourKeepsThemeStyle() throws {
    let theme = Theme(.dark, on: .dark, depth: .sixteen)

    #expect(try Self.style("#123456", .sixteen) == theme.style(.heading))
  }

  @Test(arguments: [
    "", "#12345", "#1234567", "#+12345", "256", "-1", "purple", "bright-", "red blue", "red,bold",
  ])
  func invalidValueIsReported(value: String) {
    #expect(throws: UserColors.Mistake.badValue(key: "heading", value: value)) {
      try UserColors([(key: "heading", value: value)])
    }
  }

  @Test(arguments: ["", "Heading", "fire", "type-", "type-fier", "stat"])
  func unknownKeyIsReported(key: String) {
    #expect(throws: UserColors.Mistake.unknownRole(key: key)) {
      try UserColors([(key: key, value: "red")])
    }
  }
}
