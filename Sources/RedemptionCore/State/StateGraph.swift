/// How each part of a described state looks with its labels.
///
/// Looks are refined until labels that occur in different places look different (the colours of Weisfeiler and Leman).
/// Of labels that look the same then, one is singled out, and all is refined again.
struct StateGraph {
  let tree: StateTree
  /// Of each part, equal for parts that differ at most in their labels.
  private(set) var looks: [UInt64]
  private var colours: [UInt64]

  init(_ tree: StateTree) {
    self.tree = tree
    looks = tree.nodes.map(\.look)
    colours = Array(repeating: 1, count: tree.labels.all.count)
    for index in looks.indices.reversed() { setLook(of: index) }
    refine()
  }

  /// The most labels that are tried when one is singled out. Beyond them, two states that are the same may get two
  /// digests.
  static let mostChoices = 512

  private mutating func refine() {
    refineColours()
    var choices = 0
    while StateGraph.distinct(colours) < colours.count, choices < StateGraph.mostChoices { singleOut(&choices) }
  }

  private static func distinct(_ colours: [UInt64]) -> Int {
    let sorted = colours.sorted()
    return zip(sorted, sorted.dropFirst()).reduce(min(1, sorted.count)) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }

  private mutating func refineColours() {
    var distinct = StateGraph.distinct(colours)
    while distinct < colours.count {
      setColours()
      let now = StateGraph.distinct(colours)
      guard now > distinct else { break }
      distinct = now
      refineLooks()
    }
  }

  /// Singles out one of the labels that look the same: the one after which the state looks the least. Of several, any
  /// will do: as a rule the state is the same from each of them.
  private mutating func singleOut(_ choices: inout Int) {
    let sorted = colours.sorted()
    guard let shared = zip(sorted, sorted.dropFirst()).first(where: { $0 == $1 })?.0 else { return }
    var least: (look: UInt64, graph: StateGraph)?
    for label in colours.indices where colours[label] == shared {
      choices += 1
      var graph = self
      graph.colours[label] = shared.mixed(after: 13)
      graph.refineLooks()
      graph.refineColours()
      let look = graph.colours.reduce(0) { $0 &+ $1.mixed(after: 14) }
      if least.map({ look < $0.look }) ?? true { least = (look, graph) }
    }
    if let least { self = least.graph }
  }

  /// From the inside out: a look has the colours of the labels in it.
  private mutating func refineLooks() {
    for index in tree.labelled.reversed() {
      looks[index] = tree.nodes[index].look
      setLook(of: index)
    }
  }

  /// Adds to a part's own look those of what is in it.
  private mutating func setLook(of index: Int) {
    let node = tree.nodes[index]
    var look = looks[index]
    guard node.kind != .single else {
      for place in node.pieces {
        if case .label(let label) = tree.pieces[place] { look = look.mixed(with: colours[label]) }
      }
      return looks[index] = look
    }
    let isSet = node.kind == .set
    var (inside, child) = (isSet ? 0 : look, index + 1)
    while child < node.end {
      inside = isSet ? inside &+ looks[child].mixed(after: 11) : inside.mixed(with: looks[child])
      child = tree.nodes[child].end
    }
    looks[index] = isSet ? look.mixed(with: inside) : inside
  }

  /// From the outside in: a colour has all places where its label occurs.
  private mutating func setColours() {
    var insides = Array(repeating: 0 as UInt64, count: looks.count)
    var next = colours
    for index in tree.labelled {
      let node = tree.nodes[index]
      let outside = node.group < 0 ? 12 : insides[node.group].mixed(with: node.position)
      let place = outside.mixed(with: node.look)
      insides[index] = place.mixed(with: looks[index])
      for piece in node.pieces {
        guard case .label(let label) = tree.pieces[piece] else { continue }
        next[label] = next[label] &+ place.mixed(with: UInt64(piece - node.pieces.lowerBound))
      }
    }
    colours = next
  }
}
