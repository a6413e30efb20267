internal import PokedexFeatures
package import PokedexModel
internal import PokedexText
internal import TerminalUI

// Names of abilities, items, moves, games and so on.
extension Words {
  package func name(ofAbility slug: String) -> String {
    vocabulary.ability(slug)?[language] ?? SlugWords.title(slug)
  }

  package func name(ofEggGroup slug: String) -> String {
    vocabulary.eggGroup(slug)?[language] ?? SlugWords.title(slug)
  }

  func name(ofNature slug: String) -> String {
    rules.natures.first { $0.slug == slug }?.names[language] ?? SlugWords.title(slug)
  }

  package var rules: any GameData { vocabulary.rules }

  func name(ofItem slug: String) -> String {
    vocabulary.item(slug)?[language] ?? SlugWords.title(slug)
  }

  /// Returns a machine's name for a narrow table column. If the name in the chosen language is too
  /// long, returns a short form: in Japanese, the first character of the machine's kind and the
  /// number, as players write it; otherwise the English name, such as "TM100".
  func shortName(ofMachine slug: String) -> String {
    let name = name(ofItem: slug)
    if TextWidth.of(name) <= Self.machineColumns { return name }
    let number = String(slug.drop { !$0.isNumber })
    guard language.interface == .japanese, !number.isEmpty else { return slug.uppercased() }
    return (slug.hasPrefix("tr") ? "レ" : slug.hasPrefix("hm") ? "秘" : "技") + number
  }

  /// Maximum width of a machine's name, which is the width of "TM100".
  private static let machineColumns = 5

  package func name(ofMove slug: String) -> String {
    rules.move(slug)?.names[language] ?? SlugWords.title(slug)
  }

  /// Returns a line about a move's effect in the newest games, in the interface's language. Nil if
  /// the effect is not known.
  package func effect(ofMove slug: String) -> String? {
    MoveWords.line(of: slug, in: language.interface) ?? effectByFacts(ofMove: slug)
  }

  /// Returns the line generated from the move's data, ignoring the replacement lines in
  /// `move_words.tsv`.
  func effectByFacts(ofMove slug: String) -> String? {
    let language = language.interface
    guard let move = rules.move(slug), let effect = rules.effect(of: move) else { return nil }
    let parts = effect.parts(of: move, flags: rules.flags(ofMove: move.id) ?? [])
    return EffectWords(language: language) { kind, slug in
      vocabulary.label(kind, slug)?[language] ?? SlugWords.title(slug)
    }.line(of: parts)
  }

  /// Returns the name of a version. Marks the original Japanese versions, to distinguish them from
  /// the later international versions with the same names.
  func name(ofVersion slug: String) -> String {
    let name = plainName(ofVersion: slug)
    return slug.hasSuffix("-japan") ? self(.japaneseVersion, name) : name
  }

  /// Returns the name of a version as it is in the games, without the mark for Japanese versions.
  package func plainName(ofVersion slug: String) -> String {
    vocabulary.version(slug)?[language] ?? SlugWords.title(slug)
  }

  /// Returns the names of several versions, such as "Red / Blue" or 赤・緑.
  func names(ofVersions slugs: [String]) -> String {
    slugs.map(name(ofVersion:)).joined(separator: language.interface == .japanese ? "・" : " / ")
  }

  /// Returns the name of a version group, which consists of the names of its versions, such as "Red
  /// / Blue".
  package func name(ofGame slug: String) -> String {
    let versions = rules.versionGroups.first { $0.slug == slug }?.versions ?? []
    if versions.isEmpty { return SlugWords.title(slug) }
    return names(ofVersions: versions)
  }

  /// Returns a shorter Japanese name for a list row: the form's short name, followed by the
  /// species' name if the text contains it. Players name forms in this order. Nil in other
  /// languages, and for names without a short form.
  func shortForm(of text: String) -> String? {
    guard language.interface == .japanese else { return nil }
    return Self.shortForm(ofJapanese: text) ?? Self.shortFormAlone(of: text)
  }

