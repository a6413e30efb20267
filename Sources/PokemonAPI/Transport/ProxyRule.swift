#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Tells whether requests go through a proxy, by the environment variables that libcurl reads.
/// libcurl before 8.7 doesn't say whether it used one.
package enum ProxyRule {
  /// Whether libcurl uses a proxy for a URL.
  ///
  /// - Parameter variable: a function that returns the value of an environment variable.
  package static func usesProxy(_ url: String, _ variable: (String) -> String?) -> Bool {
    guard let url = URL(string: url), let host = url.host?.lowercased() else { return false }
    let isSafe = url.scheme?.lowercased() == "https"
    // `HTTP_PROXY` is not read, because a web server sets it to a header of its client.
    let names =
      (isSafe ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]) + ["all_proxy", "ALL_PROXY"]
    let proxy = names.lazy.compactMap(variable).first { !$0.isEmpty }
    let exceptions = variable("no_proxy") ?? variable("NO_PROXY") ?? ""
    return proxy != nil && !exceptions.split { ", ".contains($0) }.contains { excludes($0, host) }
  }

  /// Whether an entry of `no_proxy` is the host or a domain that contains it.
  private static func excludes(_ entry: Substring, _ host: String) -> Bool {
    let domain = entry.drop { $0 == "." }.lowercased()
    return entry == "*" || host == domain || host.hasSuffix("." + domain)
  }
}

extension HTTPError {
  /// Returns the error for a URL whose host has no address.
  package static func unknownHost(of url: String) -> HTTPError {
    .unknownHost(NetworkText.line(URL(string: url)?.host ?? url))
  }
}
