import DexData
import PokedexModel
import PokedexQuery
import PokedexText
import TestSupport
import Testing

/// Tests properties that every query must have, using random queries.
@Suite(.seeded)
struct PropertyTests {
  static let engine = QueryEngine.ofDex()

  /// Returns the ids that a query finds. Nil if the query has a mistake. A mistake that is reported
  /// only to explain an empty result doesn't count.
  private func ids(_ text: String, _ settings: QuerySettings = QuerySettings()) -> Set<Int>? {
    do throws(QueryMistake) {
      return Set(try Self.engine.run(text, in: settings).ids)
    } catch {
      switch error.reason {
      case .queryNotThereYet, .queryOnlyLater: return []
      case .queryUnknownWord:
        // A doubtful name is reported as unknown only if the query finds nothing. The query itself
        // can still be parsed.
        let query = try? Self.engine.query(of: text, in: settings)
        return query.map { Set(Self.engine.answer(to: $0, in: settings).ids) }
      default: return nil
      }
    }
  }

  private func forEachQuery(
    stream: Int, _ body: (inout RandomQuery, QuerySettings) throws -> Void
  ) rethrows {
    var random = RandomQuery(stream: stream)
    for round in 0..<300 {
      let settings = QuerySettings(
        generation: round % 3 == 0 ? Int.random(in: 6...9, using: &random.random) : nil,
        isOneRowPerSpecies: round % 5 == 0)
      try body(&random, settings)
    }
  }

  /// Returns settings with a generation. If none is chosen, a game in one part of a query decides
  /// with what data the other parts are compared.
  private static func withGeneration(_ settings: QuerySettings) -> QuerySettings {
    var settings = settings
    settings.generation = settings.generation ?? TypeChart.newestGeneration
    return settings
  }

  @Test func doubleNegationIsTheSame() {
    forEachQuery(stream: 1) { random, settings in
      let query = random.query()

      #expect(ids("!(!(\(query)))", settings) == ids(query, settings), "\(query)")
    }
  }

  @Test func conjunctionIsCommutative() {
    forEachQuery(stream: 2) { random, settings in
      let (one, other) = (random.query(), random.query())
      let both = "\(one) / \(other)"

      let (there, back) = (
        ids("(\(one)) (\(other))", settings), ids("(\(other)) (\(one))", settings)
      )
      #expect(there == back, "\(both)")
      let chosen = Self.withGeneration(settings)
      // Skip pairs of equal words, because they would be read as one name of two words.
      if one != other, let there = ids("(\(one)) (\(other))", chosen),
        let one = ids(one, chosen), let other = ids(other, chosen)
      {
        #expect(there == one.intersection(other), "\(both)")
      }
    }
  }

  @Test func deMorgansLawsHold() {
    forEachQuery(stream: 3) { random, settings in
      let (one, other) = (random.query(), random.query())
      let settings = Self.withGeneration(settings)

      let either = ids("!((\(one)) | (\(other)))", settings)
      let neither = ids("!(\(one)) !(\(other))", settings)
      if let either, let neither { #expect(either == neither, "\(one) / \(other)") }
      let notBoth = ids("!((\(one)) (\(other)))", settings)
      let notOne = ids("!(\(one)) | !(\(other))", settings)
      if let notBoth, let notOne { #expect(notBoth == notOne, "\(one) / \(other)") }
    }
  }

  @Test func orIsTheUnionAndNotTheComplement() throws {
    try forEachQuery(stream: 4) { random, settings in
      let (one, other) = (random.query(), random.query())
      guard let first = ids(one, settings), let second = ids(other, settings) else { return }

      let all = try #require(ids("", settings))
      // A doubtful name may be read in a short text, but not in a longer one.
      if let either = ids("(\(one)) | (\(other))", settings) {
        #expect(either == first.union(second), "\(one) / \(other)")
      }
      #expect(ids("!(\(one))", settings) == all.subtracting(first), "\(one)")
    }
  }

  @Test func sortIsOrderedAndStable() throws {
    try forEachQuery(stream: 5) { random, settings in
      let column = RandomQuery.sorts.filter { $0 != "name" }.randomElement(using: &random.random)
      let query = random.query()
      guard let column, let plain = try? Self.engine.run("(\(query)) sort:number", in: settings)
      else { return }
      let order = Dictionary(uniqueKeysWithValues: zip(plain.ids, plain.ids.indices))

      for direction in ["", "-desc"] where column != "number" {
        let sorted = try Self.engine.run("(\(query)) sort:\(column)\(direction)", in: settings)
        let key = try #require(sorted.query.sort.first?.column)
        let figures = try #require(sorted.columns.first { $0.column == key }).figures
        let rows = zip(figures, sorted.ids.map { order[$0] ?? 0 })
        for ((before, first), (after, second)) in zip(rows, rows.dropFirst()) {
          let isInOrder =
            before == after
            ? first < second
            : after == nil
              || before != nil
                && (direction == "" ? (before ?? 0) < (after ?? 0) : (before ?? 0) > (after ?? 0))
          #expect(isInOrder, "\(query) sort:\(column)\(direction)")
        }
        #expect(Set(sorted.ids) == Set(plain.ids))
      }
    }
  }

  @Test func limitTakesAPrefixAndRandomASubset() throws {
    try forEachQuery(stream: 6) { random, settings in
      let (query, sort) = (random.query(), random.sort())
      guard let all = try? Self.engine.run("(\(query)) \(sort)", in: settings).ids else { return }
      var settings = settings
      settings.seed = UInt64.random(in: 0...9, using: &random.random)

      let limited = try Self.engine.run("(\(query)) \(sort) limit:7", in: settings).ids
      let drawn = try Self.engine.run("(\(query)) \(sort) random:7", in: settings).ids
      let again = try Self.engine.run("random:7 \(sort) (\(query))", in: settings).ids

      #expect(limited == Array(all.prefix(7)), "\(query) \(sort)")
      #expect(
        drawn.count == min(7, all.count) && Set(drawn).isSubset(of: all), "\(query) \(sort)")
      #expect(drawn == all.filter(Set(drawn).contains), "\(query) \(sort)")
      #expect(drawn == again, "\(query) \(sort)")
    }
  }

  @Test func differentSeedsDrawDifferently() throws {
    let draws = try (0..<20).map {
      try Self.engine.run("random:6", in: QuerySettings(seed: UInt64($0))).ids
    }

    #expect(Set(draws).count == 20)
  }

  @Test func everyTermExampleFindsRows() throws {
    for term in TermTable.pokemon.all {
      #expect(try !Self.engine.run(term.example).ids.isEmpty, "\(term.example)")
    }
  }

  @Test func everyTermWordMeansOnlyThatTerm() {
    for term in TermTable.pokemon.all {
      for word in [term.name] + term.aliases {
        // This Japanese word names several evolution terms. The value after it decides which one is
        // meant.
        if word == "進化" { continue }
        #expect(TermTable.pokemon.named(word)?.name == term.name, "\(word)")
      }
    }
  }
}
