extension PlainAdapter {
  public var schemas: String? {
    #"""
    {
      "targets": {
        "Reply": [
          {"sdk": "native", "platform": "ios", "schema": {"$ref": "#/components/schemas/RedemptionOutcome"}},
          {"sdk": "native", "platform": "android", "schema": {"$ref": "#/components/schemas/RedemptionOutcome"}},
          {"sdk": "flutter", "platform": "ios", "schema": {"$ref": "#/components/schemas/RedemptionOutcome"}},
          {"sdk": "flutter", "platform": "android", "schema": {"$ref": "#/components/schemas/RedemptionOutcome"}}
        ]
      },
      "calls": {
        "enterCode": {"$ref": "#/$defs/PlainEnterCode"}, "askForHelp": {"$ref": "#/$defs/PlainAskForHelp"}
      },
      "$defs": {
        "PlainAskForHelp": {
          "title": "PlainAskForHelp",
          "description": "The user asks for help.",
          "type": "object",
          "additionalProperties": false,
          "properties": {}
        },
        "PlainEnterCode": {
          "title": "PlainEnterCode",
          "description": "The user types a code into the SDK's sheet.",
          "type": "object",
          "required": ["code"],
          "additionalProperties": false,
          "properties": {"code": {"description": "What the user types.", "type": "string"}}
        }
      }
    }
    """#
  }
}