  static func shortForm(ofJapanese text: String) -> String? {
    guard let form = shortForms.first(where: { text.hasSuffix($0.whole) }) else { return nil }
    let rest = text.dropLast(form.whole.count)
    let name = rest.lastIndex(of: " ").map(rest.index(after:)) ?? rest.startIndex
    return rest[..<name] + form.short + rest[name...]
  }

  private static func shortFormAlone(of text: String) -> String? {
    guard let form = shortForms.first(where: { text.hasSuffix($0.alone) }) else { return nil }
    let rest = text.dropLast(form.alone.count)
    return rest.allSatisfy({ $0 == " " || $0 == "·" }) ? rest + form.short : nil
  }

  /// Returns a name in full if it fits, otherwise in its short form, clipped if necessary.
  func fitted(_ name: String, to columns: Int) -> String {
    if TextWidth.of(name) <= columns { return name }
    return TextFit.clip(shortForm(of: name) ?? name, to: columns)
  }

  private static let shortForms = [
    ("アローラ", "アローラのすがた"), ("ガラル", "ガラルのすがた"), ("ヒスイ", "ヒスイのすがた"),
    ("パルデア", "パルデアのすがた"), ("キョダイ", "キョダイマックスのすがた"),
  ].map { (short: $0.0, alone: $0.1, whole: "（\($0.1)）") }

  func name(ofLocation slug: String) -> String {
    vocabulary.location(slug)?[language] ?? SlugWords.title(slug)
  }

  package func name(ofTrainer slug: String) -> String {
    vocabulary.trainer(slug)?[language] ?? SlugWords.title(slug)
  }

  func name(ofLocationArea slug: String) -> String {
    vocabulary.locationArea(slug, in: language) ?? SlugWords.title(slug)
  }

  /// Returns the slug of the location that an area is part of. Nil if the area is unknown.
  func location(ofArea slug: String) -> String? { rules.location(ofArea: slug) }

  /// Returns the name of a list of Pokémon.
  func name(of roster: ListRoster) -> String {
    switch roster {
    case .national: return label("dex", "national")
    case .game(let group): return self(.rosterGame, name(ofGame: group))
    case .dex(let term, _):
      // Most dexes are named after their region, which is the last word of the slug
      // ("updated-johto"). Other dexes aren't named after a region.
      let region = term.split(separator: "-").last.map(String.init) ?? term
      return vocabulary.label("region", region)?[language] ?? label("dex", term)
    }
  }

  /// Returns the name of a term in one of the small vocabularies, such as `surf` in `method`.
  package func label(_ kind: String, _ slug: String) -> String {
    vocabulary.label(kind, slug)?[language] ?? SlugWords.title(slug)
  }

  /// Returns the name of an entry in the chosen language: PokeAPI's name if there is one, otherwise
  /// the bundled name, because the bundle has names in more languages.
  package func name(of pokemon: Pokemon) -> String {
    let hasOwn =
      pokemon.form != nil || pokemon.label.map { $0.names[exactly: language] != nil } ?? true
    let bundled = hasOwn ? nil : vocabulary.pokemon(id: pokemon.id)?.display(in: language)
    return bundled ?? pokemon.displayName(in: language)
  }

  /// Returns the names of the learn methods that `LearnMethod.other` stands for, or a word for
  /// "other" if the data source doesn't name them.
  func name(ofOtherMethod learned: LearnedMove) -> String {
    if learned.others.isEmpty { return self(.wayOther) }
    return learned.others.map { label("way", $0) }.joined(separator: " / ")
  }

  /// Returns the variety with this slug; nil if none exists.
  func variety(_ slug: String) -> VarietyReference? { vocabulary.variety(slug) }

