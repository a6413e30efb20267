internal import OwnFiles
internal import TOML

/// What the config file says, line by line, checked no further than that it is TOML.
struct Config {
  /// What stands under a key.
  struct Value: Equatable {
    let key: String
    /// The strings of an array, else one; none for what no setting holds.
    let texts: [String]
    /// From 1; nil where `--set` says it.
    let line: Int?
    /// As it is written.
    let written: String

    var text: String { texts.joined(separator: ",") }
  }

  /// Nil where the environment has no place for it.
  let path: String?
  /// In the order of the file. A key is there once.
  private(set) var values: [Value] = []
  /// What is not even TOML.
  private(set) var mistakes: [TOMLFile.Mistake] = []
  /// What keeps the file from being read at all.
  private(set) var failure: OwnFile.ReadingFailure?

  /// Nobody writes a longer one, in bytes.
  static let largest = 1 << 16

  /// One that says nothing.
  init(path: String? = nil) {
    self.path = path
  }

  /// What a file says; nothing where there is none.
  static func read(_ path: String?) -> Config {
    var config = Config(path: path)
    guard let path else { return config }
    do {
      guard let bytes = try OwnFile.content(of: path, atMost: largest) else { return config }
      config.take(bytes)
    } catch {
      config.failure = error
    }
    return config
  }

  mutating func take(_ bytes: [UInt8]) {
    let file = TOMLFile(bytes)
    mistakes = file.mistakes
    values = file.values.map { value in
      Value(
        key: value.key, texts: value.texts, line: value.line,
        written: String(decoding: bytes[value.range], as: UTF8.self))
    }
  }

  /// Sets a key for this run.
  mutating func set(_ key: String, to text: String) {
    values.removeAll { $0.key == key }
    let isList = key.hasPrefix(KeySettings.table) && text != ","
    let texts = isList ? Setting.Kind.names(in: text) : [text]
    values.append(Value(key: key, texts: texts, line: nil, written: text))
  }

  /// Whether it says nothing, not even something wrong.
  var isEmpty: Bool { values.isEmpty && mistakes.isEmpty && failure == nil }

  /// What a key holds; nil for one that is not there.
  subscript(key: String) -> Value? { values.first { $0.key == key } }
}
