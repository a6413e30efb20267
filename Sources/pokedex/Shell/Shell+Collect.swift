internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText

// What is fetched for several names.
extension Shell {
  /// How many names are asked for at once where answers take their time: as many as the client has
  /// requests under way.
  private static let mostAtOnce = 6

  /// What there is for each name, in their order, and a sentence for each that there is nothing for.
  func collect<Entry: Sendable>(
    _ names: [String], _ fetch: @escaping @Sendable (String) async throws -> Entry
  ) async -> (entries: [Entry], sentences: [String]) {
    var results = [Result<Entry, any Error>?](repeating: nil, count: names.count)
    if source.usesNetwork, names.count > 1 {
      await withTaskGroup(of: (Int, Result<Entry, any Error>).self) { group in
        for (place, name) in names.enumerated() {
          if place >= Self.mostAtOnce, let (done, result) = await group.next() {
            results[done] = result
          }
          group.addTask { (place, await Self.result(of: name, fetch)) }
        }
        for await (done, result) in group { results[done] = result }
      }
    } else {
      for (place, name) in names.enumerated() {
        results[place] = await Self.result(of: name, fetch)
      }
    }
    return sorted(results.compactMap(\.self), names)
  }

  private static func result<Entry>(
    of name: String, _ fetch: (String) async throws -> Entry
  ) async -> Result<Entry, any Error> {
    do {
      return .success(try await fetch(name))
    } catch {
      return .failure(error)
    }
  }

  private func sorted<Entry>(
    _ results: [Result<Entry, any Error>], _ names: [String]
  ) -> (entries: [Entry], sentences: [String]) {
    var entries: [Entry] = []
    var sentences: [String] = []
    for (name, result) in zip(names, results) {
      switch result {
      case .success(let entry): entries.append(entry)
      case .failure(let failure as Failure): sentences += failure.sentences
      case .failure(let error):
        let reason = ErrorSentence.text(of: error, in: language.interface)
        sentences.append(names.count > 1 ? "\(Quote.text(name)): \(reason)" : reason)
      }
    }
    return (entries, sentences)
  }
}
