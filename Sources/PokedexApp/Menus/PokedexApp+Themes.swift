internal import PokedexFeatures

// The menu of themes.
extension PokedexApp {
  /// The theme to draw in: the selected one, while the menu is to see.
  var shownTheme: Theme {
    model.overlay == .themes ? theme.choosing(ThemeChoice.allCases[menuRow]) : theme
  }

  /// The row of the chosen one.
  var chosenTheme: Int { ThemeChoice.allCases.firstIndex(of: theme.choice) ?? 0 }

  func showThemes() {
    model.show(.themes)
    menuRow = chosenTheme
  }
}
