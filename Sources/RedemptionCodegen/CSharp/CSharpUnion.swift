extension CSharpWriting {
  /// An abstract class, its cases as nested sealed classes, and one for what is not known where the union is open.
  func union(_ union: Union, in text: inout SourceText) {
    let nested = names.nested[union.name] ?? []
    doc(union.doc, in: &text)
    text.block("public abstract class \(union.name)\n{") { text in
      text.line("private \(union.name)() { }")
      text.blank()
      if model.isRead(union.name) {
        readUnion(union, nested, in: &text)
        text.blank()
      }
      if model.isWritten(union.name) {
        text.line("public abstract JToken Write();")
        text.blank()
      }
      if model.isRead(union.name) { match(union, nested, in: &text) }
      for (one, name) in zip(union.cases, nested) {
        conversion(one, name, of: union, in: &text)
        text.blank()
        unionCase(one, name, of: union, in: &text)
      }
      if model.hasUnknownCase(union) {
        text.blank()
        unknown(of: union, in: &text)
      }
    }
  }

  /// The object that is nested here; nil for a case that wraps its value.
  private func nestedObject(_ one: Union.Case, of union: Union) -> ObjectType? {
    guard case .named(let name) = one.type, names.home[name] == union.name,
      case .object(let object)? = model.definition(name)
    else { return nil }
    return object
  }

  private func unionCase(_ one: Union.Case, _ name: String, of union: Union, in text: inout SourceText) {
    if let object = nestedObject(one, of: union) {
      return nestedObject(object, named: name, of: union.name, in: &text)
    }
    let type = type(one.type)
    doc(wrapperDoc(one), in: &text)
    text.block("public sealed class \(name) : \(union.name)\n{") { text in
      let checked = isValue(one.type) ? "value" : "value ?? throw new ArgumentNullException(\"value\")"
      text.line("public \(name)(\(type) value) => Value = \(checked);")
      text.line("public \(type) Value { get; }")
      guard model.isWritten(union.name) else { return }
      text.line("public override JToken Write() => \(written(one.type, "Value"));")
    }
  }

  private func wrapperDoc(_ one: Union.Case) -> String {
    if case .named(let name) = one.type, let definition = model.definition(name) { return definition.doc }
    return "The case with \(one.name == "list" ? "a list" : "`\(one.name)`")."
  }

  /// A wrapped value stands for its case, so that callers need not name it. C# has no conversions from interfaces.
  private func conversion(_ one: Union.Case, _ name: String, of union: Union, in text: inout SourceText) {
    let type = type(one.type)
    guard nestedObject(one, of: union) == nil, !type.hasPrefix("IReadOnly") else { return }
    text.blank()
    doc("Stands for the case \(name).", in: &text)
    text.line("public static implicit operator \(union.name)(\(type) value) => new \(name)(value);")
  }

  // MARK: Reading

  private func readUnion(_ union: Union, _ nested: [String], in text: inout SourceText) {
    doc(
      union.isOpen ? "Reads one; a case of a newer server is `\(CSharpNames.unknown(union))`." : "Reads one.", in: &text
    )
    text.line("/// <exception cref=\"ContractMismatch\">The value has another shape.</exception>")
    text.block("public static \(union.name) Read(JToken json)\n{") { text in
      switch union.telling {
      case .byConstant(let member): readByConstant(member, union, nested, in: &text)
      case .byMember: readByMember(union, nested, in: &text)
      case .byJSON: readByKind(union, nested, in: &text)
      }
    }
  }

  private func readByConstant(_ member: String, _ union: Union, _ nested: [String], in text: inout SourceText) {
    text.block("switch (JsonShape.Tag(json, \(CSharpText.literal(member))))\n{") { text in
      for (one, name) in zip(union.cases, nested) {
        let read = "return \(readCase(one, name, of: union));"
        if case .constant(let word) = one.test {
          text.line("case \(CSharpText.literal(word)): \(read)")
        } else {
          text.line("default: \(read)")
        }
      }
      guard !union.cases.contains(where: { $0.test == .otherwise }) else { return }
      text.line("default: \(otherwise(union))")
    }
  }

  private func readByMember(_ union: Union, _ nested: [String], in text: inout SourceText) {
    text.line("var members = JsonShape.Object(json);")
    for (one, name) in zip(union.cases, nested) {
      guard case .member(let member) = one.test else { continue }
      text.line("if (members[\(CSharpText.literal(member))] != null) { return \(readCase(one, name, of: union)); }")
    }
    text.line(otherwise(union))
  }

  private func readByKind(_ union: Union, _ nested: [String], in text: inout SourceText) {
    text.block("switch (JsonShape.Kind(json))\n{") { text in
      for (one, name) in zip(union.cases, nested) {
        guard case .json(let kind) = one.test else { continue }
        text.line("case \(CSharpText.literal(kind.rawValue)): return \(readCase(one, name, of: union));")
      }
      text.line("default: \(otherwise(union))")
    }
  }

  private func readCase(_ one: Union.Case, _ name: String, of union: Union) -> String {
    if nestedObject(one, of: union) != nil { return "\(name).Read(json)" }
    let reader = reader(one.type)
    // `ListOf` and its like make a reader first; it is called like the others.
    return "new \(name)(\(reader)(json))"
  }

  private func otherwise(_ union: Union) -> String {
    let expected = union.cases.map(\.name).joined(separator: ", ")
    return union.isOpen
      ? "return new \(CSharpNames.unknown(union))(json);"
      : "throw new ContractMismatch(json, \(CSharpText.literal("one of: " + expected)));"
  }

  // MARK: Telling cases apart

  private func match(_ union: Union, _ nested: [String], in text: inout SourceText) {
    let parameters = CSharpNames.parameters(union.cases.map(\.name), reserved: [union.unknownName])
    let all =
      Array(zip(nested, parameters))
      + (model.hasUnknownCase(union) ? [(CSharpNames.unknown(union), union.unknownName)] : [])
    doc("Calls the function of the current case. There is one for each case.", in: &text)
    Self.list("public TResult Match<TResult>(", all.map { "Func<\($0), TResult> \($1)" }, ")", in: &text)
    text.block("{") { text in
      for (name, parameter) in all {
        text.line("if (this is \(name)) { return \(parameter)((\(name))this); }")
      }
      text.line("throw new InvalidOperationException(\"There is no other case.\");")
    }
  }

  private func unknown(of union: Union, in text: inout SourceText) {
    let name = CSharpNames.unknown(union)
    doc("A case of a newer server, as received.", in: &text)
    text.block("public sealed class \(name) : \(union.name)\n{") { text in
      text.line("public \(name)(JToken json) => Json = json ?? throw new ArgumentNullException(\"json\");")
      text.blank()
      doc("The whole value.", in: &text)
      text.line("public JToken Json { get; }")
      guard model.isWritten(union.name) else { return }
      text.line("public override JToken Write() => JsonShape.Of(Json);")
    }
  }
}
