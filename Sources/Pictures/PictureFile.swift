/// A picture with the file that it came in.
package struct PictureFile: Sendable, Equatable {
  /// The file as it came.
  package let png: [UInt8]
  /// What is in it, without what is empty around it.
  package let picture: Picture
  /// How many pixels of the file are left of the picture, and above it.
  package let left, top: Int

  /// Decodes a PNG file. Nil where it is damaged or empty, which is as good as none.
  package init?(png: [UInt8]) {
    guard let found = try? Picture(png: png).croppedAtPlace else { return nil }
    self.png = png
    (picture, left, top) = found
  }
}
