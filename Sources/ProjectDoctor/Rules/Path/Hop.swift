/// A place through which a link passes on its way to the call that redeems it.
struct Hop: Hashable, Sendable {
  /// The call or the name that hands the link on.
  let site: Reach.Site
  /// The place that it hands the link to, by its index in the path; nil for the call that redeems.
  let next: Int?
  /// Further places that the same code hands the link to.
  var others: [Int] = []
  /// True where the function around it is called by the system or a framework, or at the top of a file.
  let isEntry: Bool
  /// True if the link itself is handed on; false for a component that is shown.
  let passesLink: Bool
}

extension Reach {
  /// The walks of one examination, most of which several rules ask for.
  final class Walks {
    var hops: [[Site]: [Hop]] = [:]
  }

  /// Hops of one path at most.
  private static let hops = 400

  /// Walks from calls back to the entry points: each place once, those nearest to the call first.
  func hops(to calls: [Site]) -> [Hop] {
    if let known = walks.hops[calls] { return known }
    let hops = walk(to: calls)
    walks.hops[calls] = hops
    return hops
  }

  private func walk(to calls: [Site]) -> [Hop] {
    var hops: [Hop] = []
    var seen: [Site: Int] = [:]
    var queue: [(site: Site, next: Int?, passesLink: Bool, feeders: [Site])] = calls.map { ($0, nil, true, []) }
    var position = 0
    while position < queue.count, hops.count < Reach.hops {
      let (site, next, passesLink, earlier) = queue[position]
      position += 1
      if let known = seen[site] {
        if let next, next != known { hops[known].others.append(next) }
        continue
      }
      seen[site] = hops.count
      let around = outlines[site.file].declarations(around: site.index)
      let function = around.first { !$0.isType }
      let type = around.first(where: \.isType).flatMap { $0.isRoot ? nil : $0 }
      let isEntry = function?.isRoot ?? true
      // What begins to collect a channel is one part of the way, and what sends into it the other.
      let feeders = earlier.isEmpty && passesLink ? feeders(of: site) : earlier
      let isStart = isEntry && type == nil
      hops.append(Hop(site: site, next: next, isEntry: isStart && feeders.isEmpty, passesLink: passesLink))
      if isStart { queue += feeders.map { ($0, hops.count - 1, true, []) } }
      let caller = isEntry ? type : function
      guard let caller else { continue }
      for mention in mentions(of: caller, in: site.file) where token(mention).kind == .identifier && !isState(mention) {
        queue.append((mention, hops.count - 1, passesLink && !caller.isType, feeders))
      }
    }
    return hops
  }

  /// True for `State<Name>` of Flutter, by which a widget's own state names it.
  func isState(_ site: Site) -> Bool {
    let tokens = files[site.file].tokens
    return site.index > 1 && tokens[site.index - 1].isSymbol("<") && tokens[site.index - 2].text == "State"
  }

  /// The tokens of the function around a place, up to the place; of the file's top level if there is none.
  func before(_ site: Site) -> Range<Int> { startOfFunction(around: site)..<site.index }

  /// True if some way leads to a call.
  func isOpen(_ hops: [Hop]) -> Bool { isOpen(hops, shut: hops.map { _ in false }) }

  /// The first place at which something shuts a way to a call, and what it is; nil if a way stays open, or if there was
  /// none.
  func shut<Cause>(_ hops: [Hop], by cause: (Hop) -> Cause?) -> (hop: Hop, cause: Cause)? {
    let causes = hops.map(cause)
    guard isOpen(hops), !isOpen(hops, shut: causes.map { $0 != nil }) else { return nil }
    return zip(hops, causes).lazy.compactMap { hop, cause in cause.map { (hop, $0) } }.first
  }

  private func isOpen(_ hops: [Hop], shut: [Bool]) -> Bool {
    zip(hops, open(hops, shut: shut)).contains { hop, isOpen in hop.isEntry && isOpen }
  }

  /// For each hop, true if a way leads from it to a call.
  func open(_ hops: [Hop], shut: [Bool]) -> [Bool] {
    var open = Array(repeating: false, count: hops.count)
    // Further places may stand behind the one that leads to them.
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in hops.indices where !open[index] && !shut[index] {
        let places = (hops[index].next.map { [$0] } ?? []) + hops[index].others
        guard places.isEmpty || places.contains(where: { open[$0] }) else { continue }
        open[index] = true
        isChanged = true
      }
    }
    return open
  }
}
