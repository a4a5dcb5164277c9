extension Grant {
  /// Whether two grants say the same of the user's purchases; who asked, when and through which code is no news.
  func tellsTheSame(as other: Grant) -> Bool {
    func news(_ grant: Grant) -> Grant {
      var grant = grant
      (grant.owner, grant.purchaser, grant.paywall) = (nil, nil, nil)
      grant.customer?.requestDate = Timestamp(milliseconds: 0)
      return grant
    }
    return news(self) == news(other)
  }
}
