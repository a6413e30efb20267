internal import PokedexModel

/// One way to evolve in `evolution-chain/ID`.
struct WireEvolutionDetail: Decodable, Sendable {
  let trigger: String?
  let conditions: [EvolutionStep.Condition: String]

  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
    init(_ name: String) { stringValue = name }
  }

  /// What PokeAPI added with the years, kept together as `key=value`, in alphabetical order.
  private static let more = [
    "base_form", "evolved_form", "is_default", "min_damage_taken", "min_move_count", "min_steps",
    "near_special_rock", "needs_multiplayer", "region", "used_move", "version_group",
  ]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    trigger = try Self.value("trigger", in: container)
    var conditions: [EvolutionStep.Condition: String] = [:]
    for condition in EvolutionStep.Condition.allCases where condition != .more {
      let value = try Self.value(condition.rawValue, in: container)
      conditions[condition] = value == "True" ? "1" : value
    }
    let more = try Self.more.compactMap { key in
      try Self.value(key, in: container).map { "\(key)=\($0)" }
    }
    if !more.isEmpty { conditions[.more] = more.joined(separator: ",") }
    self.conditions = conditions
  }

  /// A slug, a number or "True"; nil for null, false and the empty text.
  private static func value(
    _ name: String, in container: KeyedDecodingContainer<Key>
  ) throws -> String? {
    let key = Key(name)
    guard container.contains(key), try !container.decodeNil(forKey: key) else { return nil }
    if let flag = try? container.decode(Bool.self, forKey: key) { return flag ? "True" : nil }
    if let number = try? container.decode(Int.self, forKey: key) { return String(number) }
    if let text = try? container.decode(String.self, forKey: key) {
      let line = NetworkText.line(text)
      return line.isEmpty ? nil : line
    }
    return try container.decode(Resource.self, forKey: key).name
  }
}
