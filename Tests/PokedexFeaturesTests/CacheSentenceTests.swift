import PokedexFeatures
import PokedexModel
import PokedexText
import PokemonAPI
import Testing

/// What people read when there is no cache.
struct CacheSentenceTests {
  static let failures: [(failure: CacheFailure, english: String, japanese: String)] = [
    (.noHome, "there is no home folder to keep it in", "保存するホームフォルダーがありません"),
    (.locked, "another program holds it", "ほかのプログラムが使用中です"),
    (
      .damaged, "its file is damaged; “pokedex cache clear” helps",
      "ファイルが壊れています（「pokedex cache clear」で直せます）"
    ),
    (.readOnly, "its file can't be written", "ファイルに書き込めません"),
    (.diskFull, "the disk is full", "ディスクがいっぱいです"),
    (.cannotOpen(path: "/x"), "/x can't be opened", "/x を開けません"),
    (
      .newer, "a newer pokedex wrote it; “pokedex cache clear” helps",
      "新しいバージョンのものです（「pokedex cache clear」で直せます）"
    ),
    (.other("SQL logic error"), "SQL logic error", "SQL logic error"),
  ]

  @Test(arguments: failures)
  func reasonStandsInASentence(failure: CacheFailure, english: String, japanese: String) {
    #expect(ErrorSentence.text(of: failure, in: .english) == english)
    #expect(ErrorSentence.text(of: failure, in: .japanese) == japanese)
  }

  @Test(arguments: failures, [Sentence.noCache, .cacheFailed])
  func sentenceIsOneLineWithoutPlacesAndWithOneFullStop(
    row: (failure: CacheFailure, english: String, japanese: String), sentence: Sentence
  ) {
    for (language, end) in [(InterfaceLanguage.english, "."), (.japanese, "。")] {
      let text = sentence.text(in: language, ErrorSentence.text(of: row.failure, in: language))

      #expect(text.hasSuffix(end) && !text.hasSuffix(end + end))
      #expect(!text.contains("{") && !text.contains(where: \.isNewline))
    }
  }

  @Test func wordsOfSQLiteStayOnOneLine() {
    let words = ErrorSentence.text(of: CacheFailure.other("a\nb\u{1B}[2J"), in: .english)

    let sentence = Sentence.noCache.text(in: .english, words)

    #expect(sentence == "No cache: a?b?[2J.")
  }
}
