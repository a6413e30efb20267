import Testing

@testable import PokemonAPI

struct ProxyRuleTests {
  static let rows: [(url: String, variables: [String: String], usesProxy: Bool)] = [
    ("http://dex.test/", [:], false), ("http://dex.test/", ["http_proxy": ""], false),
    ("http://dex.test/", ["http_proxy": "http://p"], true),
    ("https://dex.test/", ["http_proxy": "http://p"], false),
    ("http://dex.test/", ["HTTP_PROXY": "http://p"], false),
    ("https://dex.test/", ["HTTPS_PROXY": "http://p"], true),
    ("http://dex.test/", ["all_proxy": "socks5://p"], true),
    ("http://dex.test/", ["http_proxy": "http://p", "no_proxy": "*"], false),
    ("http://dex.test/", ["http_proxy": "http://p", "no_proxy": "a.test, dex.test"], false),
    ("http://a.dex.test/", ["http_proxy": "http://p", "NO_PROXY": ".dex.test"], false),
    ("http://notdex.test/", ["http_proxy": "http://p", "no_proxy": "dex.test"], true),
    ("http://DEX.test:81/", ["http_proxy": "http://p", "no_proxy": "dex.TEST"], false),
  ]

  @Test(arguments: rows)
  func variablesDecideWhetherAProxyIsUsed(
    url: String, variables: [String: String], usesProxy: Bool
  ) {
    #expect(ProxyRule.usesProxy(url) { variables[$0] } == usesProxy)
  }
}
