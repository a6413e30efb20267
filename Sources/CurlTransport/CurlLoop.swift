internal import CCurl
internal import PokemonAPI

/// The thread of all transfers. Whatever is libcurl's is touched here only.
struct CurlLoop: ~Copyable {
  /// One for each request that the client has under way at once.
  private static let mostIdleConnections = 6

  /// So many names are looked up at once. libcurl leaves a lookup that nobody waits for any more to itself,
  /// with a thread of its own, until the resolver gives up: who leafs through a hundred entries where no
  /// server of names answers would have as many threads.
  private static let mostLookups = 3

  private let multi: OpaquePointer
  private let mailbox: CurlMailbox
  private var transfers: [Int: CurlTransfer] = [:]
  /// What is to begin once there are few enough lookups, the first first.
  private var waiting: [(id: Int, request: HTTPRequest)] = []
  /// The transfers whose server has no address yet.
  private var lookups: Set<Int> = []
  /// Those of them that nobody waits for.
  private var abandoned: Set<Int> = []

  /// Carries out what is ordered until the mailbox is closed.
  static func run(for mailbox: CurlMailbox) {
    guard let multi = ccurl_multi_init(mostIdleConnections) else { return mailbox.endLoop() }
    var loop = CurlLoop(multi, mailbox)
    mailbox.runLoop(wokenBy: CurlMailbox.Alarm(multi))
    while let orders = mailbox.takeOrders(), loop.advance(orders) {}
    // From here on nobody wakes what is about to go.
    mailbox.endLoop()
  }

  private init(_ multi: OpaquePointer, _ mailbox: CurlMailbox) {
    self.multi = multi
    self.mailbox = mailbox
  }

  deinit {
    for transfer in transfers.values { ccurl_multi_remove_handle(multi, transfer.handle) }
    ccurl_multi_cleanup(multi)
  }

  /// Carries out orders, delivers what has come, and sleeps until there is more to do. False where
  /// libcurl can't go on.
  private mutating func advance(_ orders: [CurlMailbox.Order]) -> Bool {
    for order in orders {
      switch order {
      case .begin(let request, let id): waiting.append((id, request))
      case .end(let id): abandon(id)
      }
    }
    repeat {
      beginWaiting()
      guard ccurl_multi_perform(multi) == CURLM_OK else { return false }
      deliver()
      forgetLookups()
    } while !waiting.isEmpty && lookups.count < Self.mostLookups
    return ccurl_multi_poll(multi) == CURLM_OK
  }

  private mutating func beginWaiting() {
    while lookups.count < Self.mostLookups, !waiting.isEmpty {
      let (id, request) = waiting.removeFirst()
      begin(request, id)
    }
  }

  private mutating func begin(_ request: HTTPRequest, _ id: Int) {
    guard let transfer = CurlTransfer(request, id: id),
      ccurl_multi_add_handle(multi, transfer.handle) == CURLM_OK
    else { return mailbox.deliver(.failure(.invalidRequest), to: id) }
    transfers[id] = transfer
    lookups.insert(id)
  }

  /// Ends what nobody waits for, but for a lookup, which would go on all the same.
  private mutating func abandon(_ id: Int) {
    waiting.removeAll { $0.id == id }
    if lookups.contains(id) { abandoned.insert(id) } else { end(id) }
  }

  private mutating func forgetLookups() {
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
      mailbox.deliver(answer, to: transfer.id)
    }
  }
}
