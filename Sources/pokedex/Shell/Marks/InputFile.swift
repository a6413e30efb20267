internal import DexData
internal import PokedexModel
internal import PokedexApp
internal import PokedexText

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A file that a person names, or standard input.
enum InputFile {
  /// In bytes.
  static let largest = 8 << 20

  /// All that is in it.
  ///
  /// - Parameter path: `-` for standard input.
  /// - Throws: `Shell.Failure` where it can't be read or is larger than that.
  static func read(
    _ path: String, in language: Language
  ) throws(Shell.Failure) -> [UInt8] {
    let file = path == "-" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw failure(.cannotRead, path, language) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(file, &part, part.count)
      #else
        let count = Darwin.read(file, &part, part.count)
      #endif
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(.cannotRead, path, language)
      }
      bytes += part[..<count]
      if bytes.count > largest { throw failure(.inputTooLarge, path, language) }
    }
  }

  private static func failure(
    _ sentence: Sentence, _ path: String, _ language: Language
  ) -> Shell.Failure {
    let figures = Words(language: language, vocabulary: DexVocabulary()).figures
    return Shell.Failure(
      sentence: sentence.text(in: language, Quote.path(path), ByteText.text(of: largest, figures)))
  }
}