  /// Returns the name of a subject.
  package func name(of subject: Subject) -> String {
    switch subject {
    case .pokemon(let id): name(ofPokemon: id, slug: "#\(id)")
    case .form(let id, let slug): name(ofForm: slug, of: id)
    case .ability(let slug): name(ofAbility: slug)
    case .move(let slug): name(ofMove: slug)
    case .item(let slug): name(ofItem: slug)
    case .eggGroup(let slug): name(ofEggGroup: slug)
    case .nature(let slug): name(ofNature: slug)
    case .type(let type): name(of: type)
    case .place(let slug): name(ofLocation: slug)
    case .natures: self(.naturesTitle)
    case .growthRates: self(.growthRatesTitle)
    case .typeChart: self(.typeChart)
    case .team(let ids): joined(ids.map { name(of: .pokemon($0)) }, by: .listPair)
    case .completeness: self(.completeness)
    case .trainer(let slug, _): name(ofTrainer: slug)
    case .trainers: self(.trainersTitle)
    case .effortSpots: self(.effortSpotsTitle)
    }
  }

  /// Returns the entry of a variety. If the name for which it was found means one of its forms, it
  /// is shown in that form.
  func subject(ofVariety id: Int, named name: String) -> Subject {
    rules.form(ofVariety: id, named: name).map { .form(id, $0.slug) } ?? .pokemon(id)
  }

  /// Returns the name of a variety in one of its forms.
  func name(ofForm slug: String, of id: Int) -> String {
    guard let form = rules.forms(ofVariety: id).first(where: { $0.slug == slug }),
      let species = vocabulary.pokemon(id: id)?.species
    else { return SlugWords.title(slug) }
    return PokemonName(species: species, label: form.label).display(in: language)
      ?? SlugWords.title(slug)
  }

  /// Returns the name of the variety with this slug.
  package func name(ofVariety slug: String) -> String {
    vocabulary.variety(slug).map { name(ofPokemon: $0.id, slug: slug) } ?? SlugWords.title(slug)
  }

  func name(ofPokemon id: Int, slug: String) -> String {
    vocabulary.pokemon(id: id)?.display(in: language) ?? SlugWords.title(slug)
  }

  /// Returns what distinguishes a variety from the default variety of its species. Nil for the
  /// default variety, and for an unknown id.
  func label(ofPokemon id: Int) -> VarietyLabel? { vocabulary.pokemon(id: id)?.label }

  /// Returns the text that distinguishes a variety from its species, such as "Mega X". Nil if the
  /// id is unknown.
  func distinction(ofPokemon id: Int) -> String? {
    vocabulary.pokemon(id: id)?.distinction(in: language)
  }

  /// Returns the name of a variety for its row in the list. In a row below its species, the name is
  /// only the text that distinguishes the variety.
  package func name(ofRow item: PokemonListItem, known: PokemonName?, isUnderSpecies: Bool)
    -> String
  {
    let name = known ?? vocabulary.pokemon(id: item.id)
    let shown = isUnderSpecies ? name?.distinction(in: language) : name?.display(in: language)
    return shown ?? SlugWords.title(item.name)
  }
}

/// A label before a fact.
enum Label: Int, CaseIterable {
  case hp, attack, defense, specialAttack, specialDefense, special, speed, total
  case abilities, evolution, gender, eggGroups, partners, hatching
  case catchRate, friendship, growth, effort, experience
  case weak, resists, immune, varieties, marks, note

  /// Creates the label of a stat.
  init(_ stat: Stat) {
    self =
      switch stat {
      case .hp: .hp
      case .attack: .attack
      case .defense: .defense
      case .specialAttack: .specialAttack
      case .specialDefense: .specialDefense
      case .speed: .speed
      }
  }

  var sentence: Sentence {
    switch self {
    case .hp: .statHP
    case .attack: .statAttack
    case .defense: .statDefense
    case .specialAttack: .statSpecialAttack
    case .specialDefense: .statSpecialDefense
    case .special: .statSpecial
    case .speed: .statSpeed
    case .total: .statTotal
    case .abilities: .abilities
    case .evolution: .evolution
    case .gender: .gender
    case .eggGroups: .eggGroups
    case .partners: .partners
    case .hatching: .hatching
    case .catchRate: .catchRate
    case .friendship: .friendship
    case .growth: .growth
    case .effort: .effort
    case .experience: .experience
    case .weak: .weakTo
    case .resists: .resists
    case .immune: .immuneTo
    case .varieties: .varieties
    case .marks: .columnMarks
    case .note: .noteLabel
    }
  }
}
