internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// What a page of its own says at length, in a line or two.
extension EntryLines {
  /// What it is weak to, what it resists, and what does nothing to it, by its types and by its ability where
  /// it can have no other.
  struct Matchup {
    let weak: [Line]
    /// Resisted, then without effect.
    let strong: [Line]
  }

  var matchup: Matchup {
    let chart = words.rules.typeChart(generation: entry.generation ?? TypeChart.newestGeneration)
    let takes = Matchups(of: pokemon, chart: chart).takesSurely
    func lines(_ label: Label, where isMeant: (Double) -> Bool) -> [Line] {
      let meant = takes.filter { isMeant($0.percent) }
      let factors = Set(meant.map(\.percent)).sorted(by: >)
      let groups = factors.flatMap { percent in
        let types = meant.filter { $0.percent == percent }.map(\.type)
        return types.enumerated().map { place, type -> [Span] in
          let factor = Span(words.figures.factor(percent) + " ", .secondary)
          let name = Span(words.name(of: type), .type(type), link: .type(type))
          return place == 0 && percent > 0 ? [factor, name] : [name]
        }
      }
      let pieces = groups.isEmpty ? [[Span("—", .secondary)]] : groups
      return Flow(pieces, label: [words.label(label)]).lines(columns: columns)
    }
    return Matchup(
      weak: lines(.weak) { $0 > 100 },
      strong: lines(.resists) { 0 < $0 && $0 < 100 } + lines(.immune) { $0 == 0 })
  }

  /// The family from left to right, a link each: "→" before what it evolves into, "/" before another way.
  var family: [Line] {
    guard let members = line else { return [] }
    if members.count == 1 {
      return labelled(.evolution, [Span(words(.doesNotEvolve))])
    }
    var depth = -1
    let label = words.label(.evolution)
    let room = columns - TextWidth.of(label.text) - 2
    let groups = members.map { member -> [Span] in
      defer { depth = member.depth }
      let variety = member.variety
      let later = notYet(variety.id)
      let name = name(of: variety, to: room - TextWidth.of(later.text))
      let isOwn = variety.id == pokemon.id || variety.id == species.number
      let link = Span(name, isOwn ? .name : .text, link: .pokemon(variety.id))
      let sign = member.depth == 0 ? "" : member.depth > depth ? "→ " : "/ "
      let spans = sign.isEmpty ? [link] : [Span(sign, .secondary), link]
      return later.text.isEmpty ? spans : spans + [later]
    }
    return Flow(groups, label: [label]).lines(columns: columns)
  }

  /// A name as whole as fits.
  private func name(of variety: VarietyReference, to room: Int) -> String {
    words.fitted(words.name(ofPokemon: variety.id, slug: variety.slug), to: room)
  }

  /// What it evolved from and what it may become; the species' line where varieties make no difference, or where
  /// it is what another turns into.
  var line: [(depth: Int, variety: VarietyReference)]? {
    guard let line = entry.parts.evolutionLine else { return nil }
    let differs = species.varieties.contains { variety in
      variety.id != species.number && !variety.slug.contains("-mega")
        && !variety.slug.hasSuffix("-gmax")
    }
    let own = differs ? ownLine : nil
    return own
      ?? line.members.map {
        ($0.depth, VarietyReference(id: $0.number, slug: $0.slug))
      }
  }

  private var ownLine: [(depth: Int, variety: VarietyReference)]? {
    EvolutionPage(entry: entry, words: words, columns: columns).family?.line(of: pokemon.id)
  }

  /// The species' other varieties of the generation that is asked for, a link each; nothing where there is none.
  var otherVarieties: [Line] {
    let others = species.varieties.filter { $0.id != pokemon.id && comesWith($0.id) == nil }
    if others.isEmpty { return [] }
    let lines = labelled(
      .varieties,
      others.map { Span(words.name(ofPokemon: $0.id, slug: $0.slug), link: .pokemon($0.id)) })
    if lines.count <= Self.mostLabelled { return lines }
    // Many take less room below their title, and without what all have in common.
    let names = others.map { variety in
      let name = words.distinction(ofPokemon: variety.id) ?? SlugWords.title(variety.slug)
      return Span(words.fitted(name, to: columns), link: .pokemon(variety.id))
    }
    return [Line([Span(words(.varieties), .secondary)])]
      + Flow(names, separator: .dot).lines(columns: columns)
  }

  /// So many lines of varieties stand behind their label at the most.
  private static let mostLabelled = 3

  /// Each ability and what it does: in words today, else what is known of the damage that it takes.
  var abilitiesWithEffects: [Line] {
    if pokemon.abilities.isEmpty { return [Line([Span("—")])] }
    return pokemon.abilities.flatMap { ability -> [Line] in
      let name = words.name(ofAbility: ability.slug)
      let link = Span(
        ability.isHidden ? words(.hidden, name) : name, link: .ability(ability.slug))
      guard let text = effect(of: ability) else { return [Line([link])] }
      if TextWidth.of(link.text) + 2 + TextWidth.of(text) <= columns {
        return [Line([link, Span("  " + text, .secondary)])]
      }
      return [Line([link])] + Line.wrapped(text, .secondary, indent: " ", columns: columns)
    }
  }

  private func effect(of ability: PokemonAbility) -> String? {
    if entry.generation == nil,
      let line = AbilityWords.line(of: ability.slug, in: words.language)
    {
      return line
    }
    let generation = entry.generation ?? TypeChart.newestGeneration
    return AbilityDefense.of(ability.slug, in: generation).map(words.reason)
  }

  /// Its number and name, its types, and how large it is where that fits beside them: what comes first
  /// in a narrow window.
  var narrowHead: [Line] {
    title + [typesAndSize.count == 1 ? typesAndSize[0] : Line(types)] + said
  }

  private var types: [Span] { words.types(pokemon.types) }

  private var size: Span {
    Span(words.height(pokemon.heightDecimetres) + " · " + words.weight(pokemon.weightHectograms))
  }

  /// One line, or two where they don't fit beside each other.
  private var typesAndSize: [Line] { Line(types, right: [size]).broken(to: columns) }

  /// Genus and generation, and how large it is where its types leave no room for that.
  var kind: [Line] {
    let genus = species.genera[words.language] ?? ""
    let generation = Span(words.generation(introduced), .secondary)
    return Line([Span(genus)], right: [generation]).broken(to: columns)
      + (typesAndSize.count == 1 ? [] : [Line([size])]) + rarity
  }
}
