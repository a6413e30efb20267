import PokedexFeatures
import PokedexModel
import PokedexText
import PokemonAPI
import Testing

/// Messages that the user sees for failures.
struct ErrorSentenceTests {
  private static let errors: [any Error] = [
    HTTPError.invalidRequest, HTTPError.noNetwork, HTTPError.timedOut,
    HTTPError.status(code: 404, body: ""), HTTPError.status(code: 429, body: ""),
    HTTPError.status(code: 503, body: ""), HTTPError.unexpectedResponse,
    HTTPError.tooLarge(limit: 1), HTTPError.libraryMissing, HTTPError.tooManyRedirects,
    HTTPError.redirectRefused(to: "http://x"), PokemonAPIError.invalidURL("x"),
    HTTPError.unknownHost("dex.test"), HTTPError.proxyFailed, HTTPError.untrustedCertificate,
    HTTPError.unreadableCertificates(path: "/own.pem"),
    PokemonAPIError.decodingFailed, WrongAnswer(),
    PokemonAPIError.foreignURL(resource: "pokemon/1", url: "http://y/"),
    PokemonAPIError.listEndedEarly(fetched: 20, total: 1351), PokemonAPIError.noAPI(at: "http://y"),
  ]

  @Test(arguments: Language.interfaceLanguages)
  func everyErrorHasItsOwnMessage(language: Language) {
    let sentences = Self.errors.map { ErrorSentence.text(of: $0, in: language) }

    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.allSatisfy { !$0.isEmpty && !$0.contains("{") })
    #expect(sentences.allSatisfy { !$0.contains(where: \.isNewline) })
  }

  @Test func messagesDifferByLanguage() {
    for error in Self.errors {
      let texts = Language.interfaceLanguages.map { ErrorSentence.text(of: error, in: $0) }

      #expect(Set(texts).count == texts.count, "\(error)")
    }
  }

  @Test(arguments: [
    (
      HTTPError.invalidRequest as any Error,
      "The request could not be made. Please change and try again."
    ),
    (HTTPError.noNetwork, "Can't reach PokéAPI."),
    (HTTPError.timedOut, "PokéAPI took too long to answer."),
    (HTTPError.status(code: 404, body: "x"), "PokéAPI has no such entry."),
    (HTTPError.status(code: 429, body: "x"), "PokéAPI asks us to slow down."),
    (HTTPError.status(code: 500, body: "x"), "PokéAPI answered with error 500."),
    (HTTPError.unexpectedResponse, "PokéAPI sent an unexpected answer."),
    (HTTPError.tooLarge(limit: 9), "PokéAPI's answer is too large."),
    (
      HTTPError.libraryMissing,
      "The network needs libcurl, which is not installed. Install libcurl4."
    ),
    (HTTPError.tooManyRedirects, "PokéAPI redirects in a circle."),
    (HTTPError.unknownHost("dex.test"), "Can't find the server dex.test."),
    (
      HTTPError.proxyFailed, "Can't get through the proxy that https_proxy or http_proxy names."
    ),
    (
      HTTPError.untrustedCertificate,
      "The server's certificate isn't trusted. For your own authority: --ca-file."
    ),
    (
      HTTPError.unreadableCertificates(path: "/own.pem"), "Can't read the certificates in /own.pem."
    ),
    (
      HTTPError.redirectRefused(to: "http://x"),
      "PokéAPI redirects to http://x, which is not allowed."
    ),
    (
      PokemonAPIError.foreignURL(resource: "pokemon/1", url: "http://y/"),
      "PokéAPI's answer points to another server, http://y/, and is refused."
    ),
    (
      PokemonAPIError.invalidURL("ftp://x"),
      "“ftp://x” is not a server's address. "
        + "Start it with http:// or https:// and name a host."
    ),
    (
      PokemonAPIError.decodingFailed(resource: "pokemon/1", codingPath: "id"),
      "PokéAPI's answer could not be read."
    ),
    (
      PokemonAPIError.noAPI(at: "http://y/"),
      "There is no PokéAPI at http://y, nor at http://y/api/v2."
    ),
    (
      PokemonAPIError.listEndedEarly(fetched: 20, total: 1_234_567),
      "The list ended early: 20 of 1,234,567"
    ),
    (WrongAnswer(), "An unknown error occurred."),
  ])
  func errorHasEnglishMessage(error: any Error, sentence: String) {
    #expect(ErrorSentence.text(of: error, in: .english) == sentence)
  }

  @Test(arguments: [
    (
      HTTPError.invalidRequest as any Error,
      "リクエストを作成できませんでした。内容を変えてもう一度お試しください。"
    ),
    (HTTPError.noNetwork, "PokéAPIに接続できません。"),
    (HTTPError.timedOut, "PokéAPIの応答に時間がかかりすぎました。"),
    (HTTPError.status(code: 404, body: "x"), "PokéAPIにその項目はありません。"),
    (HTTPError.status(code: 418, body: "x"), "PokéAPIがエラー 418 を返しました。"),
    (HTTPError.status(code: 429, body: "x"), "PokéAPIが混み合っています。"),
    (HTTPError.unexpectedResponse, "PokéAPIから予期しない応答がありました。"),
    (HTTPError.tooLarge(limit: 9), "PokéAPIの応答が大きすぎます。"),
    (HTTPError.tooManyRedirects, "PokéAPIの転送が繰り返されています。"),
    (
      HTTPError.redirectRefused(to: "http://x"),
      "応答が http://x への転送を求めたため、従いませんでした。"
    ),
    (
      HTTPError.libraryMissing, "通信に必要な libcurl が見つかりません。libcurl4 をインストールしてください。"
    ),
    (
      PokemonAPIError.foreignURL(resource: "pokemon/1", url: "http://y/"),
      "応答に別のサーバーのアドレス http://y/ があるため、受け取りませんでした。"
    ),
    (
      PokemonAPIError.invalidURL("x"),
      "「x」はサーバーのアドレスではありません。http:// か https:// とホスト名が必要です。"
    ),
    (PokemonAPIError.decodingFailed, "デコードに失敗しました"),
    (
      PokemonAPIError.listEndedEarly(fetched: 20, total: 1351),
      "一覧が途中で終わりました：1,351件中20件"
    ),
    (WrongAnswer(), "不明なエラーが発生しました。"),
  ])
  func errorHasJapaneseMessage(error: any Error, sentence: String) {
    #expect(ErrorSentence.text(of: error, in: .japanese) == sentence)
  }

  @Test(arguments: Language.interfaceLanguages)
  func cancellationAndMissingErrorHaveNoMessage(language: Language) {
    #expect(ErrorSentence.text(of: nil, in: language) == "")
    #expect(ErrorSentence.text(of: HTTPError.cancelled, in: language) == "")
  }
}
