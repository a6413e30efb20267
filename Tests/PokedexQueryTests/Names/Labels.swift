import Foundation
import PokedexModel
import TestSupport

/// The names of every variety in every language, derived only from the fact tables.
struct Labels {
  /// A variety and its displayed names, one for each language in the order of `Language`.
  struct Variety {
    let id: Int
    let labels: [String]
  }

  let varieties: [Variety]
  /// For each language, a dictionary from each label to the ids of the varieties that have it.
  private let sharing: [[String: Set<Int>]]

  init() throws {
    let species = try Self.rows("species_names", key: "id")
    var forms: [String: [String: String]] = [:]
    for row in try Self.rows("forms") where forms[row["pokemon_id"] ?? ""] == nil {
      forms[row["pokemon_id"] ?? ""] = row
    }
    varieties = try Self.rows("pokemon").compactMap { row in
      guard let key = row["id"], let id = Int(key), let names = species[row["species_id"] ?? ""]
      else { return nil }
      let form = row["is_default"] == "1" ? nil : forms[key]
      return Variety(id: id, labels: Self.codes.map { Self.label(names, form, $0) })
    }
    sharing = Self.codes.indices.map { [varieties] position in
      Dictionary(grouping: varieties) { $0.labels[position] }.mapValues { Set($0.map(\.id)) }
    }
  }

  /// Returns the ids of the varieties that have the same label as this one in a language, including
  /// its own id.
  func sharing(_ variety: Variety, in language: Language) -> Set<Int> {
    sharing[language.rawValue][variety.labels[language.rawValue]] ?? []
  }

  private static let codes = [
    "en", "ja", "ja-hrkt", "ko", "zh-hans", "zh-hant", "fr", "de", "es", "it",
  ]

  /// Returns a variety's label in a language. If the form's name in that language is missing, uses
  /// its English name. If both are missing, uses the species' name with the form's slug in
  /// parentheses.
  private static func label(
    _ names: [String: String], _ form: [String: String]?, _ code: String
  ) -> String {
    let order = code == "ja" ? ["ja", "ja-hrkt", "en"] : [code, "en"]
    func first(_ row: [String: String]) -> String? {
      order.lazy.compactMap { row[$0] }.first { $0 != "-" }
    }
    let name = first(names) ?? ""
    guard let form else { return name }
    // In German, the source has Basculin's name for Basculegion.
    if let label = first(form) { return label == "Barschuft ♀" ? "\(name) ♀" : label }
    let words = (form["form"] ?? "").split(separator: "-").map { word in
      word.prefix(1).uppercased() + word.dropFirst()
    }
    return "\(name) (\(words.joined(separator: " ")))"
  }

  private static func rows(_ file: String) throws -> [[String: String]] {
    let url = SharedFolder.facts.url.appending(path: "\(file).tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let columns = lines.first ?? []
    return lines.dropFirst().map { Dictionary(zip(columns, $0)) { first, _ in first } }
  }

  private static func rows(_ file: String, key: String) throws -> [String: [String: String]] {
    Dictionary(try rows(file).map { ($0[key] ?? "", $0) }) { first, _ in first }
  }
}
