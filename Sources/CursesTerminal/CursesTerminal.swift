private import CNcurses
private import CTerminalSignals
package import TerminalUI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The terminal, through ncursesw: shows frames, tells events, and leaves everything as it was.
///
/// One at a time, on the main actor, because curses keeps its state in globals.
@MainActor
package final class CursesTerminal {
  /// How many colours it has: 0, 8, 16, 88, 256 or more.
  package let colorCount: Int

  /// The size of the window in cells, of at least one.
  package private(set) var size: Size

  var handle: (TerminalEvent) -> Void = { _ in }
  private var settle: () -> Void = {}
  private let loop = MainLoop()
  private let signals: Int32
  var shown: Frame
  private var painter: CellPainter
  var keys: KeyReader<CursesKeys>
  var answers = TerminalAnswers()
  /// How the terminal shows pictures by itself, if it has said so.
  var graphics: Graphics?
  private var isOpen = true

  /// Takes over the terminal.
  ///
  /// - Parameter usesMouse: whether to ask for the mouse, where there is one.
  /// - Throws: `TerminalError` when there is none that can be used; nothing has been changed then.
  package init(usesMouse: Bool) throws(TerminalError) {
    try Self.check()
    _ = terminal_rescue_remember()
    guard shim_newterm() != nil else { throw .unusable(term: Self.termName) }
    Self.configure()
    colorCount = Int(shim_colors())
    size = Self.measure()
    shown = Frame(size: size)
    painter = CellPainter(exactCells: Self.exactCells)
    let restoring = ["sgr0", "cnorm", "rmkx", "rmcup"].reduce("") {
      $0 + (Self.capability($1) ?? "")
    }
    restoring.withCString { terminal_rescue_arm($0, restoring.utf8.count) }
    let hasMouse = usesMouse && Self.hasMouse
    Self.switchOn(mouse: hasMouse)
    keys = KeyReader(source: CursesKeys(), hasMouse: hasMouse)
    signals = terminal_signals_open([SIGINT, SIGTERM, SIGHUP, SIGWINCH], 4)
  }

  /// Tells keys, new sizes and requests to end in the order in which they come, and lets the main
  /// actor work, until `close`.
  ///
  /// A plain call for an event, because the standard library's asynchronous sequences pass each of
  /// their values through a worker thread, which doubles the time from a key to its frame.
  ///
  /// - Parameter settle: called once after all the events that had come together.
  package func run(
    _ handle: @escaping (TerminalEvent) -> Void, settle: @escaping () -> Void = {}
  ) {
    self.handle = handle
    self.settle = settle
    loop.run([
      MainLoop.Input(descriptor: 0) { self.readInput() },
      MainLoop.Input(descriptor: signals) { self.readSignals() },
    ])
  }

  /// Shows a frame, writing what differs from the one before it.
  ///
  /// - Parameter changed: the only parts where it may differ.
  package func present(_ frame: Frame, changedIn changed: [Rect]) {
    guard isOpen else { return }
    var changed = changed
    if frame.size != shown.size {
      removeGraphics()
      erase()
      shown = Frame(size: frame.size)
      changed = [frame.bounds]
    }
    if changed.isEmpty { return }
    painter.makeRoomForPairs(keepingThoseOf: shown, frame)
    var rewritten: [Int] = []
    for rect in changed {
      for row in rect.row..<min(rect.endRow, size.rows) {
        let columns = rect.column..<rect.endColumn
        guard let columns = frame.changes(in: row, of: columns, since: shown) else { continue }
        painter.paint(columns, row: row, of: frame)
        if rect.columns == size.columns,
          frame.changedPlaces(in: row, of: columns, since: shown) >= 4
        {
          rewritten.append(row)
        }
        // Cell by cell: to keep the frame itself would have the next one copied whole.
        shown.copy(columns, row: row, of: frame)
      }
    }
    let graphics = graphics == nil ? [] : changeGraphics(to: frame, &rewritten)
    for row in rewritten { rewrite(row) }
    flush()
    if !graphics.isEmpty { Self.send(graphics) }
  }

  /// Has curses write a whole row again, whatever the terminal shows there.
  private func rewrite(_ row: Int) {
    wredrawln(shim_stdscr(), Int32(row), 1)
    painter.repaintExactCells(of: shown, in: row)
  }

  /// Draws the whole screen again, whatever the terminal shows now.
  package func redraw() {
    shim_redraw_all()
    for row in 0..<shown.size.rows { painter.repaintExactCells(of: shown, in: row) }
    flush()
    Self.send(shown.graphics.flatMap(Self.bytes))
  }

  /// Lets curses write, and what it can't write after it.
  private func flush() {
    _ = refresh()
    Self.send(painter.takeExactCells())
  }

  /// Writes bytes to the terminal, after all that curses wrote.
  static func send(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = write(
          STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0, errno != EINTR { return }
        rest = rest.dropFirst(max(0, written))
      }
    }
  }

  /// Stops the program as Ctrl-Z does elsewhere; returns when it goes on.
  ///
  /// ncurses' own handler of the signal leaves the screen and comes back to it. The whole process
  /// group is stopped, so a script that started the program stops with it.
  package func suspend() {
    Self.send(shown.graphics.flatMap(\.graphic.removal))
    kill(0, SIGTSTP)
    redraw()
    resizeIfNeeded()
  }

  /// Gives the terminal back as it was found. May be called more than once.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    loop.stop()
    Self.send(shown.graphics.flatMap(\.graphic.removal))
    terminal_rescue_switch_off()
    endwin()
    terminal_rescue_disarm()
  }

  private static func check() throws(TerminalError) {
    guard isatty(0) == 1, isatty(1) == 1 else { throw .notATerminal }
    guard !termName.isEmpty else { throw .termNotSet }
    chooseLocale()
    guard shim_setupterm() == 1 else { throw .termUnknown(term: termName) }
    guard capability("cup") != nil else { throw .unusable(term: termName) }
  }

  /// The text of a terminfo capability; nil where the terminal lacks it.
  static func capability(_ name: String) -> String? {
    name.withCString { shim_capability($0) }.map { String(cString: $0) }
  }

  /// Nil where the terminal has no exact colours, so far as it or its environment says.
  private static var exactCells: ExactCells? {
    let isSaidToHaveThem = ["truecolor", "24bit"].contains(variable("COLORTERM"))
    let hasThem = shim_colors() >= 1 << 24 || shim_has("RGB") == 1 || shim_has("Tc") == 1
    guard isSaidToHaveThem || hasThem, let store = capability("sc"), let restore = capability("rc")
    else { return nil }
    return ExactCells(store: store, restore: restore)
  }

  static var termName: String { variable("TERM") }

  static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  /// The locale of the environment; where it names none, or one that is not installed, UTF-8, which
  /// is what terminals of our day speak.
  private static func chooseLocale() {
    let name = shim_setlocale("").map { String(cString: $0) }
    if name == nil || name == "C" || name == "POSIX" { _ = shim_setlocale("C.UTF-8") }
  }

  private static func configure() {
    // ncurses 6.4 writes at every move of the cursor until the terminal has been given back once. From
    // then on it gathers a frame and writes it whole: faster here, and over a network in one packet.
    endwin()
    raw()
    noecho()
    nonl()
    curs_set(0)
    keypad(shim_stdscr(), true)
    nodelay(shim_stdscr(), true)
    // Where a hidden cursor stands is nobody's business, and to put it there takes eight bytes a key.
    leaveok(shim_stdscr(), true)
    set_escdelay(25)
    // A frame is small: looking for input while it is written costs more than it saves.
    typeahead(-1)
    start_color()
    use_default_colors()
    // Cursor keys of terminals that send the form their terminfo entry does not name.
    for (letter, code) in zip(["A", "B", "C", "D"], [KEY_UP, KEY_DOWN, KEY_RIGHT, KEY_LEFT]) {
      define_key("\u{1B}[\(letter)", code)
      define_key("\u{1B}O\(letter)", code)
    }
  }

  /// Whether it says that it has a mouse.
  private static var hasMouse: Bool { capability("kmous")?.isEmpty == false }

  /// Asks for marks around text that is pasted; and for presses of the mouse's buttons, not for its
  /// ways, with places in figures: a terminal that can't do the latter tells places beyond the 223rd as
  /// none.
  private static func switchOn(mouse: Bool) {
    // What begins a report is read like any sequence that curses does not know.
    if mouse { keyok(KEY_MOUSE, false) }
    // Only terminals whose commands look alike pass over one that they do not know.
    let marksPastes = capability("cup")?.hasPrefix("\u{1B}[") == true
    if marksPastes {
      define_key("\u{1B}[200~", Paste.beginning)
      define_key("\u{1B}[201~", Paste.end)
    }
    var (on, off) = ("", "")
    if marksPastes { (on, off) = ("\u{1B}[?2004h", "\u{1B}[?2004l") }
    if mouse {
      on += "\u{1B}[?1000h\u{1B}[?1006h"
      off = "\u{1B}[?1006l\u{1B}[?1000l" + off
    }
    if !on.isEmpty { terminal_rescue_switch_on(on, off) }
  }

  private static func measure() -> Size {
    var columns: Int32 = 80
    var rows: Int32 = 24
    if shim_window_size(&columns, &rows) != 0, let screen = shim_stdscr() {
      (columns, rows) = (getmaxx(screen), getmaxy(screen))
    }
    return Size(columns: max(1, Int(columns)), rows: max(1, Int(rows)))
  }
}

