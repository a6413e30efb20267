import PokedexFeatures
import PokedexModel
import PokedexText
import PokemonAPI
import Testing

/// Messages about a missing or failed cache.
struct CacheSentenceTests {
  static let failures: [(failure: CacheFailure, english: String, japanese: String)] = [
    (.noHome, "there is no home folder for it", "保存するホームフォルダーがありません"),
    (.locked, "another program is using it", "ほかのプログラムが使用中です"),
    (
      .damaged, "its file is damaged; run “pokedex cache clear”",
      "ファイルが壊れています（「pokedex cache clear」を実行してください）"
    ),
    (
      .foreign(path: "/x"), "/x is not a cache of this user's pokedex; move it away",
      "/x はこのユーザーの pokedex のものではありません（別の場所へ移してください）"
    ),
    (.readOnly, "its file can't be written", "ファイルに書き込めません"),
    (.diskFull, "the disk is full", "ディスクがいっぱいです"),
    (.cannotOpen(path: "/x"), "/x can't be opened", "/x を開けません"),
    (
      .newer, "a newer pokedex wrote it; run “pokedex cache clear”",
      "新しいバージョンのものです（「pokedex cache clear」を実行してください）"
    ),
    (.other("SQL logic error"), "SQL logic error", "SQL logic error"),
  ]

  @Test(arguments: failures)
  func cacheFailureHasLocalizedReason(failure: CacheFailure, english: String, japanese: String) {
    #expect(ErrorSentence.text(of: failure, in: .english) == english)
    #expect(ErrorSentence.text(of: failure, in: .japanese) == japanese)
  }

  @Test(arguments: failures, [Sentence.noCache, .cacheFailed])
  func sentenceIsOneLineWithoutPlaceholdersAndWithOneFullStop(
    row: (failure: CacheFailure, english: String, japanese: String), sentence: Sentence
  ) {
    for (language, end) in [(Language.english, "."), (.japanese, "。")] {
      let text = sentence.text(in: language, ErrorSentence.text(of: row.failure, in: language))

      #expect(text.hasSuffix(end) && !text.hasSuffix(end + end))
      #expect(!text.contains("{") && !text.contains(where: \.isNewline))
    }
  }

  @Test func repairedCacheHasItsOwnNotice() {
    let aside = CacheFailure.setAside(path: "/cache.damaged")

    #expect(
      ErrorSentence.notice(of: aside, in: .english)
        == "The cache was damaged. It is now /cache.damaged, and a new one was started.")
    #expect(
      ErrorSentence.notice(of: .damagedAnswer, in: .english)
        == "A cached answer was damaged and is ignored.")
    #expect(ErrorSentence.notice(of: .diskFull, in: .english) == "No cache: the disk is full.")
  }

  @Test func longPathIsTruncatedAtItsStart() {
    let path = "/" + String(repeating: "a", count: 5000) + "/cache.sqlite"

    let words = ErrorSentence.text(of: CacheFailure.cannotOpen(path: path), in: .english)

    #expect(words.hasPrefix("…aaa") && words.hasSuffix("/cache.sqlite can't be opened"))
    #expect(words.count < 80)
  }

  @Test func controlCharactersInSQLiteMessageAreEscaped() {
    let words = ErrorSentence.text(of: CacheFailure.other("a\nb\u{1B}[2J"), in: .english)

    let sentence = Sentence.noCache.text(in: .english, words)

    #expect(sentence == "No cache: a\\u{A}b\\u{1B}[2J.")
  }
}
