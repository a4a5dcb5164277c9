import QRCode
import TerminalText

/// Which colours a terminal shows text in, for output without colours of its own.
public enum TerminalBackground: Sendable {
  /// Light text on dark.
  case dark
  /// Dark text on light.
  case light
}

extension QRCode {
  /// Columns of the drawing, with the quiet zone.
  var columns: Int { size + 2 * QRCode.quietZone }

  /// Returns the code for a terminal, with its quiet zone. A character is two modules, one above the other.
  ///
  /// - Parameters:
  ///   - style: with colours it is black on white for every background; without, the text's own colour is used.
  ///   - background: the terminal's background, which matters only without colours.
  func lines(_ style: TextStyle, on background: TerminalBackground) -> [String] {
    let inked = style == .coloured || background == .light
    return stride(from: -QRCode.quietZone, to: size + QRCode.quietZone, by: 2).map { y in
      let characters = (-QRCode.quietZone..<size + QRCode.quietZone).map { x in
        QRCode.block(isDark(x: x, y: y) == inked, isDark(x: x, y: y + 1) == inked)
      }
      return style.blackOnWhite(String(characters))
    }
  }

  private static func block(_ isUpperInked: Bool, _ isLowerInked: Bool) -> Character {
    switch (isUpperInked, isLowerInked) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
