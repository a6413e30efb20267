internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The members of a family in words.
struct FamilyWords {
  /// A way to evolve, and the names in it that lead to pages.
  struct Way {
    let text: String
    let names: [(text: String, link: Subject)]
    /// How many places it names.
    let placeCount: Int
  }

  /// The variety whose page it is.
  let id: Int
  let generation: Int?
  let words: Words

  // MARK: Members

  func lines(of member: EvolutionFamily.Member, _ style: FamilyTree.Style) -> [Line] {
    let name = name(of: member.variety, isShort: false)
    let types = types(of: member.variety)
    let beside = Line(name + [Span("  ")] + types)
    let head: [Line] =
      switch style.types {
      case .beside: [beside]
      case .below: [Line(name), Line(types)]
      }
    return head + forms(of: member, style)
  }

  /// What it turns into, as branches below it.
  private func forms(of member: EvolutionFamily.Member, _ style: FamilyTree.Style) -> [Line] {
    member.forms.enumerated().flatMap { place, form -> [Line] in
      let isLast = place == member.forms.count - 1
      let name = [Span(isLast ? "└ " : "├ ", .secondary)] + name(of: form, isShort: true)
      let triggers = triggers(of: form).flatMap { [Span("  "), $0.span] }
      if style.types != .below { return [Line(name + [Span("  ")] + types(of: form) + triggers)] }
      let bar = Span(isLast ? "  " : "│ ", .secondary)
      let types = Line([bar] + types(of: form))
      let line = Line(name + triggers)
      if line.leftColumns <= style.formColumns { return [line, types] }
      return [Line(name), Line([bar] + triggers.dropFirst()), types]
    }
  }

  /// The name; that it is the one whose page it is, or the generation that it came with later.
  ///
  /// - Parameter room: how wide all that may be.
  func name(of variety: VarietyReference, isShort: Bool, room: Int = .max) -> [Span] {
    let whole = words.name(ofPokemon: variety.id, slug: variety.slug)
    let fitting = isShort ? words.distinction(ofPokemon: variety.id) ?? whole : whole
    let isMarked = variety.id == id || laterGeneration(of: variety) != nil
    let name = TextFit.clip(fitting, to: isMarked ? max(1, room - 7) : room)
    if let first = laterGeneration(of: variety) {
      let mark = " (\(words.numeral(ofGeneration: first)))"
      return [Span(name, .secondary, link: .pokemon(variety.id)), Span(mark, .secondary)]
    }
    if variety.id != id { return [Span(name, link: .pokemon(variety.id))] }
    return [Span(name, .name, link: .pokemon(variety.id)), Span(" ◂", .heading)]
  }

  func types(of variety: VarietyReference) -> [Span] {
    if laterGeneration(of: variety) != nil { return [] }
    let types = words.rules.types(ofVariety: variety.id, in: generation)
    return types.enumerated().map { place, type in
      Span((place > 0 ? " " : "") + words.name(of: type), .type(type))
    }
  }

  /// The generation it came with, where that is after the chosen one.
  func laterGeneration(of variety: VarietyReference) -> Int? {
    guard let generation, let first = words.rules.firstGeneration(ofVariety: variety.id) else {
      return nil
    }
    return first > generation ? first : nil
  }

  // MARK: What makes them

  /// What turns a form on.
  func triggers(of form: VarietyReference) -> [Trigger] {
    words.rules.formTriggers(ofVariety: form.id).map { trigger in
      switch trigger.kind {
      case .item: Trigger(text: words.name(ofItem: trigger.slug), link: .item(trigger.slug))
      case .move: Trigger(text: words.name(ofMove: trigger.slug), link: .move(trigger.slug))
      case .ability:
        Trigger(text: words.name(ofAbility: trigger.slug), link: .ability(trigger.slug))
      }
    }
  }

  struct Trigger {
    let text: String
    let link: Subject
    var span: Span { Span(text, .secondary, link: link) }
  }

  /// The ways to become a member as of the generation, the usual one first; those that differ in their
  /// place only are one.
  func ways(to member: EvolutionFamily.Member, _ style: FamilyTree.Style) -> [Way] {
    if laterGeneration(of: member.variety) != nil { return [] }
    let steps = member.ways.filter(isThere)
    let sorted = steps.filter(\.conditions.isDefault) + steps.filter { !$0.conditions.isDefault }
    var groups: [(step: EvolutionStep, places: [String])] = []
    for step in sorted {
      let place = step.conditions.location
      if place != nil, let same = groups.firstIndex(where: { $0.step.isAlike(step) }) {
        groups[same].places += [place ?? ""]
      } else {
        groups.append((step, place.map { [$0] } ?? []))
      }
    }
    var ways: [Way] = []
    for (step, places) in groups {
      let evolution = EvolutionWords(step: step, words: words, places: places)
      let text = style.isBrief ? evolution.brief : evolution.way
      if text.isEmpty || ways.contains(where: { $0.text.hasSuffix(text) }) { continue }
      ways.append(
        Way(
          text: ways.isEmpty ? text : words(.evolveOr, text), names: evolution.names,
          placeCount: places.count))
    }
    return ways
  }

  /// Whether a way was there in the generation.
  private func isThere(_ step: EvolutionStep) -> Bool {
    guard let generation, let game = step.conditions.versionGroup else { return true }
    let group = words.rules.versionGroups.first { $0.slug == game }
    return group.map { $0.generation <= generation } ?? true
  }
}

extension EvolutionStep {
  /// Whether it differs from another in nothing but the place and when it came.
  fileprivate func isAlike(_ other: EvolutionStep) -> Bool {
    guard conditions.location != nil, trigger == other.trigger else { return false }
    var (own, its) = (conditions, other.conditions)
    (own.location, its.location) = (nil, nil)
    (own.versionGroup, its.versionGroup) = (nil, nil)
    (own.isDefault, its.isDefault) = (false, false)
    return own == its
  }
}
