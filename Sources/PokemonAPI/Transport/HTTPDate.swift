/// A parser for dates in HTTP's format IMF-fixdate, for example `Wed, 21 Oct 2015 07:28:00 GMT`.
/// Source: RFC 9110, section 5.6.7.
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Returns a date as seconds since 1970. Nil if the text is not a date in this format.
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

  /// Returns the number of days from January 1, 1970 to a date in the Gregorian calendar. For the
  /// calculation, years start in March, so that the leap day is the last day of its year.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
