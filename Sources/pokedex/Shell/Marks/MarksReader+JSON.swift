internal import PokedexText

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

// An array of objects.
extension MarksReader {
  private struct Entry: Decodable {
    let id: Int?
    let name: String?
    let game: String?
    let marks: [String]?
    let note: String?
  }

  /// The rows by their places in the array, from 1. Keys that are not known are passed over.
  func jsonRows(of bytes: [UInt8]) throws(Shell.Failure) -> [(place: Int, row: Row)] {
    let entries: [Entry]
    do {
      entries = try JSONDecoder().decode([Entry].self, from: Data(bytes))
    } catch let error as DecodingError {
      guard let place = Self.place(of: error) else {
        throw Shell.Failure(sentence: text(.importNotJSON))
      }
      throw mistake(true, place, text(.importBadEntry))
    } catch {
      throw Shell.Failure(sentence: text(.importNotJSON))
    }
    if entries.count > Self.most {
      throw mistake(true, Self.most + 1, text(.importTooMany, String(Self.most)))
    }
    return entries.enumerated().map { index, entry in
      let row = Row(
        id: entry.id.map(String.init), name: entry.name, game: entry.game,
        marks: entry.marks ?? [], note: entry.note)
      return (index + 1, row)
    }
  }

  /// Of the object that an error is in, from 1; nil for one that is about the whole.
  private static func place(of error: DecodingError) -> Int? {
    let context: DecodingError.Context? =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    return context?.codingPath.first?.intValue.map { $0 + 1 }
  }
}
