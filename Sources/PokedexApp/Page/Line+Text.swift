extension [Line] {
  /// Their left sides as plain text, for pipes: no line ends with a space, each with a newline.
  var plainText: String {
    map { line in
      var bytes = line.left.map(\.text).joined().utf8[...]
      while bytes.last == 0x20 { bytes.removeLast() }
      return String(Substring(bytes)) + "\n"
    }.joined()
  }
}
