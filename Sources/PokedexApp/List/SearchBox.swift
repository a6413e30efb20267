internal import PokedexQuery
internal import TerminalUI

/// What is being typed to search the list.
struct SearchBox {
  var line: TextBox
  /// Whether it has changed since it was looked for.
  var isBehind = false
  /// Where one was before it was opened.
  let before: (text: String, id: Int?, firstRow: Int)
  /// Which of the former searches stands in it, from the latest; nil for what was typed, which is kept
  /// meanwhile.
  var former: Int?
  var typed = TextBox()
  /// How it may go on, the line that it was asked for, and which of its choices stands in it now; nil for
  /// none yet.
  var completion: QueryCompletion?
  var completed = TextBox()
  var chosen: Int?
  /// What there is to say, until the next key.
  var note = ""

  /// Puts a choice in, round and round.
  mutating func choose(_ place: Int) {
    guard let completion else { return }
    let count = completion.choices.count
    let chosen = (place + count) % count
    self.chosen = chosen
    line = completed
    line.replace(completion.range, with: completion.choices[chosen].text)
  }
}
