internal import DexData
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexScreens
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI

/// The commands for scripts.
struct Shell {
  /// Why a command can't be carried out, or not in full, in the interface's language.
  struct Failure: Error {
    /// One for each thing that went wrong.
    let sentences: [String]
    /// What was there all the same.
    let output: String

    init(sentence: String) {
      self.init(sentences: [sentence])
    }

    init(sentences: [String], output: String = "") {
      self.sentences = sentences
      self.output = output
    }

    var sentence: String { sentences.joined(separator: "\n") }
  }

  let api: any PokemonAPIProtocol
  let source: Source
  let language: Language
  let json: Bool
  var units = Units.metric

  /// Every variety, by number, then id.
  func list() async throws -> String {
    let items = try await orFailure { try await api.fetchCatalogue() }
    let vocabulary = DexVocabulary()
    let rows = items.map { item in
      ListItemJSON(
        number: item.number, id: item.id, name: item.name,
        displayName: vocabulary.pokemon(id: item.id)?.display(in: language)
          ?? SlugWords.title(item.name),
        types: item.types.map(\.rawValue))
    }
    return json ? try JSONText.text(of: rows) : table(of: rows)
  }

  /// The entries that were asked for, in that order.
  ///
  /// - Throws: `Failure`, with those that are there, where others are not.
  func show(_ names: [String], _ request: EntryDetails.Request) async throws -> String {
    let generation = request.generation ?? TypeChart.newestGeneration
    let finder = DetailsFinder(request: request, chart: Dex().typeChart(generation: generation))
    if json {
      return try await each(names, { try await entryJSON($0, finder) }, text: JSONText.text)
    }
    let words = Words(language: language, vocabulary: DexVocabulary(), units: units)
    return try await each(names, { try await entry($0, finder, words) }) { entries in
      entries.map { EntryText.text(of: $0, words: words) }.joined(separator: "\n")
    }
  }

  /// The text of all that can be fetched.
  private func each<Entry>(
    _ names: [String], _ fetch: (String) async throws -> Entry, text: ([Entry]) throws -> String
  ) async throws -> String {
    var entries: [Entry] = []
    var sentences: [String] = []
    for name in names {
      do {
        entries.append(try await fetch(name))
      } catch let failure as Failure {
        sentences += failure.sentences
      } catch {
        let reason = ErrorSentence.text(of: error, in: language.interface)
        sentences.append(names.count > 1 ? "\(quoted(name)): \(reason)" : reason)
      }
    }
    let output = entries.isEmpty ? "" : try text(entries)
    if sentences.isEmpty { return output }
    throw Failure(sentences: sentences, output: output)
  }

  private func entryJSON(_ name: String, _ finder: DetailsFinder) async throws -> EntryJSON {
    let api = api.serving(.wanted)
    let pokemon = try await pokemon(name, finder, from: api)
    let details = try await finder.details(of: pokemon, from: api)
    return EntryJSON(pokemon: pokemon, rules: Dex(), language: language, details: details)
  }

  private func entry(
    _ name: String, _ finder: DetailsFinder, _ words: Words
  ) async throws -> ScreenState.Entry {
    let api = api.serving(.wanted)
    let pokemon = try await pokemon(name, finder, from: api)
    let line = try await api.fetchEvolutionLine(of: pokemon.species).value
    return ScreenState.Entry(
      pokemon: pokemon, evolutionLine: line,
      descriptions: pokemon.species.descriptions)
  }

  /// As it is, or as it was in the generation that is asked for.
  private func pokemon(
    _ name: String, _ finder: DetailsFinder, from api: any PokemonAPIProtocol
  ) async throws -> Pokemon {
    let pokemon = try await pokemon(name, from: api)
    guard let generation = finder.request.generation else { return pokemon }
    let past = try await api.fetchPastValues(of: pokemon).value
    if let pokemon = pokemon.inGeneration(generation, past: past) { return pokemon }
    let sentence = Sentence.notYet.text(
      in: language.interface, pokemon.displayName(in: language), String(generation),
      String(past.firstGeneration))
    throw Failure(sentence: sentence)
  }

  private func pokemon(
    _ name: String, from api: any PokemonAPIProtocol
  ) async throws -> Pokemon {
    let reference = PokemonReference(typed: name)
    let closest = closest(to: name, reference)
    // What looks mistyped is not asked for over the network, whose answer may be slow to come.
    if source == .layered, !closest.isEmpty { throw unknown(name, closest: closest) }
    do {
      return try await api.fetchPokemon(reference).value
    } catch let error as HTTPError where error.isNotFound {
      throw unknown(name, closest: closest)
    } catch  where source == .layered {
      let reason = ErrorSentence.text(of: error, in: language.interface)
      throw Failure(sentence: text(.unknownOffline, quoted(name), reason))
    }
  }

  /// The names nearest to one that the bundle does not have.
  private func closest(to name: String, _ reference: PokemonReference) -> [String] {
    guard case .name = reference, Dex().pokemon(named: name) == nil else { return [] }
    return Dex().nearestSlugs(to: name, kind: .pokemon)
  }

  private func quoted(_ name: String) -> String { Quote.text(name) }

  private func unknown(_ name: String, closest: [String]) -> Failure {
    if case .id(let id) = PokemonReference(typed: name) {
      return Failure(sentence: text(.unknownNumber, String(id), String(Dex().speciesCount)))
    }
    // By names in all languages, where no slug is near.
    let near = closest.isEmpty ? Dex().nearestSlugs(to: name, kind: .pokemon) : closest
    if near.isEmpty { return Failure(sentence: text(.unknownPokemon, quoted(name))) }
    return Failure(sentence: text(.closest, quoted(name), near.joined(separator: ", ")))
  }

  private func orFailure<Value>(_ fetch: () async throws -> Value) async throws -> Value {
    do {
      return try await fetch()
    } catch {
      throw Failure(sentence: ErrorSentence.text(of: error, in: language.interface))
    }
  }

  private func text(_ sentence: Sentence, _ first: String, _ second: String = "") -> String {
    sentence.text(in: language.interface, first, second)
  }

  private func table(of rows: [ListItemJSON]) -> String {
    let slugs = rows.map(\.name.count).max() ?? 0
    let names = rows.map { TextWidth.of($0.displayName) }.max() ?? 0
    let words = Words(language: language, vocabulary: DexVocabulary())
    return rows.map { row in
      let number = row.number.map(String.init) ?? "—"
      let types = row.types.map { words.name(ofTypeSlug: $0) }.joined(separator: " ")
      return TextFit.pad(number, to: 4, atEnd: false) + "  " + TextFit.pad(row.name, to: slugs)
        + "  "
        + TextFit.pad(row.displayName, to: names) + "  " + types + "\n"
    }.joined()
  }
}
