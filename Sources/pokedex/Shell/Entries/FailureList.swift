internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText

/// The names of a command for which there is no output, with the reasons.
struct FailureList {
  /// Maximum number of names that are listed. Further ones are only counted.
  private static let maximumCount = 100

  /// Number of names that the command was given.
  private let nameCount: Int
  private let language: Language
  private var own: [String] = []
  private var byReason: [(reason: String, names: [String])] = []
  private var count = 0

  init(of nameCount: Int, in language: Language) {
    (self.nameCount, self.language) = (nameCount, language)
  }

  var isEmpty: Bool { count == 0 }

  mutating func add(_ error: any Error, for name: String) {
    count += 1
    if count > Self.maximumCount { return }
    if let failure = error as? Shell.Failure {
      own += failure.sentences
      return
    }
    let reason = ErrorSentence.text(of: error, in: language)
    let index = byReason.firstIndex { $0.reason == reason } ?? byReason.count
    if index == byReason.count { byReason.append((reason, [])) }
    byReason[index].names.append(Quote.text(name))
  }

  /// One sentence for each name with a reason of its own, then one for each reason that several
  /// names may share.
  var sentences: [String] {
    let shared = byReason.map { reason, names in
      let list = Sentence.listPair.joining(names, in: language)
      return nameCount > 1 ? "\(list): \(reason)" : reason
    }
    let rest = count - min(count, Self.maximumCount)
    return own + shared
      + (rest > 0 ? [Sentence.setMoreIssues.text(in: language, String(rest))] : [])
  }
}
