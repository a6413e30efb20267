private import CEmbeddedTables

/// The topics of `pokedex help`, each a file under `Resources/Help`.
package enum EmbeddedTopics {
  /// Their names, in the order in which they are listed.
  package static var names: [String] {
    (0..<embedded_topic_count).map { String(cString: embedded_topic($0).name) }
  }

  /// The file of a topic; nil where there is none.
  package static func text(of name: String) -> String? {
    guard let index = names.firstIndex(of: name) else { return nil }
    let topic = embedded_topic(index)
    return String(
      decoding: UnsafeRawBufferPointer(start: topic.bytes, count: topic.length), as: UTF8.self)
  }
}

/// Indexes of names in the executable, made from the tables.
package enum EmbeddedNames {
  /// That of `Resources/Names/pokemon.bin`.
  package static var pokemon: UnsafeRawBufferPointer {
    let names = embedded_pokemon_names()
    return UnsafeRawBufferPointer(start: names.bytes, count: names.length)
  }
}
