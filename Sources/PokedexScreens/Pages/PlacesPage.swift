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
    let versions = words.rules.versionGroups.reversed().flatMap(\.versions)
    let known = Set(encounters.map(\.version) + held.map(\.version))
    let newer = known.subtracting(versions).sorted()
    let sections = (newer + versions.filter(known.contains)).map { version in
      [Line([Span(words.name(ofVersion: version), .heading)])]
        + encounters.filter { $0.version == version }.flatMap(lines(of:))
        + lines(of: held.filter { $0.version == version }) + [.blank]
    }
    return sections.isEmpty
      ? [Line([Span(words(.notInTheWild), .secondary)])] : Array(sections.joined())
  }

  /// Place, levels and chance in a line, how and under which conditions below it.
  private func lines(of encounter: Encounter) -> [Line] {
    let levels =
      encounter.minLevel == encounter.maxLevel
      ? "\(encounter.minLevel)" : "\(encounter.minLevel)–\(encounter.maxLevel)"
    let right = words(.levels, levels) + TextFit.pad("\(encounter.chance) %", to: 7, atEnd: false)
    let room = max(1, columns - TextWidth.of(right) - 1)
    let place = TextFit.clip(words.name(ofLocationArea: encounter.locationArea), to: room)
    let how =
      [words.label("method", encounter.method)]
      + encounter.conditions.map { words.label("condition", $0) }
    return [Line([Span(place)], right: [Span(right)])]
      + TextFit.wrap(how.joined(separator: " · "), to: max(1, columns - 2))
      .map { Line([Span("  "), Span($0, .secondary)]) }
  }

  private func lines(of held: [HeldItem]) -> [Line] {
    let items = held.map { "\(words.name(ofItem: $0.item)) \($0.chance) %" }
    guard !items.isEmpty else { return [] }
    let text = words(.holds, items.joined(separator: ", "))
    return TextFit.wrap(text, to: columns).map { Line([Span($0)]) }
  }
}
