import XMLReading

/// Limits on what the doctor reads of a project. It runs in CI, also on projects of strangers.
///
/// Each limit is far above what real projects have. The doctor leaves out what exceeds one and adds a finding. So it
/// never crashes, hangs or uses memory without bound. Parsers take their limits from here.
enum Limits {
  // MARK: The walk through folders

  /// Folders inside each other, counted from the project's folder.
  static let folderDepth = 16
  /// Entries of one folder; a folder with more is left out whole.
  static let folderEntries = 50_000
  /// Entries of all folders together: files, folders, links and devices.
  static let entries = 200_000
  /// Apps examined in one project.
  static let apps = 200

  /// Folders that are named as left out.
  static let omissions = 20

  // MARK: Bytes

  /// Bytes of one file.
  static let fileBytes = 16 << 20
  /// What a file counts at least in ``totalBytes``, so that the number of readings is bounded too.
  static let bytesOfAnyFile = 4 << 10
  /// Bytes read in one run, each reading of a file counted.
  static let totalBytes = 1 << 30
  /// Bytes of the files whose parsed form is kept, at least one file of the largest size; see ``ParsedFiles``.
  static let keptBytes = fileBytes

  // MARK: Documents: JSON, TOML, YAML, property lists, XML

  /// Values inside each other in one document.
  static let depth = 128
  /// Values in one document after aliases and repeated references are put in; members of a map count twice.
  static let values = 1_000_000
  /// Indicators (`:`, `,`, `- ` and such) of one YAML document: Yams takes about 12 microseconds for each key.
  static let indicatorsOfYAML = 500_000
  /// Bytes of an XML document that declares entities: expat lets entities multiply a text a hundred times.
  static let bytesOfXMLWithEntities = 64 << 10
  /// Bytes of a scalar that is an explicit key in YAML (`? "…"`): Yams matches each key against patterns.
  static let explicitKeyBytes = 64 << 10

  // MARK: Source code and build scripts

  /// Words of one file of source code.
  static let tokensOfFile = 1_000_000
  /// Words of an app's source code, and of its Gradle scripts, together.
  static let tokensOfApp = 6_000_000
  /// Files of an app's source code.
  static let sourceFiles = 4_000
  /// Bytes of an app's source code together.
  static let sourceBytes = 32 << 20
  /// Bytes of a script's lines on average from which on a bundler wrote it.
  static let bytesOfBundledLine = 200
  /// Values of one placeholder over all build variants.
  static let placeholderValues = 64

  // MARK: Findings and messages

  /// Settings of all configurations of an Xcode project together, the inherited ones counted in each.
  static let buildSettings = 500_000
  /// Bytes of a text in which build variables are put in; a longer one stays as it is.
  static let textWithVariables = 4_096
  /// Bytes of a message, or of a name in the report's head; the rest is cut off.
  static let messageLength = 2_000
  static let nameLength = 200
  /// Names that one message lists.
  static let namesInMessage = 20
  /// Schemes of one file, variables put in.
  static let schemes = 500
  /// Uses of the vendors' SDKs in one app.
  static let sdks = 200
  /// Findings of one app.
  static let findings = 1_000

  /// Changes that one call of `--fix` makes, refused ones included.
  static let fixes = 200

  static let xml = XMLLimits(
    depth: depth, parts: values, bytes: fileBytes, bytesWithEntities: bytesOfXMLWithEntities)
}
