internal import PokedexText
internal import TerminalUI

// The commands of the palette.
extension Command {
  static let palette: [Command] = [
    Command(
      "palette", [":", .control("p")], .keyPalette, [.list, .pages], isInBar: true,
      isInPalette: false
    ) { state in
      state.show(.palette(PaletteState()))
      state.findTargets()
    },
    motion("palette-down", [.down, .control("n")], .keyDown, .palette, .down, isInBar: true),
    motion("palette-up", [.up, .control("p")], .keyUp, .palette, .up),
    motion("palette-page-down", [.pageDown], .keyPageDown, .palette, .pageDown),
    motion("palette-page-up", [.pageUp], .keyPageUp, .palette, .pageUp),
    // Replaces the typed text with the name of the selected target.
    Command("palette-complete", [.tab], .keyComplete, .palette, isInBar: true) { state in
      guard var palette = state.palette, let target = palette.target else { return }
      palette.line = TextBox(state.words.name(of: target))
      state.overlay = .palette(palette)
      state.findTargets(selecting: target)
    },
    Command("palette-open", [.enter], .keyGoThere, .palette, isInBar: true) { state in
      if let target = state.palette?.target { state.go(to: target) }
    },
    Command("palette-close", [.escape], .keyClose, .palette, isInBar: true) { $0.closeOverlay() },
  ]
}
