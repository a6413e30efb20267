internal import PokedexModel
internal import PokedexText

extension Words {
  /// Returns texts on how to get a variety in a version: one to three lines, the most likely way
  /// first. Empty if the id of the variety or the slug of the version is unknown.
  func ways(toGet variety: Int, in version: String, family: FamilyAcquisition?) -> [String] {
    rules.ways(toGet: variety, in: version, family: family).map(text(of:))
  }

  private func text(of way: WayToGet) -> String {
    switch way {
    case .meet(let encounter): text(of: encounter)
    case .evolve(let source, let steps):
      self(.getEvolve, name(of: .pokemon(source)), joined(texts(of: steps), by: .orPair))
    case .breed(let parents, nil): self(.getBreed, names(of: parents))
    case .breed(let parents, let item?):
      self(.getBreedHolding, names(of: parents), name(ofItem: item))
    case .change(let source, let items) where items.isEmpty:
      self(.getChange, name(of: .pokemon(source)))
    case .change(let source, let items):
      self(
        .getChangeWith, name(of: .pokemon(source)),
        joined(items.map(name(ofItem:)), by: .orPair))
    case .otherVersions(let versions):
      self(.getOnlyIn, names(ofVersions: versions))
    case .otherForm(let form): self(.getOtherForm, name(of: .pokemon(form)))
    case .transfer: self(.getTransfer)
    case .absent: self(.getAbsent)
    case .notRecorded: self(.getNotRecorded)
    }
  }

  private func names(of varieties: [Int]) -> String {
    joined(varieties.map { name(of: .pokemon($0)) }, by: .orPair)
  }

  private func texts(of steps: [EvolutionStep]) -> [String] {
    steps.map(\.inVersion).grouped(by: \.kind).map { EvolutionWords($0.elements, words: self).way }
  }
}

// MARK: - Encounters

extension Words {
  /// Maximum number of places to name.
  private static let maximumPlaces = 2

  private func text(of encounter: BestEncounter) -> String {
    let chance = encounter.chance.map { "\($0) %" }
    let way = joined([method(of: encounter), chance].compactMap(\.self), by: .listPair)
    let conditions = conditions(of: encounter)
    let details = conditions.isEmpty ? way : self(.getIf, way, joined(conditions, by: .listPair))
    return self(.getEncounter, places(of: encounter), details)
  }

  private func places(of encounter: BestEncounter) -> String {
    let names = encounter.areas.map(placeName).unique
    let shown = joined(Array(names.prefix(Self.maximumPlaces)), by: .listPair)
    let rest = names.count - Self.maximumPlaces
    return rest > 0 ? self(.getMore, shown, String(rest)) : shown
  }

  /// Returns the name of an area, or its location's name if the area itself only has a number.
  private func placeName(ofArea slug: String) -> String {
    guard slug.contains("-unknown-area-"), let place = location(ofArea: slug)
    else { return name(ofLocationArea: slug) }
    return name(ofLocation: place)
  }

  private func method(of encounter: BestEncounter) -> String {
    let items = encounter.conditions.joined().filter(BestEncounter.isFossil).map {
      $0.dropFirst("item-".count)
    }
    guard encounter.kind == .fossil, !items.isEmpty else {
      return briefly(method: encounter.method)
    }
    return self(.getFossil, joined(items.map { name(ofItem: String($0)) }, by: .listPair))
  }

  private func conditions(of encounter: BestEncounter) -> [String] {
    texts(
      ofConditions: encounter.conditions.filter { alternatives in
        encounter.kind != .fossil || !alternatives.contains(where: BestEncounter.isFossil)
      })
  }

  /// Returns a text for conditions if any one of them is sufficient. Nil if they don't restrict the
  /// encounter: if they include the normal condition, or all conditions of their kind.
  func text(ofConditions alternatives: [String]) -> String? {
    if ConditionKind.coverWholeKind(alternatives) { return nil }
    if let others = ConditionKind.allBut(alternatives) {
      return self(.allBut, others.map(briefly(condition:)).joined(separator: " / "))
    }
    let texts = ConditionKind.ordered(alternatives).map(briefly(condition:))
    return texts.contains("") ? nil : texts.joined(separator: " · ")
  }
}

extension EvolutionStep {
  /// Copy of the step that isn't restricted to a region or a version. A text about one version
  /// needn't mention these restrictions.
  fileprivate var inVersion: EvolutionStep {
    var conditions = conditions
    (conditions.games, conditions.region) = ([], nil)
    return EvolutionStep(from: from, to: to, trigger: trigger, conditions: conditions)
  }
}
