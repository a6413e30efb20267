import PokedexModel
import Testing

struct LanguageTests {
  @Test func codesMatchPokeAPIInColumnOrder() {
    #expect(
      Language.allCases.map(\.code) == [
        "en", "ja", "ja-hrkt", "ko", "zh-hans", "zh-hant", "fr", "de", "es", "it",
      ])
  }

  @Test(arguments: Language.allCases)
  func codeFindsItsLanguageIgnoringCase(language: Language) {
    #expect(Language(code: language.code) == language)
    #expect(Language(code: language.code.uppercased()) == language)
  }

  @Test(arguments: ["", "pt-br", "zh", "jp", "en ", "english", "ja_JP"])
  func unknownCodeIsNoLanguage(code: String) {
    #expect(Language(code: code) == nil)
  }

  @Test(
    arguments: [
      ("en_US.UTF-8", .english), ("en", .english), ("EN_GB", .english),
      ("ja_JP.UTF-8", .japanese), ("ja_JP.eucJP", .japanese), ("ja", .japanese),
      ("ko_KR.UTF-8", .korean),
      ("zh_TW", .traditionalChinese), ("zh_TW.Big5", .traditionalChinese),
      ("zh_HK.UTF-8", .traditionalChinese), ("zh_MO", .traditionalChinese),
      ("zh_Hant_HK", .traditionalChinese), ("zh-Hant", .traditionalChinese),
      ("zh_CN.GB18030", .simplifiedChinese), ("zh_SG", .simplifiedChinese),
      ("zh_Hans_CN", .simplifiedChinese), ("zh", .simplifiedChinese),
      ("fr_CA", .french), ("de_AT@euro", .german), ("de_CH.UTF-8@phonebook", .german),
      ("es-419", .spanish), ("it_IT", .italian),
    ] as [(String, Language)])
  func localeNamesItsLanguage(locale: String, language: Language) {
    #expect(Language(locale: locale) == language)
  }

  @Test(arguments: ["", "C", "POSIX", "C.UTF-8", "pt_BR", "pt_BR.UTF-8", ".UTF-8", "@euro", "_"])
  func unsupportedLocaleHasNoLanguage(locale: String) {
    #expect(Language(locale: locale) == nil)
  }

  @Test(arguments: Language.allCases)
  func fallbacksBeginWithTheLanguageAndEndWithEnglish(language: Language) {
    #expect(language.fallbacks.first == language)
    #expect(language.fallbacks.last == .english)
  }

  @Test func kanaIsFallbackOnlyForJapanese() {
    #expect(Language.japanese.fallbacks == [.japanese, .japaneseKana, .english])
    #expect(
      Language.allCases.filter { $0 != .japanese && $0.fallbacks.contains(.japaneseKana) }
        == [.japaneseKana])
  }

  @Test func endonymsAreUnique() {
    #expect(Set(Language.allCases.map(\.endonym)).count == Language.allCases.count)
  }
}