// MARK: - What the terminal tells

extension CursesTerminal {
  private func readInput() {
    var hasInput = false
    // Once it is closed, reading would have curses take the terminal over again.
    while isOpen, let reading = keys.next() {
      hasInput = true
      if let event = reading.event { handle(event) }
      if let answer = reading.answer { take(answer) }
    }
    // Ready to be read, but without a character: the terminal is gone, or sent what is none.
    if !hasInput, isGone { handle(.endRequested) }
    settle()
  }

  private var isGone: Bool {
    var input = pollfd(fd: 0, events: 0, revents: 0)
    return poll(&input, 1, 0) > 0
  }

  private func readSignals() {
    var number: UInt8 = 0
    while read(signals, &number, 1) == 1 {
      if Int32(number) == SIGWINCH { resizeIfNeeded() } else { handle(.endRequested) }
    }
    settle()
  }

  private func resizeIfNeeded() {
    let measured = Self.measure()
    guard measured != size else { return }
    size = measured
    // Queues a KEY_RESIZE that nobody pressed; KeyReader passes over it.
    resizeterm(Int32(size.rows), Int32(size.columns))
    handle(.resized(size))
    let cell = Self.cellSize
    guard let graphics, cell.width > 0 else { return }
    use(Graphics(graphics.language, cellWidth: cell.width, cellHeight: cell.height))
  }
}
