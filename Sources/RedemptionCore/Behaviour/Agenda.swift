/// A part of behaviours: what an SDK has planned for later, each thing at one moment.
public struct Agenda<Item: Hashable & Sendable>: Sendable {
  @usableFromInline struct Plan: Sendable {
    @usableFromInline let item: Item
    @usableFromInline let due: Timestamp

    @inlinable init(item: Item, due: Timestamp) { (self.item, self.due) = (item, due) }
  }

  @usableFromInline var plans: [Plan] = []

  /// Starts empty.
  @inlinable public init() {}

  /// Plans something, in the place of an earlier plan for it.
  @inlinable public mutating func plan(_ item: Item, at moment: Timestamp) {
    cancel(item)
    let index = plans.firstIndex { moment < $0.due } ?? plans.endIndex
    plans.insert(Plan(item: item, due: moment), at: index)
  }

  /// Removes a plan.
  @inlinable public mutating func cancel(_ item: Item) { plans.removeAll { $0.item == item } }

  /// The wait that ends first; nil for nothing.
  @inlinable public var nextWait: SDKWait? { plans.first.map { SDKWait(due: $0.due, kind: .planned) } }

  /// Removes what is due first and returns it.
  @inlinable public mutating func popFirst() -> Item? { plans.isEmpty ? nil : plans.removeFirst().item }
}

extension Agenda: Codable where Item: Codable {}
extension Agenda.Plan: Codable where Item: Codable {}
