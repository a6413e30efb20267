internal import EmbeddedTables
package import PokedexModel

/// `Sentence` has a case for each sentence or label of the interface. The words are in the row of
/// Resources/Text/sentences.tsv whose key is the case's name.
extension Sentence {
  /// Returns the words of the sentence in the interface language that a reader of `language` sees.
  ///
  /// - Parameter arguments: the texts that replace the placeholders `{1}`, `{2}` and so on.
  package func text(in language: Language, _ arguments: String...) -> String {
    text(in: language, arguments)
  }

  /// Returns the words of the sentence, with placeholders replaced by the elements of an array.
  package func text(in language: Language, _ arguments: [String]) -> String {
    Self.fill(Self.table.text(inRow: rawValue, for: language), with: arguments)
  }

  /// Replaces the placeholders with the arguments, in one pass.
  ///
  /// Text in an argument is never taken for a placeholder. Its control characters are made visible,
  /// because a sentence is one line.
  private static func fill(_ words: String, with arguments: [String]) -> String {
    guard !arguments.isEmpty else { return words }
    var text: [UInt8] = []
    var words = words
    words.withUTF8 { words in
      var next = 0
      while next < words.count {
        if let argument = placeholder(at: next, in: words), arguments.indices ~= argument {
          text += Quote.visible(arguments[argument]).utf8
          next += "{1}".utf8.count
        } else {
          text.append(words[next])
          next += 1
        }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the index of the argument for the placeholder at an offset, such as 0 for `{1}`. Nil
  /// if there is no placeholder at the offset.
  private static func placeholder(at start: Int, in words: UnsafeBufferPointer<UInt8>) -> Int? {
    guard words[start] == UInt8(ascii: "{"), start + 2 < words.count,
      words[start + 2] == UInt8(ascii: "}"),
      UInt8(ascii: "1")...UInt8(ascii: "9") ~= words[start + 1]
    else { return nil }
    return Int(words[start + 1] - UInt8(ascii: "1"))
  }

  /// Joins texts with the separator in this sentence. The sentence must consist of the placeholder
  /// `{1}`, the separator and the placeholder `{2}`, as `listPair` does.
  package func joining(_ texts: [String], in language: Language) -> String {
    let separator = text(in: language).dropFirst("{1}".count).dropLast("{2}".count)
    return texts.joined(separator: String(separator))
  }

  /// The table. The raw value of a case is the index of its row.
  static let table = LanguageColumns(.sentences)
}
