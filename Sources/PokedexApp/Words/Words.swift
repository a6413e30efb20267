package import PokedexFeatures
package import PokedexModel
package import PokedexText
package import TerminalUI

/// Facts in words: names in the chosen language, labels and units in the interface's.
package struct Words: Sendable {
  package let language: Language
  /// Which characters the screen may have.
  let symbols: Symbols
  let vocabulary: any Vocabulary
  package let units: Units
  /// Of every type, because a list shows them by the dozen.
  private let typeNames: [String]
  /// How wide a column of types is that shows nearly all names whole.
  let typeColumns: Int
  /// The labels with the gap behind them, because every entry shows most of them.
  private let labels: [String]

  /// The heads of the list's figures, the six stats and their total, each as wide as its column.
  let listHeads: [String]

  /// Figures as the language writes them.
  package let figures: Figures

  /// Of the generations, because every entry shows one.
  private let numerals: [String]

  package init(
    language: Language, vocabulary: any Vocabulary, symbols: Symbols = .all,
    units: Units = .metric
  ) {
    self.language = language
    self.symbols = symbols
    self.units = units
    self.vocabulary = vocabulary
    typeNames = PokemonType.allCases.map {
      vocabulary.type($0)?[language] ?? SlugWords.title($0.rawValue)
    }
    figures = Figures(decimalMark: Sentence.decimalMark.text(in: language.interface))
    numerals = Sentence.generationNumerals.text(in: language.interface).split(separator: " ")
      .map(String.init)
    typeColumns = max(Self.shortColumns, min(10, typeNames.map(TextWidth.of).max() ?? 0))
    listHeads = Self.listFigures.map { figure in
      let head = figure.text(in: language.interface)
      return TextFit.pad(head, to: max(3, TextWidth.of(head)) + 1, atEnd: false)
    }
    let texts = Label.allCases.map { $0.sentence.text(in: language.interface) }
    let columns = max(12, 1 + (texts.map(TextWidth.of).max() ?? 0))
    labels = texts.map { TextFit.pad($0, to: columns) }
    labelColumns = columns
  }

  /// The same facts in another language.
  package func speaking(_ language: Language) -> Words {
    Words(language: language, vocabulary: vocabulary, symbols: symbols, units: units)
  }

  private static let listFigures: [Sentence] = [
    .listHP, .listAttack, .listDefense, .listSpecialAttack, .listSpecialDefense, .listSpeed,
    .listTotal,
  ]

  /// How wide the short names of types may be.
  static let shortColumns = 8

  /// How wide the labels before facts are, the gap included: as wide as the language's widest.
  let labelColumns: Int

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

  /// The names of one type or two in some columns, and where each begins. A long name takes the room that
  /// the other leaves; where there is none, both have half of it, and are cut where that is little.
  func names(
    of types: ArraySlice<PokemonType>, in room: Int
  ) -> [(name: String, column: Int)] {
    guard let first = types.first else { return [] }
    let name = name(of: first)
    guard types.count > 1, let last = types.last else {
      return [(TextFit.clip(name, to: room), 0)]
    }
    let other = self.name(of: last)
    let (width, otherWidth) = (TextWidth.of(name), TextWidth.of(other))
    let half = (room - 1) / 2
    if width + 1 + otherWidth > room {
      // An ellipsis would take half of so few columns.
      let cut = half < Self.shortColumns ? TextFit.start(of:columns:) : TextFit.clip(_:to:)
      return [(cut(name, half), 0), (cut(other, half), half + 1)]
    }
    return [(name, 0), (other, max(width + 1, min(half + 1, room - otherWidth)))]
  }

  /// The name of a type by its slug.
  package func name(ofTypeSlug slug: String) -> String {
    PokemonType(rawValue: slug).map(name(of:)) ?? SlugWords.title(slug)
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

  package func growthRate(_ slug: String) -> String {
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
    let female = figures.percent(ofEighths: eighths)
    let male = figures.percent(ofEighths: 8 - eighths)
    return switch eighths {
    case 0: "♂ 100 %"
    case 8: "♀ 100 %"
    default: "♂ \(male) %  ♀ \(female) %"
    }
  }

  /// Texts joined by what a sentence such as `listPair` has between two of them.
  package func joined(_ texts: [String], by pair: Sentence) -> String {
    pair.joining(texts, in: language.interface)
  }

  /// Alternatives: "A, B or C".
  func alternatives(_ texts: [String]) -> String {
    let first = joined(Array(texts.dropLast()), by: .listPair)
    return joined([first, texts.last ?? ""].filter { !$0.isEmpty }, by: .orPair)
  }

  package func generation(_ number: Int) -> String {
    self(.generation, numeral(ofGeneration: number))
  }

  /// The number of a generation as people write it: Roman in English, Chinese numerals in Japanese.
  func numeral(ofGeneration number: Int) -> String {
    numerals.indices ~= number - 1 ? numerals[number - 1] : String(number)
  }

  package func height(_ decimetres: Int) -> String { units.height(decimetres, figures) }

  /// Such as "90.5 kg", "—" for one that is not known.
  package func weight(_ hectograms: Int?) -> String {
    hectograms.map { units.weight($0, figures) } ?? "—"
  }

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
    case .marks: self(.columnMarks)
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
    case .weight: units.weightBriefly(figure, figures)
    case .female: "\(figures.tenths(figure)) %"
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
    return parts.isEmpty ? "—" : joined(parts, by: .listPair)
  }
}

