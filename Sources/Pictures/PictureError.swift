/// Why there is no picture in some data.
package enum PictureError: Error, Equatable {
  case notPNG
  /// More bytes than a picture may have.
  case tooMuchData(limit: Int)
  /// More pixels one way than a picture may have.
  case tooLarge(width: Int, height: Int)
  /// It ends too early, or is damaged.
  case damaged
}
