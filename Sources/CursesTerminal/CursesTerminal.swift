private import CNcurses
private import CTerminalSignals
package import TerminalUI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The terminal. It shows frames, reports events, and restores the terminal's state at the end.
///
/// ncursesw provides the terminal's capabilities, sets its modes and reads its keys.
///
/// There can be only one at a time, on the main actor, because ncurses keeps its state in globals.
@MainActor
package final class CursesTerminal {
  /// Colour depth of text.
  package let depth: ColorDepth

  /// The terminal's name if another terminal's description is used, because the terminfo database
  /// does not have the name.
  package let unknownTerm: String?

  /// Size of the window in cells, at least 1×1.
  package private(set) var size: Size

  var handle: (TerminalEvent) -> Void = { _ in }
  private var takesText: () -> Bool = { false }
  private var afterEvents: () -> Void = {}
  private let loop = MainLoop()
  let output = TerminalOutput()
  private let input = terminal_input_open()
  private let signals: Int32
  /// Codes that turn on features such as mouse reporting, and codes that turn them off.
  var switches: (on: String, off: String)
  let showsCursor: Bool
  /// Whether mouse reporting is on.
  package internal(set) var usesMouse: Bool
  var writer: FrameWriter
  var keys: KeyReader<CursesKeys>
  /// Whether the terminal was queried and may still answer.
  var awaitsAnswers = false
  var answers = TerminalAnswers()
  var linkDelay = LinkDelay()
  /// The terminal's support for pictures, if it has reported any.
  var graphics: GraphicsSupport?
  private var isOpen = true
  /// Whether the program is in the background, where another program owns the terminal.
  private var isSuspended = false
  /// Whether to redraw the whole screen as soon as the terminal takes output again.
  private var needsRedraw = false

  /// Takes over the terminal.
  ///
  /// - Parameters:
  ///   - usesMouse: Whether to turn on mouse reporting if the terminal has a mouse.
  ///   - showsCursor: Whether `present` shows the cursor. It is hidden otherwise.
  ///   - symbols: The characters that may be written.
  ///   - crashMessage: Text that a crash prints after restoring the terminal, followed by the
  ///     signal and its address.
  ///   - depth: Closure that returns the colour depth to use, given the terminal's own depth.
  /// - Throws: `TerminalError` if the terminal can't be used. The terminal is unchanged then.
  package init(
    usesMouse: Bool, showsCursor: Bool, symbols: CharacterLimits, crashMessage: String,
    depth depthFor: (ColorDepth) -> ColorDepth
  ) throws(TerminalError) {
    unknownTerm = try Self.check(symbols)
    let hasMouse = usesMouse && Self.hasMouse
    switches = Self.switches(mouse: hasMouse, cursor: showsCursor)
    self.showsCursor = showsCursor
    self.usesMouse = hasMouse
    // This comes first, so that the terminal is restored however the program ends.
    terminal_rescue_arm(switches.off, crashMessage)
    signals = terminal_signals_pass([SIGWINCH, SIGTSTP, SIGCONT], 3)
    let isSizeKnown: Int32 = Self.windowSize == nil ? 0 : 1
    guard shim_newterm(output.descriptor, input, isSizeKnown) == OK, var codes = Self.codes(symbols)
    else {
      terminal_give_back(0)
      throw .unusable(term: Self.termName)
    }
    terminal_modes_keep()
    let start = ContinuousClock.now
    keys = KeyReader(
      source: CursesKeys(), hasMouse: hasMouse,
      sequences: KeySequences(capability: Self.capability), clock: { .now - start })
    keys.escapeDelay = Self.escapeDelay ?? keys.escapeDelay
    codes.depth = depthFor(codes.depth)
    depth = codes.depth
    size = Self.measure()
    writer = FrameWriter(size: size, codes: codes)
    // Until now, these signals ended the program at once, because the code above may wait for the
    // terminal. The code from here on never does, so the main loop can handle the signals.
    _ = terminal_signals_pass([SIGINT, SIGTERM, SIGHUP], 3)
    output.send(Array(switches.on.utf8))
  }

  /// Reports events in order and runs the main actor's work, until `close`.
  ///
  /// Each event is a plain call of `handle`. The standard library's asynchronous sequences would
  /// pass it through a worker thread, which doubles the time from a key to its frame.
  ///
  /// - Parameters:
  ///   - takesText: Whether the next keys are typed into a text field. In a text field, Alt with a
  ///     key is ignored. Elsewhere, it is read as Escape followed by the key.
  ///   - afterEvents: Called once after all events that arrived together.
  package func run(
    _ handle: @escaping (TerminalEvent) -> Void, takesText: @escaping () -> Bool = { false },
    afterEvents: @escaping () -> Void = {}
  ) {
    self.handle = handle
    self.takesText = takesText
    self.afterEvents = afterEvents
    loop.run([
      MainLoop.Input(descriptor: input) { self.readInput() },
      MainLoop.Input(descriptor: signals) { self.readSignals() },
    ])
  }

  /// Calls a handler after a delay while `run` is active. A new call replaces a pending one.
  ///
  /// This uses the main loop instead of a sleeping task, which would start the runtime's threads.
  package func wait(for delay: Duration, then handle: @escaping @MainActor () -> Void) {
    loop.wait(for: delay, as: .work, then: handle)
  }

  /// Whether a frame can be shown now. If not, `afterEvents` is called as soon as one can be shown.
  package var isReady: Bool { isOpen && !isSuspended && !output.hasUnsentOutput }

  /// Whether there is input that has not been read yet.
  ///
  /// - Parameter milliseconds: Maximum time to wait for it.
  package func hasInput(within milliseconds: Int32 = 0) -> Bool {
    var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  /// Shows a frame by writing its differences from the previous one.
  ///
  /// Call it only while `isReady`.
  ///
  /// - Parameters:
  ///   - changed: The areas that may differ from the previous frame. All others are equal.
  ///   - cursor: The cursor's cell, if it is shown.
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

  /// Redraws the whole screen as soon as the terminal is ready, even where nothing has changed.
  package func redraw() {
    needsRedraw = !isReady
    if needsRedraw { return }
    writer.rewrite()
    send(writer.take())
    send(writer.shown.graphics.flatMap(Self.bytes))
  }

  /// Writes bytes to the terminal after everything drawn before. Bytes that it does not take now
  /// are sent later.
  func send(_ bytes: [UInt8]) {
    output.send(bytes)
    if output.hasUnsentOutput {
      loop.wait(untilWritable: output.descriptor) { self.continueSending() }
    }
  }

  private func continueSending() {
    output.continueSending()
    if output.hasUnsentOutput {
      return loop.wait(untilWritable: output.descriptor) { self.continueSending() }
    }
    if needsRedraw { redraw() }
    afterEvents()
  }

  /// Stops the program like Ctrl-Z and returns when it continues.
  ///
  /// The whole process group is stopped, so a script that started the program stops with it.
  package func suspend() { suspend(withGroup: true) }

  private func suspend(withGroup: Bool) {
    if restore() { giveBack() } else { terminal_rescue_now() }
    keys.forget()
    terminal_stop(withGroup ? 1 : 0)
    resume()
  }

  /// Takes over the terminal again after the program was stopped, unless it continues in the
  /// background.
  private func resume() {
    isSuspended = terminal_take_again() == 0
    if isSuspended { return }
    send(Array(switches.on.utf8))
    redraw()
    resizeIfNeeded()
  }

  /// The delay after an escape character that the environment asks for, with ncurses' variable.
  private static var escapeDelay: Duration? {
    Int(variable("ESCDELAY")).map { .milliseconds(min(max(0, $0), 10_000)) }
  }

  /// Restores the terminal. May be called more than once.
  package func close() {
    guard isOpen else { return }
    if restore() { giveBack() } else { terminal_rescue_now() }
    isOpen = false
    loop.stop()
  }

  private func giveBack() { terminal_give_back(keys.isPasting ? 1 : 0) }

  /// Writes the codes that restore the screen. Returns false if the terminal does not take them.
  private func restore() -> Bool {
    output.send(writer.shown.graphics.flatMap(\.graphic.removal))
    output.send(writer.exitSequence)
    output.send(Array((switches.off + "\r").utf8))
    defer { output.drop() }
    if linkDelay.isKnown, !awaitsAnswers {
      // The answer to this query follows everything that the terminal has sent until then.
      linkDelay.begin()
      awaitsAnswers = true
      output.send(Array(TerminalAnswer.attributesQuery.utf8))
    }
    let isWritten = output.finish()
    if isWritten { drainAnswers() }
    return isWritten
  }

  /// Reads what the terminal sends until its last answer, because the shell would treat it as typed
  /// text. Waits as long as the link's delay demands.
  private func drainAnswers() {
    let end = ContinuousClock.now + linkDelay.longestWait
    while awaitsAnswers, case let rest = end - .now, rest > .zero {
      guard hasInput(within: Int32((rest / .milliseconds(1)).rounded(.up))) else { break }
      // Invalid bytes and the end of the input are no reading either.
      guard let reading = keys.next() ?? keys.next() else { break }
      if case .attributes? = reading.answer { break }
    }
    awaitsAnswers = false
  }
}

// MARK: - Input

extension CursesTerminal {
  /// Maximum number of keys handled before a frame is drawn.
  fileprivate static let maximumKeysPerFrame = 32

  /// Handles a limited number of keys, so that signals and frames need not wait. Returns whether
  /// there may be more.
  private func readInput() -> Bool {
    var count = 0
    errno = 0
    // After `close`, reading would make ncurses take over the terminal again.
    while isOpen, count < Self.maximumKeysPerFrame, terminal_signals_are_waiting() == 0 {
      keys.takesText = takesText()
      // The first read stops at invalid bytes. A second read finds the keys after them.
      guard let reading = keys.next() ?? (count == 0 ? keys.next() : nil) else { break }
      count += 1
      if let event = reading.event, isInWindow(event) { handle(event) }
      if let answer = reading.answer {
        linkDelay.take(answer)
        if Self.escapeDelay == nil { keys.escapeDelay = linkDelay.escapeDelay }
        take(answer)
      }
    }
    ringIfStringWasDropped()
    if let silenceTimeout = keys.silenceTimeout {
      loop.wait(for: silenceTimeout, as: .silence) { self.giveUp() }
    }
    let mayBeMore = count == Self.maximumKeysPerFrame || terminal_signals_are_waiting() != 0
    if count == 0, !mayBeMore, errno == EIO || isDisconnected { handle(.endRequested) }
    afterEvents()
    return mayBeMore
  }

  /// Stops waiting for the rest of an incomplete sequence.
  private func giveUp() {
    // If new input has arrived, it may continue the sequence. It is read next.
    guard isOpen, !hasInput() else { return }
    let event = keys.giveUp()
    ringIfStringWasDropped()
    guard let event else { return }
    handle(event)
    afterEvents()
  }

  private func ringIfStringWasDropped() {
    if keys.hasDroppedString { send([7]) }
    keys.hasDroppedString = false
  }

  /// Whether the terminal is gone. Only valid after a read has returned nothing.
  private var isDisconnected: Bool {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, 0) > 0 else { return false }
    // Readable bytes that yielded no key are invalid text, so the terminal still exists. It is gone
    // at end of file, or if we are in the background because the session's shell has exited.
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
    afterEvents()
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
