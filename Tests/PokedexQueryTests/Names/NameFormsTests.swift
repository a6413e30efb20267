import TestSupport
import Testing

@testable import PokedexModel
@testable import PokedexQuery

@Suite("Search forms of names")
struct NameFormsTests {
  /// Names in kana, and several ways to type each of them in Latin letters.
  @Test(arguments: [
    ("リザードン", ["rizaadon", "rizādon", "riza-don", "rizadon", "rizaadonn"]),
    ("フシギダネ", ["fushigidane", "husigidane"]),
    ("ピチュー", ["pichuu", "pityuu", "pichu", "pityū"]), ("ツボツボ", ["tsubotsubo", "tubotubo"]),
    ("ジュプトル", ["juputoru", "zyuputoru", "jyuputoru"]), ("シャワーズ", ["shawaazu", "syawa-zu"]),
    ("カメックス", ["kamekkusu", "kamekusu"]), ("マッチャ", ["matcha", "maccha", "mattya"]),
    ("シェイミ", ["sheimi", "syeimi"]), ("ファイヤー", ["faiyaa", "faiya"]), ("ティ", ["ti"]), ("ヴァ", ["va"]),
    ("ウインディ", ["uindi"]), ("ハンバ", ["hanba", "hamba"]),
    ("ゲッコウガ", ["gekkouga", "gekkoga", "gekkōga"]), ("ヂヅ", ["jizu", "dzidzu"]),
  ])
  func romajiSpellingsFoldToTheSameForm(kana: String, typed: [String]) {
    let folded = FoldedName(kana)
    let form = Romaji.form(of: folded.letters, marks: folded.marks)

    for text in typed {
      #expect(Romaji.typed(FoldedName(text).letters) == form.letters, "\(text)")
    }
    #expect(form.letters.count == form.sources.count && form.letters.count == form.marks.count)
  }

  /// However many letters of a romaji name have been typed, the search form of the typed text must
  /// be a prefix of the whole name's search form.
  @Test(arguments: ["ピチュー", "ツボツボ", "ジュプトル", "シャワーズ", "シェイミ", "チェリンボ", "ファイヤー", "リザードン"])
  func romajiPrefixMatchesTheForm(kana: String) {
    let hepburn = [
      "ピチュー": "pichuu", "ツボツボ": "tsubotsubo", "ジュプトル": "juputoru", "シャワーズ": "shawaazu",
      "シェイミ": "sheimi", "チェリンボ": "cherinbo", "ファイヤー": "faiyaa", "リザードン": "rizaadon",
    ]
    let folded = FoldedName(kana)
    let form = Romaji.form(of: folded.letters, marks: folded.marks).letters

    for length in 1...(hepburn[kana]?.count ?? 1) {
      let typed = Romaji.typed(FoldedName(String(hepburn[kana]?.prefix(length) ?? "")).letters)
      #expect(typed.map { form.starts(with: $0) } == true, "\(length)")
    }
  }

  @Test(arguments: [
    ("리자몽", "ㄹㅣㅈㅏㅁㅗㅇ"), ("피캋", "ㅍㅣㅋㅏㅊ"), ("와", "ㅇㅗㅏ"), ("닭", "ㄷㅏㄹㄱ"), ("ㅋ", "ㅋ"), ("뷁", "ㅂㅜㅔㄹㄱ"),
  ])
  func hangulSyllablesAreSplitIntoJamo(text: String, parts: String) {
    #expect(NameForm.jamo(FoldedName(text)).letters == Array(parts.utf16))
  }

  @Test(.seeded) func editDistanceMatchesTheReferenceTable() {
    var random = SeededGenerator(stream: 5)
    func word(_ maxLength: Int) -> [UInt16] {
      (0..<Int.random(in: 1...maxLength, using: &random)).map { _ in
        UInt16.random(in: 0x61...0x64, using: &random)
      }
    }

    for _ in 0..<3000 {
      let (pattern, text) = (word(12), word(14))
      let found = EditDistance(pattern).to(text)
      let beginnings = (0...text.count).map { distance(pattern, Array(text.prefix($0))) }

      #expect(found.whole == beginnings.last)
      #expect(found.prefix == beginnings.min())
      #expect(beginnings[found.prefixEnd] == found.prefix)
    }
  }

  /// Returns the edit distance of two names. Computes it in the simplest way, by filling the whole
  /// table of distances.
  private func distance(_ a: [UInt16], _ b: [UInt16]) -> Int {
    var table = [Array(0...b.count)]
    for i in a.indices {
      table.append([i + 1])
      for j in b.indices {
        let change = table[i][j] + (a[i] == b[j] ? 0 : 1)
        var best = min(change, table[i][j + 1] + 1, table[i + 1][j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, table[i - 1][j - 1] + 1)
        }
        table[i + 1].append(best)
      }
    }
    return table[a.count][b.count]
  }

  @Test func patternMayHave64Letters() {
    let letters = (0..<64).map { UInt16(0x30A1 + $0) }

    let distance = EditDistance(letters).to(letters)

    #expect(distance.whole == 0)
    #expect(distance.prefixEnd == 64)
  }
}
