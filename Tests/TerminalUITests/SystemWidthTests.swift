#if canImport(Glibc)
  import EmbeddedTables
  import Glibc
  import TerminalUI
  import Testing

  /// Compares `TextWidth` with the C library's character widths, which curses and most terminals
  /// use.
  struct SystemWidthTests {
    @Test(arguments: TableName.all)
    func tableCellWidthsMatchSystem(name: TableName) throws {
      let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
      defer { freelocale(locale) }
      let previous = uselocale(locale)
      defer { uselocale(previous) }
      let width = try Self.systemWidth()

      let cells = Self.cells(of: name)
      let unknown = cells.filter { $0.unicodeScalars.contains { width($0) < 0 } }
      let mismatches = cells.filter { cell in
        TextWidth.of(cell) != cell.unicodeScalars.reduce(0) { $0 + width($1) }
      }

      #expect(!cells.isEmpty)
      #expect(unknown == [])
      #expect(mismatches == [])
    }

    /// The code points of Latin, Greek and Cyrillic letters, punctuation, symbols, East Asian
    /// scripts and forms, and emoji.
    @Test(
      arguments: [
        0x20...0x7E, 0xA0...0xAC, 0xAE...0x4FF, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E,
        0x20A0...0x2BFF, 0x2E80...0x3029, 0x3030...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFFEE, 0x1AFF0...0x1B2FF,
        0x1F000...0x1FAFF, 0x20000...0x323AF,
      ] as [ClosedRange<UInt32>])
    func knownScalarWidthsMatchSystem(block: ClosedRange<UInt32>) throws {
      let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
      defer { freelocale(locale) }
      let previous = uselocale(locale)
      defer { uselocale(previous) }
      let width = try Self.systemWidth()

      let scalars = block.compactMap(Unicode.Scalar.init).filter { width($0) >= 0 }
      let mismatches = scalars.filter { TextWidth.of($0) != width($0) }

      #expect(!scalars.isEmpty)
      #expect(mismatches == [])
    }

    private static func cells(of name: TableName) -> [String] {
      let lines = TableLines(name)
      return (0..<lines.count).flatMap { index in
        lines[index].text.split(separator: "\t").map(String.init)
      }
    }

    /// Returns the C function `wcwidth`. It has to be looked up by its name, because Glibc's
    /// headers hide it from Swift behind `_XOPEN_SOURCE`.
    private static func systemWidth() throws -> (Unicode.Scalar) -> Int {
      typealias Width = @convention(c) (wchar_t) -> Int32
      let symbol = try #require(dlsym(nil, "wcwidth"))
      let width = unsafeBitCast(symbol, to: Width.self)
      return { Int(width(wchar_t(bitPattern: $0.value))) }
    }
  }
#endif
