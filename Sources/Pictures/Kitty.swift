/// Kitty's graphics protocol, which accepts PNG files directly.
package enum Kitty {
  /// Maximum size of a command's payload.
  static let largestChunk = 4096

  /// Returns the codes that draw a picture over a number of cells at the cursor.
  ///
  /// The codes leave the cursor in its position and request no answer.
  ///
  /// Both columns and rows are sent: with only one of them, kitty before 0.35 and WezTerm squash
  /// the picture.
  package static func bytes(of file: PictureFile, id: Int, columns: Int, rows: Int) -> [UInt8] {
    let picture = file.picture
    let keys =
      "a=T,f=100,i=\(id),p=1,q=2,C=1,x=\(file.left),y=\(file.top),w=\(picture.width),h=\(picture.height)"
      + ",c=\(columns),r=\(rows)"
    let text = Base64.encoded(file.png)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + text.count / 256 + 128)
    for start in stride(from: 0, to: text.count, by: largestChunk) {
      let end = min(start + largestChunk, text.count)
      let more = "m=\(end < text.count ? 1 : 0)"
      bytes += "\u{1B}_G\(start == 0 ? keys + "," : "")\(more);".utf8
      bytes += text[start..<end]
      bytes += "\u{1B}\\".utf8
    }
    return bytes
  }

  /// Returns the codes that remove a picture and free its memory in the terminal.
  package static func removal(ofID id: Int) -> [UInt8] {
    Array("\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\".utf8)
  }
}

/// Base64 encoding.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      let group = (0..<3).reduce(0) { $0 << 8 | ($1 < count ? Int(bytes[start + $1]) : 0) }
      for index in 0..<4 {
        text.append(
          index <= count ? letters[group >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
