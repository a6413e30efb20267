import DexData
import PokedexFeatures
import PokedexModel
import PokedexQuery
import PokedexTestSupport
import PokedexText
import TerminalUI
import UserStore

@testable import PokedexApp

/// A run of a script's block: an app with the bundle's data, and a store of marks. `Scripts/README`
/// describes the lines.
@MainActor
struct ScreenSession {
  private let app: PokedexApp
  private let store = StubUserStore()
  private var remembered: [String: Frame] = [:]
  /// The texts that the last `keys` have copied.
  private var copied: [String] = []

  /// Starts an app with the options of a line `start`, such as `size 30x8 language ja`. Nil if
  /// there is no such option.
  init?(options: [String]) async {
    var (size, language, symbols) = (DemoApp.size, Language.english, CharacterLimits.all)
    for index in stride(from: 0, to: options.count, by: 2) {
      let value = options.indices.contains(index + 1) ? options[index + 1] : ""
      switch options[index] {
      case "size":
        guard let known = Self.size(value) else { return nil }
        size = known
      case "language":
        guard let known = Language(code: value) else { return nil }
        language = known
      case "symbols" where value == "ascii": symbols = .ascii
      default: return nil
      }
    }
    app = await DemoApp.started(
      size: size, language: language, symbols: symbols,
      search: .ofDex { [store] in store.records }, store: store)
  }

  /// Runs a line. Returns a sentence about what is not as expected.
  mutating func run(_ line: String) async -> String? {
    let command = line.prefix { $0 != " " }
    let text = String(line.dropFirst(command.count + 1))
    let isDone = await act(String(command), text)
    return isDone ? nil : check(String(command), text)
  }

  // MARK: - Actions

  /// Whether a line only does something, and checks nothing.
  static func isAction(_ line: String) -> Bool {
    [
      "keys", "together", "paste", "open", "play", "query", "resize", "click", "wheel",
      "elsewhere", "remember",
    ].contains(line.prefix { $0 != " " })
  }

  /// Carries out a line. Returns false if it is no action.
  private mutating func act(_ command: String, _ text: String) async -> Bool {
    let words = text.split(separator: " ").map(String.init)
    switch command {
    case "keys":
      copied = []
      for key in Self.keys(text) {
        for case .copy(let clip) in app.press(key) {
          if case .text(let text) = clip.content { copied.append(text) }
        }
        await app.fetcher.marks.settle()
      }
    case "together":
      for key in Self.keys(text) { _ = app.handle(.key(key)) }
      app.settle()
    case "paste": _ = app.handle(.pasted(text.replacing("\\n", with: "\n")))
    case "open":
      guard let subject = Self.subject(words) else { return false }
      app.open(subject)
    case "play": app.send(.play(text))
    case "query": await app.start(at: .query(text))
    case "resize":
      guard let size = Self.size(text) else { return false }
      _ = app.handle(.resized(size))
    case "click" where !words.isEmpty: click(words, text)
    case "wheel" where words.count == 2:
      app.turnWheel(words[0] == "up" ? .wheelUp : .wheelDown, times: Int(words[1]) ?? 0)
    case "elsewhere" where words.count > 1:
      store.changeElsewhere(to: store.records + Self.records(words))
    case "remember": remembered[text] = app.shown()
    default: return false
    }
    await settle()
    return true
  }

  private func settle() async {
    await app.fetcher.marks.settle()
    app.settle()
    app.rest()
  }

  private func click(_ words: [String], _ text: String) {
    if words.count == 2, let column = Int(words[0]), let row = Int(words[1]) {
      app.click(column, row)
    } else {
      app.click(on: Self.quoted(text).text, row: words[0] == "header" ? 0 : nil)
    }
  }

  // MARK: - Checks

  private func check(_ command: String, _ text: String) -> String? {
    let frame = app.shown()
    let expected = Self.quoted(text)
    switch command {
    case "shows" where expected.text.isEmpty, "not" where expected.text.isEmpty:
      return "needs a text in quotes"
    case "shows": return frame.rows.contains { $0.contains(expected.text) } ? nil : all(frame)
    case "not": return frame.rows.contains { $0.contains(expected.text) } ? all(frame) : nil
    case "row":
      let index = expected.words.first.flatMap { Int($0) } ?? 0
      let row = frame.rows[index < 0 ? frame.size.rows + index : index]
      return compare(row, expected)
    case "line", "no-line":
      let isFound = pageLines.contains { compare($0, expected) == nil }
      return isFound == (command == "line") ? nil : "is\n" + pageLines.joined(separator: "\n")
    case "section":
      let parts = text.split(separator: " = ", maxSplits: 1).map(String.init)
      let lines = pageLines.section(parts[0]).joined(separator: "; ")
      return lines == parts[1] ? nil : "is “\(lines)”"
    case "notice": return compare(app.state.notice, expected)
    case "same": return remembered[text] == frame ? nil : all(frame)
    case "differs": return remembered[text] != frame ? nil : all(frame)
    case "fits":
      let fits = frame.rows.allSatisfy { TextWidth.of($0) <= frame.size.columns }
      return fits && frame.hasNoControlCharacters ? nil : all(frame)
    default: return state(command).map { $0 == text ? nil : "is \($0)" } ?? "is no command"
    }
  }

  /// The lines of the open page, also those out of view, with single spaces.
  private var pageLines: [String] {
    guard let page = app.page else { return [] }
    return (page.head + page.panes.joined()).map {
      $0.text.split(separator: " ").joined(separator: " ")
    }
  }

  private func all(_ frame: Frame) -> String { "is\n" + frame.rows.joined(separator: "\n") }

