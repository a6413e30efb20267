internal import PokedexModel

/// The things of one kind, found by their names in any language. Made when the kind is first asked
/// for; the names are folded when a word is no slug.
final class ValueTable: Sendable {
  let kind: ValueKind
  let values: [NamedValue]
  private let slugs: [(key: UInt64, place: Int32)]
  /// Those of all names, aliases and slugs.
  private let names: Lazy<[(key: UInt64, place: Int32)]>

  init(kind: ValueKind, values: [NamedValue]) {
    self.kind = kind
    self.values = values
    slugs = Self.sorted(
      values.enumerated().map { (ValueKey.hash($1.slug), Int32($0)) })
    names = Lazy {
      var keys: [(key: UInt64, place: Int32)] = []
      for (place, value) in values.enumerated() {
        for alias in value.aliases { keys.append((ValueKey.hash(alias), Int32(place))) }
        for name in value.names?.all ?? [] { keys.append((ValueKey.hash(name.text), Int32(place))) }
      }
      return Self.sorted(keys)
    }
  }

  /// What a word means: the one with that slug, else all with that name in any language.
  func values(named word: String) -> [Value] {
    let key = ValueKey.hash(word)
    if key == ValueKey.emptyHash { return [] }
    if let place = Self.places(of: key, in: slugs).first { return [value(at: Int(place))] }
    var found: [Value] = []
    for place in Self.places(of: key, in: names.value) {
      let value = value(at: Int(place))
      if !found.contains(value) { found.append(value) }
    }
    return found
  }

  func value(at place: Int) -> Value { Value(found: values[place].slug, kind: kind) }

  /// Those nearest to a word, as they would be typed: what begins with it, then what is a few letters off,
  /// by slug, alias and name in a language.
  func closest(to word: String, in language: Language, most: Int = 3) -> [String] {
    var typed: [String: String] = [:]
    for value in values.reversed() {
      for alias in value.aliases { typed[NameKey.key(alias)] = alias }
      if language != .english, let name = value.names?[exactly: language] {
        typed[NameKey.key(name)] = name
      }
    }
    for value in values.reversed() { typed[value.slug] = value.slug }
    let key = ValueKey.scalars(word)
    let longer =
      key.count < 3 ? [] : values.map(\.slug).filter { ValueKey.scalars($0).starts(with: key) }
    var closest = Array(longer.prefix(most))
    for key in NameKey.closest(to: word, in: Array(typed.keys), most: most) {
      if let typed = typed[key], !closest.contains(typed) { closest.append(typed) }
    }
    return Array(closest.prefix(most))
  }

  private static func sorted(
    _ keys: [(key: UInt64, place: Int32)]
  ) -> [(key: UInt64, place: Int32)] {
    keys.sorted { ($0.key, $0.place) < ($1.key, $1.place) }
  }

  private static func places(
    of key: UInt64, in keys: [(key: UInt64, place: Int32)]
  ) -> [Int32] {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle].key < key { low = middle + 1 } else { high = middle }
    }
    var places: [Int32] = []
    while low < keys.count, keys[low].key == key {
      places.append(keys[low].place)
      low += 1
    }
    return places
  }
}
