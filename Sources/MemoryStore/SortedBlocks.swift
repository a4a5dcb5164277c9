/// An ordered set of elements as a value: a copy costs nothing, and the first change after it copies three arrays of at
/// most 64 elements, and one entry for every 4,096.
///
/// Elements that arrive in order fill their blocks. One element takes no memory of its own.
package struct SortedBlocks<Element: Comparable & Sendable>: Sendable {
  private enum Form: Sendable {
    case none
    case one(Element)
    case few([Element])
    case many([[[Element]]], count: Int)
  }

  /// The most elements of a block, and the most blocks of a group.
  private static var length: Int { 64 }

  private var form = Form.none

  /// Makes an empty set.
  package init() {}

  /// The number of elements.
  package var count: Int {
    switch form {
    case .none: 0
    case .one: 1
    case .few(let elements): elements.count
    case .many(_, let count): count
    }
  }

  /// True if there is no element.
  package var isEmpty: Bool { if case .none = form { true } else { false } }

  /// The least element; nil for none.
  package var first: Element? {
    switch form {
    case .none: nil
    case .one(let element): element
    case .few(let elements): elements.first
    case .many(let groups, _): groups.first?.first?.first
    }
  }

  /// The greatest element; nil for none.
  package var last: Element? {
    switch form {
    case .none: nil
    case .one(let element): element
    case .few(let elements): elements.last
    case .many(let groups, _): groups.last?.last?.last
    }
  }

  /// All elements, ascending.
  package var ascending: [Element] {
    switch form {
    case .none: []
    case .one(let element): [element]
    case .few(let elements): elements
    case .many(let groups, _): groups.flatMap { $0.flatMap { $0 } }
    }
  }

  /// The elements after one that need not be there, ascending; nil for all.
  func after(_ start: Element?) -> [Element] {
    guard let start else { return ascending }
    var found: [Element] = []
    walkDown { element in
      guard start < element else { return false }
      found.append(element)
      return true
    }
    return found.reversed()
  }

  /// Visits the elements from the greatest to the least, as long as the visitor returns true.
  ///
  /// - Parameter end: only the elements before it are visited; nil for all.
  func walkDown(before end: Element? = nil, _ visit: (Element) -> Bool) {
    func isLeftOut(_ element: Element?) -> Bool {
      guard let element, let end else { return false }
      return !(element < end)
    }
    func walk(_ elements: [Element]) -> Bool {
      for element in elements.reversed() where !isLeftOut(element) { guard visit(element) else { return false } }
      return true
    }
    switch form {
    case .none: break
    case .one(let element): _ = walk([element])
    case .few(let elements): _ = walk(elements)
    case .many(let groups, _):
      // A group or block whose first element comes too late has none that is visited.
      for group in groups.reversed() where !isLeftOut(group.first?.first) {
        for block in group.reversed() where !isLeftOut(block.first) { guard walk(block) else { return } }
      }
    }
  }

  /// The greatest elements that are wanted, descending, at most as many as `limit`, and before `end` if it is not nil.
  func greatest(
    _ limit: Int, before end: Element? = nil, where isWanted: (Element) -> Bool = { _ in true }
  ) -> [Element] {
    guard limit > 0 else { return [] }
    var found: [Element] = []
    walkDown(before: end) { element in
      if isWanted(element) { found.append(element) }
      return found.count < limit
    }
    return found
  }

  /// Adds an element; one that is there already is not added again.
  package mutating func insert(_ element: Element) {
    switch form {
    case .none: form = .one(element)
    case .one(let other) where other == element: break
    case .one(let other): form = .few(other < element ? [other, element] : [element, other])
    case .few(var elements):
      // The array must have one owner, or it is copied.
      form = .none
      defer {
        form = elements.count > Self.length ? .many([Self.halves(elements)], count: elements.count) : .few(elements)
      }
      let index = elements.firstIndex(atOrAfter: element)
      if index == elements.endIndex || elements[index] != element { elements.insert(element, at: index) }
    case .many(var groups, var count):
      form = .none
      defer { form = .many(groups, count: count) }
      guard let place = Self.place(of: element, in: groups) else { return }
      let (group, block, index) = place
      let size = groups[group][block].count
      if index < size, groups[group][block][index] == element { return }
      count += 1
      // A full block at the end stays full: what comes in order needs no room in it.
      if index == size, size == Self.length, block == groups[group].count - 1, group == groups.count - 1 {
        if groups[group].count < Self.length { groups[group].append([element]) } else { groups.append([[element]]) }
        return
      }
      groups[group][block].insert(element, at: index)
      guard size == Self.length else { return }
      groups[group].replaceSubrange(block...block, with: Self.halves(groups[group][block]))
      if groups[group].count > Self.length {
        groups.replaceSubrange(group...group, with: Self.halves(groups[group]))
      }
    }
  }

  /// Removes an element, if it is there.
  package mutating func remove(_ element: Element) {
    switch form {
    case .none: break
    case .one(let other): if other == element { form = .none }
    case .few(var elements):
      form = .none
      defer { form = elements.count == 1 ? .one(elements[0]) : .few(elements) }
      let index = elements.firstIndex(atOrAfter: element)
      if index < elements.endIndex, elements[index] == element { elements.remove(at: index) }
    case .many(var groups, var count):
      form = .none
      defer { form = count == 1 ? .one(groups[0][0][0]) : .many(groups, count: count) }
      guard let (group, block, index) = Self.place(of: element, in: groups), index < groups[group][block].count,
        groups[group][block][index] == element
      else { return }
      groups[group][block].remove(at: index)
      count -= 1
      guard groups[group][block].isEmpty else { return }
      groups[group].remove(at: block)
      if groups[group].isEmpty { groups.remove(at: group) }
    }
  }

  /// Removes an element, then adds another one; nil for none.
  package mutating func replace(_ old: Element?, with new: Element?) {
    if let old { remove(old) }
    if let new { insert(new) }
  }

  /// The least elements up to one that is not wanted any more, ascending, at most as many as `limit`.
  func least(_ limit: Int, while isWanted: (Element) -> Bool) -> [Element] {
    var found: [Element] = []
    var rest = self
    // One at a time: few are due, and a copy shares its blocks.
    while found.count < limit, let next = rest.first, isWanted(next) {
      found.append(next)
      rest.remove(next)
    }
    return found
  }

  /// Where an element is, or belongs: in the first block that ends with it or after it, else at the end of the last.
  private static func place(of element: Element, in groups: [[[Element]]]) -> (group: Int, block: Int, index: Int)? {
    guard !groups.isEmpty else { return nil }
    let group = min(groups.partition { isBefore($0.last, element) }, groups.count - 1)
    let blocks = groups[group]
    let block = min(blocks.partition { isBefore($0, element) }, blocks.count - 1)
    return (group, block, blocks[block].firstIndex(atOrAfter: element))
  }

  private static func isBefore(_ block: [Element]?, _ element: Element) -> Bool {
    block?.last.map { $0 < element } ?? false
  }

  private static func halves<Part>(_ parts: [Part]) -> [[Part]] {
    let middle = parts.count / 2
    return [Array(parts[..<middle]), Array(parts[middle...])]
  }
}

extension Array {
  /// The index of the first element that a condition does not hold for, if it holds for those before it alone.
  fileprivate func partition(where holds: (Element) -> Bool) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = holds(self[middle]) ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension Array where Element: Comparable {
  fileprivate func firstIndex(atOrAfter element: Element) -> Int { partition { $0 < element } }
}
