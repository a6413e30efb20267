internal import PokedexFeatures
package import PokedexModel
package import PokedexText
package import TerminalUI

/// Texts for facts: names in the chosen language, labels and units in the interface's language.
package struct Words: Sendable {
  package let language: Language
  /// The characters that the screen may show.
  let symbols: CharacterLimits
  let vocabulary: any Vocabulary
  package let units: Units
  /// The names of all types, cached because a list shows dozens of them.
  private let typeNames: [String]
  /// Width of a column of types, in which nearly all names fit.
  let typeColumns: Int
  /// The labels, padded to their column's width. They are cached because every entry shows most of
  /// them.
  private let labels: [String]

  /// The headings of the list's number columns, which are the six stats and their total. Each is
  /// padded to the width of its column.
  let listHeadings: [String]

  /// Formatter for numbers, with the decimal mark of the interface's language.
  package let figures: Figures

  /// The numerals of the generations, cached because every entry shows one.
  private let numerals: [String]

  package init(
    language: Language, vocabulary: any Vocabulary, symbols: CharacterLimits = .all,
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
    listHeadings = Self.listFigures.map { figure in
      let head = figure.text(in: language.interface)
      return TextFit.pad(head, to: max(3, TextWidth.of(head)) + 1, atEnd: false)
    }
    let texts = Label.allCases.map { $0.sentence.text(in: language.interface) }
    let columns = max(12, 1 + (texts.map(TextWidth.of).max() ?? 0))
    labels = texts.map { TextFit.pad($0, to: columns) }
    labelColumns = columns
  }

  /// Returns the texts in another language.
  package func withLanguage(_ language: Language) -> Words {
    Words(language: language, vocabulary: vocabulary, symbols: symbols, units: units)
  }

  private static let listFigures: [Sentence] = [
    .listHP, .listAttack, .listDefense, .listSpecialAttack, .listSpecialDefense, .listSpeed,
    .listTotal,
  ]

  /// Maximum width of the short names of types.
  static let shortColumns = 8

  /// Width of the labels before facts: the width of the language's widest label plus a gap, at
  /// least 12 columns.
  let labelColumns: Int

  package func callAsFunction(_ sentence: Sentence) -> String {
    sentence.text(in: language.interface)
  }

  package func callAsFunction(_ sentence: Sentence, _ arguments: String...) -> String {
    sentence.text(in: language.interface, arguments)
  }

  /// Returns an age in whole days, hours or minutes: the largest unit of which at least one has
  /// passed.
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

  /// Returns the names of one or two types for a width of `room` columns, and the column at which
  /// each name begins. A long name may use columns that the other one doesn't need. If the two
  /// names don't fit side by side, each is cut to half of the room.
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
      // In such a narrow column, an ellipsis would leave too little of the name.
      let cut = half < Self.shortColumns ? TextFit.start(of:columns:) : TextFit.clip(_:to:)
      return [(cut(name, half), 0), (cut(other, half), half + 1)]
    }
    return [(name, 0), (other, max(width + 1, min(half + 1, room - otherWidth)))]
  }

  /// Returns the name of the type with this slug.
  package func name(ofTypeSlug slug: String) -> String {
    PokemonType(rawValue: slug).map(name(of:)) ?? SlugWords.title(slug)
  }

  /// Returns the name of a berry flavor.
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

  /// Joins texts with the separator of a sentence such as `listPair`, which is "{1}, {2}".
  package func joined(_ texts: [String], by pair: Sentence) -> String {
    pair.joining(texts, in: language.interface)
  }

  /// Joins alternatives, as in "A, B or C".
  func alternatives(_ texts: [String]) -> String {
    let first = joined(Array(texts.dropLast()), by: .listPair)
    return joined([first, texts.last ?? ""].filter { !$0.isEmpty }, by: .orPair)
  }

  package func generation(_ number: Int) -> String {
    self(.generation, numeral(ofGeneration: number))
  }

  /// Returns the numeral of a generation, for example a Roman numeral in English or a Chinese
  /// numeral in Japanese.
  func numeral(ofGeneration number: Int) -> String {
    numerals.indices ~= number - 1 ? numerals[number - 1] : String(number)
  }

  package func height(_ decimetres: Int) -> String { units.height(decimetres, figures) }

  /// Returns a weight such as "90.5 kg", or "—" if it is not known.
  package func weight(_ hectograms: Int?) -> String {
    hectograms.map { units.weight($0, figures) } ?? "—"
  }

  /// Returns the title of a column of the list.
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

  /// Returns a number in the list with its unit, or a dash if the number is not known.
  package func text(of figure: Int?, _ column: ListColumn) -> String {
    guard let figure else { return "—" }
    return switch column {
    case .height: height(figure)
    case .weight: units.weightBriefly(figure, figures)
    case .female: "\(figures.tenths(figure)) %"
    default: String(figure)
    }
  }

  /// Returns the name of a language in the interface's language.
  package func name(of language: Language) -> String {
    let names = self(.languageNames).split(separator: "|")
    return names.indices ~= language.rawValue ? String(names[language.rawValue]) : ""
  }

  /// Returns a number as text, or a dash if it is nil.
  func figure(_ value: Int?) -> String { value.map(String.init) ?? "—" }

  package func name(of stat: Stat) -> String { self(Label(stat).sentence) }

  func effort(_ effort: StatValues) -> String {
    let parts = Stat.allCases.filter { effort[$0] > 0 }.map {
      "\(effort[$0]) \(name(of: $0))"
    }
    return parts.isEmpty ? "—" : joined(parts, by: .listPair)
  }
}

