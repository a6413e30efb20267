internal import CCurl
internal import PokemonAPI

/// The thread that runs all transfers. No other thread uses libcurl, except to wake this one.
struct CurlLoop: ~Copyable {
  /// Maximum number of idle connections. The client sends at most this many requests at once.
  private static let maximumIdleConnections = 6

  /// Maximum number of concurrent name lookups. libcurl abandons a cancelled lookup, but the
  /// lookup's thread lives until the resolver gives up. Without this limit, paging through a
  /// hundred entries while the name server is unreachable would leave a hundred threads.
  private static let maximumLookups = 3

  private let multi: OpaquePointer
  private let requestQueue: CurlRequestQueue
  private var transfers: [Int: CurlTransfer] = [:]
  /// Requests that wait until another name lookup may start, in order.
  private var waiting: [(id: Int, request: HTTPRequest)] = []
  /// Transfers whose server name is not resolved yet.
  private var lookups: Set<Int> = []
  /// Members of `lookups` whose request was cancelled.
  private var abandoned: Set<Int> = []

  /// Executes commands until the queue is closed or libcurl can't continue.
  static func run(for requestQueue: CurlRequestQueue) {
    guard let multi = ccurl_multi_init(maximumIdleConnections) else {
      return requestQueue.endLoop()
    }
    var loop = CurlLoop(multi, requestQueue)
    requestQueue.runLoop(wokenBy: CurlRequestQueue.Alarm(multi))
    while let commands = requestQueue.takeCommands(), loop.advance(commands) {}
    // From now on, no thread may wake the loop, because it is about to be freed.
    requestQueue.endLoop()
  }

  private init(_ multi: OpaquePointer, _ requestQueue: CurlRequestQueue) {
    self.multi = multi
    self.requestQueue = requestQueue
  }

  deinit {
    for transfer in transfers.values { ccurl_multi_remove_handle(multi, transfer.handle) }
    ccurl_multi_cleanup(multi)
  }

  /// Executes commands, delivers responses, and sleeps until there is more to do. Returns false if
  /// libcurl reports an error, after which it can't be used.
  private mutating func advance(_ commands: [CurlRequestQueue.TransferCommand]) -> Bool {
    for command in commands {
      switch command {
      case .begin(let request, let id): waiting.append((id, request))
      case .end(let id): abandon(id)
      }
    }
    repeat {
      beginWaiting()
      guard ccurl_multi_perform(multi) == CURLM_OK else { return false }
      deliver()
      removeFinishedLookups()
    } while !waiting.isEmpty && lookups.count < Self.maximumLookups
    return ccurl_multi_poll(multi) == CURLM_OK
  }

  private mutating func beginWaiting() {
    while lookups.count < Self.maximumLookups, !waiting.isEmpty {
      let (id, request) = waiting.removeFirst()
      begin(request, id)
    }
  }

  private mutating func begin(_ request: HTTPRequest, _ id: Int) {
    guard let transfer = CurlTransfer(request, trusting: requestQueue.authorities, id: id),
      ccurl_multi_add_handle(multi, transfer.handle) == CURLM_OK
    else { return requestQueue.deliver(.failure(.invalidRequest), to: id) }
    transfers[id] = transfer
    lookups.insert(id)
  }

  /// Ends a cancelled transfer. If its lookup is running, the transfer stays until the lookup ends,
  /// because a lookup can't be stopped.
  private mutating func abandon(_ id: Int) {
    waiting.removeAll { $0.id == id }
    if lookups.contains(id) { abandoned.insert(id) } else { end(id) }
  }

  private mutating func removeFinishedLookups() {
    for id in lookups where transfers[id]?.hasAddress != false {
      lookups.remove(id)
      if abandoned.remove(id) != nil { end(id) }
    }
  }

  private mutating func end(_ id: Int) {
    guard let transfer = transfers.removeValue(forKey: id) else { return }
    ccurl_multi_remove_handle(multi, transfer.handle)
  }

  private mutating func deliver() {
    var result = CURLE_OK
    while let easy = ccurl_multi_ended(multi, &result) {
      guard let transfer = CurlTransfer.of(easy) else { continue }
      let answer = transfer.answer(after: result)
      end(transfer.id)
      requestQueue.deliver(answer, to: transfer.id)
    }
  }
}