  private func compare(_ row: String, _ expected: (words: [String], text: String)) -> String? {
    let isMatch =
      switch expected.words.last {
      case "starts": row.hasPrefix(expected.text)
      case "ends": row.hasSuffix(expected.text)
      case "has": row.contains(expected.text)
      case "lacks": !row.contains(expected.text)
      default: row == expected.text
      }
    return isMatch ? nil : "is “\(row)”"
  }

  /// Returns a part of the state as a text. Nil if no part has the name.
  private func state(_ name: String) -> String? {
    switch name {
    case "cursor": text(app.shown().markedRows)
    case "selected": app.state.list.selectedItem.map { String($0.id) } ?? "none"
    case "index": String(app.state.list.selection)
    case "count": String(app.state.list.rowCount)
    case "found": text(app.rows.map(\.id))
    case "search": app.state.list.search.text
    case "order": order
    case "page": page
    case "tab": app.state.entry.map { "\($0.tab)" } ?? "none"
    case "depth": String(app.state.stack.depth)
    case "link": String(app.state.view.selectedLink)
    case "scroll": String(app.state.view.scroll)
    case "overlay": overlay
    case "box": app.state.searchBox?.line.text ?? "none"
    case "palette": app.state.palette?.line.text ?? "none"
    case "filter": app.state.view.table.filter.text
    case "input": app.state.noteBox == nil ? "closed" : "open"
    case "marks": store.records.map(text).joined(separator: "; ")
    case "teams": store.teams.map(\.name).joined(separator: "; ")
    case "chosen": text(app.state.choices.compared)
    case "generation": app.fetcher.needs.edition.map { String($0.generation) } ?? "none"
    case "game": app.state.choices.game ?? "none"
    case "shown-game": app.page?.game.map { $0.version ?? $0.group } ?? "none"
    case "language": app.state.language.code
    case "copies": copied.joined(separator: "; ")
    case "control":
      app.selectedControl.map { plain("\($0.pageControl) \($0.value)") } ?? "none"
    case "runs": app.state.hasQuit ? "no" : "yes"
    default: nil
    }
  }

  private func text(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: " ")
  }

  private func text(_ record: MarkRecord) -> String {
    let marks = Mark.allCases.filter(record.marks.contains).map { "\($0)" }
    let note = record.note.text.isEmpty ? [] : ["“\(record.note.text)”"]
    return ([String(record.pokemon) + (record.game.map { "@" + $0 } ?? "")] + marks + note)
      .joined(separator: " ")
  }

  private var page: String {
    guard let screen = app.state.stack.top?.screen else { return "list" }
    return screen.subject.map { plain("\($0)") } ?? "none"
  }

  /// Returns the description of an enum without the names of its types.
  private func plain(_ description: String) -> String {
    description.replacing("PokedexModel.PokemonType.", with: "")
      .replacing("PokedexModel.Stat.", with: "")
  }

  private var order: String {
    app.state.list.search.order.map { "\($0.column)" + ($0.isReversed ? " reversed" : "") }
      ?? "none"
  }

  private var overlay: String {
    switch app.overlay {
    case .menu(let kind): kind.name
    case let overlay?: "\(overlay)"
    case nil: "none"
    }
  }

  // MARK: - Words

  private static let names: [String: Key] = [
    "enter": .enter, "esc": .escape, "tab": .tab, "backtab": .backTab, "up": .up, "down": .down,
    "left": .left, "right": .right, "pageup": .pageUp, "pagedown": .pageDown, "home": .home,
    "end": .end, "backspace": .backspace, "delete": .delete,
  ]

  /// Returns the keys of a text such as `jm2<enter><ctrl-r>`.
  static func keys(_ text: String) -> [Key] {
    var keys: [Key] = []
    var rest = text[...]
    while let letter = rest.popFirst() {
      let name = String(rest.prefix { $0 != ">" })
      let key = name.hasPrefix("ctrl-") ? name.last.map(Key.control) : names[name]
      if letter == "<", let key {
        keys.append(key)
        rest = rest.dropFirst(name.count + 1)
      } else {
        keys.append(.character(letter))
      }
    }
    return keys
  }

  private static func size(_ text: String) -> Size? {
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    return numbers.count == 2 ? Size(columns: numbers[0], rows: numbers[1]) : nil
  }

  /// Returns the words before a text in quotes, and that text.
  private static func quoted(_ text: String) -> (words: [String], text: String) {
    let parts = text.split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].split(separator: " ").map(String.init)
    return (words, parts.count > 1 ? String(parts[1].dropLast()) : "")
  }

  /// Returns the subject of words such as `move surf`.
  private static func subject(_ words: [String]) -> Subject? {
    let name = words.count > 1 ? words[1] : ""
    return switch words.first {
    case "pokemon": Int(name).map(Subject.pokemon)
    case "ability": .ability(name)
    case "move": .move(name)
    case "item": .item(name)
    case "egg-group": .eggGroup(name)
    case "nature": .nature(name)
    case "place": .place(name)
    case "type": PokemonType(rawValue: name).map(Subject.type)
    case "natures": .natures
    case "growth-rates": .growthRates
    default: nil
    }
  }

  /// Returns the records of words such as `1-150@x caught`: all these Pokémon in the game.
  private static func records(_ words: [String]) -> [MarkRecord] {
    let parts = words[0].split(separator: "@").map(String.init)
    let ends = parts[0].split(separator: "-").compactMap { Int($0) }
    guard let first = ends.first, let last = ends.last else { return [] }
    let marks = Marks(Mark.allCases.filter { words.contains("\($0)") })
    return (first...last).map {
      MarkRecord(pokemon: $0, game: parts.count > 1 ? parts[1] : nil, marks: marks)
    }
  }
}
