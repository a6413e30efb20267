internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let evolution = EntryPage(title: .tabEvolution, parts: [.evolutionSteps]) { input in
    let page = EvolutionPage(entry: input.entry, words: input.words, columns: input.columns)
    let pictures = FamilyStrip.lines(of: input.entry, words: input.words)
    return Page(panes: [page.lines + pictures])
  }
}

/// The whole family as a tree, with every way to evolve in words.
struct EvolutionPage {
  let entry: ScreenState.Entry
  let words: Words
  let columns: Int

  /// A member of the family in a line, the ways to become it in those below.
  var lines: [Line] {
    guard let members = entry.evolutionLine?.members else { return [] }
    if members.count == 1 { return [Line([Span(words(.doesNotEvolve), .secondary)])] }
    let slugs = Dictionary(members.map { ($0.number, $0.slug) }) { first, _ in first }
    return members.flatMap { member -> [Line] in
      let indent = String(repeating: "    ", count: member.depth)
      let name = words.name(ofPokemon: member.number, slug: slugs[member.number] ?? member.slug)
      let arrow = member.depth > 0 ? "→ " : ""
      let head = Line([
        Span(indent + arrow, .secondary), Span(name, link: .pokemon(member.number)),
      ])
      return [head] + notYet(member.number, indent: indent + "    ")
        + ways(to: member.slug, indent: indent + "    ")
    }
  }

  /// That a member came after the generation; nothing where it did not.
  private func notYet(_ number: Int, indent: String) -> [Line] {
    guard let generation = entry.generation,
      let first = words.rules.firstGeneration(ofVariety: number), first > generation
    else { return [] }
    return Line.wrapped(
      words(.notThen, words.generation(generation)), .secondary, indent: indent,
      columns: max(columns, indent.count + 8))
  }

  private func ways(to slug: String, indent: String) -> [Line] {
    let steps = (entry.evolutionSteps ?? []).filter { $0.to == slug }
    var sentences: [String] = []
    return steps.flatMap { step -> [Line] in
      let way = EvolutionWords(step: step, words: words)
      let sentence = way.sentence
      if sentences.contains(sentence) { return [] }
      sentences.append(sentence)
      return Line.wrapped(
        sentence, .secondary, names: way.names, indent: indent,
        columns: max(columns, indent.count + 8))
    }
  }
}
