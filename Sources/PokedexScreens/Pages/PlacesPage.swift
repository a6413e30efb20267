internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Where the Pokémon is met, version by version, the newest first, and what a wild one holds.
struct PlacesPage {
  let entry: ScreenState.Entry
  let words: Words
  let columns: Int

  var lines: [Line] {
    guard let encounters = entry.encounters, let held = entry.heldItems else { return [] }
    let groups = words.rules.versionGroups.reversed()
    let versions = groups.filter { $0.generation == entry.generation ?? $0.generation }
      .flatMap(\.versions)
    let known = Set(encounters.map(\.version) + held.map(\.version))
    // A version that came out since stands first.
    let newer =
      entry.generation == nil ? known.subtracting(groups.flatMap(\.versions)).sorted() : []
    let met = Dictionary(grouping: encounters, by: \.version)
    let holding = Dictionary(grouping: held, by: \.version)
    var names = Names(words: words)
    let sections = (newer + versions.filter(known.contains)).map { version in
      [Line([Span(words.name(ofVersion: version), .heading)])]
        + (met[version] ?? []).flatMap { lines(of: $0, &names) }
        + lines(of: holding[version] ?? []) + [.blank]
    }
    if !sections.isEmpty { return Array(sections.joined()) }
    let nothing =
      entry.generation.map { words(.notInTheWildThen, words.generation($0)) }
      ?? words(.notInTheWild)
    return Line.wrapped(nothing, .secondary, columns: columns)
  }

  /// Place, levels and chance in a line, how and under which conditions below it.
  private func lines(of encounter: Encounter, _ names: inout Names) -> [Line] {
    let right = words.levelsAndChance(of: encounter)
    let room = max(1, columns - TextWidth.of(right) - 1)
    let place = TextFit.clip(names.area(encounter.locationArea), to: room)
    let how =
      [names.label("method", encounter.method)]
      + encounter.conditions.map { names.label("condition", $0) }
    let location = words.location(ofArea: encounter.locationArea)
    return [Line([Span(place, link: location.map(Subject.place))], right: [Span(right)])]
      + TextFit.wrap(how.joined(separator: " · "), to: max(1, columns - 2))
      .map { Line([Span("  "), Span($0, .secondary)]) }
  }

  private func lines(of held: [HeldItem]) -> [Line] {
    let items = held.map { "\(words.name(ofItem: $0.item)) \($0.chance) %" }
    guard !items.isEmpty else { return [] }
    let text = words(.holds, items.joined(separator: ", "))
    let names = held.map { (words.name(ofItem: $0.item), Subject.item($0.item)) }
    return Line.wrapped(text, names: names, columns: columns)
  }
}

/// Names that stand in many lines, looked up once.
private struct Names {
  let words: Words
  private var areas: [String: String] = [:]
  private var labels: [String: String] = [:]

  init(words: Words) {
    self.words = words
  }

  mutating func area(_ slug: String) -> String {
    if let name = areas[slug] { return name }
    let name = words.name(ofLocationArea: slug)
    areas[slug] = name
    return name
  }

  mutating func label(_ kind: String, _ slug: String) -> String {
    if let label = labels[slug] { return label }
    let label = words.label(kind, slug)
    labels[slug] = label
    return label
  }
}

extension Words {
  /// The levels and the chance of an encounter, in columns.
  func levelsAndChance(of encounter: Encounter) -> String {
    let levels =
      encounter.minLevel == encounter.maxLevel
      ? "\(encounter.minLevel)" : "\(encounter.minLevel)–\(encounter.maxLevel)"
    return self(.levels, levels) + TextFit.pad("\(encounter.chance) %", to: 7, atEnd: false)
  }
}
