/// A date in HTTP's format (IMF-fixdate; RFC 9110, 5.6.7): `Wed, 21 Oct 2015 07:28:00 GMT`.
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Parses a date. Returns seconds since 1970; nil if the text is not such a date.
  static func seconds(_ text: String) -> Int? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 6, words[0].hasSuffix(","), words[5] == "GMT",
      let day = number(words[1], digits: 2, in: 1...31),
      let month = months.firstIndex(of: String(words[2])),
      let year = number(words[3], digits: 4, in: 1970...9999)
    else { return nil }
    let time = words[4].split(separator: ":", omittingEmptySubsequences: false)
    guard time.count == 3, let hour = number(time[0], digits: 2, in: 0...23),
      let minute = number(time[1], digits: 2, in: 0...59),
      // 60 is a leap second.
      let second = number(time[2], digits: 2, in: 0...60)
    else { return nil }
    let days = daysSince1970(year: year, month: month + 1, day: day)
    return ((days * 24 + hour) * 60 + minute) * 60 + second
  }

  private static func number(
    _ text: Substring, digits: Int, in range: ClosedRange<Int>
  ) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      let number = Int(text), range.contains(number)
    else { return nil }
    return number
  }

  /// Returns the number of days in the Gregorian calendar. Years start in March here, so that leap days come
  /// last.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
