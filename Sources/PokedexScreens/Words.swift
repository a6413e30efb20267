package import PokedexFeatures
package import PokedexModel
package import PokedexText
internal import TerminalUI

/// Facts in words: names in the chosen language, labels and units in the interface's.
package struct Words: Sendable {
  package let language: Language
  private let vocabulary: any Vocabulary
  /// Of every type, whole and short, because a list shows them by the dozen.
  private let typeNames: [String]
  private let shortTypeNames: [String]
  /// The labels with the gap behind them, because every entry shows most of them.
  private let labels: [String]

  /// The heads of the list's figures, the six stats and their total, each as wide as its column.
  let listHeads: [String]
  let listHeadColumns: [Int]

  /// Of the generations, because every entry shows one.
  private let numerals: [String]

  package init(language: Language, vocabulary: any Vocabulary) {
    self.language = language
    self.vocabulary = vocabulary
    typeNames = PokemonType.allCases.map {
      vocabulary.type($0)?[language] ?? SlugWords.title($0.rawValue)
    }
    numerals = Sentence.generationNumerals.text(in: language.interface).split(separator: " ")
      .map(String.init)
    shortTypeNames = typeNames.map { TextFit.clip($0, to: Self.shortColumns) }
    let heads = Self.listFigures.map { figure in
      let head = figure.text(in: language.interface)
      return TextFit.pad(head, to: max(3, TextWidth.of(head)) + 1, atEnd: false)
    }
    listHeads = heads
    listHeadColumns = heads.map { TextWidth.of($0) }
    labels = Label.allCases.map { label in
      let text = label.sentence.text(in: language.interface)
      let gap = max(1, Self.labelColumns - TextWidth.of(text))
      return text + String(repeating: " ", count: gap)
    }
  }

  private static let listFigures: [Sentence] = [
    .listHP, .listAttack, .listDefense, .listSpecialAttack, .listSpecialDefense, .listSpeed,
    .listTotal,
  ]

  /// How wide the short names of types may be.
  static let shortColumns = 8

  /// How wide the labels before facts are, the gap included.
  static let labelColumns = 12

  package func callAsFunction(_ sentence: Sentence) -> String {
    sentence.text(in: language.interface)
  }

  package func callAsFunction(_ sentence: Sentence, _ arguments: String...) -> String {
    sentence.text(in: language.interface, arguments)
  }

  /// How old something is, in the largest unit of which it is one.
  package func text(ofAge age: Duration) -> String {
    let minutes = max(1, age.components.seconds / 60)
    let (day, hour): (Int64, Int64) = (24 * 60, 60)
    return if minutes >= day {
      self(.ageDays, String(minutes / day))
    } else if minutes >= hour {
      self(.ageHours, String(minutes / hour))
    } else {
      self(.ageMinutes, String(minutes))
    }
  }

  func label(_ label: Label) -> Span { Span(labels[label.rawValue], .secondary) }

  package func name(of type: PokemonType) -> String {
    typeNames[type.ordinal]
  }

  /// The name of a type in at most `shortColumns`.
  func shortName(of type: PokemonType) -> String { shortTypeNames[type.ordinal] }

  /// How wide a column of types is that shows nearly all names whole.
  var typeColumns: Int {
    max(Self.shortColumns, min(10, typeNames.map(TextWidth.of).max() ?? 0))
  }

  /// The name of a type by its slug.
  package func name(ofTypeSlug slug: String) -> String {
    PokemonType(rawValue: slug).map(name(of:)) ?? SlugWords.title(slug)
  }

  func name(ofAbility slug: String) -> String {
    vocabulary.ability(slug)?[language] ?? SlugWords.title(slug)
  }

  func name(ofEggGroup slug: String) -> String {
    vocabulary.eggGroup(slug)?[language] ?? SlugWords.title(slug)
  }

  func name(ofNature slug: String) -> String {
    rules.natures.first { $0.slug == slug }?.names[language] ?? SlugWords.title(slug)
  }

  package var rules: any Rulebook { vocabulary.rules }

  func name(ofItem slug: String) -> String {
    vocabulary.item(slug)?[language] ?? SlugWords.title(slug)
  }

  func name(ofMove slug: String) -> String {
    rules.move(slug)?.names[language] ?? SlugWords.title(slug)
  }

  /// The name of a version; the first Japanese ones are told from those that came to the world later.
  func name(ofVersion slug: String) -> String {
    let name = plainName(ofVersion: slug)
    return slug.hasSuffix("-japan") ? self(.japaneseVersion, name) : name
  }

  /// The name of a version as the games have it.
  func plainName(ofVersion slug: String) -> String {
    vocabulary.version(slug)?[language] ?? SlugWords.title(slug)
  }

  /// The versions of a version group: "Red / Blue".
  func name(ofGame slug: String) -> String {
    let versions = rules.versionGroups.first { $0.slug == slug }?.versions ?? []
    if versions.isEmpty { return SlugWords.title(slug) }
    return versions.map(name(ofVersion:)).joined(separator: " / ")
  }

  func name(ofLocation slug: String) -> String {
    vocabulary.location(slug)?[language] ?? SlugWords.title(slug)
  }

  func name(ofLocationArea slug: String) -> String {
    vocabulary.locationArea(slug)?[language] ?? SlugWords.title(slug)
  }

  /// The slug of the place that a part of it is in; nil for an unknown part.
  func location(ofArea slug: String) -> String? { rules.location(ofArea: slug) }

  /// The name of a term of a small vocabulary, such as `method` and `surf`.
  func label(_ kind: String, _ slug: String) -> String {
    vocabulary.label(kind, slug)?[language] ?? SlugWords.title(slug)
  }

  /// The name of an entry: the source's in the language, else the bundle's, which has more.
  func name(of pokemon: Pokemon) -> String {
    let hasOwn = pokemon.label.map { $0.names[exactly: language] != nil } ?? true
    let bundled = hasOwn ? nil : vocabulary.pokemon(id: pokemon.id)?.display(in: language)
    return bundled ?? pokemon.displayName(in: language)
  }

  /// A way to learn a move that has no name of its own here, as the source calls it.
  func name(ofOther learned: LearnedMove) -> String {
    if learned.others.isEmpty { return self(.wayOther) }
    return learned.others.map { label("way", $0) }.joined(separator: " / ")
  }

  /// A variety by its slug; nil for an unknown one.
  func variety(_ slug: String) -> VarietyReference? { vocabulary.variety(slug) }

  /// What a subject is called.
  package func name(of subject: Subject) -> String {
    switch subject {
    case .pokemon(let id): name(ofPokemon: id, slug: "#\(id)")
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
    }
  }

  /// The name of a variety by its slug.
  func name(ofVariety slug: String) -> String {
    vocabulary.variety(slug).map { name(ofPokemon: $0.id, slug: slug) } ?? SlugWords.title(slug)
  }

  func name(ofPokemon id: Int, slug: String) -> String {
    vocabulary.pokemon(id: id)?.display(in: language) ?? SlugWords.title(slug)
  }

  /// What tells a variety from its species: "Mega X"; nil for an unknown one.
  func distinction(ofPokemon id: Int) -> String? {
    vocabulary.pokemon(id: id)?.distinction(in: language)
  }

  /// The name of a variety as its row in the list has it, under its species or by itself.
  package func name(ofRow item: PokemonListItem, known: PokemonName?, isUnderSpecies: Bool)
    -> String
  {
    let name = known ?? vocabulary.pokemon(id: item.id)
    let shown = isUnderSpecies ? name?.distinction(in: language) : name?.display(in: language)
    return shown ?? SlugWords.title(item.name)
  }

  /// What a flavor of berries is called.
  func flavor(_ slug: String) -> String {
    switch slug {
    case "spicy": self(.flavorSpicy)
    case "dry": self(.flavorDry)
    case "sweet": self(.flavorSweet)
    case "bitter": self(.flavorBitter)
    case "sour": self(.flavorSour)
    default: SlugWords.title(slug)
    }
  }

  func types(_ types: [PokemonType]) -> [Span] {
    types.isEmpty
      ? [Span("—", .secondary)] : types.map { Span(name(of: $0) + " ", .type($0), link: .type($0)) }
  }

  func growthRate(_ slug: String) -> String {
    switch slug {
    case "slow": self(.growthSlow)
    case "medium": self(.growthMedium)
    case "fast": self(.growthFast)
    case "medium-slow": self(.growthMediumSlow)
    case "slow-then-very-fast": self(.growthErratic)
    case "fast-then-very-slow": self(.growthFluctuating)
    default: SlugWords.title(slug)
    }
  }

  func gender(_ rate: GenderRate) -> String {
    guard case .femaleEighths(let eighths) = rate else { return self(.genderless) }
    let female = Figures.percent(ofEighths: eighths)
    let male = Figures.percent(ofEighths: 8 - eighths)
    return switch eighths {
    case 0: "♂ 100 %"
    case 8: "♀ 100 %"
    default: "♂ \(male) %  ♀ \(female) %"
    }
  }

  /// Texts joined by what a sentence such as `listPair` has between two of them.
  func joined(_ texts: [String], by pair: Sentence) -> String {
    pair.joining(texts, in: language.interface)
  }

  package func generation(_ number: Int) -> String {
    self(.generation, numeral(ofGeneration: number))
  }

  /// The number of a generation as people write it: Roman in English, Chinese numerals in Japanese.
  func numeral(ofGeneration number: Int) -> String {
    numerals.indices ~= number - 1 ? numerals[number - 1] : String(number)
  }

  func height(_ decimetres: Int) -> String { "\(Figures.tenths(decimetres)) m" }

  func weight(_ hectograms: Int) -> String { "\(Figures.tenths(hectograms)) kg" }

  /// What a column of the list is called.
  package func title(of column: ListColumn) -> String {
    switch column {
    case .number: self(.columnNumber)
    case .name: self(.columnName)
    case .hp: self(.statHP)
    case .attack: self(.statAttack)
    case .defense: self(.statDefense)
    case .specialAttack: self(.statSpecialAttack)
    case .specialDefense: self(.statSpecialDefense)
    case .speed: self(.statSpeed)
    case .total: self(.statTotal)
    case .height: self(.height)
    case .weight: self(.weight)
    case .catchRate: self(.catchRate)
    case .experience: self(.experience)
    case .friendship: self(.friendship)
    case .hatching: self(.hatching)
    case .female: self(.columnFemale)
    case .generation: self(.generationLabel)
    case .regionalNumber: self(.columnRegional)
    }
  }

  /// A figure of the list, with its unit; a dash where it is not known.
  package func text(of figure: Int?, _ column: ListColumn) -> String {
    guard let figure else { return "—" }
    return switch column {
    case .height: height(figure)
    // No tenths where they would take the room of the unit.
    case .weight: figure < 10_000 ? weight(figure) : "\(figure / 10) kg"
    case .female: "\(Figures.tenths(figure)) %"
    default: String(figure)
    }
  }

  /// What a language is called in the interface's language.
  package func name(of language: Language) -> String {
    let names = self(.languageNames).split(separator: "|")
    return names.indices ~= language.rawValue ? String(names[language.rawValue]) : ""
  }

  /// A figure, or a dash where it is not known.
  func figure(_ value: Int?) -> String { value.map(String.init) ?? "—" }

  func effort(_ effort: StatValues) -> String {
    let parts = Stat.allCases.filter { effort[$0] > 0 }.map {
      "\(effort[$0]) \(self(Label($0).sentence))"
    }
    return parts.isEmpty ? "—" : parts.joined(separator: ", ")
  }
}

/// Figures as text.
package enum Figures {
  /// A factor in percent, as people write it: "×2", "×½", "×1.25".
  package static func factor(_ percent: Double) -> String {
    percent == 12.5 ? "×⅛" : factor(Int(percent))
  }

  private static func factor(_ percent: Int) -> String {
    switch percent {
    case 25: "×¼"
    case 50: "×½"
    case let percent where percent % 100 == 0: "×\(percent / 100)"
    case let percent where percent % 10 == 0: "×\(percent / 100).\(percent % 100 / 10)"
    default: "×\(percent / 100).\(percent % 100 < 10 ? "0" : "")\(percent % 100)"
    }
  }

  /// A whole number with a real minus.
  static func signed(_ value: Int) -> String {
    value < 0 ? "−\(value.magnitude)" : String(value)
  }

  /// Tenths as a decimal number: 85 as "8.5".
  static func tenths(_ value: Int) -> String { "\(value / 10).\(value % 10)" }

  /// Eighths as percent: 1 as "12.5", 4 as "50".
  static func percent(ofEighths eighths: Int) -> String {
    let tenths = eighths * 125
    return tenths % 10 == 0 ? String(tenths / 10) : self.tenths(tenths)
  }
}