// Text for terminals that can't show all characters.
extension Words {
  /// Whether names in a language can be shown.
  package func canShow(_ language: Language) -> Bool {
    !symbols.contains(.ascii) || language.isWrittenInLatin
  }

  /// Returns key names from the key table. If the terminal can't show all characters, replaces
  /// arrow symbols with words such as "Up".
  func keys(_ displayText: String) -> String {
    symbols == .all ? displayText : displayText.map { Self.keyNames[$0] ?? String($0) }.joined()
  }

  private static let keyNames: [Character: String] = [
    "↑": "Up", "↓": "Down", "←": "Left", "→": "Right", "⌫": "BkSp",
  ]
}

/// A formatter for numbers, with the decimal mark of a language.
package struct Figures: Sendable {
  /// A point or a comma.
  private let decimalMark: String

  package init(decimalMark: String) {
    self.decimalMark = decimalMark
  }

  /// Returns a factor, given in percent, as people write it: "×2", "×½", "×1.25".
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

  /// Returns a whole number as text, with a minus sign (−) instead of a hyphen.
  static func signed(_ value: Int) -> String {
    value < 0 ? "−\(value.magnitude)" : String(value)
  }

  /// Returns a number of tenths as a decimal number, such as "8.5" for 85.
  package func tenths(_ value: Int) -> String { "\(value / 10)\(decimalMark)\(value % 10)" }

  /// Returns a number of eighths as a percentage, such as "12.5" for 1 and "50" for 4.
  func percent(ofEighths eighths: Int) -> String {
    let tenths = eighths * 125
    return tenths % 10 == 0 ? String(tenths / 10) : self.tenths(tenths)
  }
}

/// Units for heights and weights. The values to format are PokeAPI's decimetres and hectograms.
package enum Units: String, CaseIterable, Sendable {
  /// Metres and kilograms.
  case metric
  /// Feet, inches and pounds.
  case imperial

  /// Returns a height such as "1.7 m" or "5′07″".
  func height(_ decimetres: Int, _ figures: Figures) -> String {
    switch self {
    case .metric: return "\(figures.tenths(decimetres)) m"
    case .imperial:
      // An inch is 25.4 mm. The result is rounded to the nearest inch.
      let inches = (decimetres * 1000 + 127) / 254
      return "\(inches / 12)′\(inches % 12 < 10 ? "0" : "")\(inches % 12)″"
    }
  }

  /// Returns a weight such as "90.5 kg" or "199.5 lb".
  func weight(_ hectograms: Int, _ figures: Figures) -> String {
    "\(figures.tenths(tenths(hectograms))) \(weightUnit)"
  }

  /// Returns a weight for a narrow column. Weights of 1000 kg or lb and more have no decimal.
  func weightBriefly(_ hectograms: Int, _ figures: Figures) -> String {
    let tenths = tenths(hectograms)
    return tenths < 10_000 ? weight(hectograms, figures) : "\(tenths / 10) \(weightUnit)"
  }

  private var weightUnit: String { self == .metric ? "kg" : "lb" }

  /// Converts a weight to tenths of a kilogram or of a pound.
  private func tenths(_ hectograms: Int) -> Int {
    // A pound is 0.45359237 kg. The result is rounded to the nearest tenth.
    self == .metric ? hectograms : (hectograms * 100_000_000 + 22_679_618) / 45_359_237
  }
}
