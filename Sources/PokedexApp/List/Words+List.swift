package import PokedexModel
internal import PokedexText
internal import TerminalUI

// What a wide list shows beside names and types.
extension Words {
  /// Base stats and their total, each as wide as its head in `listHeads`.
  package func listFigures(of stats: StatValues, in generation: Int?) -> String {
    // Byte by byte, as a first screen has dozens of rows.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(40)
    var total = 0
    for (place, stat) in Stat.allCases.enumerated() {
      // Generation I has one stat for both special ones.
      let value = generation == 1 && stat == .specialDefense ? nil : stats[stat]
      total += value ?? 0
      Self.append(value, columns: listHeadColumns[place], to: &bytes)
    }
    Self.append(total, columns: listHeadColumns[Stat.allCases.count], to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A figure at the right end of so many columns; spaces alone for none.
  private static func append(_ figure: Int?, columns: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    for _ in 0..<columns { bytes.append(0x20) }
    guard var rest = figure else { return }
    var place = bytes.count - 1
    while place >= start {
      bytes[place] = UInt8(0x30 + rest % 10)
      rest /= 10
      if rest == 0 { return }
      place -= 1
    }
  }

  /// The name of an ability, in parentheses for a hidden one.
  package func listName(of ability: PokemonAbility) -> String {
    let name = name(ofAbility: ability.slug)
    return ability.isHidden ? "(\(name))" : name
  }

  /// The head of a stat, or of their total, in a generation.
  func listHead(_ place: Int, in generation: Int?) -> String {
    let head = listHeads[place]
    guard generation == 1 else { return head }
    switch place {
    case 3: return Self.padded(self(.listSpecial), like: head)
    case 4: return Self.padded("", like: head)
    default: return head
    }
  }

  private static func padded(_ text: String, like head: String) -> String {
    TextFit.pad(text, to: TextWidth.of(head), atEnd: false)
  }
}
