// Compiled by Tests/Codegen with what `redemption codegen --language csharp` writes. Reads lines of values from a file and writes a line
// for each: `json` and what its type writes, or `rejected` and the reason.
using System;
using System.IO;
using System.Linq;
using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

internal static class Driver
{
    private static int Main(string[] arguments)
    {
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false));
        foreach (var text in File.ReadLines(arguments[0]))
        {
            var line = Parse(text);
            try
            {
                output.Write("json " + Written(line).ToString(Formatting.None) + "\n");
            }
            catch (ContractMismatch mismatch)
            {
                output.Write("rejected " + mismatch.Message + "\n");
            }
        }
        output.Flush();
        return 0;
    }

    /// <summary>An object; text that looks like a date stays text.</summary>
    private static JObject Parse(string text)
    {
        using (var reader = new JsonTextReader(new StringReader(text)) { DateParseHandling = DateParseHandling.None })
        {
            return JObject.Load(reader);
        }
    }

    private static JToken Written(JObject line)
    {
        if ((string)line["table"] == "Params")
        {
            var type = Shapes.Params((string)line["key"][0]);
            return Calls.Sent((string)line["key"][0], (JObject)type.Write(type.Read(line["value"])));
        }
        var shape = Find((string)line["table"], line["key"].Select(word => (string)word).ToArray());
        return shape == null ? ByName((string)line["type"], line["value"]) : shape.Write(shape.Read(line["value"]));
    }

    /// <summary>The shape that a table has for a key; null for a type that is read by its name.</summary>
    private static Shape Find(string table, string[] key)
    {
        switch (table)
        {
            case "Result":
                return Shapes.Result(key[0]);
            case "Notification":
                return Shapes.Notification(key[0]);
            case "Event":
                return Shapes.Event(key[0], key[1], key[3]);
            case "Reply":
                return Shapes.Reply(key[0], key[1], key[2]);
            case "CustomerReply":
                return Shapes.CustomerReply(key[0], key[1], key[2]);
            case "StatusReply":
                return Shapes.StatusReply(key[0], key[1], key[2]);
            default:
                return null;
        }
    }

    private static JToken ByName(string name, JToken json)
    {
        var type = typeof(Shapes).Assembly.GetType("RedemptionKit.Contract." + name, true);
        try
        {
            var value = type.GetMethod("Read").Invoke(null, new object[] { json });
            return (JToken)type.GetMethod("Write", Type.EmptyTypes).Invoke(value, null);
        }
        catch (System.Reflection.TargetInvocationException error) when (error.InnerException is ContractMismatch)
        {
            throw error.InnerException;
        }
    }
}
