/// A hash of 64 bits, FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv. It has no key, so it guards against
/// accidents, not against people.
@frozen
package struct FNV1a: Sendable {
  package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inlinable
  package init() {}

  @inlinable
  package mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }
}
