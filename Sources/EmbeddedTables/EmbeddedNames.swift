private import CEmbeddedTables

/// Indexes of names in the executable, made from the tables.
package enum EmbeddedNames {
  /// That of `Resources/Names/pokemon.bin`.
  package static var pokemon: UnsafeRawBufferPointer {
    let names = embedded_pokemon_names()
    return UnsafeRawBufferPointer(start: names.bytes, count: names.length)
  }
}
