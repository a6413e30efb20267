package import PokedexModel
internal import PokedexText
package import PokemonAPI
internal import UserStore

/// Sentences for errors.
package enum ErrorSentence {
  /// Returns the sentence for an error. Empty for nil and for a cancellation, which is never shown.
  package static func text(of error: (any Error)?, in language: Language) -> String {
    switch error {
    case nil: ""
    case let error as HTTPError: text(of: error, in: language)
    case let error as PokemonAPIError: text(of: error, in: language)
    case let failure as UserStoreFailure: text(of: failure, in: language)
    default: Sentence.unknownError.text(in: language)
    }
  }

  /// Returns the sentence for a failure to read or write the user's marks and teams.
  private static func text(
    of failure: UserStoreFailure, in language: Language
  ) -> String {
    let reason: String
    switch failure {
    case .noHome: reason = Sentence.cacheNoHome.text(in: language)
    case .locked: reason = Sentence.cacheLocked.text(in: language)
    case .damaged(let path): reason = Sentence.marksDamaged.text(in: language, Quote.path(path))
    case .foreign(let path): reason = Sentence.marksForeign.text(in: language, Quote.path(path))
    case .readOnly(let path): reason = Sentence.marksReadOnly.text(in: language, Quote.path(path))
    case .diskFull: reason = Sentence.cacheDiskFull.text(in: language)
    case .cannotOpen(let path):
      reason = Sentence.cacheCannotOpen.text(in: language, Quote.path(path))
    case .newer: reason = Sentence.marksNewer.text(in: language)
    case .other(let words): reason = Quote.text(words)
    case .tooManyTeams:
      return Sentence.tooManyTeams.text(in: language, String(SavedTeam.maximumCount))
    case .tooManyRecords:
      return Sentence.tooManyMarks.text(in: language, String(MarkRecord.maximumCount))
    case .tooMuchText:
      return Sentence.tooMuchText.text(in: language, "\(SavedTeam.largestTotal >> 20) MB")
    }
    return Sentence.marksFailed.text(in: language, reason)
  }

  /// Returns the sentence for an error, with a hint about the retry key if retrying may help. The
  /// sentence for a `PokemonAPIError` never has the hint.
  static func message(of error: (any Error)?, in language: Language) -> String {
    error is PokemonAPIError ? text(of: error, in: language) : statusLine(of: error, in: language)
  }

  /// Returns the sentence for an error, with a hint about the retry key if retrying may help.
  static func statusLine(of error: (any Error)?, in language: Language) -> String {
    let sentence = text(of: error, in: language)
    guard let error, isTransient(error) else { return sentence }
    // Some sentences have no full stop, because they also appear on their own. Add it here, because
    // the hint follows.
    let stop = Sentence.fullStop.text(in: language)
    return Sentence.sentencePair.text(
      in: language, sentence.hasSuffix(stop) ? sentence : sentence + stop,
      Sentence.pressRetry.text(in: language))
  }

  /// Whether a retry may succeed, for example because the network is back or because a sign-in page
  /// no longer intercepts requests.
  static func isTransient(_ error: any Error) -> Bool {
    switch error {
    case let error as HTTPError: error.isTransient
    case is PokemonAPIError: true
    default: false
    }
  }

  /// Returns a sentence about a failure of the cache.
  package static func notice(of failure: CacheFailure, in language: Language) -> String {
    switch failure {
    case .setAside(let path): Sentence.cacheSetAside.text(in: language, Quote.path(path))
    case .damagedAnswer: Sentence.cacheAnswerDamaged.text(in: language)
    default: Sentence.noCache.text(in: language, text(of: failure, in: language))
    }
  }

  /// Returns the reason why the cache isn't available, as part of a sentence.
  package static func text(of failure: CacheFailure, in language: Language) -> String {
    switch failure {
    case .noHome: Sentence.cacheNoHome.text(in: language)
    case .locked: Sentence.cacheLocked.text(in: language)
    case .damaged, .setAside, .damagedAnswer: Sentence.cacheDamaged.text(in: language)
    case .readOnly: Sentence.cacheReadOnly.text(in: language)
    case .diskFull: Sentence.cacheDiskFull.text(in: language)
    case .cannotOpen(let path):
      Sentence.cacheCannotOpen.text(in: language, Quote.path(path))
    case .foreign(let path):
      Sentence.cacheForeign.text(in: language, Quote.path(path))
    case .newer: Sentence.cacheNewer.text(in: language)
    case .other(let words): Quote.text(words)
    }
  }

  private static func text(of error: HTTPError, in language: Language) -> String {
    switch error {
    case .invalidRequest: Sentence.invalidRequest.text(in: language)
    case .noNetwork: Sentence.noNetwork.text(in: language)
    case .timedOut: Sentence.timedOut.text(in: language)
    case .cancelled: ""
    case .status(code: 404, body: _): Sentence.notFound.text(in: language)
    case .status(code: 429, body: _): Sentence.tooManyRequests.text(in: language)
    case .status(let code, body: _): Sentence.badStatus.text(in: language, String(code))
    case .unexpectedResponse: Sentence.unexpectedResponse.text(in: language)
    case .brokenBody: Sentence.decodingFailed.text(in: language)
    case .tooLarge: Sentence.tooLarge.text(in: language)
    case .redirectRefused(let target):
      Sentence.redirectRefused.text(in: language, Quote.text(target))
    case .tooManyRedirects: Sentence.tooManyRedirects.text(in: language)
    case .libraryMissing: Sentence.libraryMissing.text(in: language)
    case .unknownHost(let host): Sentence.unknownHost.text(in: language, Quote.text(host))
    case .proxyFailed: Sentence.proxyFailed.text(in: language)
    case .untrustedCertificate: Sentence.untrustedCertificate.text(in: language)
    case .unreadableCertificates(let path):
      Sentence.unreadableCertificates.text(in: language, Quote.path(path))
    }
  }

  private static func text(of error: PokemonAPIError, in language: Language) -> String {
    switch error {
    case .invalidURL(let url): Sentence.invalidURL.text(in: language, Quote.text(url))
    case .noAPI(let url):
      Sentence.noAPI.text(
        in: language, Quote.text(url.hasSuffix("/") ? String(url.dropLast()) : url))
    case .foreignURL(resource: _, let url): Sentence.foreignURL.text(in: language, Quote.text(url))
    case .decodingFailed: Sentence.decodingFailed.text(in: language)
    case .listEndedEarly(let fetched, let total):
      Sentence.listEndedEarly.text(
        in: language, grouped(fetched, in: language), grouped(total, in: language))
    }
  }

  /// Returns a count with its digits in groups of three.
  private static func grouped(_ count: Int, in language: Language) -> String {
    let mark = Sentence.decimalMark.text(in: language) == "." ? "," : "."
    let digits = Array(String(count))
    return digits.indices.map { index in
      let isGroupStart = index > 0 && (digits.count - index).isMultiple(of: 3)
      return (isGroupStart ? mark : "") + String(digits[index])
    }.joined()
  }
}

extension HTTPError {
  /// Whether a retry may succeed.
  fileprivate var isTransient: Bool {
    switch self {
    case .noNetwork, .unknownHost, .proxyFailed, .timedOut, .unexpectedResponse, .brokenBody,
      .tooLarge, .redirectRefused, .tooManyRedirects:
      true
    case .status(let code, body: _): code == 429 || code >= 500
    case .invalidRequest, .cancelled, .libraryMissing, .untrustedCertificate,
      .unreadableCertificates:
      false
    }
  }

  /// Whether an error means that the network can't be reached.
  static func isNoNetwork(_ error: any Error) -> Bool {
    switch error as? HTTPError {
    case .noNetwork, .unknownHost, .proxyFailed, .timedOut, .libraryMissing: true
    default: false
    }
  }

  /// Whether an error only means that the request was cancelled.
  static func isCancellation(_ error: any Error) -> Bool {
    error is CancellationError || error as? HTTPError == .cancelled
  }
}
