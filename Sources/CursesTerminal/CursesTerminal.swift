private import CNcurses
private import CTerminalSignals
package import TerminalUI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The terminal: shows frames, tells events, and leaves everything as it was. Ncursesw knows what it
/// understands, sets its modes and reads its keys.
///
/// One at a time, on the main actor, because curses keeps its state in globals.
@MainActor
package final class CursesTerminal {
  /// How many colours text may have.
  package let depth: ColorDepth

  /// The size of the window in cells, of at least one.
  package private(set) var size: Size

  var handle: (TerminalEvent) -> Void = { _ in }
  private var takesText: () -> Bool = { false }
  private var settle: () -> Void = {}
  private let loop = MainLoop()
  let output = TerminalOutput()
  private let input = terminal_input_open()
  private let signals: Int32
  /// What asks the terminal for what it does not do by itself, such as a mouse; and what has it stop that.
  var switches: (on: String, off: String)
  let showsCursor: Bool
  /// Whether it is asked for the mouse.
  package internal(set) var usesMouse: Bool
  var writer: FrameWriter
  var keys: KeyReader<CursesKeys>
  /// Whether the terminal was asked something, and may answer yet.
  var awaitsAnswers = false
  var answers = TerminalAnswers()
  /// How the terminal shows pictures by itself, if it has said so.
  var graphics: Graphics?
  private var isOpen = true
  /// Whether the program runs in the background, where the terminal is another's.
  private var isAway = false
  /// Whether the whole screen is to be drawn again as soon as the terminal takes it.
  private var needsRedraw = false

  /// Takes over the terminal.
  ///
  /// - Parameters:
  ///   - usesMouse: whether to ask for the mouse, where there is one.
  ///   - showsCursor: whether `present` puts it somewhere; else it is hidden.
  ///   - symbols: which characters may be written.
  ///   - farewell: what a crash says once the terminal is restored; which signal came, and at which
  ///     address, follows.
  ///   - depth: how many colours to use on a terminal that has so many.
  /// - Throws: `TerminalError` when there is none that can be used; nothing has been changed then.
  package init(
    usesMouse: Bool, showsCursor: Bool, symbols: Symbols, farewell: String,
    depth depthFor: (ColorDepth) -> ColorDepth
  ) throws(TerminalError) {
    try Self.check(symbols)
    let hasMouse = usesMouse && Self.hasMouse
    switches = Self.switches(mouse: hasMouse, cursor: showsCursor)
    self.showsCursor = showsCursor
    self.usesMouse = hasMouse
    // First of all: from here on whatever ends the program restores the terminal.
    terminal_rescue_arm(switches.off, farewell)
    signals = terminal_signals_pass([SIGWINCH, SIGTSTP, SIGCONT], 3)
    let isSizeKnown: Int32 = Self.windowSize == nil ? 0 : 1
    guard shim_newterm(output.descriptor, input, isSizeKnown) == OK, var codes = Self.codes(symbols)
    else {
      terminal_give_back()
      throw .unusable(term: Self.termName)
    }
    terminal_modes_keep()
    // Before its keys are changed curses must have read which there are.
    keys = KeyReader(source: CursesKeys(), hasMouse: hasMouse)
    Self.configure()
    codes.depth = depthFor(codes.depth)
    depth = codes.depth
    size = Self.measure()
    writer = FrameWriter(size: size, codes: codes)
    // So far they have ended the program at once; from here on nothing waits for the terminal.
    _ = terminal_signals_pass([SIGINT, SIGTERM, SIGHUP], 3)
    output.send(Array(switches.on.utf8))
  }

  /// Tells keys, new sizes and requests to end in the order in which they come, and lets the main
  /// actor work, until `close`.
  ///
  /// A plain call for an event, because the standard library's asynchronous sequences pass each of
  /// their values through a worker thread, which doubles the time from a key to its frame.
  ///
  /// - Parameters:
  ///   - takesText: whether what is typed next is text, in which Alt with a key means nothing; elsewhere
  ///     it is Escape and the key.
  ///   - settle: called once after all the events that had come together.
  package func run(
    _ handle: @escaping (TerminalEvent) -> Void, takesText: @escaping () -> Bool = { false },
    settle: @escaping () -> Void = {}
  ) {
    self.handle = handle
    self.takesText = takesText
    self.settle = settle
    loop.run([
      MainLoop.Input(descriptor: input) { self.readInput() },
      MainLoop.Input(descriptor: signals) { self.readSignals() },
    ])
  }

  /// Does something once a while has passed, as long as it runs. One thing at a time.
  ///
  /// On the main thread's own wait: a task that sleeps would start the runtime's threads.
  package func wait(for delay: Duration, then handle: @escaping @MainActor () -> Void) {
    loop.wait(for: delay, as: .work, then: handle)
  }

  /// Whether it can show a frame now. Where it can't, `settle` is called as soon as it can.
  package var isReady: Bool { isOpen && !isAway && !output.isBehind }

  /// Whether something has been typed since events were told last.
  ///
  /// - Parameter milliseconds: how long to wait for it.
  package func hasInput(within milliseconds: Int32 = 0) -> Bool {
    var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  /// Shows a frame, writing what differs from the one before it.
  ///
  /// To be called only while it is ready.
  ///
  /// - Parameters:
  ///   - changed: the only parts where it may differ.
  ///   - cursor: where the cursor is put, where it is shown.
  package func present(
    _ frame: Frame, changedIn changed: [Rect], cursor: (column: Int, row: Int)? = nil
  ) {
    guard isReady else { return }
    var changed = changed
    if frame.size != writer.shown.size {
      removeGraphics()
      writer.clear(to: frame.size)
      changed = [frame.bounds]
    }
    if changed.isEmpty { return }
    writer.write(frame, changedIn: changed)
    if let cursor { writer.place(cursorAt: cursor.column, row: cursor.row) }
    if graphics == nil { return send(writer.take()) }
    let graphics = changeGraphics(to: frame)
    send(writer.take())
    send(graphics)
  }

  /// Draws the whole screen again, whatever the terminal shows now, as soon as it takes it.
  package func redraw() {
    needsRedraw = !isReady
    if needsRedraw { return }
    writer.rewrite()
    send(writer.take())
    send(writer.shown.graphics.flatMap(Self.bytes))
  }

  /// Writes bytes to the terminal, after all that was drawn. What it does not take now, it gets as soon as
  /// it does.
  func send(_ bytes: [UInt8]) {
    output.send(bytes)
    if output.isBehind { loop.wait(forRoomOn: output.descriptor) { self.goOn() } }
  }

  private func goOn() {
    output.goOn()
    if output.isBehind { return loop.wait(forRoomOn: output.descriptor) { self.goOn() } }
    if needsRedraw { redraw() }
    settle()
  }

  /// Stops the program as Ctrl-Z does elsewhere; returns when it goes on. The whole process group is
  /// stopped, so a script that started the program stops with it.
  package func suspend() { suspend(withGroup: true) }

  private func suspend(withGroup: Bool) {
    if restore() { terminal_give_back() } else { terminal_rescue_now() }
    terminal_stop(withGroup ? 1 : 0)
    resume()
  }

  /// Takes the terminal again after whatever stopped the program, unless that goes on in the background.
  private func resume() {
    isAway = terminal_take_again() == 0
    if isAway { return }
    send(Array(switches.on.utf8))
    redraw()
    resizeIfNeeded()
  }

  /// Gives the terminal back as it was found. May be called more than once.
  package func close() {
    guard isOpen else { return }
    if restore() { terminal_give_back() } else { terminal_rescue_now() }
    isOpen = false
    loop.stop()
  }

  /// Writes what makes the screen as it was found. False where the terminal does not take it.
  private func restore() -> Bool {
    takeLastAnswers()
    output.send(writer.shown.graphics.flatMap(\.graphic.removal))
    output.send(writer.farewell)
    output.send(Array((switches.off + "\r").utf8))
    defer { output.drop() }
    return output.finish()
  }

  /// Takes what the terminal has yet to answer, which the shell would else take for typed. Of one that
  /// does not answer nothing is heard for 50 ms.
  private func takeLastAnswers() {
    var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    // What a person types meanwhile does not keep the program.
    for _ in 0..<Self.mostAtOnce {
      guard awaitsAnswers, output.finish(), poll(&waiting, 1, 50) > 0 else { break }
      guard let answer = keys.next()?.answer, case .attributes = answer else { continue }
      break
    }
    awaitsAnswers = false
  }
}

// MARK: - What the terminal tells

extension CursesTerminal {
  /// So many keys are taken before there is a frame between them.
  fileprivate static let mostAtOnce = 32

  /// Takes keys, but not so many that signals and frames would wait for them. Whether there may be more.
  private func readInput() -> Bool {
    var count = 0
    errno = 0
    // Once it is closed, reading would have curses take the terminal over again.
    while isOpen, count < Self.mostAtOnce, terminal_signals_are_waiting() == 0 {
      keys.takesText = takesText()
      // What came with bytes that are no text is told the second time.
      guard let reading = keys.next() ?? (count == 0 ? keys.next() : nil) else { break }
      count += 1
      if let event = reading.event, isInWindow(event) { handle(event) }
      if let answer = reading.answer { take(answer) }
    }
    if let patience = keys.patience {
      loop.wait(for: patience, as: .silence) { self.giveUp() }
    }
    let mayBeMore = count == Self.mostAtOnce || terminal_signals_are_waiting() != 0
    if count == 0, !mayBeMore, errno == EIO || isGone { handle(.endRequested) }
    settle()
    return mayBeMore
  }

  /// Goes on without the rest of a sequence or a paste that has not come.
  private func giveUp() {
    // More has come after all, and is read next.
    guard isOpen, !hasInput(), let event = keys.giveUp() else { return }
    handle(event)
    settle()
  }

  /// Whether the terminal is no more, after nothing could be read of it.
  private var isGone: Bool {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, 0) > 0 else { return false }
    // Not so where it sent what is no text. That can be read, but not in the background of a session
    // whose shell is gone, nor at the end.
    return Int32(input.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0 || shim_bytes_to_read() == 0
      || terminal_is_in_foreground() == 0
  }

  private func readSignals() -> Bool {
    while isOpen, case let number = terminal_signals_next(), number != 0 {
      switch number {
      case SIGWINCH: resizeIfNeeded()
      case SIGTSTP: suspend(withGroup: false)
      case SIGCONT: resume()
      default: handle(.endRequested)
      }
    }
    settle()
    return false
  }

  private func resizeIfNeeded() {
    let measured = Self.measure()
    if measured != size {
      size = measured
      handle(.resized(size))
    }
    measureCell()
  }
}