// Where not every character can be shown.
extension Words {
  /// Whether the names of a language can be shown.
  package func canShow(_ language: Language) -> Bool {
    !symbols.contains(.ascii) || language.isWrittenInLatin
  }

  /// Keys as the table of keys writes them; in words where there are no arrows.
  func keys(_ written: String) -> String {
    symbols == .all ? written : written.map { Self.keyNames[$0] ?? String($0) }.joined()
  }

  private static let keyNames: [Character: String] = [
    "↑": "Up", "↓": "Down", "←": "Left", "→": "Right", "⌫": "BkSp",
  ]
}

/// Figures as text, with the decimal mark of a language.
package struct Figures: Sendable {
  /// A point or a comma.
  private let decimalMark: String

  package init(decimalMark: String) {
    self.decimalMark = decimalMark
  }

  /// A factor in percent, as people write it: "×2", "×½", "×1.25".
  package func factor(_ percent: Double) -> String {
    percent == 12.5 ? "×⅛" : factor(Int(percent))
  }

  private func factor(_ percent: Int) -> String {
    switch percent {
    case 25: "×¼"
    case 50: "×½"
    case let percent where percent % 100 == 0: "×\(percent / 100)"
    case let percent where percent % 10 == 0: "×\(percent / 100)\(decimalMark)\(percent % 100 / 10)"
    default: "×\(percent / 100)\(decimalMark)\(percent % 100 < 10 ? "0" : "")\(percent % 100)"
    }
  }

  /// A whole number with a real minus.
  static func signed(_ value: Int) -> String {
    value < 0 ? "−\(value.magnitude)" : String(value)
  }

  /// Tenths as a decimal number: 85 as "8.5".
  package func tenths(_ value: Int) -> String { "\(value / 10)\(decimalMark)\(value % 10)" }

  /// Eighths as percent: 1 as "12.5", 4 as "50".
  func percent(ofEighths eighths: Int) -> String {
    let tenths = eighths * 125
    return tenths % 10 == 0 ? String(tenths / 10) : self.tenths(tenths)
  }
}

/// The units that people read heights and weights in. Inside, all are PokeAPI's decimetres and hectograms.
package enum Units: String, CaseIterable, Sendable {
  /// Metres and kilograms.
  case metric
  /// Feet, inches and pounds.
  case imperial

  /// Such as "1.7 m" or "5′07″".
  func height(_ decimetres: Int, _ figures: Figures) -> String {
    switch self {
    case .metric: return "\(figures.tenths(decimetres)) m"
    case .imperial:
      // An inch is 25.4 mm; rounded to the nearest.
      let inches = (decimetres * 1000 + 127) / 254
      return "\(inches / 12)′\(inches % 12 < 10 ? "0" : "")\(inches % 12)″"
    }
  }

  /// Such as "90.5 kg" or "199.5 lb".
  func weight(_ hectograms: Int, _ figures: Figures) -> String {
    "\(figures.tenths(tenths(hectograms))) \(ofWeight)"
  }

  /// The same, without tenths where they would take the room of the unit.
  func weightBriefly(_ hectograms: Int, _ figures: Figures) -> String {
    let tenths = tenths(hectograms)
    return tenths < 10_000 ? weight(hectograms, figures) : "\(tenths / 10) \(ofWeight)"
  }

  private var ofWeight: String { self == .metric ? "kg" : "lb" }

  /// Of the unit of weight.
  private func tenths(_ hectograms: Int) -> Int {
    // A pound is 0.45359237 kg; rounded to the nearest.
    self == .metric ? hectograms : (hectograms * 100_000_000 + 22_679_618) / 45_359_237
  }
}
