/// The sets and headers of a text that `SetWriter.export` has written.
///
/// They are found by the empty lines between them. This takes a small part of the time that reading
/// the sets takes.
package struct ExportOutline {
  private let blocks: [Substring.UTF8View]
  private let names: any SetNames

  /// - Parameters:
  ///   - text: a text as `SetWriter.export` returns it.
  ///   - names: the object that looks up the names of Pokémon.
  package init(_ text: String, names: any SetNames) {
    self.names = names
    var blocks: [Substring.UTF8View] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      var end = start
      // A block ends before an empty line.
      repeat {
        end = bytes[end...].firstIndex(of: 0x0A).map(bytes.index(after:)) ?? bytes.endIndex
      } while end < bytes.endIndex && bytes[end] != 0x0A
      blocks.append(text[start..<end].utf8)
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
    self.blocks = blocks
  }

  /// Number of sets.
  package var setCount: Int { blocks.count { Self.header(of: $0) == nil } }

  /// Returns the Pokémon of the first sets. Sets without a Pokémon are left out.
  package func pokemon(ofFirst limit: Int = .max) -> [SetName] {
    blocks.lazy.filter { Self.header(of: $0) == nil }.prefix(limit).compactMap { block in
      let line = block.prefix { $0 != 0x0A }
      return PasteHead(PasteLine(number: 1, text: String(Substring(line))), names: names).pokemon
    }
  }

  /// Returns the text with another name for each team.
  package func renamed(to name: String) -> String {
    let writer = SetWriter(names: names)
    let first = blocks.first.flatMap(Self.header) == nil ? [SetTeam(name: name)] : []
    let headers = first.map { writer.header(of: $0) + "\n" }
    let rest = blocks.map { block in
      Self.header(of: block).map {
        writer.header(of: SetTeam(name: name, format: $0.format)) + "\n"
      } ?? String(Substring(block))
    }
    return (headers + rest).joined(separator: "\n")
  }

  private static func header(of block: Substring.UTF8View) -> TeamHeader? {
    guard block.starts(with: "===".utf8) else { return nil }
    return TeamHeader(PasteLine(number: 1, text: String(Substring(block)).filter { $0 != "\n" }))
  }
}
