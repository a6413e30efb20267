private import DexData
package import PokedexFeatures
package import PokedexModel

/// A search that is easy to foretell. Words have to fit all: `spe>=N`, a type's slug, or a part of the
/// English or the shown name. A word that begins with `?` is a mistake.
package final class StubSearch: ListSearch {
  private static let names = DexVocabulary()

  /// All that was asked.
  package private(set) var questions: [ListQuestion] = []
  private var places: (language: Language, places: [Int: Int])?

  package init() {}

  package func answer(to question: ListQuestion) throws(ListMistake) -> ListAnswer {
    questions.append(question)
    let words = question.text.split(separator: " ").map(String.init)
    if let wrong = words.first(where: { $0.hasPrefix("?") }) {
      let start = question.text.distance(
        from: question.text.startIndex,
        to: question.text.firstRange(of: wrong)?.lowerBound ?? question.text.startIndex)
      throw ListMistake("There is no term “\(wrong)”.", range: start..<start + wrong.count)
    }
    let all = Dex().listItems(urlPrefix: "")
    let found = all.filter { item in words.allSatisfy { fits(item, $0, question) } }.map(\.id)
    let isNamed = words.contains { !isTerm($0) }
    let first = words.first.map(NameKey.key) ?? ""
    let ranked =
      found.filter { key(of: $0, question.language).hasPrefix(first) }
      + found.filter { !key(of: $0, question.language).hasPrefix(first) }
    return ListAnswer(
      ids: isNamed ? ranked : found,
      column: words.contains { $0.hasPrefix("spe>=") } ? .speed : nil, isRanked: isNamed)
  }

  package func isFruitful(_ question: ListQuestion) -> Bool {
    let words = question.text.split(separator: " ").map(String.init)
    return words.allSatisfy(isTerm) && (try? answer(to: question).ids.isEmpty) == false
  }

  package func marks(of question: ListQuestion, in name: String, of id: Int) -> [Int] {
    let letters = Array(name.lowercased())
    return question.text.lowercased().split(separator: " ").flatMap { word -> [Int] in
      let word = Array(word)
      let start = letters.indices.first { letters[$0...].starts(with: word) }
      return start.map { Array($0..<$0 + word.count) } ?? []
    }.sorted()
  }

  package func completion(of text: String, at cursor: Int, in language: Language) -> ListCompletion?
  {
    let before = String(text.prefix(cursor))
    let word = before.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    let choices = (PokemonType.allCases.map(\.rawValue) + ["spe>="]).filter { $0.hasPrefix(word) }
    return choices.isEmpty || word.isEmpty
      ? nil : ListCompletion(range: cursor - word.count..<cursor, choices: choices)
  }

  package func figure(_ column: ListColumn, of id: Int, in generation: Int?) -> Int? {
    guard let pokemon = Dex().pokemon(id: id) else { return nil }
    return switch column {
    case .number: pokemon.species.number
    case .name: nil
    case .hp: pokemon.stats[.hp]
    case .attack: pokemon.stats[.attack]
    case .defense: pokemon.stats[.defense]
    case .specialAttack: pokemon.stats[.specialAttack]
    case .specialDefense: pokemon.stats[.specialDefense]
    case .speed: pokemon.stats[.speed]
    case .total: pokemon.stats.total
    case .height: pokemon.heightDecimetres
    case .weight: pokemon.weightHectograms
    case .catchRate: pokemon.species.captureRate
    case .experience: pokemon.baseExperience
    case .friendship: pokemon.species.baseHappiness
    case .hatching: pokemon.species.hatchCounter
    case .generation: Dex().firstGeneration(ofVariety: id)
    case .female, .regionalNumber, .marks: nil
    }
  }

  package func name(of id: Int, in language: Language) -> String? {
    Self.names.pokemon(id: id)?.display(in: language)
  }

  package func place(ofName id: Int, in language: Language) -> Int? {
    if let places, places.language == language { return places.places[id] }
    let names = Dex().listItems(urlPrefix: "").map { (name(of: $0.id, in: language) ?? "", $0.id) }
    let ordered = names.sorted { $0 < $1 }.enumerated().map { ($1.1, $0) }
    places = (language, Dictionary(uniqueKeysWithValues: ordered))
    return places?.places[id]
  }

  private func fits(_ item: PokemonListItem, _ word: String, _ question: ListQuestion) -> Bool {
    if word.hasPrefix("spe>=") {
      let least = Int(word.dropFirst(5)) ?? 0
      return (figure(.speed, of: item.id, in: question.generation) ?? 0) >= least
    }
    if let type = PokemonType(rawValue: word) { return item.types.contains(type) }
    let part = NameKey.key(word)
    return [Language.english, question.language].contains { key(of: item.id, $0).contains(part) }
  }

  private func isTerm(_ word: String) -> Bool {
    word.hasPrefix("spe>=") || PokemonType(rawValue: word) != nil
  }

  private func key(of id: Int, _ language: Language) -> String {
    NameKey.key(name(of: id, in: language) ?? "")
  }
}
