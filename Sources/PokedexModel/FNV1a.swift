/// A 64-bit FNV-1a hash. Source: http://www.isthe.com/chongo/tech/comp/fnv.
///
/// The hash uses no key, so it detects accidental changes but not deliberate ones.
@frozen
package struct FNV1a: Sendable {
  package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inlinable
  package init() {}

  @inlinable
  package mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }
}
