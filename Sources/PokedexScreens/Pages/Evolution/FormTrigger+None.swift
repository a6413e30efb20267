internal import PokedexModel
struct FormTrigger {
  enum Kind { case item, move, ability }
  let kind: Kind
  let slug: String
}
extension Rulebook {
  func formTriggers(ofVariety id: Int) -> [FormTrigger] { [] }
}
