internal import PokedexText
internal import TerminalUI

// The commands of pictures.
extension Command {
  static let pictures: [Command] =
    [
      Command(
        "picture", ["P"], .keyPicture, [.list, .entry],
        unavailable: { $0.showsPictures ? nil : $0.words(.noPicturesHere) }
      ) { $0.show(.picture) },
      Command("picture-close", ["P", .enter], .keyBack, .picture) { $0.closeOverlay() },
      Command("picture-next", [.down, "j"], .keyNextEntry, .picture) {
        $0.stepEntry(by: $0.count ?? 1)
      },
      Command("picture-previous", [.up, "k"], .keyPreviousEntry, .picture) {
        $0.stepEntry(by: -($0.count ?? 1))
      },
    ] + kinds(in: .tab(.overview)) + kinds(in: .picture)

  /// Returns the commands that change the kind of the picture.
  private static func kinds(in context: KeyContexts) -> [Command] {
    let kinds: [(String, Key, Sentence, PictureCommand)] = [
      ("artwork", "a", .keyArtwork, .toggleArtwork), ("shiny", "s", .keyShiny, .toggleShiny),
      ("side", "f", .keySide, .flip), ("female", "F", .keyFemale, .toggleFemale),
    ]
    return kinds.map { name, key, label, change in
      Command(
        name, [key], label, context, isInBar: context == .picture,
        unavailable: { $0.hasPicture ? nil : $0.words(.noPictureToChange) }
      ) { $0.request(.picture(change)) }
    }
  }
}
