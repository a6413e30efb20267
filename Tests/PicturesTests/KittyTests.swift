import Foundation
import TestSupport
import Testing

@testable import Pictures

@Suite("Kitty's graphics protocol")
struct KittyTests {
  /// Returns a file of 4×3 pixels, in which only the two in the middle of the last row are visible.
  private func file(noise: Int = 0) throws -> PictureFile {
    let writer = PNGWriter(kind: .rgba)
    let png = writer.file(width: 4 + noise, height: 3 + noise) { column, row in
      [column, row, 7, 1...2 ~= column && row == 2 ? 255 : 0]
    }
    return try #require(PictureFile(png: png))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func fileIsSentUnchangedAndCroppedByTerminal() throws {
    let file = try file()

    let bytes = Kitty.bytes(of: file, id: 7, columns: 12, rows: 3)

    let base64 = Data(file.png).base64EncodedString()
    #expect(
      text(bytes)
        == "\u{1B}_Ga=T,f=100,i=7,p=1,q=2,C=1,x=1,y=2,w=2,h=1,c=12,r=3,m=0;\(base64)\u{1B}\\")
  }

  @Test func largeFileIsSentInChunksOf4096Characters() throws {
    let file = try file(noise: 50)

    let commands = text(Kitty.bytes(of: file, id: 7, columns: 9, rows: 4))
      .split(separator: "\u{1B}\\").map { $0.split(separator: ";") }

    let payloads = commands.map { String($0[1]) }
    #expect(commands.count == 4)
    #expect(payloads.dropLast().allSatisfy { $0.count == 4096 })
    #expect(payloads.joined() == Data(file.png).base64EncodedString())
    #expect(commands[0][0].hasSuffix(",c=9,r=4,m=1"))
    #expect(
      commands.dropFirst().map { String($0[0]) } == ["\u{1B}_Gm=1", "\u{1B}_Gm=1", "\u{1B}_Gm=0"])
  }

  @Test(arguments: 0...9)
  func bytesAreEncodedInBase64(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 97 + 200) }

    #expect(text(Base64.encoded(bytes)) == Data(bytes).base64EncodedString())
  }

  @Test func removalNamesTheRemovedPicture() {
    #expect(text(Kitty.removal(ofID: 65)) == "\u{1B}_Ga=d,d=I,i=65,q=2\u{1B}\\")
  }

  @Test func fullyTransparentOrInvalidFileIsNil() {
    let png = PNGWriter(kind: .rgba).file(width: 2, height: 2) { _, _ in [1, 2, 3, 0] }

    #expect(PictureFile(png: png) == nil)
    #expect(PictureFile(png: [1, 2, 3]) == nil)
  }
}
