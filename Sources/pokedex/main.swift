import CursesTerminal
import DexData
import Observation
import PokedexFeatures
import PokedexModel
import PokedexScreens
import PokemonAPIMock

let terminal = try CursesTerminal()
let model = PokedexViewModel(api: MockPokemonAPI(), source: .demo, language: .english)
let app = PokedexApp(model: model, vocabulary: DexVocabulary(), size: terminal.size, theme: Theme(colorCount: terminal.colorCount, allowsColor: true))
@MainActor func draw() {
  let frame = withObservationTracking { app.frame() } onChange: { Task { @MainActor in draw() } }
  terminal.present(frame)
}
Task.immediate { await model.start() }
draw()
terminal.run { event in
  defer { if model.hasQuit { terminal.close() } }
  switch app.handle(event) {
  case .none: break
  case .redraw: terminal.redraw()
  case .suspend: terminal.suspend()
  }
}
