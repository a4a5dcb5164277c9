extension Grant {
  /// Whether two grants say the same of the user's purchases; who asked, when and through which code is no news.
  package func tellsTheSame(as other: Grant) -> Bool {
    var other = other
    (other.owner, other.purchaser, other.paywall) = (owner, purchaser, paywall)
    if let requestDate = customer?.requestDate { other.customer?.requestDate = requestDate }
    return self == other
  }
}
