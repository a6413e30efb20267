internal import PokedexApp
internal import PokedexFeatures
internal import PokedexModel

/// The format of the state file. Each line contains a property's name and its values, separated by
/// tabs.
enum SessionText {
  /// The first line of the file. Increase its number if older versions of the program would misread
  /// the new format.
  private static let head = "pokedex state 1"

  static func text(of session: Session) -> String {
    var lines = [head]
    if let id = session.selection { lines.append("selection\t\(id)") }
    if !session.query.isEmpty { lines.append("query\t\(session.query)") }
    if let order = session.order {
      lines.append("order\t\(order.column.stateName)" + (order.isReversed ? "\treversed" : ""))
    }
    if session.scope == .species { lines.append("scope\tspecies") }
    if let generation = session.generation { lines.append("generation\t\(generation)") }
    if let game = session.game { lines.append("plays\t\(game)") }
    if session.hasLeftGame { lines.append("plays-none\ttrue") }
    if let language = session.language { lines.append("language\t\(language.code)") }
    if let theme = session.theme { lines.append("theme\t\(theme.rawValue)") }
    if let columns = session.listColumns { lines.append("list-columns\t\(columns)") }
    if let page = session.page {
      lines.append("page\t" + page.subject.stateWords.joined(separator: "\t"))
      if page.tab != .overview { lines.append("tab\t\(page.tab.keyName)") }
      if let game = page.game {
        lines.append("game\t\(game.group)" + (game.version.map { "\t\($0)" } ?? ""))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Parses the text of a state file. Skips lines with unknown properties. Returns nil if the text
  /// isn't a state file.
  static func session(_ text: String) -> Session? {
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard lines.first == [head] else { return nil }
    var session = Session()
    for words in lines.dropFirst() where words.count > 1 { apply(words, into: &session) }
    return session
  }

  private static func apply(_ words: [String], into session: inout Session) {
    let word = words[1]
    switch words[0] {
    case "selection": session.selection = Int(word)
    case "query": session.query = words.dropFirst().joined(separator: " ")
    case "order":
      session.order = ListColumn.allCases.first { $0.stateName == word }
        .map { ListOrder($0, isReversed: words.last == "reversed") }
    case "scope": session.scope = word == "species" ? .species : .varieties
    case "generation":
      session.generation = Int(word).flatMap {
        1...TypeChart.newestGeneration ~= $0 ? $0 : nil
      }
    case "plays": session.game = word
    case "plays-none": session.hasLeftGame = word == "true"
    case "language": session.language = Language(code: word)
    case "theme": session.theme = ThemeChoice(rawValue: word)
    case "list-columns": session.listColumns = Int(word).flatMap { $0 > 0 ? $0 : nil }
    case "page": session.page = Subject(stateWords: words.dropFirst()).map(Session.Page.init)
    case "tab": session.page?.tab = EntryTab.allCases.first { $0.keyName == word } ?? .overview
    case "game":
      session.page?.game = Game(word, version: words.count > 2 ? words[2] : nil)
    default: break
    }
  }
}

extension ListColumn {
  /// The column's name in the state file.
  var stateName: String {
    switch self {
    case .number: "number"
    case .name: "name"
    case .hp: "hp"
    case .attack: "attack"
    case .defense: "defense"
    case .specialAttack: "specialAttack"
    case .specialDefense: "specialDefense"
    case .speed: "speed"
    case .total: "total"
    case .height: "height"
    case .weight: "weight"
    case .catchRate: "catchRate"
    case .experience: "experience"
    case .marks: "marks"
    case .friendship: "friendship"
    case .hatching: "hatching"
    case .female: "female"
    case .generation: "generation"
    case .regionalNumber: "regionalNumber"
    }
  }
}

extension Subject {
  fileprivate var stateWords: [String] {
    switch self {
    case .pokemon(let id): ["pokemon", String(id)]
    case .form(let id, let slug): ["form", String(id), slug]
    case .ability(let slug): ["ability", slug]
    case .move(let slug): ["move", slug]
    case .item(let slug): ["item", slug]
    case .eggGroup(let slug): ["egg-group", slug]
    case .nature(let slug): ["nature", slug]
    case .type(let type): ["type", type.rawValue]
    case .natures: ["natures"]
    case .growthRates: ["growth-rates"]
    case .place(let slug): ["place", slug]
    case .typeChart: ["type-chart"]
    case .completeness: ["completeness"]
    case .trainer(let slug, let order): ["trainer", slug] + (order.map { [String($0)] } ?? [])
    case .trainers: ["trainers"]
    case .effortSpots: ["effort-spots"]
    case .team(let ids): ["team"] + ids.map(String.init)
    }
  }

  fileprivate init?(stateWords words: ArraySlice<String>) {
    let (kind, name) = (words.first ?? "", words.dropFirst().first ?? "")
    switch kind {
    case "pokemon":
      guard let id = Int(name), id > 0 else { return nil }
      self = .pokemon(id)
    case "form":
      guard let id = Int(name), id > 0, words.count == 3, let form = words.last else { return nil }
      self = .form(id, form)
    case "ability": self = .ability(name)
    case "move": self = .move(name)
    case "item": self = .item(name)
    case "egg-group": self = .eggGroup(name)
    case "nature": self = .nature(name)
    case "type":
      guard let type = PokemonType(rawValue: name) else { return nil }
      self = .type(type)
    case "natures": self = .natures
    case "growth-rates": self = .growthRates
    case "place": self = .place(name)
    case "type-chart": self = .typeChart
    case "completeness": self = .completeness
    case "trainer":
      self = .trainer(name, order: words.count == 3 ? words.last.flatMap { Int($0) } : nil)
    case "trainers": self = .trainers
    case "effort-spots": self = .effortSpots
    case "team":
      let ids = words.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
      // A comparison has from two to `AppState.largestComparison` entries.
      guard 2...AppState.largestComparison ~= ids.count else { return nil }
      self = .team(ids)
    default: return nil
    }
  }
}
