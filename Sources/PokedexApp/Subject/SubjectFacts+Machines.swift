internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// The machines that teach a move.
extension SubjectFacts {
  /// A machine in the games of a group.
  private typealias Teaching = (item: String, group: VersionGroup)

  /// Each machine with where it teaches the move: a generation, where all its games have the same one, else
  /// the games.
  func machines(of move: Move) -> SubjectFact {
    let machines = rules.machines(of: move)
    let teachings = ofGeneration(rules.versionGroups).flatMap { group in
      machines.filter { $0.versionGroup == group.slug }.map { Teaching($0.item, group) }
    }
    var items: [String] = []
    for (item, _) in teachings where !items.contains(item) { items.append(item) }
    let facts = items.map { item in
      let latest = teachings.last { $0.item == item }?.group.slug
      return Span(
        words(.saidInGame, words.shortName(ofMachine: item), places(of: item, teachings)),
        link: .item(item), game: latest.map { Game($0) })
    }
    return SubjectFact(
      .moveMachines, .parts(facts.isEmpty ? [Span("—")] : facts), key: "machines",
      value: .objects(
        teachings.map { ["version_group": .text($0.group.slug), "item": .text($0.item)] }))
  }

  private func places(of item: String, _ teachings: [Teaching]) -> String {
    var places: [String] = []
    var range: ClosedRange<Int>?
    func close() {
      guard let whole = range else { return }
      let ends = [whole.lowerBound, whole.upperBound].map(words.numeral)
      places.append(whole.count == 1 ? ends[0] : ends[0] + "–" + ends[1])
      range = nil
    }
    let own = teachings.filter { $0.item == item }.map(\.group)
    for generation in Set(own.map(\.generation)).sorted() {
      let others = teachings.filter { $0.group.generation == generation && $0.item != item }
      if others.isEmpty {
        if range?.upperBound != generation - 1 { close() }
        range = (range?.lowerBound ?? generation)...generation
      } else {
        close()
        places += own.filter { $0.generation == generation }.map { words.name(ofGame: $0.slug) }
      }
    }
    close()
    return words.joined(places, by: .listPair)
  }
}
