/// What an effect is asked for, by its slug.
public enum EffectSubject: Sendable, Hashable {
  case ability(String)
  case move(String)
  case item(String)
}
