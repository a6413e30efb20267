internal import DexData
internal import PokedexFeatures
internal import PokedexModel
internal import PokedexApp
internal import PokedexText
internal import PokemonAPI
internal import TerminalUI

/// `pokedex cache fill`: fetches what is missing for a time without a network.
@MainActor
struct CacheFill {
  /// What is asked for.
  struct Request: Equatable {
    var withPictures = false
    /// At most so many errands; nil for all.
    var limit: Int?
  }

  let api: any PokemonAPIProtocol
  let source: Source
  let words: Words
  let json: Bool
  /// The line that is written anew as it goes on; nil where nobody looks.
  let bar: ProgressLine?

  /// What to print, and whether all of it is kept now.
  struct Outcome {
    let text: String
    let complaint: String?
  }

  func run(_ request: Request) async throws -> Outcome {
    bar?.show(words(.loading))
    let errands = try await errands(request)
    bar?.show(0, of: errands.count, words)
    do {
      let progress = try await CacheFiller(api: api).run(errands) {
        bar?.show($0.done, of: $0.total, words)
      }
      bar?.end()
      let complaint = progress.failed > 0 ? words(.fillFailed, String(progress.failed)) : nil
      return Outcome(text: try text(of: progress), complaint: complaint)
    } catch let stop as CacheFiller.Stop {
      bar?.end()
      let cause = ErrorSentence.text(of: stop.cause, in: words.language)
      return Outcome(
        text: try text(of: stop.progress), complaint: words(.fillEnded, cause))
    }
  }

  /// In the order in which they are most likely to be looked at: what is bundled is not asked for.
  private func errands(_ request: Request) async throws -> [CacheFiller.Errand] {
    let isLive = source == .live
    let listed = try await api.fetch(.catalogue).value
    let items = listed + (isLive ? [] : try await api.fetch(.newcomers).value)
    let dex = Dex()
    var errands: [CacheFiller.Errand] = items.flatMap { item -> [CacheFiller.Errand] in
      let picture = request.withPictures ? [CacheFiller.Errand.picture(item.id)] : []
      if isLive { return [.entry(item.id)] + picture }
      return (item.id == item.number ? [.descriptions(item.id)] : []) + picture
    }
    errands += dex.moveSlugs.map { .effect(.move($0)) }
    errands += dex.abilitySlugs.map { .effect(.ability($0)) }
    errands += dex.itemSlugs.map { .effect(.item($0)) }
    return Array(errands.prefix(request.limit ?? errands.count))
  }

  private func text(of progress: CacheFiller.Progress) throws -> String {
    if json {
      return try JSONText.text(
        of: FilledJSON(
          total: progress.total, fetched: progress.fetched, kept: progress.kept,
          absent: progress.absent, failed: progress.failed))
    }
    let kept = words(
      .cacheFilled, String(progress.fetched + progress.kept), String(progress.total),
      String(progress.fetched))
    let absent = progress.absent > 0 ? [words(.fillAbsent, String(progress.absent))] : []
    return Sentence.sentencePair.joining([kept] + absent, in: words.language) + "\n"
  }
}

private struct FilledJSON: Encodable {
  let total: Int
  let fetched: Int
  let kept: Int
  let absent: Int
  let failed: Int
}
